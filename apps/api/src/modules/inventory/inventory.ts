// TMF637 product inventory: the lines and home services that a user manages.

import type { Db, Tx } from '@portal/database/connection';
import type { ManagedLine } from '../../caller.ts';
import {
  type CustomerLine,
  createInventoryStore,
  endedStates,
  type Line,
  type LineState,
} from './inventory.store.ts';
import { holdLine, type LinePlace, type NewPlan, setPlan } from './line-plan.store.ts';

export type { CustomerLine, Line } from './inventory.store.ts';

export interface Inventory {
  /** Ordered by account, then by kind of service. */
  list(managed: readonly Pick<ManagedLine, 'customerId' | 'lineId'>[], tx?: Tx): Promise<Line[]>;
  /** A line of the operator's network by its canonical number, whoever manages it; null when it is not ours. */
  findByNumber(serviceNumber: string): Promise<Line | null>;
  /** The same for a person's mobile line in service; null for every other number. */
  findMobile(serviceNumber: string): Promise<Line | null>;
  /** Of one line, as far as it decides what is sold to it; null when it has gone. */
  state(line: Pick<ManagedLine, 'customerId' | 'lineId'>): Promise<LineState | null>;
  /** Home services of a customer, whoever manages them. */
  listHome(customerId: string): Promise<Line[]>;
  /** Every line of these customers, whoever manages it. */
  linesOf(tx: Tx, customerIds: readonly string[]): Promise<CustomerLine[]>;
  /** A line as it is now, held until the end of the transaction. */
  hold(tx: Tx, place: LinePlace): Promise<Line | null>;
  setPlan(tx: Tx, place: LinePlace, plan: NewPlan): Promise<void>;
}

export function createInventory(db: Db): Inventory {
  const store = createInventoryStore(db);
  return {
    findByNumber: store.findByNumber,
    async findMobile(serviceNumber) {
      const line = await store.findByNumber(serviceNumber);
      if (!line || line.kind === 'Fixed' || line.isCorporate) return null;
      return endedStates.some((state) => state === line.status) ? null : line;
    },
    state: ({ customerId, lineId }) => store.state(customerId, lineId),
    listHome: store.listHome,
    linesOf: async (tx, customerIds) => (customerIds.length === 0 ? [] : store.linesOf(tx, customerIds)),
    hold: holdLine,
    setPlan,
    list: async (managed, tx) =>
      managed.length === 0
        ? []
        : store.list(
            [...new Set(managed.map((line) => line.customerId))],
            managed.map((line) => line.lineId),
            tx,
          ),
  };
}
