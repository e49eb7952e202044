// A scheduled task: accounts whose cycle has ended get their bill, and it is told.
import type { Tx } from '@portal/database/connection';
import { allowancesOf } from '@portal/operator-ports/catalogue';
import type { Line } from '@portal/operator-ports/inventory';
import type { AccountPlace } from '@portal/operator-ports/wire';
import type { Billing } from '../billing/billing.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Customers, EndedCycle } from '../customers/customers.ts';
import { recordEvents } from '../events/events.ts';
import type { Inventory } from '../inventory/inventory.ts';
import { type Ordering, type PlanOrderRow, planOrderEvent } from '../ordering/ordering.ts';
import type { Usage } from '../usage/usage.ts';
import type { DueWork } from './clock.ts';

interface IssueEndedCyclesNeeds {
  billing: Pick<Billing, 'openSeries' | 'holdSeries' | 'issue'>;
  customers: Pick<Customers, 'accountsToBill' | 'cyclesToBill' | 'markBilled'>;
}

/** Within a transaction an account comes once: a cycle that was missed follows in the next one, in order. */
export function createIssueEndedCycles(needs: IssueEndedCyclesNeeds): DueWork<AccountPlace, EndedCycle> {
  const { billing, customers } = needs;
  return {
    task: 'issueBills',
    atOnce: 250,
    mostPerTick: 10_000,
    async find(task, now, limit) {
      await billing.openSeries();
      return customers.accountsToBill(task, now, limit);
    },
    hold: async (tx, places, now) =>
      (await billing.holdSeries(tx)) ? customers.cyclesToBill(tx, places, now) : [],
    async work(tx, cycles) {
      const issued = await billing.issue(tx, cycles);
      await customers.markBilled(tx, cycles);
      await recordEvents(
        tx,
        issued.map(({ customerId, ...event }) => ({
          eventType: 'CustomerBillCreateEvent',
          customerId,
          commandId: null,
          event,
        })),
      );
    },
  };
}

// A scheduled task: when a line's next cycle begins, it has the plan that was ordered for it.

interface ApplyPlanChangesNeeds {
  customers: Customers;
  catalogue: Catalogue;
  inventory: Inventory;
  ordering: Ordering;
  usage: Usage;
}

type DueOrder = Pick<PlanOrderRow, 'customerId' | 'orderId'>;

/** It takes its turn before allowances begin anew, so that they begin as the new plan's. */
export function createApplyPlanChanges(needs: ApplyPlanChangesNeeds): DueWork<DueOrder, PlanOrderRow> {
  const { customers, catalogue, inventory, ordering, usage } = needs;
  return {
    task: 'applyPlanChanges',
    // One transaction each: a line is held no longer than its own change takes.
    atOnce: 1,
    // A cut of a large operator is spread over several ticks.
    mostPerTick: 500,
    find: ordering.findDue,
    hold: ordering.due,
    async work(tx, orders, now) {
      for (const order of orders) await carryOut(tx, order, now);
    },
  };

  async function carryOut(tx: Tx, due: PlanOrderRow, now: Date): Promise<void> {
    const line = await inventory.hold(tx, due);
    // Somebody whose clock is behind may have taken it back in the last moment.
    const order = await ordering.find(tx, due);
    if (order?.status !== 'pending') return;
    const status = (await apply(tx, order, line, now)) ? 'completed' : 'failed';
    await ordering.end(tx, order, status, now);
    await recordEvents(tx, [planOrderEvent('ProductOrderStateChangeEvent', { ...order, status })]);
  }

  /** False for a line that has ended meanwhile, or a plan that is no more. */
  async function apply(tx: Tx, order: PlanOrderRow, line: Line | null, now: Date): Promise<boolean> {
    const { toPlanCode: planCode, priceCents: monthlyFeeCents } = order;
    const plan = await catalogue.planIn(tx, planCode);
    if (!line || !plan || !['A', 'S'].includes(line.status)) return false;
    const cycle = await customers.cycleAround(tx, line, now);
    if (!cycle) return false;
    await inventory.setPlan(tx, order, { planCode, monthlyFeeCents });
    const { customerId, lineId } = order;
    await usage.givePlan(tx, { customerId, lineId, allowances: allowancesOf(plan), cycle, at: now });
    return true;
  }
}
