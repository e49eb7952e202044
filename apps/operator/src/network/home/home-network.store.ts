// The only SQL for what a home has said of its devices, and for its network of guests and its router.
import type { Db, Tx } from '@portal/database/connection';
import type { LinePlace } from '@portal/operator-ports/wire';
import { and, eq } from 'drizzle-orm';
import { homeDevices, wifiNetworks } from '../../db/schema.ts';
import type { NetworkRow } from '../network.store.ts';

export type DeviceRow = typeof homeDevices.$inferSelect;

export function createHomeNetworkStore(db: Db) {
  return {
    list: ({ customerId, lineId }: LinePlace, of: Db | Tx = db): Promise<DeviceRow[]> =>
      of
        .select()
        .from(homeDevices)
        .where(and(eq(homeDevices.customerId, customerId), eq(homeDevices.lineId, lineId))),

    async keep(tx: Tx, row: DeviceRow): Promise<void> {
      const { customerId: _, lineId: __, deviceId: ___, ...said } = row;
      await tx
        .insert(homeDevices)
        .values(row)
        .onConflictDoUpdate({
          target: [homeDevices.customerId, homeDevices.lineId, homeDevices.deviceId],
          set: said,
        });
    },

    async setNetwork(
      tx: Tx,
      { customerId, lineId }: LinePlace,
      changes: Partial<Pick<NetworkRow, 'guestKey' | 'guestSince' | 'guestUntil' | 'restartedAt'>>,
    ): Promise<void> {
      await tx
        .update(wifiNetworks)
        .set(changes)
        .where(and(eq(wifiNetworks.customerId, customerId), eq(wifiNetworks.lineId, lineId)));
    },
  };
}
