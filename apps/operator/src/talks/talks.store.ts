// The only SQL for what people write with the office.
import type { Db } from '@portal/database/connection';
import { and, desc, eq, sql } from 'drizzle-orm';
import { dueRows, keyedRows } from '../db/keyed-rows.ts';
import { events, talks } from '../db/schema.ts';

export type { StoredMessage } from '../db/schema.ts';
export type TalkRow = typeof talks.$inferSelect;
export type RowKey = Pick<TalkRow, 'customerId' | 'talkId'>;

const names = ['customerId', 'talkId'] as const;

export function createTalkStore(db: Db) {
  const { lock, change } = keyedRows(talks, ...names);
  return {
    lock,
    change,
    findDue: dueRows(db, talks, names, 'nextMoveAt').findDue,

    /** The one that is there, where the same was asked for before. */
    async add(row: TalkRow): Promise<TalkRow> {
      const { customerId, requestKey } = row;
      await db.insert(talks).values(row).onConflictDoNothing();
      const [found] = await db
        .select()
        .from(talks)
        .where(and(eq(talks.customerId, customerId), eq(talks.requestKey, requestKey)));
      if (!found) throw new Error('a talk that was just opened is no more');
      return found;
    },

    list: (customerId: string, limit: number): Promise<TalkRow[]> =>
      db
        .select()
        .from(talks)
        .where(eq(talks.customerId, customerId))
        .orderBy(desc(talks.updatedAt), desc(talks.talkId))
        .limit(limit),

    /** With what was told of them: their author is named there, too. */
    removeAll: (customerId: string): Promise<void> =>
      db.transaction(async (tx) => {
        const gone = await tx
          .delete(talks)
          .where(eq(talks.customerId, customerId))
          .returning({ talkId: talks.talkId });
        for (const { talkId } of gone)
          await tx.delete(events).where(sql`${events.event} -> 'troubleTicket' ->> 'id' = ${talkId}`);
      }),
  };
}
