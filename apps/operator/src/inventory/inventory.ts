// The lines and home services of customers, with their plans.
import type { Db, Tx } from '@portal/database/connection';
import type { Inventory as InventoryPort, Line, Sims, ThirdParty } from '@portal/operator-ports/inventory';
import type { LinePlace } from '@portal/operator-ports/wire';
import {
  activeAmong,
  createInventoryStore,
  endedStates,
  endSuspension,
  holdLine,
  type NewPlan,
  setPlan,
} from './inventory.store.ts';

export interface Inventory extends Omit<InventoryPort, keyof Sims | keyof ThirdParty> {
  /** A line as it is now, held until the end of the transaction. */
  hold(tx: Tx, place: LinePlace): Promise<Line | null>;
  setPlan(tx: Tx, place: LinePlace, plan: NewPlan): Promise<void>;
  /** One reason less to suspend it, of a pause, a debt and a theft: it goes on as soon as none is left. */
  endSuspension: typeof endSuspension;
  /** The numbers of those that are in service, by their ids. */
  activeAmong(tx: Tx, places: readonly LinePlace[]): Promise<Map<string, string>>;
}

export function createInventory(db: Db): Inventory {
  const store = createInventoryStore(db);
  return {
    ...store,
    async findMobile(serviceNumber) {
      const line = await store.findByNumber(serviceNumber);
      if (!line || line.kind === 'Fixed' || line.isCorporate) return null;
      return endedStates.some((state) => state === line.status) ? null : line;
    },
    hold: holdLine,
    setPlan,
    endSuspension,
    activeAmong,
  };
}
