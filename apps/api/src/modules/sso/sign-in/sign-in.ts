// Signing in, in one step or two: the second one leans on an attempt that remembers the first. A passkey is both.

import type { Assertion } from '@portal/contract/access/passkeys';
import { Problem, SecondFactorRequired } from '@portal/contract/errors';
import type { Db } from '@portal/database/connection';
import type { Passkeys } from '../passkeys/passkeys.ts';
import type { Attempt, PasswordCheck } from '../password-check.ts';
import type { FactorRecovery } from '../recovery/recovery.ts';
import type { SecondFactor } from '../second-factor/second-factor.ts';
import type { SessionStore } from '../session.store.ts';
import type { UserStore } from '../users.store.ts';
import { createOpenSession, type SessionTokens } from './open-session.ts';
import { createSignInAttemptStore } from './sign-in.store.ts';
import type { Visitor } from './visitor.ts';

type TypedPassword = Pick<Attempt, 'username' | 'password'>;
/** `attempt` is what the first step was answered with. */
type TypedCode = { attempt: string; code: string };
export type Typed = TypedPassword | TypedCode | { assertion: Assertion };

export interface EnteredAs extends SessionTokens {
  loginName: string;
}

export interface SignInNeeds {
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

export interface SignIn {
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
