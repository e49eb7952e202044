// Users as they sign in and as they are shown; the only SQL for users, their names and their passwords.
import type { Db, Tx } from '@portal/database/connection';
import { findEverywhere } from '@portal/database/everywhere';
import { statement } from '@portal/database/statement';
import { and, desc, eq, getTableColumns, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import {
  associations,
  backupCodes,
  credentials,
  factorRecoveries,
  knownDevices,
  lineManagers,
  loginAttempts,
  loginNames,
  passkeys,
  personalTokens,
  secondFactors,
  sessions,
  signInAttempts,
  users,
} from '../../db/schema.ts';

export type User = typeof users.$inferSelect;
/** As it is shown to whose it is. */
export type Profile = User & { passwordChangedAt: Date | null };
export type NewUser = Pick<
  typeof users.$inferInsert,
  'userId' | 'loginName' | 'emailKind' | 'email' | 'phone' | 'givenName' | 'familyName'
>;
/** Wrong codes are counted apart: a right password does not begin them anew. */
export const subjectOfCodes = (userId: string): string => `codes:${userId}`;

type UserNames = Pick<User, 'givenName' | 'familyName'> & Partial<Pick<User, 'nickname'>>;

const [one, several] = [sql.placeholder('userId'), sql.placeholder('userIds')];

/** Whose number's line has ended: whoever has it next would read what is theirs. */
const hasLostNumber = (isNamed: SQL) => sql`exists (select from ${associations} as a
  where ${isNamed} and a.user_id = u.user_id and a.service_number = u.phone and a.ended_at is not null)`;

const namesOf = statement<Pick<User, 'userId' | 'loginName' | 'emailKind'> & { hasLostNumber: boolean }>(
  'login_names_of',
  sql`select user_id as "userId", login_name as "loginName", email_kind as "emailKind",
      ${hasLostNumber(sql`a.user_id = any(${several}::uuid[])`)} as "hasLostNumber" from ${users} as u
    where u.user_id = any(${several}::uuid[])`,
);

type HeldUser = Pick<User, 'userId' | 'emailKind' | 'email' | 'phone'> & { isLeaving: boolean };

const holdUser = statement<HeldUser>(
  'hold_user',
  sql`select user_id as "userId", email_kind as "emailKind", email,
      case when not ${hasLostNumber(sql`a.user_id = ${one}`)} then phone end as phone,
      closed_until is not null as "isLeaving"
    from ${users} as u where u.user_id = ${one} for key share of u`,
);

/** What goes with a user, beside their names. */
const tablesOfUser = [
  sessions,
  knownDevices,
  secondFactors,
  backupCodes,
  passkeys,
  personalTokens,
  factorRecoveries,
  signInAttempts,
  credentials,
] as const;

export function createUserStore(db: Db) {
  const byLoginName = db
    .select({ userId: loginNames.userId })
    .from(loginNames)
    .where(eq(loginNames.loginName, sql.placeholder('loginName')))
    .prepare('user_by_login_name');
  const passwordHash = db
    .select({ passwordHash: credentials.passwordHash })
    .from(credentials)
    .innerJoin(users, eq(users.userId, credentials.userId))
    .where(and(eq(credentials.userId, sql.placeholder('userId')), isNull(users.closedUntil)))
    .prepare('password_hash_of');
  const profileById = db
    .select({
      ...getTableColumns(users),
      passwordChangedAt: sql<Date | null>`nullif(${credentials.changedAt}, ${users.createdAt})`.mapWith(
        credentials.changedAt,
      ),
    })
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.userId))
    .where(eq(users.userId, sql.placeholder('userId')))
    .prepare('profile_by_id');
  const byId = db
    .select()
    .from(users)
    .where(eq(users.userId, sql.placeholder('userId')))
    .prepare('user_by_id');

  return {
    /** Two looks: the name stands by itself, the password with its user. Who is leaving is nobody. */
    async findByLoginName(loginName: string) {
      const [found] = await byLoginName.execute({ loginName });
      const [credential] = found ? await passwordHash.execute({ userId: found.userId }) : [];
      return found && credential ? { ...found, ...credential } : null;
    },
    /**
     * By the number that their profile shows beside what they signed up with, for as long as they hold its line: whoever
     * has it next does not find the one before. Null also where it is two people's.
     */
    async findByHeldNumber(number: string) {
      const { serviceNumber, userId, role, endedAt } = lineManagers;
      const holders = await db
        .select({ userId })
        .from(lineManagers)
        .where(and(eq(serviceNumber, number), eq(role, 'holder'), isNull(endedAt)));
      const found = await Promise.all(holders.map((holder) => byId.execute(holder)));
      const [user, ...others] = found.flat().filter(({ phone }) => phone === number);
      if (!user || others.length > 0) return null;
      const { userId: id, loginName } = user;
      const [credential] = await passwordHash.execute({ userId: id });
      return credential ? { userId: id, loginName, ...credential } : null;
    },
    get: async (userId: string): Promise<User | null> => (await byId.execute({ userId }))[0] ?? null,

    profile: async (userId: string): Promise<Profile | null> =>
      (await profileById.execute({ userId }))[0] ?? null,

    async namesOf(userIds: readonly string[]) {
      const { userId, givenName, familyName } = users;
      return db
        .select({ userId, givenName, familyName })
        .from(users)
        .where(inArray(userId, [...userIds]));
    },

    async loginNamesOf(tx: Tx, userIds: readonly string[]) {
      if (userIds.length === 0) return [];
      return namesOf(tx, { userIds: [...userIds] });
    },

    async shownNamesOf(userIds: readonly string[]) {
      if (userIds.length === 0) return [];
      const { userId, givenName, familyName, loginName } = users;
      return db
        .select({ userId, givenName, familyName, loginName })
        .from(users)
        .where(inArray(userId, [...userIds]));
    },

    /** Those who still exist, and stay until the transaction ends; one after another, always in the same order. */
    async hold(tx: Tx, userIds: readonly string[]) {
      const held: HeldUser[] = [];
      for (const userId of userIds.toSorted()) held.push(...(await holdUser(tx, { userId })));
      return held;
    },

    async passwordHashOf(userId: string): Promise<string | null> {
      return (await passwordHash.execute({ userId }))[0]?.passwordHash ?? null;
    },

    /** False when the login name is somebody's already. */
    async create(tx: Tx, user: NewUser, passwordHash: string): Promise<boolean> {
      const { userId, loginName } = user;
      const taken = await tx
        .insert(loginNames)
        .values({ loginName, userId })
        .onConflictDoNothing()
        .returning({ userId: loginNames.userId });
      if (taken.length === 0) return false;
      await tx.insert(users).values(user);
      await tx.insert(credentials).values({ userId, passwordHash });
      return true;
    },

    async rename(userId: string, names: UserNames): Promise<void> {
      await db.update(users).set(names).where(eq(users.userId, userId));
    },

    /** A new password ends the lock and every session but the one that is kept. */
    async setPassword(tx: Tx, userId: string, passwordHash: string, keep: Buffer | null): Promise<void> {
      await tx
        .update(credentials)
        .set({ passwordHash, changedAt: sql`now()` })
        .where(eq(credentials.userId, userId));
      await tx.delete(loginAttempts).where(eq(loginAttempts.subject, userId));
      await tx
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), keep ? ne(sessions.tokenHash, keep) : undefined));
    },

    async markReset(tx: Tx, userId: string): Promise<void> {
      await tx.update(credentials).set({ resetAt: sql`now()` }).where(eq(credentials.userId, userId));
    },

    /** When each browser was seen last, the newest first. */
    async knownDevices(userId: string): Promise<Date[]> {
      const rows = await db
        .select({ lastSeenAt: knownDevices.lastSeenAt })
        .from(knownDevices)
        .where(eq(knownDevices.userId, userId))
        .orderBy(desc(knownDevices.lastSeenAt));
      return rows.map(({ lastSeenAt }) => lastSeenAt);
    },

    async markTourSeen(userId: string): Promise<void> {
      await db
        .update(users)
        .set({ tourSeenAt: new Date() })
        .where(and(eq(users.userId, userId), isNull(users.tourSeenAt)));
    },

    async keepTourStep(userId: string, tourStep: number): Promise<void> {
      await db.update(users).set({ tourStep }).where(eq(users.userId, userId));
    },

    /** From now on nothing opens the account; its names stay taken. False: it is so already, or there is none. */
    async close(tx: Tx, userId: string, leaving: { until: Date; restoreHash: Buffer }): Promise<boolean> {
      const { until: closedUntil, restoreHash } = leaving;
      // The user first: a sign-in that is under way has opened its session by then, or will open none.
      const closed = await tx
        .update(users)
        .set({ closedUntil, restoreHash })
        .where(and(eq(users.userId, userId), isNull(users.closedUntil)))
        .returning({ userId: users.userId });
      for (const table of [sessions, signInAttempts]) await tx.delete(table).where(eq(table.userId, userId));
      return closed.length > 0;
    },

    /** False: it was taken back already, its time is over, or there is none. */
    async reopen(tx: Tx, userId: string, restoreHash: Buffer): Promise<boolean> {
      const reopened = await tx
        .update(users)
        .set({ closedUntil: null, restoreHash: null })
        .where(
          and(
            eq(users.userId, userId),
            eq(users.restoreHash, restoreHash),
            sql`${users.closedUntil} > now()`,
          ),
        )
        .returning({ userId: users.userId });
      return reopened.length > 0;
    },

    /** Who is leaving, and stays until the transaction ends. */
    async leaving(tx: Tx, userId: string) {
      const { loginName, email, phone, closedUntil } = users;
      const [user] = await tx
        .select({ loginName, email, phone, isOver: sql<boolean>`${closedUntil} <= clock_timestamp()` })
        .from(users)
        .where(and(eq(users.userId, userId), sql`${closedUntil} is not null`))
        .for('update');
      return user ?? null;
    },

    /** Until when somebody who is leaving may come back to this name; null: nobody who has it is. */
    async closedUntil(tx: Tx, loginName: string): Promise<Date | null> {
      const [name] = await tx.select().from(loginNames).where(eq(loginNames.loginName, loginName));
      if (!name) return null;
      const { closedUntil } = users;
      const [user] = await tx.select({ closedUntil }).from(users).where(eq(users.userId, name.userId));
      return user?.closedUntil ?? null;
    },

    /** Those whose time ended more than an hour ago: whatever was to erase them is gone. */
    leftBehind: (): Promise<Pick<User, 'userId'>[]> =>
      findEverywhere<Pick<User, 'userId'>>(db, {
        table: users,
        statement: (from) => sql`
          select u.user_id as "userId" from ${from} as u
          where u.closed_until < now() - interval '1 hour' limit 100`,
      }),

    /** Profile, names, password and sessions; what money needs stays under the bare id. */
    async erase(tx: Tx, userId: string): Promise<void> {
      // The user first: a sign-in that is under way has opened its session by then, or will open none.
      const { loginName, email, phone } = users;
      const [user] = await tx
        .delete(users)
        .where(eq(users.userId, userId))
        .returning({ loginName, email, phone });
      const names = Object.values(user ?? {}).filter((name) => name !== null);
      if (names.length > 0)
        await tx
          .delete(loginNames)
          .where(and(inArray(loginNames.loginName, names), eq(loginNames.userId, userId)));
      for (const table of tablesOfUser) await tx.delete(table).where(eq(table.userId, userId));
      const subjects = [userId, subjectOfCodes(userId)];
      await tx.delete(loginAttempts).where(inArray(loginAttempts.subject, subjects));
    },
  };
}

export type UserStore = ReturnType<typeof createUserStore>;
