// Opens the session of somebody who has proved who they are, and has a device that is new told of.
import { randomBytes } from 'node:crypto';
import { Problem } from '@portal/contract/errors';
import type { Db, Tx } from '@portal/database/connection';
import type { EnteredBy } from '../../../caller.ts';
import { placeOf } from '../../../caller.ts';
import { recordEvent } from '../../../db/events.ts';
import { issueToken } from '../../../tokens.ts';
import type { SessionStore } from '../session.store.ts';
import { recogniseDevice } from './sign-in.store.ts';
import { deviceOf, type Visitor } from './visitor.ts';

export interface SessionTokens {
  token: string;
  /** For the cookie that pages are drawn for. */
  pageToken: string;
  /** By which this browser is known again. */
  deviceToken: string;
}

export interface Proved {
  userId: string;
  /** What the password was verified against; null where none was asked for. */
  passwordHash: string | null;
  visitor: Visitor;
  enteredBy: EnteredBy;
  /** Since when what is more than a password has been theirs; null: it was the password. */
  trustedSince: Date | null;
  /** What must hold with it, in the same transaction. */
  within?(tx: Tx): Promise<void>;
}

/** @throws Problem BAD_CREDENTIALS when the password has changed since, or the account is gone */
export type OpenSession = (proved: Proved) => Promise<SessionTokens>;

export function createOpenSession(
  db: Db,
  { sessions, maxHours }: { sessions: Pick<SessionStore, 'open'>; maxHours: number },
): OpenSession {
  return async ({ userId, passwordHash, visitor, enteredBy, trustedSince, within }) => {
    const { token, tokenHash } = issueToken(userId);
    const { token: pageToken, tokenHash: pageTokenHash } = issueToken(userId);
    const deviceToken = visitor.deviceToken ?? randomBytes(32).toString('base64url');
    await db.transaction(async (tx) => {
      await within?.(tx);
      const session = {
        userId,
        tokenHash,
        pageTokenHash,
        passwordHash,
        maxHours,
        visitor,
        enteredBy,
        trustedSince,
      };
      if (!(await sessions.open(tx, session))) throw new Problem('BAD_CREDENTIALS');
      const isNew = await recogniseDevice(tx, userId, { ...visitor, deviceToken });
      if (isNew)
        await recordEvent(tx, {
          eventType: 'NewDeviceEvent',
          customerId: null,
          userId,
          event: { session: { device: deviceOf(visitor.userAgent).words, place: placeOf(visitor) } },
        });
    });
    return { token, pageToken, deviceToken };
  };
}
