// The only SQL for Wi-Fi networks and the changes of their keys. Who asked for them is known elsewhere.

import type { Db, Tx } from '@portal/database/connection';
import type { LinePlace } from '@portal/operator-ports/common';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { wifiChanges, wifiNetworks } from '../db/schema.ts';
import { notPutOff } from '../db/setbacks.ts';

export type NetworkRow = typeof wifiNetworks.$inferSelect;
export type ChangeRow = Omit<typeof wifiChanges.$inferSelect, 'userId' | 'notifyEmail' | 'notifyPhone'>;

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

    /** Its secret is forgotten. */
    async end(tx: Tx, change: ChangeRow, status: 'done' | 'failed', endedAt: Date): Promise<void> {
      await tx
        .update(wifiChanges)
        .set({ status, endedAt, sealedKey: null })
        .where(and(eq(wifiChanges.customerId, change.customerId), eq(wifiChanges.changeId, change.changeId)));
    },
  };
}
