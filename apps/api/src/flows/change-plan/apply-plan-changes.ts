// A habit of the embedded operator: when a line's next cycle begins, it has the plan that was ordered for it.
import type { Db, Tx } from '../../db/database.ts';
import { recordEvent } from '../../db/events.ts';
import type { Accounts } from '../../modules/accounts/accounts.ts';
import type { Catalogue } from '../../modules/catalogue/catalogue.ts';
import type { Inventory } from '../../modules/inventory/inventory.ts';
import type { Ordering, PlanOrderRow } from '../../modules/ordering/ordering.ts';
import type { Usage } from '../../modules/usage/usage.ts';
import type { TellOfPlan } from './tell-of-plan.ts';

export interface ApplyPlanChangesNeeds {
  db: Db;
  accounts: Accounts;
  catalogue: Catalogue;
  inventory: Inventory;
  ordering: Ordering;
  usage: Usage;
  tell: TellOfPlan;
}

/** What one tick may change; a cut of a large operator is spread over several. */
const mostAtOnce = 500;

/** It takes its turn before allowances begin anew, so that they begin as the new plan's. */
export function createApplyPlanChanges(needs: ApplyPlanChangesNeeds) {
  const { db, accounts, catalogue, inventory, ordering, usage, tell } = needs;

  return async (now: Date): Promise<number> => {
    for (let changed = 0; changed < mostAtOnce; changed++) {
      // One transaction each: a line is held no longer than its own change takes.
      const isOne = await db.transaction((tx) => applyNext(tx, now));
      if (!isOne) return changed;
    }
    return mostAtOnce;
  };

  async function applyNext(tx: Tx, now: Date): Promise<boolean> {
    const order = await ordering.holdDue(tx, now);
    if (!order) return false;
    const status = (await apply(tx, order, now)) ? 'completed' : 'failed';
    await ordering.end(tx, order, status, now);
    await tell(tx, { ...order, status });
    const { orderId, customerId, userId, serviceNumber } = order;
    await recordEvent(tx, {
      eventType: 'ProductOrderStateChangeEvent',
      customerId,
      userId,
      event: { productOrder: { id: orderId, serviceNumber, to: order.toPlanCode, state: status } },
    });
    return true;
  }

  /** False for a line that has ended meanwhile, or a plan that is no more. */
  async function apply(tx: Tx, order: PlanOrderRow, now: Date): Promise<boolean> {
    const { toPlanCode: planCode, priceCents: monthlyFeeCents } = order;
    const line = await inventory.hold(tx, order);
    const [plan] = await catalogue.plans([planCode]);
    if (!line || !plan || !['A', 'S'].includes(line.status)) return false;
    const [account] = await accounts.list([line]);
    const cycle = account && accounts.cycleAround(account, now);
    if (!cycle) return false;
    await inventory.setPlan(tx, order, { planCode, monthlyFeeCents });
    const { customerId, lineId } = order;
    const allowances = catalogue.allowancesOf(plan);
    await usage.givePlan(tx, { customerId, lineId, allowances, cycle, at: now });
    return true;
  }
}
