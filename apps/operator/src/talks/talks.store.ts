// The only SQL for what people write with the office.
import type { Db, Tx } from '@portal/database/connection';
import { and, desc, eq, sql } from 'drizzle-orm';
import { findDue } from '../db/due.ts';
import { events, talks } from '../db/schema.ts';

export type { StoredMessage } from '../db/schema.ts';
export type TalkRow = typeof talks.$inferSelect;
export type RowKey = Pick<TalkRow, 'customerId' | 'talkId'>;

const key = { customerId: talks.customerId, talkId: talks.talkId };
const at = ({ customerId, talkId }: RowKey) =>
  and(eq(talks.customerId, customerId), eq(talks.talkId, talkId));

export function createTalkStore(db: Db) {
  return {
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

    /** Whoever else wants to change it waits for the end of the transaction. */
    async lock(tx: Tx, talk: RowKey): Promise<TalkRow | null> {
      const [row] = await tx.select().from(talks).where(at(talk)).for('update');
      return row ?? null;
    },

    async change(tx: Tx, talk: TalkRow, changes: Partial<TalkRow>): Promise<TalkRow> {
      await tx.update(talks).set(changes).where(at(talk));
      return { ...talk, ...changes };
    },

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

    findDue: (task: string, now: Date, limit: number): Promise<RowKey[]> =>
      findDue(db, {
        task,
        now,
        limit,
        key,
        table: talks,
        at: talks.nextMoveAt,
        where: sql`d.next_move_at <= ${now}`,
      }),
  };
}
