// A stolen phone: line and card suspended and the equipment blocked at once; found again, the line is as it was.
import type { Db, Tx } from '@portal/database/connection';
import type { NewTheft, Theft, TheftKey, Thefts as TheftsPort } from '@portal/operator-ports/thefts';
import type { Clock } from '../clock/clock.ts';
import { recordEvents } from '../events/events.ts';
import type { Inventory } from '../inventory/inventory.ts';
import type { SimOrders } from '../inventory/sim-orders.ts';
import * as store from './thefts.store.ts';

export interface Thefts extends TheftsPort {
  theft(key: TheftKey): Promise<Theft | null>;
}

const ended: readonly string[] = ['I', 'R'];

const toTheft = ({ statusBefore: _, ...theft }: store.TheftRow): Theft => theft;

export interface TheftNeeds {
  db: Db;
  clock: Clock;
  inventory: Pick<Inventory, 'endSuspension'>;
  simOrders: Pick<SimOrders, 'stopSimOrder'>;
}

export function createThefts({ db, clock, inventory, simOrders }: TheftNeeds): Thefts {
  async function report(tx: Tx, theft: NewTheft): Promise<Theft | null> {
    const line = await store.lockLine(tx, theft);
    const earlier = await store.findTheft(tx, theft);
    if (earlier) return toTheft(earlier);
    if (!line || line.kind === 'Fixed' || ended.includes(line.status)) return null;
    const imei = await store.imeiOf(tx, theft);
    const [open] = await store.openThefts(tx, theft);
    const now = clock.now();
    const row: store.TheftRow = {
      ...theft,
      serviceNumber: line.serviceNumber,
      imei,
      suspendedAt: now,
      equipmentBlockedAt: imei === null ? null : now,
      undoneAt: null,
      // A pause and a debt have a life of their own: beneath them the line is active.
      statusBefore:
        open?.statusBefore ?? (line.pausedUntil === null && line.debtSince === null ? line.status : 'A'),
    };
    await store.addTheft(tx, row);
    await store.suspend(tx, theft);
    await tell(tx, toTheft(row));
    await simOrders.stopSimOrder(tx, theft, 'theft', now);
    return toTheft(row);
  }

  async function undo(tx: Tx, key: TheftKey): Promise<Theft | null> {
    const found = await store.findTheft(tx, key);
    if (!found) return null;
    await store.lockLine(tx, found);
    const theft = await store.findTheft(tx, key);
    if (!theft || theft.undoneAt) return theft && toTheft(theft);
    const undone = { ...theft, undoneAt: clock.now() };
    await store.endTheft(tx, key, undone.undoneAt);
    await inventory.endSuspension(tx, theft, {}, theft.statusBefore);
    await tell(tx, toTheft(undone));
    return toTheft(undone);
  }

  return {
    async theft(key) {
      const row = await store.findTheft(db, key);
      return row && toTheft(row);
    },
    reportTheft: ({ customerId, lineId, theftId, cause, reportedAt }) =>
      db.transaction((tx) => report(tx, { customerId, lineId, theftId, cause, reportedAt })),
    undoTheft: (key) => db.transaction((tx) => undo(tx, key)),
  };
}

const tell = (tx: Tx, { customerId, ...theft }: Theft): Promise<void> =>
  recordEvents(tx, [
    { eventType: 'TheftStateChangeEvent', customerId, commandId: theft.theftId, event: { theft } },
  ]);
