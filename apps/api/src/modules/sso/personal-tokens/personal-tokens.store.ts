// Personal tokens; the only SQL for them.
import type { TokenScope } from '@portal/contract/policy';
import type { Db, Tx } from '@portal/database/connection';
import { isReadOnly } from '@portal/database/failures';
import { statement } from '@portal/database/statement';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Caller } from '../../../caller.ts';
import { associations, personalTokens, users } from '../../../db/schema.ts';

export type PersonalTokenRow = typeof personalTokens.$inferSelect;

export interface NewToken {
  userId: string;
  tokenId: string;
  tokenHash: Buffer;
  name: string;
  scopes: TokenScope[];
  expiresAt: Date;
}

/** A program has not entered. */
const entered = { by: null, userAgent: null, country: null, city: null };

type Found = Omit<Caller, 'userId' | 'tokenHash' | 'scopes' | 'entered'> & {
  tokenId: string;
  scopes: TokenScope[];
  isStale: boolean;
};

const { placeholder } = sql;

const findCaller = statement<Found>(
  'find_caller_of_personal_token',
  sql`
  select t.token_id as "tokenId", t.scopes, u.login_name as "loginName", u.email, u.phone,
    coalesce(t.last_used_at < now() - interval '1 hour', true) as "isStale", (
      select coalesce(json_agg(json_build_object('serviceNumber', a.service_number,
        'customerId', a.customer_id, 'lineId', a.line_id, 'accountId', a.account_id, 'kind', a.kind,
        'role', a.role) order by a.associated_at, a.service_number), '[]')
      from ${associations} as a where a.user_id = ${placeholder('userId')}) as lines
  from ${personalTokens} as t join ${users} as u on u.user_id = t.user_id
  where t.user_id = ${placeholder('userId')} and t.token_hash = ${placeholder('tokenHash')}
    and t.expires_at > now()`,
);

export function createPersonalTokenStore(db: Db) {
  const isOne = (userId: string, tokenId: string) =>
    and(eq(personalTokens.userId, userId), eq(personalTokens.tokenId, tokenId));
  const lives = (userId: string) =>
    and(eq(personalTokens.userId, userId), sql`${personalTokens.expiresAt} > now()`);
  return {
    list: (userId: string): Promise<PersonalTokenRow[]> =>
      db.select().from(personalTokens).where(lives(userId)).orderBy(desc(personalTokens.tokenId)),

    async count(tx: Tx, userId: string): Promise<number> {
      const [row] = await tx.select({ all: count() }).from(personalTokens).where(lives(userId));
      return row?.all ?? 0;
    },

    async add(tx: Tx, token: NewToken): Promise<PersonalTokenRow> {
      const [row] = await tx.insert(personalTokens).values(token).returning();
      if (!row) throw new Error('the token was not written');
      return row;
    },

    async findCaller(userId: string, tokenHash: Buffer): Promise<Caller | null> {
      const [row] = await findCaller(db, { userId, tokenHash });
      if (!row) return null;
      const { isStale, tokenId, ...caller } = row;
      if (isStale) await touch(userId, tokenId);
      return { userId, tokenHash, entered, ...caller };
    },

    /** Answers how many there were. */
    async removeAll(tx: Tx, userId: string): Promise<number> {
      const removed = await tx
        .delete(personalTokens)
        .where(eq(personalTokens.userId, userId))
        .returning({ tokenId: personalTokens.tokenId });
      return removed.length;
    },

    async remove(userId: string, tokenId: string): Promise<boolean> {
      const removed = await db
        .delete(personalTokens)
        .where(isOne(userId, tokenId))
        .returning({ tokenId: personalTokens.tokenId });
      return removed.length > 0;
    },
  };

  async function touch(userId: string, tokenId: string): Promise<void> {
    await db
      .update(personalTokens)
      .set({ lastUsedAt: sql`now()` })
      .where(isOne(userId, tokenId))
      .catch((error: unknown) => {
        // A standby answers reads until it takes over.
        if (!isReadOnly(error)) throw error;
      });
  }
}
