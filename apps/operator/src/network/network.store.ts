// The only SQL for Wi-Fi networks and the changes of their keys. Who asked for them is known elsewhere.
import type { Db, Tx } from '@portal/database/connection';
import type { LinePlace } from '@portal/operator-ports/wire';
import { and, eq, inArray } from 'drizzle-orm';
import { dueRows, keyedRows } from '../db/keyed-rows.ts';
import { wifiChanges, wifiNetworks } from '../db/schema.ts';

export type NetworkRow = typeof wifiNetworks.$inferSelect;
export type ChangeRow = typeof wifiChanges.$inferSelect;

export function createNetworkStore(db: Db) {
  const networks = keyedRows(wifiNetworks, 'customerId', 'lineId');
  const changes = keyedRows(wifiChanges, 'customerId', 'changeId');
  return {
    find: (place: LinePlace) => networks.find(db, place),
    lock: networks.lock,

    async setKey(tx: Tx, place: LinePlace, sealedKey: Buffer, changedAt: Date): Promise<void> {
      await networks.change(tx, place, { sealedKey, changedAt });
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

    findIn: (tx: Tx, { customerId }: LinePlace, changeId: string) =>
      changes.find(tx, { customerId, changeId }),

    async findChange(customerIds: string[], changeId: string): Promise<ChangeRow | null> {
      const [row] = await db
        .select()
        .from(wifiChanges)
        .where(and(inArray(wifiChanges.customerId, customerIds), eq(wifiChanges.changeId, changeId)));
      return row ?? null;
    },

    ...dueRows(db, wifiChanges, ['customerId', 'changeId'], 'dueAt', 'pending'),

    /** Its secret is forgotten. */
    async end(tx: Tx, change: ChangeRow, status: 'done' | 'failed', endedAt: Date): Promise<void> {
      await changes.change(tx, change, { status, endedAt, sealedKey: null });
    },
  };
}
