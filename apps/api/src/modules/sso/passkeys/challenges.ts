// What a device signs: made for one purpose, good for five minutes, taken once. Nothing is kept of those that never come back.

import { randomBytes, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { Sealing } from '../../../db/shared-secrets.ts';
import type { SessionKey } from '../session.store.ts';

/** In a session it is that session's. */
export type Purpose = { to: 'signIn' } | { to: 'add' | 'stepUp'; session: SessionKey };

export const challengeMinutes = 5;
const lifeMs = challengeMinutes * 60_000;
const freshBytes = 16;
const endBytes = 6;
const markBytes = 16;
const allBytes = freshBytes + endBytes + markBytes;

export interface Challenges {
  make(purpose: Purpose): Promise<string>;
  /** True once, for the purpose that it was made for, in its time. */
  take(purpose: Purpose, challenge: string): Promise<boolean>;
}

export interface ChallengeNeeds {
  sealing(): Promise<Pick<Sealing, 'hash'>>;
  /** True for the first. */
  spend(challengeId: string, expiresAt: Date): Promise<boolean>;
  now?: () => number;
}

export function createChallenges({ sealing, spend, now = Date.now }: ChallengeNeeds): Challenges {
  async function markOf(purpose: Purpose, text: Buffer): Promise<Buffer> {
    const whose = 'session' in purpose ? purpose.session.tokenHash.toString('hex') : 'anybody';
    const { hash } = await sealing();
    return hash(`passkey ${purpose.to} ${whose}`, text.toString('hex')).subarray(0, markBytes);
  }

  return {
    async make(purpose) {
      const end = Buffer.alloc(endBytes);
      end.writeUIntBE(now() + lifeMs, 0, endBytes);
      const text = Buffer.concat([randomBytes(freshBytes), end]);
      return Buffer.concat([text, await markOf(purpose, text)]).toString('base64url');
    },

    async take(purpose, challenge) {
      const all = Buffer.from(challenge, 'base64url');
      if (all.length !== allBytes || all.toString('base64url') !== challenge) return false;
      const text = all.subarray(0, freshBytes + endBytes);
      if (!timingSafeEqual(all.subarray(text.length), await markOf(purpose, text))) return false;
      const endsAt = text.readUIntBE(freshBytes, endBytes);
      return endsAt > now() && spend(`passkey ${challenge}`, new Date(endsAt));
    },
  };
}

export interface RelyingParty {
  id: string;
  origin: string;
}

/** A passkey belongs to a name: whoever tries the portal out at an address of this machine finds it at `localhost`. */
export function relyingPartyOf(portalOrigin: string): RelyingParty {
  const url = new URL(portalOrigin);
  if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}
