// Signing in, in one step or two: the second one leans on an attempt that remembers the first.
import { Problem, SecondFactorRequired } from '@portal/contract/errors';
import type { Db } from '@portal/database/connection';
import { issueToken, readToken } from '../../../tokens.ts';
import type { Attempt, PasswordCheck } from '../password-check.ts';
import type { SecondFactor } from '../second-factor/second-factor.ts';
import type { SessionStore } from '../session.store.ts';
import type { UserStore } from '../users.store.ts';
import { createSignInAttemptStore } from './attempt.store.ts';
import { createOpenSession, type SessionTokens } from './open-session.ts';
import type { Visitor } from './visitor.ts';

type TypedPassword = Pick<Attempt, 'username' | 'password'>;
/** `attempt` is what the first step was answered with. */
type TypedCode = { attempt: string; code: string };
export type Typed = TypedPassword | TypedCode;

export interface EnteredAs extends SessionTokens {
  loginName: string;
}

export interface SignInNeeds {
  db: Db;
  passwords: Pick<PasswordCheck, 'check'>;
  secondFactor: Pick<SecondFactor, 'isOn' | 'mustKnowCode'>;
  sessions: Pick<SessionStore, 'open'>;
  users: Pick<UserStore, 'get'>;
  maxHours: number;
}

/** @throws Problem BAD_CREDENTIALS, LOCKED_…, BUSY, OTP_INVALID, LOGIN_ATTEMPT_ENDED; SecondFactorRequired */
export type SignIn = (typed: Typed, visitor: Visitor) => Promise<EnteredAs>;

export function createSignIn(needs: SignInNeeds): SignIn {
  const { db, passwords, secondFactor, sessions, users, maxHours } = needs;
  const attempts = createSignInAttemptStore(db);
  const openSession = createOpenSession(db, { sessions, maxHours });

  async function byPassword(typed: TypedPassword, visitor: Visitor): Promise<EnteredAs> {
    const checked = await passwords.check({ ...typed, address: visitor.address });
    const { userId, loginName, passwordHash } = checked;
    if (await secondFactor.isOn(userId)) {
      const { token: attempt, tokenHash: attemptHash } = issueToken(userId);
      await attempts.keep({ userId, attemptHash }, passwordHash);
      throw new SecondFactorRequired(['code'], attempt);
    }
    return { ...(await openSession({ userId, passwordHash, visitor })), loginName };
  }

  async function byCode({ attempt, code }: TypedCode, visitor: Visitor): Promise<EnteredAs> {
    const read = readToken(attempt);
    const key = read && { userId: read.userId, attemptHash: read.tokenHash };
    const passwordHash = key && (await attempts.find(key));
    const user = passwordHash && (await users.get(key.userId));
    if (!user) throw new Problem('LOGIN_ATTEMPT_ENDED');
    const { userId, loginName } = user;
    await secondFactor.mustKnowCode(userId, code);
    const tokens = await openSession({
      ...{ userId, passwordHash, visitor },
      async within(tx) {
        if (!(await attempts.end(tx, key))) throw new Problem('LOGIN_ATTEMPT_ENDED');
      },
    });
    return { ...tokens, loginName };
  }

  return (typed, visitor) => ('code' in typed ? byCode(typed, visitor) : byPassword(typed, visitor));
}
