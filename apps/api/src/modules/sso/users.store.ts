// Users as they sign in and as they are shown.
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { credentials, loginNames, users } from '../../db/schema.ts';

export type User = typeof users.$inferSelect;

export interface UserStore {
  findByLoginName(loginName: string): Promise<{ userId: string; passwordHash: string } | null>;
  passwordHashOf(userId: string): Promise<string | null>;
  get(userId: string): Promise<User | null>;
}

export function createUserStore(db: Db): UserStore {
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
    findByLoginName: async (loginName) => (await byLoginName.execute({ loginName }))[0] ?? null,
    get: async (userId) => (await byId.execute({ userId }))[0] ?? null,
    async passwordHashOf(userId) {
      const [row] = await db
        .select({ passwordHash: credentials.passwordHash })
        .from(credentials)
        .where(eq(credentials.userId, userId));
      return row?.passwordHash ?? null;
    },
  };
}
