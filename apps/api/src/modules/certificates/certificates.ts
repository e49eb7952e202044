// Papers that anybody can check: each has a code that nobody can guess, and is kept as it was issued.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CertificateKind } from '@portal/contract/help/verification';
import type { Db, Tx } from '@portal/database/connection';
import { portalBase } from '@portal/market/path';
import { initialsOf } from '@portal/market/words';
import type { Verification } from '@portal/operator-ports/documents';
import { createCertificateStore } from './certificates.store.ts';

export interface NewCertificate {
  code: string;
  kind: CertificateKind;
  customerId: string;
  /** Whose: their initials alone are kept. */
  holderName: string;
  /** What it says was over before it was drawn. */
  endedAt?: Date | null;
  content: Uint8Array;
}

export interface CheckedCertificate {
  kind: CertificateKind;
  issuedAt: Date;
  endedAt: Date | null;
  holder: string;
  /** Null: issued by a version that did not keep it. */
  customerId: string | null;
}

export interface Certificates {
  /** What a new paper shall say about itself. */
  newVerification(): Verification;
  keep(tx: Tx, certificate: NewCertificate): Promise<void>;
  /** It stays as it was issued; whoever checks it learns that what it says is over. */
  end(tx: Tx, code: string, endedAt: Date): Promise<void>;
  /** As it was issued; null, too, where it is drawn anew for whoever asks. */
  content(code: string): Promise<Uint8Array | null>;
  /**
   * Null: no paper has this code, or it is not this file.
   * @param typed in whatever letters, with or without dashes
   * @param hash SHA-256 of the file, where there is one
   */
  check(typed: string, hash: Buffer | null): Promise<CheckedCertificate | null>;
}

/** Crockford's: without letters that look like others. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;

/** 80 bits. */
export const newCode = (): string =>
  grouped([...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join(''));

const grouped = (letters: string): string => letters.match(/.{4}/g)?.join('-') ?? letters;

/** As it was printed; null for what can be none. */
export function readCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  const isCode = letters.length === length && [...letters].every((letter) => alphabet.includes(letter));
  return isCode ? grouped(letters) : null;
}

const hashOf = (content: Uint8Array): Buffer => createHash('sha256').update(content).digest();

export function createCertificates(db: Db, portalOrigin: string): Certificates {
  const store = createCertificateStore(db);
  return {
    newVerification() {
      const code = newCode();
      return { code, url: `${portalOrigin}${portalBase}/verificar?code=${code}` };
    },

    async keep(tx, { code, kind, customerId, holderName, content, endedAt = null }) {
      // Nothing that is not shown again is kept of a person: its hash is enough to check it.
      const kept = kind === 'theft' ? Buffer.from(content) : Buffer.alloc(0);
      await store.add(tx, {
        code,
        kind,
        customerId,
        holder: initialsOf(holderName),
        issuedAt: new Date(),
        endedAt,
        content: kept,
        contentHash: hashOf(content),
      });
    },

    end: store.end,
    content: store.content,

    async check(typed, hash) {
      const code = readCode(typed);
      const found = code === null ? null : await store.find(code);
      if (!found) return null;
      const { contentHash, ...checked } = found;
      return hash === null || timingSafeEqual(contentHash, hash) ? checked : null;
    },
  };
}
