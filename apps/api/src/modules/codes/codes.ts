// One-time codes and the grants they earn (JOIN-5, JOIN-6): bound to their purpose, used once.
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { CodeSent } from '@portal/contract/access/sso';
import type { ProblemCode } from '@portal/contract/errors';
import type { Db, Tx } from '@portal/database/connection';
import { codeMinutes } from '@portal/help/promises';
import type { Counts } from '../../metrics/counts.ts';
import {
  type CodeOperation,
  type CodePurpose,
  type CodeState,
  createCodesStore,
  type GrantPurpose,
} from './codes.store.ts';

export type { CodeOperation, CodePurpose } from './codes.store.ts';

export interface IssuedCode {
  /** For the client; its handle is opaque. */
  sent: Omit<CodeSent, 'destination'>;
  /** For the message alone. */
  code: string;
}

export interface TypedCode {
  handle: string;
  code: string;
  /** Of codes that the same browser was sent before. */
  earlier: string[];
  /** The signed-in user, if there is one. */
  callerId: string | null;
}

/**
 * Wrong is also an unknown code, and one that another user asked for; spent, one whose last try this was, or that
 * has none left.
 */
export type CodeRefusal = Extract<ProblemCode, `OTP_${string}`>;

export interface Codes {
  /**
   * A new code for this purpose; any earlier one that the same user asked for is dead.
   * @param network of who is not signed in: a stranger's does not end theirs
   */
  issue(tx: Tx, purpose: CodePurpose, network?: string): Promise<IssuedCode>;
  /**
   * One grant at most is earned. Whoever asks again within two minutes, because the answer was lost, is given the
   * same, as long as it is not spent.
   */
  check(typed: TypedCode): Promise<{ grant: string } | { refused: CodeRefusal }>;
  /** A grant that needs no code, because something else has just proved the same. */
  grant(tx: Tx, purpose: GrantPurpose, livesSeconds?: number): Promise<string>;
  /** Whose a living grant is; null: there is none of this kind. */
  granted(
    grant: string,
    operation: GrantPurpose['operation'],
  ): Promise<Pick<GrantPurpose, 'subject' | 'userId'> | null>;
  /** Whether `spend` would be true now: asked before expensive work that the grant shall pay for. */
  isHeld(grant: string, purpose: GrantPurpose): Promise<boolean>;
  /** True once, for the purpose that the grant was earned for; one without a scope serves any. */
  spend(tx: Tx, grant: string, purpose: GrantPurpose): Promise<boolean>;
  wasAskedFor(subject: string, operation: CodeOperation): Promise<boolean>;
  /** Remembers for a while that this address passed the bot check for this identifier. */
  rememberPass(address: string, subject: string): Promise<void>;
  hasPass(address: string, subject: string): Promise<boolean>;
  /** True for the first who spends a solved challenge. */
  spendChallenge(challengeId: string, expiresAt: Date): Promise<boolean>;
  /** What all processes sign challenges with. */
  challengeSecret(): Promise<string>;
}

const lifeSeconds = codeMinutes * 60;
const grantLifeSeconds = 15 * 60;
const passLifeSeconds = 15 * 60;
/** The short one allows fewer guesses. */
const lengths = {
  register: 6,
  reset: 6,
  associate: 6,
  changePlan: 4,
  stepUp: 6,
  whatsapp: 6,
} as const satisfies Record<CodeOperation, 4 | 6>;
const tries = { 6: 5, 4: 3 } as const;

const hash = (...parts: string[]): Buffer => createHash('sha256').update(parts.join('\0')).digest();
const secret = (): string => randomBytes(32).toString('base64url');

export function createCodes(db: Db, counts: Pick<Counts, 'code'>): Codes {
  const store = createCodesStore(db);
  const challengeSecret = sharedSecretOnce('bot-challenge');
  const grantSecret = sharedSecretOnce('code-grants');

  function sharedSecretOnce(name: string): () => Promise<string> {
    let known: Promise<string> | undefined;
    return () => {
      known ??= store.sharedSecret(name, secret()).catch((error: unknown) => {
        known = undefined;
        throw error;
      });
      return known;
    };
  }

  async function grant(tx: Tx, purpose: GrantPurpose, livesSeconds = grantLifeSeconds): Promise<string> {
    const text = secret();
    await store.addGrant(tx, { ...purpose, grantHash: hash(text), livesSeconds });
    return text;
  }

  async function check({ handle, code, earlier, callerId }: TypedCode): ReturnType<Codes['check']> {
    const handleHash = hash(handle);
    const row = await store.spendTry(handleHash, callerId);
    if (!row) return { refused: refusalOf(await store.find(handleHash, callerId)) };
    if (!timingSafeEqual(row.codeHash, hash(handle, code))) {
      if (await isEarlier(row, earlier, code)) return { refused: 'OTP_REPLACED' };
      return { refused: row.usedAt === null && row.triesLeft > 0 ? 'OTP_INVALID' : refusalOf(row) };
    }
    // The same for the same handle, which we do not keep: a lost answer is given again.
    const text = createHmac('sha256', await grantSecret())
      .update(handle)
      .digest('base64url');
    const { operation, subject, userId, scope } = row;
    const purpose = { operation, subject, userId, scope };
    const isEarned = await db.transaction(async (tx) => {
      if (!(await store.take(tx, handleHash, tries[lengths[operation]]))) return false;
      await store.addGrant(tx, { ...purpose, grantHash: hash(text), livesSeconds: grantLifeSeconds });
      return true;
    });
    return isEarned || (await store.hasGrant(hash(text), purpose))
      ? { grant: text }
      : { refused: 'OTP_USED' };
  }

  /** Whether it was typed from a message before the last. */
  async function isEarlier(now: CodePurpose, handles: string[], code: string): Promise<boolean> {
    const rows = await store.spendTries(
      handles.map((handle) => hash(handle)),
      now,
    );
    const hashes = handles.map((handle) => hash(handle, code));
    return rows.some(({ codeHash }) => hashes.some((each) => timingSafeEqual(each, codeHash)));
  }

  return {
    grant,

    async issue(tx, purpose, network) {
      const codeLength = lengths[purpose.operation];
      const handle = secret();
      const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
      await store.replace(tx, {
        ...purpose,
        networkHash: network === undefined ? null : hash(network),
        handleHash: hash(handle),
        // Without the handle, which we do not keep, the hash cannot be searched for the code.
        codeHash: hash(handle, code),
        triesLeft: tries[codeLength],
        livesSeconds: lifeSeconds,
      });
      counts.code('sent');
      return { sent: { codeNumberEn: handle, codeLength, expiresIn: lifeSeconds }, code };
    },

    async check(typed) {
      const checked = await check(typed);
      counts.code('grant' in checked ? 'used' : 'wrong');
      return checked;
    },

    granted: (text, operation) => store.findGrant(hash(text), operation),
    isHeld: (text, purpose) => store.hasGrant(hash(text), purpose),
    spend: (tx, text, purpose) => store.spendGrant(tx, hash(text), purpose),
    wasAskedFor: store.exists,
    rememberPass: (address, subject) =>
      store.addPass(hash('pass', address, subject).toString('hex'), passLifeSeconds),
    hasPass: (address, subject) => store.hasPass(hash('pass', address, subject).toString('hex')),
    spendChallenge: store.spendChallenge,
    challengeSecret,
  };
}

function refusalOf(row: CodeState | null): CodeRefusal {
  if (row === null) return 'OTP_INVALID';
  if (row.usedAt !== null) return 'OTP_USED';
  if (row.isReplaced) return 'OTP_REPLACED';
  return row.isOver ? 'OTP_EXPIRED' : 'OTP_SPENT';
}
