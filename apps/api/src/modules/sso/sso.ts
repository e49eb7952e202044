// Who a user is: signing in and out, sessions, and the profile.
import type { Session, Userinfo } from '@portal/contract/access/sso';
import { Problem } from '@portal/contract/errors';
import type { Db, Tx } from '@portal/database/connection';
import { isAllowedPassword } from '@portal/market/passwords';
import type { Caller } from '../../caller.ts';
import { holdAlone, holdAloneIn } from '../../db/hold-alone.ts';
import type { Sealing } from '../../db/shared-secrets.ts';
import type { Guessing } from '../../guess.ts';
import type { Counts } from '../../metrics/counts.ts';
import { readToken } from '../../tokens.ts';
import { createCounted } from './counted.ts';
import {
  canonicalLoginName,
  checkedNames,
  createKnownUsers,
  type KnownUsers,
  type PersonNames,
  tidied,
  toUserinfo,
} from './known-users.ts';
import { createLockoutStore, type LockWait } from './lockout.store.ts';
import { createChallenges, createPasskeys, type Passkeys, relyingPartyOf } from './passkeys/passkeys.ts';
import { type Attempt, createPasswordCheck, isCommon } from './password-check.ts';
import { createPersonalTokens, type PersonalTokens } from './personal-tokens/personal-tokens.ts';
import { createFactorRecovery, type FactorRecovery, type RecoverySchedule } from './recovery/recovery.ts';
import { createSecondFactor, type SecondFactor } from './second-factor/second-factor.ts';
import { createSessionStore, type OpenSession, type SessionKey } from './session.store.ts';
import { createSignIn, type SessionTokens, type Typed } from './sign-in/sign-in.ts';
import type { Visitor } from './sign-in/visitor.ts';
import { createStepUp, type StepUp } from './step-up.ts';
import { createUserStore, type NewUser, type UserStore } from './users.store.ts';

export type { ReachedUser } from './known-users.ts';
export type { RecoverySchedule } from './recovery/recovery.ts';
export type { OpenSession, SessionKey } from './session.store.ts';
export type { Visitor } from './sign-in/visitor.ts';
export type { StepUpWay } from './step-up.ts';

/** What is younger when the password is reset may be of whoever had it before: it is trusted no more than that. */
export const youngDays = 7;

export interface SignedIn extends SessionTokens {
  session: Session;
}

/** Passkeys by name: those that open nothing any more, and those that stay. */
export interface EndedTrust {
  endedPasskeys: string[];
  passkeys: string[];
  endedTokens: number;
}

export interface Sso extends StepUp, KnownUsers {
  /** @throws Problem BAD_CREDENTIALS, LOCKED_… or BUSY; an unknown user and a wrong password look alike. */
  signIn(typed: Typed, visitor: Visitor): Promise<SignedIn>;
  /**
   * The same check without a session of its own: none is opened, replaced or prolonged. The session of
   * `token`, if it is this user's, remembers it as said again.
   */
  verifyPassword(attempt: Attempt, token: string | null): Promise<Session>;
  /** Ends the session of this token, if there is one; null for what is no token of ours. */
  signOut(token: string): Promise<SessionKey | null>;
  /** The user's that live, the one used last first. */
  listSessions(userId: string): Promise<OpenSession[]>;
  /** Whatever has its token is signed out at its next call. @throws Problem NOT_FOUND, also for somebody else's */
  endSession(userId: string, sessionId: string): Promise<SessionKey>;
  endOtherSessions(session: SessionKey): Promise<void>;
  /** Null for a token that is unknown, revoked or expired. */
  findCaller(token: string): Promise<Caller | null>;
  /** Whose pages are drawn for this token, which lives as long as its session and opens nothing else. */
  findCallerOfPage(pageToken: string): Promise<Caller | null>;
  /** The same for whoever acts for the user while that session lives, and has not got its token. */
  callerOfSession(session: Pick<Caller, 'userId' | 'tokenHash'>): Promise<Caller | null>;
  profile(caller: Caller): Promise<Userinfo>;
  /** True when the text is one of the caller's own names, in any spelling. */
  isCaller(caller: Caller, name: string): boolean;

  /** A lowercase e-mail or `593…`, whatever the spelling. */
  canonicalName(name: string): string;
  /** By canonical name. */
  findUser(loginName: string): Promise<{ userId: string } | null>;
  /** How long whoever types a password waits; null: not at all. */
  lockOf(userId: string): Promise<LockWait | null>;
  /** The address that stands for a user who has only a number: `593…@<operator's phone domain>`. */
  phoneEmail(loginName: string): string;
  hasRealEmail(caller: Caller): Promise<boolean>;
  /**
   * For somebody who has proved that they may set one.
   * @throws Problem PASSWORD_RULES: the rules differ by screen (JOIN-3); PASSWORD_COMMON, BUSY
   */
  hashNewPassword(order: {
    password: string;
    screen: 'registration' | 'change';
    whose: string;
  }): Promise<string>;
  isPasswordOf(userId: string, password: string): Promise<boolean>;
  /** @throws Problem WRONG_CURRENT_PASSWORD, or the lock that too many guesses bring */
  mustKnowPassword(caller: Caller, currentPassword: string): Promise<void>;
  /** Whether its owner said again who they are within fifteen minutes. */
  hasProved(session: SessionKey): Promise<boolean>;
  /** Mobile lines a code to which shows that it is them. */
  provingLines(userId: string): Promise<string[]>;
  secondFactor: SecondFactor;
  /**
   * Who has no session, by a code of their app or on paper. Somebody unknown is refused in the same way; whoever asks
   * counts the tries. @throws Problem OTP_INVALID, CODE_DOUBTFUL
   */
  proveByCode(username: string, code: string): Promise<{ userId: string; loginName: string }>;
  passkeys: Passkeys;
  personalTokens: PersonalTokens;
  recovery: FactorRecovery;
  /** Whose password was right, of a sign-in that waits for its second step. @throws Problem LOGIN_ATTEMPT_ENDED */
  userOfAttempt(attempt: string): Promise<string>;
  /** False when the login name is taken. */
  createUser(tx: Tx, user: NewUser, passwordHash: string): Promise<boolean>;
  /**
   * Ends the lock and every session but the one kept. False where the account is gone by now, or the session that would
   * be kept: whoever was shut out meanwhile sets no password any more.
   */
  setPassword(tx: Tx, userId: string, passwordHash: string, keep: Buffer | null): Promise<boolean>;
  /** After a mailbox alone, or a code to the number that signs in, much waits for a day. */
  markReset(tx: Tx, userId: string): Promise<void>;
  /**
   * Who resets the password may be somebody who was shut out by another: what that one may have left behind opens
   * nothing any more.
   */
  endTrust(tx: Tx, userId: string): Promise<EndedTrust>;
  /** Tidied names of a new user. @throws Problem INVALID */
  newNames(typed: PersonNames): PersonNames;
  /** A nickname that is not given stays. @throws Problem INVALID for a new name that is none */
  rename(caller: Caller, typed: PersonNames & { nickname: string | undefined }): Promise<void>;
  /** Where the first visit goes on from; null when it has come to its end. */
  recordTour(caller: Caller, step: number | null): Promise<void>;
  /** When each browser of theirs was seen last. */
  knownDevices(userId: string): Promise<Date[]>;
  /** For whoever does something in somebody's name that they have asked for before; null: they have gone, or are leaving. */
  absent(userId: string): Promise<Omit<Caller, 'lines'> | null>;
  /**
   * Nobody signs in any more and every session ends, as if there were no account; all else waits for who comes back.
   * False: it is so already.
   */
  close(tx: Tx, userId: string, leaving: { until: Date; restoreHash: Buffer }): Promise<boolean>;
  /** False: the link was used, is over, or is not this account's. */
  reopen(tx: Tx, userId: string, restoreHash: Buffer): Promise<boolean>;
  /** Null: they have come back, or have gone. */
  leaving: UserStore['leaving'];
  /** Until when a name is kept for who has left with it; null: it is not. */
  closedUntil(tx: Tx, loginName: string): Promise<Date | null>;
  /** Those who were to be erased by now. */
  leftBehind(): Promise<{ userId: string }[]>;
  erase(tx: Tx, userId: string): Promise<void>;
}

export interface SsoOptions {
  idleMinutes: number;
  maxHours: number;
  phoneDomain: string;
  counts: Pick<Counts, 'signIn'>;
  sealing(): Promise<Sealing>;
  issuer: string;
  portalOrigin: string;
  /** True for the first who spends what was signed. */
  spendChallenge(challengeId: string, expiresAt: Date): Promise<boolean>;
  /** Of a code to a line that this person holds; true once. */
  spendLineGrant(tx: Tx, userId: string, grant: string): Promise<boolean>;
  schedule: RecoverySchedule;
  guess: Guessing;
}

export function createSso(db: Db, options: SsoOptions): Sso {
  const users = createUserStore(db);
  const lockouts = createLockoutStore(db);
  const sessions = createSessionStore(db, options.idleMinutes);
  const canonical = (name: string) => canonicalLoginName(name, options.phoneDomain);
  const counted = createCounted(lockouts);
  const passwords = createPasswordCheck({ users, counted, canonical });
  const { issuer, maxHours, portalOrigin, schedule, sealing } = options;
  const secondFactor = createSecondFactor({ db, counted, sealing, issuer });
  const passkeys = createPasskeys({
    db,
    counted,
    guess: options.guess,
    issuer,
    user: users.get,
    challenges: createChallenges({ sealing, spend: options.spendChallenge }),
    party: relyingPartyOf(portalOrigin),
  });
  const personalTokens = createPersonalTokens(db);
  const recovery = createFactorRecovery({ db, secondFactor, schedule, portalOrigin });
  const { enter, userOfAttempt } = createSignIn({
    db,
    passwords,
    secondFactor,
    passkeys,
    recovery,
    sessions,
    users,
    maxHours,
  });
  const sessionOf = (loginName: string): Session => ({
    '@type': 'Session',
    sub: loginName,
    expiresIn: options.idleMinutes * 60,
  });

  return {
    signIn: (typed, visitor) =>
      options.counts.signIn(async () => {
        const { loginName, ...tokens } = await enter(typed, visitor);
        return { ...tokens, session: sessionOf(loginName) };
      }),

    async verifyPassword(attempt, token) {
      const loginName = canonical(attempt.username);
      const read = token === null ? null : readToken(token);
      const isOpen = read && (await sessions.isOpen(read.userId, read.tokenHash));
      const user = isOpen ? await users.findByLoginName(loginName) : null;
      if (isOpen && user?.userId === read.userId) {
        await passwords.mustBeOf(read, attempt.password, 'BAD_CREDENTIALS');
        await sessions.markVerified(read.userId, read.tokenHash, null);
      } else await passwords.check(attempt);
      return sessionOf(loginName);
    },

    async signOut(token) {
      const read = readToken(token);
      if (read) await sessions.close(read.userId, read.tokenHash);
      return read;
    },

    listSessions: sessions.list,

    async endSession(userId, sessionId) {
      const tokenHash = await sessions.closeOne(userId, sessionId);
      if (!tokenHash) throw new Problem('NOT_FOUND');
      return { userId, tokenHash };
    },

    endOtherSessions: ({ userId, tokenHash: keep }) => sessions.closeOthers(userId, keep),

    async findCaller(token) {
      if (personalTokens.isOne(token)) return personalTokens.findCaller(token);
      const read = readToken(token);
      return read ? sessions.find(read.userId, read.tokenHash) : null;
    },

    async findCallerOfPage(pageToken) {
      const read = readToken(pageToken);
      return read ? sessions.findByPage(read.userId, read.tokenHash) : null;
    },

    callerOfSession: ({ userId, tokenHash }) => sessions.find(userId, tokenHash),

    async profile(caller) {
      const user = await users.profile(caller.userId);
      if (!user) throw new Problem('UNAUTHENTICATED');
      return toUserinfo(user, caller);
    },

    isCaller(caller, name) {
      const own = canonical(name);
      return (
        own === caller.loginName || own === caller.email || own === caller.phone || name === caller.userId
      );
    },

    canonicalName: canonical,
    findUser: users.findByLoginName,
    lockOf: lockouts.lockOf,
    phoneEmail: (loginName) => `${loginName}@${options.phoneDomain}`,
    hasRealEmail: async (caller) => (await users.get(caller.userId))?.emailKind === 'real',

    ...createKnownUsers(users),

    async hashNewPassword({ password, screen, whose }) {
      if (!isAllowedPassword(password, screen)) throw new Problem('PASSWORD_RULES');
      if (await isCommon(password)) throw new Problem('PASSWORD_COMMON');
      return passwords.hash(whose, password);
    },

    isPasswordOf: passwords.isOf,

    mustKnowPassword: passwords.mustBeOf,

    hasProved: sessions.hasProved,
    provingLines: sessions.provingLines,

    secondFactor,
    passkeys,
    personalTokens,
    recovery,
    userOfAttempt,
    ...createStepUp({
      db,
      passwords,
      secondFactor,
      passkeys,
      sessions,
      spendLineGrant: options.spendLineGrant,
    }),

    async proveByCode(username, code) {
      const loginName = canonical(username);
      const user = await users.findByLoginName(loginName);
      if (!user || !(await secondFactor.knowsCodeAlone(user.userId, code, youngDays)))
        throw new Problem('OTP_INVALID');
      // Who has a code has not lost the second step.
      await recovery.stop(user.userId);
      return { userId: user.userId, loginName };
    },

    createUser: users.create,
    async setPassword(tx, userId, passwordHash, keep) {
      // First of all, as whoever signs in does; and whoever is just adding a passkey or a token is waited for.
      const isHeld = await (keep ? holdAloneIn(tx, { userId, tokenHash: keep }) : holdAlone(tx, userId));
      if (!isHeld) return false;
      await users.setPassword(tx, userId, passwordHash, keep);
      // Whoever asked for it knew the password of before.
      await recovery.stopWithin(tx, userId);
      return true;
    },
    async endTrust(tx, userId) {
      const { ended: endedPasskeys, left: passkeysLeft } = await passkeys.endYoung(tx, userId, youngDays);
      return {
        endedPasskeys,
        passkeys: passkeysLeft,
        endedTokens: await personalTokens.revokeAll(tx, userId),
      };
    },

    markReset: users.markReset,
    newNames: (typed) => checkedNames(typed),

    async rename(caller, { nickname, ...typed }) {
      const before = await users.get(caller.userId);
      const names = checkedNames(typed, before ?? undefined);
      await users.rename(
        caller.userId,
        nickname === undefined ? names : { ...names, nickname: tidied(nickname) },
      );
    },

    recordTour: ({ userId }, step) =>
      step === null ? users.markTourSeen(userId) : users.keepTourStep(userId, step),
    knownDevices: users.knownDevices,

    async absent(userId) {
      const user = await users.get(userId);
      if (!user || user.closedUntil) return null;
      const { loginName, email, phone } = user;
      const entered = { by: null, userAgent: null, country: null, city: null };
      return { userId, loginName, email, phone, entered, tokenHash: Buffer.alloc(0) };
    },

    async close(tx, userId, leaving) {
      const isClosed = await users.close(tx, userId, leaving);
      // Who cannot sign in has nobody to lose the second step to.
      await recovery.stopWithin(tx, userId);
      return isClosed;
    },
    reopen: users.reopen,
    leaving: users.leaving,
    closedUntil: users.closedUntil,
    leftBehind: users.leftBehind,
    erase: users.erase,
  };
}
