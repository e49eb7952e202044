// The only SQL for what opens the assistant: links, spent by their one use, and the conversations they begin.
import type { Db, Tx } from '@portal/database/connection';
import { and, eq, gt, sql } from 'drizzle-orm';
import { assistantPasses } from '../../db/schema.ts';

type PassRow = typeof assistantPasses.$inferSelect;
export type PassKey = Pick<PassRow, 'userId' | 'passHash' | 'kind'>;

export function createAssistantStore(db: Db) {
  const isValid = ({ userId, passHash, kind }: PassKey) =>
    and(
      eq(assistantPasses.userId, userId),
      eq(assistantPasses.passHash, passHash),
      eq(assistantPasses.kind, kind),
      gt(assistantPasses.expiresAt, sql`now()`),
    );

  return {
    async add(tx: Tx, pass: PassRow): Promise<void> {
      await tx.insert(assistantPasses).values(pass);
    },

    /** The session it was made in, for one of all who ask. */
    async spend(key: PassKey): Promise<Buffer | null> {
      const [row] = await db
        .delete(assistantPasses)
        .where(isValid(key))
        .returning({ sessionHash: assistantPasses.sessionHash });
      return row?.sessionHash ?? null;
    },

    async sessionOf(key: PassKey): Promise<Buffer | null> {
      const [row] = await db
        .select({ sessionHash: assistantPasses.sessionHash })
        .from(assistantPasses)
        .where(isValid(key));
      return row?.sessionHash ?? null;
    },
  };
}
