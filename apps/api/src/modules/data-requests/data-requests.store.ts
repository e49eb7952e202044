// The only SQL for what people ask about their data, and for the pieces of their archives.
import type { Db, Tx } from '@portal/database/connection';
import { findEverywhere } from '@portal/database/everywhere';
import { and, asc, desc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { dataArchives, dataRequests } from '../../db/schema.ts';

export type DataRequestRow = typeof dataRequests.$inferSelect;
export type DataRequestKey = Pick<DataRequestRow, 'userId' | 'requestId'>;
export type NewDataRequest = typeof dataRequests.$inferInsert;
/** One of the tries to carry it out. */
export type DataRequestTry = DataRequestKey & Pick<DataRequestRow, 'tries'>;

/** Renewed well before, unless whoever works on it has been killed. */
const busySeconds = 60;

export function createDataRequestStore(db: Db) {
  const at = ({ userId, requestId }: DataRequestKey) =>
    and(eq(dataRequests.userId, userId), eq(dataRequests.requestId, requestId));
  const isNewest = (one: DataRequestTry) =>
    and(at(one), eq(dataRequests.status, 'inProgress'), eq(dataRequests.tries, one.tries));
  const busyUntil = sql`now() + make_interval(secs => ${busySeconds})`;
  const ofArchive = ({ userId, requestId }: DataRequestKey) =>
    and(eq(dataArchives.userId, userId), eq(dataArchives.requestId, requestId));

  return {
    /** False where one of the kind is in progress. */
    async add(tx: Tx, row: NewDataRequest): Promise<boolean> {
      const added = await tx
        .insert(dataRequests)
        .values(row)
        .onConflictDoNothing()
        .returning({ requestId: dataRequests.requestId });
      return added.length === 1;
    },

    async find(key: DataRequestKey, on: Db | Tx = db): Promise<DataRequestRow | null> {
      const [row] = await on.select().from(dataRequests).where(at(key));
      return row ?? null;
    },

    /** The newest first. */
    list: (userId: string): Promise<DataRequestRow[]> =>
      db
        .select()
        .from(dataRequests)
        .where(eq(dataRequests.userId, userId))
        .orderBy(desc(dataRequests.requestedAt), desc(dataRequests.requestId)),

    /** Of one that is in progress. False: it has ended meanwhile, or another try has begun. */
    async end(
      tx: Tx,
      one: DataRequestKey | DataRequestTry,
      ended: Pick<DataRequestRow, 'status'> &
        Partial<Pick<DataRequestRow, 'answer' | 'pieces' | 'bytes' | 'keptUntil' | 'reach'>>,
    ): Promise<boolean> {
      const rows = await tx
        .update(dataRequests)
        .set({ ...ended, endedAt: sql`now()` })
        .where('tries' in one ? isNewest(one) : and(at(one), eq(dataRequests.status, 'inProgress')))
        .returning({ requestId: dataRequests.requestId });
      return rows.length === 1;
    },

    /** Counts a try. Null: it is no longer in progress, or somebody is at it. */
    async begin(key: DataRequestKey): Promise<DataRequestRow | null> {
      const isFree = or(isNull(dataRequests.busyUntil), lte(dataRequests.busyUntil, sql`now()`));
      const [row] = await db
        .update(dataRequests)
        .set({ tries: sql`${dataRequests.tries} + 1`, busyUntil })
        .where(and(at(key), eq(dataRequests.status, 'inProgress'), isFree))
        .returning();
      return row ?? null;
    },

    async stayBusy(one: DataRequestTry): Promise<void> {
      await db.update(dataRequests).set({ busyUntil }).where(isNewest(one));
    },

    async rest(one: DataRequestTry): Promise<void> {
      await db.update(dataRequests).set({ busyUntil: null }).where(isNewest(one));
    },

    /** Whoever begins another one waits for the end of the transaction. @throws when one has begun */
    async holdTry(tx: Tx, one: DataRequestTry): Promise<void> {
      const [held] = await tx
        .select({ requestId: dataRequests.requestId })
        .from(dataRequests)
        .where(isNewest(one))
        .for('share');
      if (!held) throw new Error('another try has begun');
    },

    /** In progress for longer than their jobs go on with them; copies first, the oldest first. */
    forgotten: (): Promise<DataRequestKey[]> =>
      findEverywhere<DataRequestKey>(db, {
        table: dataRequests,
        statement: (from) => sql`
          select r.user_id as "userId", r.request_id as "requestId" from ${from} as r
          where r.status = 'inProgress' and (r.kind = 'access' and r.requested_at < now() - interval '1 hour'
            or r.kind = 'rectification' and r.requested_at < now() - interval '3 days')
          order by r.kind, r.requested_at limit 100`,
      }),

    async beginErasure(tx: Tx, userId: string, dueAt: Date): Promise<DataRequestRow> {
      const asked = { userId, requestId: uuidv7(), kind: 'erasure', status: 'inProgress', dueAt } as const;
      const [row] = await tx.insert(dataRequests).values(asked).returning();
      if (!row) throw new Error('no row of an erasure');
      return row;
    },

    async takeErasureBack(tx: Tx, userId: string): Promise<void> {
      const { kind, status } = dataRequests;
      await tx
        .update(dataRequests)
        .set({ status: 'cancelled', endedAt: sql`now()` })
        .where(and(eq(dataRequests.userId, userId), eq(kind, 'erasure'), eq(status, 'inProgress')));
    },

    /** That they asked to go stays, under an id that names nobody; the rest goes with them. */
    async moveErasure(tx: Tx, userId: string, pseudonym: string): Promise<void> {
      await tx.delete(dataArchives).where(eq(dataArchives.userId, userId));
      const rows = await tx.delete(dataRequests).where(eq(dataRequests.userId, userId)).returning();
      const [asked] = rows.filter(({ kind, status }) => kind === 'erasure' && status === 'inProgress');
      const now = new Date();
      await tx.insert(dataRequests).values({
        userId: pseudonym,
        requestId: pseudonym,
        kind: 'erasure',
        status: 'done',
        endedAt: now,
        requestedAt: asked?.requestedAt ?? now,
        dueAt: asked?.dueAt ?? now,
      });
    },

    async putPiece(tx: Tx, row: typeof dataArchives.$inferInsert): Promise<void> {
      await tx.insert(dataArchives).values(row);
    },

    async piece(key: DataRequestKey, position: number): Promise<Buffer | null> {
      const [row] = await db
        .select({ content: dataArchives.content })
        .from(dataArchives)
        .where(and(ofArchive(key), eq(dataArchives.position, position)))
        .orderBy(asc(dataArchives.position));
      return row?.content ?? null;
    },

    async removePieces(tx: Tx, key: DataRequestKey): Promise<void> {
      await tx.delete(dataArchives).where(ofArchive(key));
    },
  };
}
