// Signing in, in one step or two: the second one leans on an attempt that remembers the first. A passkey is both.
import { randomBytes } from 'node:crypto';
import type { Assertion } from '@portal/contract/access/passkeys';
import { Problem, SecondFactorRequired } from '@portal/contract/errors';
import type { Db, Tx } from '@portal/database/connection';
import { type EnteredBy, placeOf } from '../../../caller.ts';
import { recordEvent } from '../../../db/events.ts';
import { issueToken } from '../../../tokens.ts';
import type { Passkeys } from '../passkeys/passkeys.ts';
import type { Attempt, PasswordCheck } from '../password-check.ts';
import type { FactorRecovery } from '../recovery/recovery.ts';
import type { SecondFactor } from '../second-factor/second-factor.ts';
import type { SessionStore } from '../session.store.ts';
import type { UserStore } from '../users.store.ts';
import { createSignInAttemptStore, recogniseDevice } from './sign-in.store.ts';
import { deviceOf, type Visitor } from './visitor.ts';

// Opens the session of somebody who has proved who they are, and has a device that is new told of.

export interface SessionTokens {
  token: string;
  /** For the cookie that pages are drawn for. */
  pageToken: string;
  /** By which this browser is known again. */
  deviceToken: string;
}

interface Proved {
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
type OpenSession = (proved: Proved) => Promise<SessionTokens>;

function createOpenSession(
  db: Db,
  { sessions, maxHours }: { sessions: Pick<SessionStore, 'open'>; maxHours: number },
): OpenSession {
  return async ({ userId, passwordHash, visitor, enteredBy, trustedSince, within }) => {
    const { token, tokenHash } = issueToken(userId);
    const { token: pageToken, tokenHash: pageTokenHash } = issueToken(userId);
    const deviceToken = visitor.deviceToken ?? randomBytes(32).toString('base64url');
    await db.transaction(async (tx) => {
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
      // After the user, who is held first by whoever sets a password or closes the account, too.
      await within?.(tx);
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

type TypedPassword = Pick<Attempt, 'username' | 'password'>;
/** `attempt` is what the first step was answered with. */
type TypedCode = { attempt: string; code: string };
export type Typed = TypedPassword | TypedCode | { assertion: Assertion };

interface EnteredAs extends SessionTokens {
  loginName: string;
}

interface SignInNeeds {
  db: Db;
  passwords: Pick<PasswordCheck, 'check'>;
  secondFactor: Pick<SecondFactor, 'isOn' | 'mustKnowCode' | 'standing'>;
  passkeys: Pick<Passkeys, 'mustHaveSigned' | 'use'>;
  /** Who signs in with what was said to be lost has not lost it. */
  recovery: Pick<FactorRecovery, 'stopWithin'>;
  sessions: Pick<SessionStore, 'open'>;
  users: Pick<UserStore, 'get'>;
  maxHours: number;
}

interface SignIn {
  /**
   * @throws Problem BAD_CREDENTIALS, LOCKED_…, BUSY, OTP_INVALID, PASSKEY_REFUSED, LOGIN_ATTEMPT_ENDED;
   * SecondFactorRequired
   */
  enter(typed: Typed, visitor: Visitor): Promise<EnteredAs>;
  /** Whose password was right. @throws Problem LOGIN_ATTEMPT_ENDED */
  userOfAttempt(attempt: string): Promise<string>;
}

export function createSignIn(needs: SignInNeeds): SignIn {
  const { db, passwords, secondFactor, passkeys, recovery, sessions, users, maxHours } = needs;
  const attempts = createSignInAttemptStore(db);
  const openSession = createOpenSession(db, { sessions, maxHours });

  async function byPassword(typed: TypedPassword, visitor: Visitor): Promise<EnteredAs> {
    const checked = await passwords.check({ ...typed, address: visitor.address });
    const { userId, loginName, passwordHash } = checked;
    if (await secondFactor.isOn(userId)) {
      throw new SecondFactorRequired(['code'], await attempts.keep(userId, passwordHash));
    }
    const proved = { userId, passwordHash, visitor, enteredBy: 'password' as const, trustedSince: null };
    return { ...(await openSession(proved)), loginName };
  }

  async function openAttempt(attempt: string) {
    const found = await attempts.find(attempt);
    const user = found && (await users.get(found.key.userId));
    if (!user) throw new Problem('LOGIN_ATTEMPT_ENDED');
    return { ...found, user };
  }

  async function byCode({ attempt, code }: TypedCode, visitor: Visitor): Promise<EnteredAs> {
    const { key, user, passwordHash } = await openAttempt(attempt);
    const { userId, loginName } = user;
    await secondFactor.mustKnowCode(userId, code);
    const tokens = await openSession({
      userId,
      passwordHash,
      visitor,
      enteredBy: 'passwordAndCode' as const,
      trustedSince: (await secondFactor.standing(userId)).since,
      async within(tx) {
        if (!(await attempts.end(tx, key))) throw new Problem('LOGIN_ATTEMPT_ENDED');
        await recovery.stopWithin(tx, userId);
      },
    });
    return { ...tokens, loginName };
  }

  async function byPasskey(assertion: Assertion, visitor: Visitor): Promise<EnteredAs> {
    const from = { source: visitor.address, work: visitor.work };
    const signed = await passkeys.mustHaveSigned(assertion, { to: 'signIn', from });
    const { userId } = signed.passkey;
    const user = await users.get(userId);
    if (!user) throw new Problem('PASSKEY_REFUSED');
    const tokens = await openSession({
      userId,
      passwordHash: null,
      visitor,
      enteredBy: 'passkey' as const,
      trustedSince: signed.passkey.createdAt,
      async within(tx) {
        await passkeys.use(tx, signed);
        await recovery.stopWithin(tx, userId);
      },
    });
    return { ...tokens, loginName: user.loginName };
  }

  return {
    enter(typed, visitor) {
      if ('assertion' in typed) return byPasskey(typed.assertion, visitor);
      return 'code' in typed ? byCode(typed, visitor) : byPassword(typed, visitor);
    },
    userOfAttempt: async (attempt) => (await openAttempt(attempt)).user.userId,
  };
}
