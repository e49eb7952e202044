// The only SQL for Wi-Fi networks and the changes of their keys. Who asked for them is known elsewhere.
import type { Db, Tx } from '@portal/database/connection';
import type { LinePlace } from '@portal/operator-ports/wire';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { among, findDue } from '../db/due.ts';
import { wifiChanges, wifiNetworks } from '../db/schema.ts';

export type NetworkRow = typeof wifiNetworks.$inferSelect;
export type ChangeRow = typeof wifiChanges.$inferSelect;
export type ChangeKey = Pick<ChangeRow, 'customerId' | 'changeId'>;

const at = ({ customerId, lineId }: LinePlace) =>
  and(eq(wifiNetworks.customerId, customerId), eq(wifiNetworks.lineId, lineId));

export function createNetworkStore(db: Db) {
  return {
    async find(place: LinePlace): Promise<NetworkRow | null> {
      const [row] = await db.select().from(wifiNetworks).where(at(place));
      return row ?? null;
    },

    /** Whoever else wants to change this network waits for the end of the transaction. */
    async lock(tx: Tx, place: LinePlace): Promise<NetworkRow | null> {
      const [row] = await tx.select().from(wifiNetworks).where(at(place)).for('update');
      return row ?? null;
    },

    async setKey(tx: Tx, place: LinePlace, sealedKey: Buffer, changedAt: Date): Promise<void> {
      await tx.update(wifiNetworks).set({ sealedKey, changedAt }).where(at(place));
    },

    async pending(of: Db | Tx, { customerId, lineId }: LinePlace): Promise<ChangeRow | null> {
      const [row] = await of
        .select()
        .from(wifiChanges)
        .where(
          and(
            eq(wifiChanges.customerId, customerId),
            eq(wifiChanges.lineId, lineId),
            eq(wifiChanges.status, 'pending'),
          ),
        );
      return row ?? null;
    },

    async add(tx: Tx, row: ChangeRow): Promise<void> {
      await tx.insert(wifiChanges).values(row);
    },

    async findIn(tx: Tx, { customerId }: LinePlace, changeId: string): Promise<ChangeRow | null> {
      const [row] = await tx
        .select()
        .from(wifiChanges)
        .where(and(eq(wifiChanges.customerId, customerId), eq(wifiChanges.changeId, changeId)));
      return row ?? null;
    },

    async findChange(customerIds: string[], changeId: string): Promise<ChangeRow | null> {
      const [row] = await db
        .select()
        .from(wifiChanges)
        .where(and(inArray(wifiChanges.customerId, customerIds), eq(wifiChanges.changeId, changeId)));
      return row ?? null;
    },

    /** Changes whose time has come, longest ago first. */
    findDue: (task: string, now: Date, limit: number): Promise<ChangeKey[]> =>
      findDue(db, {
        task,
        now,
        limit,
        table: wifiChanges,
        at: wifiChanges.dueAt,
        key: { customerId: wifiChanges.customerId, changeId: wifiChanges.changeId },
        where: sql`d.status = 'pending' and d.due_at <= ${now}`,
      }),

    /** Those of them that still wait. */
    due: (tx: Tx, keys: readonly ChangeKey[]): Promise<ChangeRow[]> =>
      tx
        .select()
        .from(wifiChanges)
        .where(and(among(wifiChanges, keys, ['customerId', 'changeId']), eq(wifiChanges.status, 'pending')))
        .orderBy(asc(wifiChanges.dueAt)),

    /** Its secret is forgotten. */
    async end(tx: Tx, change: ChangeRow, status: 'done' | 'failed', endedAt: Date): Promise<void> {
      await tx
        .update(wifiChanges)
        .set({ status, endedAt, sealedKey: null })
        .where(and(eq(wifiChanges.customerId, change.customerId), eq(wifiChanges.changeId, change.changeId)));
    },
  };
}
