// TMF637 product inventory: the lines and home services that a user manages.
import type { ManagedLine } from '../../caller.ts';
import type { Db } from '../../db/database.ts';
import { createInventoryStore, type Line } from './inventory.store.ts';

export type { Line } from './inventory.store.ts';

export interface Inventory {
  /** Ordered by account, then by kind of service. */
  list(managed: readonly ManagedLine[]): Promise<Line[]>;
  /** A line of the operator's network by its canonical number, whoever manages it; null when it is not ours. */
  findByNumber(serviceNumber: string): Promise<Line | null>;
}

export function createInventory(db: Db): Inventory {
  const store = createInventoryStore(db);
  return {
    findByNumber: store.findByNumber,
    list: async (managed) =>
      managed.length === 0
        ? []
        : store.list(
            [...new Set(managed.map((line) => line.customerId))],
            managed.map((line) => line.lineId),
          ),
  };
}
