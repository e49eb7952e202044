// The only SQL for stolen phones, by the number of their line.
import type { Db, Tx } from '@portal/database/connection';
import type { Theft } from '@portal/operator-ports/thefts';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { thefts } from '../../db/schema.ts';

export type TheftRow = typeof thefts.$inferSelect;
type Key = Pick<TheftRow, 'serviceNumber' | 'theftId'>;
type OfLine = Pick<TheftRow, 'serviceNumber' | 'customerId' | 'lineId'>;

const at = ({ serviceNumber, theftId }: Key) =>
  and(eq(thefts.serviceNumber, serviceNumber), eq(thefts.theftId, theftId));

export function createTheftStore(db: Db) {
  return {
    /** Of these lines, newest first; whoever had a number before does not see what its next owner reports. */
    async list(lines: readonly Pick<TheftRow, 'serviceNumber' | 'customerId'>[]): Promise<TheftRow[]> {
      if (lines.length === 0) return [];
      const numbers = lines.map(({ serviceNumber }) => serviceNumber);
      const found = await db
        .select()
        .from(thefts)
        .where(inArray(thefts.serviceNumber, numbers))
        .orderBy(desc(thefts.reportedAt));
      return found.filter((row) =>
        lines.some((line) => line.serviceNumber === row.serviceNumber && line.customerId === row.customerId),
      );
    },

    async find(key: Key): Promise<TheftRow | null> {
      const [row] = await db.select().from(thefts).where(at(key));
      return row ?? null;
    },

    /** The one of a line whose phone was not found again. */
    async open({ serviceNumber, customerId, lineId }: OfLine): Promise<TheftRow | null> {
      const [row] = await db
        .select()
        .from(thefts)
        .where(
          and(
            eq(thefts.serviceNumber, serviceNumber),
            eq(thefts.customerId, customerId),
            eq(thefts.lineId, lineId),
            isNull(thefts.undoneAt),
          ),
        );
      return row ?? null;
    },

    /** False when the line has an open one. */
    async add(tx: Tx, row: Pick<TheftRow, NewField>): Promise<boolean> {
      const added = await tx
        .insert(thefts)
        .values(row)
        .onConflictDoNothing()
        .returning({ theftId: thefts.theftId });
      return added.length === 1;
    },

    async follow(tx: Tx, { serviceNumber, theftId, ...theft }: Theft): Promise<Followed> {
      const { imei, suspendedAt, equipmentBlockedAt, undoneAt } = theft;
      const said = { imei, suspendedAt, equipmentBlockedAt, undoneAt };
      // What was told before comes again, and late: nothing that has happened is taken back by it.
      const known = await tx
        .update(thefts)
        .set({
          imei: sql`coalesce(${thefts.imei}, ${imei}::text)`,
          suspendedAt: sql`coalesce(${thefts.suspendedAt}, ${suspendedAt}::timestamptz)`,
          equipmentBlockedAt: sql`coalesce(${thefts.equipmentBlockedAt}, ${equipmentBlockedAt}::timestamptz)`,
          undoneAt: sql`coalesce(${thefts.undoneAt}, ${undoneAt}::timestamptz)`,
        })
        .where(at({ serviceNumber, theftId }))
        .returning({ certificateCode: thefts.certificateCode, undoneAt: thefts.undoneAt });
      if (known[0]) return known[0];
      const { customerId, lineId, cause, reportedAt } = theft;
      await tx
        .insert(thefts)
        .values({ serviceNumber, theftId, customerId, lineId, cause, reportedAt, ...said })
        .onConflictDoNothing();
      return { certificateCode: null, undoneAt };
    },

    /** True once. */
    async escalate(tx: Tx, key: Key, now: Date): Promise<boolean> {
      const escalated = await tx
        .update(thefts)
        .set({ escalatedAt: now })
        .where(and(at(key), isNull(thefts.escalatedAt)))
        .returning({ theftId: thefts.theftId });
      return escalated.length === 1;
    },

    /** Answers once. */
    async certify(tx: Tx, key: Key, certificateCode: string): Promise<Pick<TheftRow, 'undoneAt'> | null> {
      const certified = await tx
        .update(thefts)
        .set({ certificateCode, certificateTo: null })
        .where(and(at(key), isNull(thefts.certificateCode)))
        .returning({ undoneAt: thefts.undoneAt });
      return certified[0] ?? null;
    },
  };
}

type Followed = Pick<TheftRow, 'certificateCode' | 'undoneAt'>;

type NewField =
  | 'serviceNumber'
  | 'theftId'
  | 'customerId'
  | 'lineId'
  | 'cause'
  | 'reportedAt'
  | 'certificateTo';
