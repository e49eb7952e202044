// A habit of the embedded operator: equipment reports, and takes the Wi-Fi keys that were accepted for it.
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/events.ts';
import type { Inventory } from '../../modules/inventory/inventory.ts';
import type { DueChange, Wifi } from '../../modules/wifi/wifi.ts';
import type { TellOfWifi } from './tell-of-wifi.ts';

export interface SettleWifiChangesNeeds {
  db: Db;
  wifi: Wifi;
  inventory: Inventory;
  tell: TellOfWifi;
}

/** What one tick may end; the rest waits for the next. */
const mostAtOnce = 50;

export function createSettleWifiChanges({ db, wifi, inventory, tell }: SettleWifiChangesNeeds) {
  return (now: Date): Promise<number> =>
    db.transaction(async (tx) => {
      const changes = await wifi.due(tx, now, mostAtOnce);
      const active = await activeLines(changes);
      for (const change of changes) {
        const { lineId, customerId, userId, serviceNumber, changeId } = change;
        const status = active.has(lineId) ? 'done' : 'failed';
        await change.end(status);
        await tell(tx, { ...change, status });
        await recordEvent(tx, {
          eventType: 'MonitorStateChangeEvent',
          customerId,
          userId,
          event: { monitor: { id: changeId, service: serviceNumber, status } },
        });
      }
      return changes.length;
    });

  /** Without service the equipment never reports. */
  async function activeLines(changes: DueChange[]): Promise<Set<string>> {
    const places = changes.map(({ customerId, lineId }) => ({ customerId, lineId }));
    const lines = await inventory.list(places);
    return new Set(lines.filter(({ status }) => status === 'A').map(({ lineId }) => lineId));
  }
}
