// The only SQL for Wi-Fi networks and the changes of their keys.

import type { Db, Tx } from '@portal/database/connection';
import { wifiChanges, wifiNetworks } from '@portal/operator/db/schema';
import { notPutOff } from '@portal/operator/db/setbacks';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';

export type NetworkRow = typeof wifiNetworks.$inferSelect;
export type ChangeRow = typeof wifiChanges.$inferSelect;

interface Place {
  customerId: string;
  lineId: string;
}

const at = ({ customerId, lineId }: Place) =>
  and(eq(wifiNetworks.customerId, customerId), eq(wifiNetworks.lineId, lineId));

export function createWifiStore(db: Db) {
  return {
    async find(place: Place): Promise<NetworkRow | null> {
      const [row] = await db.select().from(wifiNetworks).where(at(place));
      return row ?? null;
    },

    /** Whoever else wants to change this network waits for the end of the transaction. */
    async lock(tx: Tx, place: Place): Promise<NetworkRow | null> {
      const [row] = await tx.select().from(wifiNetworks).where(at(place)).for('update');
      return row ?? null;
    },

    async setKey(tx: Tx, place: Place, sealedKey: Buffer, changedAt: Date): Promise<void> {
      await tx.update(wifiNetworks).set({ sealedKey, changedAt }).where(at(place));
    },

    async pending(of: Db | Tx, { customerId, lineId }: Place): Promise<ChangeRow | null> {
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

    async findChange(customerIds: string[], changeId: string): Promise<ChangeRow | null> {
      const [row] = await db
        .select()
        .from(wifiChanges)
        .where(and(inArray(wifiChanges.customerId, customerIds), eq(wifiChanges.changeId, changeId)));
      return row ?? null;
    },

    /** Changes whose time has come; another process's share is left to it. */
    due: (tx: Tx, habit: string, now: Date, limit: number): Promise<ChangeRow[]> =>
      tx
        .select()
        .from(wifiChanges)
        .where(
          and(
            eq(wifiChanges.status, 'pending'),
            lte(wifiChanges.dueAt, now),
            notPutOff(habit, wifiChanges.customerId, wifiChanges.changeId, now),
          ),
        )
        .orderBy(asc(wifiChanges.dueAt))
        .limit(limit)
        .for('update', { skipLocked: true }),

    /** What it held of secrets and addresses is forgotten. */
    async end(tx: Tx, change: ChangeRow, status: 'done' | 'failed', endedAt: Date): Promise<void> {
      await tx
        .update(wifiChanges)
        .set({ status, endedAt, sealedKey: null, notifyEmail: null, notifyPhone: null })
        .where(and(eq(wifiChanges.customerId, change.customerId), eq(wifiChanges.changeId, change.changeId)));
    },
  };
}
