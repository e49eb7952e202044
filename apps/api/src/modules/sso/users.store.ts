// Users as they sign in and as they are shown; the only SQL for users, their names and their passwords.

import type { Db, Tx } from '@portal/database/connection';
import { statement } from '@portal/database/statement';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { consents, credentials, loginAttempts, loginNames, sessions, users } from '../../db/schema.ts';

export type User = typeof users.$inferSelect;
export type NewUser = Pick<
  typeof users.$inferInsert,
  'userId' | 'loginName' | 'emailKind' | 'email' | 'phone' | 'givenName' | 'familyName'
>;
type UserNames = Pick<User, 'givenName' | 'familyName'> & Partial<Pick<User, 'nickname'>>;

const namesOf = statement<Pick<User, 'userId' | 'loginName' | 'emailKind'>>(
  'login_names_of',
  sql`select user_id as "userId", login_name as "loginName", email_kind as "emailKind" from ${users}
    where user_id = any(${sql.placeholder('userIds')}::uuid[])`,
);

export function createUserStore(db: Db) {
  const byLoginName = db
    .select({ userId: loginNames.userId, passwordHash: credentials.passwordHash })
    .from(loginNames)
    .innerJoin(credentials, eq(credentials.userId, loginNames.userId))
    .where(eq(loginNames.loginName, sql.placeholder('loginName')))
    .prepare('user_by_login_name');
  const byId = db
    .select()
    .from(users)
    .where(eq(users.userId, sql.placeholder('userId')))
    .prepare('user_by_id');

  return {
    findByLoginName: async (loginName: string) => (await byLoginName.execute({ loginName }))[0] ?? null,
    get: async (userId: string): Promise<User | null> => (await byId.execute({ userId }))[0] ?? null,

    async loginNamesOf(tx: Tx, userIds: readonly string[]) {
      if (userIds.length === 0) return [];
      return namesOf(tx, { userIds: [...userIds] });
    },

    /** Those who still exist, and stay until the transaction ends; each waits for its turn in one order. */
    async hold(tx: Tx, userIds: readonly string[]) {
      const { userId, emailKind, email, phone } = users;
      return tx
        .select({ userId, emailKind, email, phone })
        .from(users)
        .where(inArray(userId, [...userIds]))
        .orderBy(userId)
        .for('key share');
    },

    async passwordHashOf(userId: string): Promise<string | null> {
      const [row] = await db
        .select({ passwordHash: credentials.passwordHash })
        .from(credentials)
        .where(eq(credentials.userId, userId));
      return row?.passwordHash ?? null;
    },

    /** False when the login name is somebody's already. */
    async create(tx: Tx, user: NewUser, passwordHash: string, termsVersion: string): Promise<boolean> {
      const { userId, loginName } = user;
      const taken = await tx
        .insert(loginNames)
        .values({ loginName, userId })
        .onConflictDoNothing()
        .returning({ userId: loginNames.userId });
      if (taken.length === 0) return false;
      await tx.insert(users).values(user);
      await tx.insert(credentials).values({ userId, passwordHash });
      await tx.insert(consents).values({ userId, consent: 'terms', version: termsVersion });
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

    async markTourSeen(userId: string): Promise<void> {
      await db
        .update(users)
        .set({ tourSeenAt: sql`coalesce(${users.tourSeenAt}, now())` })
        .where(eq(users.userId, userId));
    },

    async keepTourStep(userId: string, tourStep: number): Promise<void> {
      await db.update(users).set({ tourStep }).where(eq(users.userId, userId));
    },

    /** Profile, names, password, sessions and consents; what money needs stays under the bare id. */
    async erase(tx: Tx, userId: string): Promise<void> {
      // The user first: a sign-in that is under way has opened its session by then, or will open none.
      for (const table of [users, sessions, loginNames, credentials, consents])
        await tx.delete(table).where(eq(table.userId, userId));
      await tx.delete(loginAttempts).where(eq(loginAttempts.subject, userId));
    },
  };
}

export type UserStore = ReturnType<typeof createUserStore>;
