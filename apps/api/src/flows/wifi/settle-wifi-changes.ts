// A habit of the embedded operator: equipment reports, and takes the Wi-Fi keys that were accepted for it.
import type { Tx } from '@portal/database/connection';
import { recordEvent } from '../../db/events.ts';
import type { Inventory } from '../../modules/inventory/inventory.ts';
import type { DueChange, Wifi } from '../../modules/wifi/wifi.ts';
import type { WorkOff } from '../work-off.ts';
import type { TellOfWifi } from './tell-of-wifi.ts';

export interface SettleWifiChangesNeeds {
  wifi: Wifi;
  inventory: Inventory;
  tell: TellOfWifi;
  workOff: WorkOff;
}

const habit = 'settleWifiChanges';
/** What one tick may end; the rest waits for the next. */
const mostPerTick = 50;

export function createSettleWifiChanges({ wifi, inventory, tell, workOff }: SettleWifiChangesNeeds) {
  return (now: Date): Promise<number> =>
    workOff(
      {
        habit,
        atOnce: mostPerTick,
        mostPerTick,
        hold: (tx, limit) => wifi.due(tx, habit, now, limit),
        subjectOf: ({ customerId, changeId }) => ({ customerId, subjectId: changeId }),
        work: settle,
      },
      now,
    );

  async function settle(tx: Tx, changes: readonly DueChange[]): Promise<void> {
    const active = await activeLines(tx, changes);
    for (const change of changes) {
      const { lineId, customerId, userId, serviceNumber, changeId } = change;
      const status = active.has(lineId) ? 'done' : 'failed';
      await change.end(tx, status);
      await tell(tx, { ...change, status });
      await recordEvent(tx, {
        eventType: 'MonitorStateChangeEvent',
        customerId,
        userId,
        event: { monitor: { id: changeId, service: serviceNumber, status } },
      });
    }
  }

  /** Without service the equipment never reports. */
  async function activeLines(tx: Tx, changes: readonly DueChange[]): Promise<Set<string>> {
    const places = changes.map(({ customerId, lineId }) => ({ customerId, lineId }));
    const lines = await inventory.list(places, tx);
    return new Set(lines.filter(({ status }) => status === 'A').map(({ lineId }) => lineId));
  }
}
