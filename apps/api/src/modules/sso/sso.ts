// Who a user is: signing in and out, sessions, and the profile.
import { Problem } from '@portal/contract/errors';
import { nationalNumber } from '@portal/contract/service-number';
import type { Session, Userinfo } from '@portal/contract/sso';
import type { Caller } from '../../caller.ts';
import type { Db } from '../../db/database.ts';
import { createLockoutStore } from './lockout.store.ts';
import { canonicalLoginName } from './login-name.ts';
import { passwordMatches } from './passwords.ts';
import { createSessionStore } from './session.store.ts';
import { issueToken, readToken } from './tokens.ts';
import { createUserStore, type User } from './users.store.ts';

export interface Sso {
  /** @throws Problem BAD_CREDENTIALS or LOCKED_…; an unknown user and a wrong password look alike. */
  signIn(username: string, password: string): Promise<{ token: string; session: Session }>;
  /** The same check without a session of its own (A18): none is opened, replaced or prolonged. */
  verifyPassword(username: string, password: string): Promise<Session>;
  /** Ends the session of this token, if there is one. */
  signOut(token: string): Promise<void>;
  /** Null for a token that is unknown, revoked or expired. */
  findCaller(token: string): Promise<Caller | null>;
  profile(caller: Caller): Promise<Userinfo>;
  /** True when the text is one of the caller's own names, in any spelling. */
  isCaller(caller: Caller, name: string): boolean;
}

export function createSso(
  db: Db,
  options: { idleMinutes: number; maxHours: number; phoneDomain: string },
): Sso {
  const users = createUserStore(db);
  const lockouts = createLockoutStore(db);
  const sessions = createSessionStore(db, options.idleMinutes);
  const canonical = (name: string) => canonicalLoginName(name, options.phoneDomain);

  async function checkPassword(
    username: string,
    password: string,
  ): Promise<{ userId: string; loginName: string }> {
    const loginName = canonical(username);
    const user = await users.findByLoginName(loginName);
    const subject = user ? user.userId : `name:${loginName.slice(0, 254)}`;
    const lock = await lockouts.begin(subject);
    if (lock) throw new Problem(lock);
    const matches = await passwordMatches(user?.passwordHash ?? null, password);
    if (!user || !matches) throw new Problem('BAD_CREDENTIALS');
    await lockouts.succeed(subject);
    return { userId: user.userId, loginName };
  }

  const sessionOf = (loginName: string): Session => ({
    '@type': 'Session',
    sub: loginName,
    expiresIn: options.idleMinutes * 60,
  });

  return {
    async signIn(username, password) {
      const { userId, loginName } = await checkPassword(username, password);
      const { token, tokenHash } = issueToken(userId);
      await sessions.open({ userId, tokenHash, maxHours: options.maxHours });
      return { token, session: sessionOf(loginName) };
    },

    async verifyPassword(username, password) {
      const { loginName } = await checkPassword(username, password);
      return sessionOf(loginName);
    },

    async signOut(token) {
      const read = readToken(token);
      if (read) await sessions.close(read.userId, read.tokenHash);
    },

    async findCaller(token) {
      const read = readToken(token);
      return read ? sessions.find(read.userId, read.tokenHash) : null;
    },

    async profile(caller) {
      const user = await users.get(caller.userId);
      if (!user) throw new Problem('UNAUTHENTICATED');
      return userinfo(user, caller);
    },

    isCaller(caller, name) {
      const own = canonical(name);
      return (
        own === caller.loginName || own === caller.email || own === caller.phone || name === caller.userId
      );
    },
  };
}

function userinfo(user: User, caller: Caller): Userinfo {
  const isReal = user.emailKind === 'real';
  return {
    '@type': 'Userinfo',
    sub: user.loginName,
    name: `${user.givenName} ${user.familyName}`.trim(),
    given_name: user.givenName,
    family_name: user.familyName,
    nickname: user.nickname,
    email: isReal ? user.email : null,
    email_verified: isReal,
    emailKind: user.emailKind,
    phone_number: user.phone ? nationalNumber(user.phone) : null,
    estatus: 'ok',
    onBoarding: user.tourSeenAt === null,
    userAssets: caller.lines.map((line) => ({
      id: nationalNumber(line.serviceNumber),
      entityType: 'product',
      assetType: line.kind === 'Fixed' ? 'serviceId' : 'msisdn',
      role: line.kind.toLowerCase() as 'postpaid' | 'prepaid' | 'fixed',
    })),
  };
}
