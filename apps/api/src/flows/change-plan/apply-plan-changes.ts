// A habit of the embedded operator: when a line's next cycle begins, it has the plan that was ordered for it.
import type { Tx } from '@portal/database/connection';
import { recordEvent } from '../../db/events.ts';
import type { Accounts } from '../../modules/accounts/accounts.ts';
import type { Catalogue } from '../../modules/catalogue/catalogue.ts';
import type { Inventory } from '../../modules/inventory/inventory.ts';
import type { Ordering, PlanOrderRow } from '../../modules/ordering/ordering.ts';
import type { Usage } from '../../modules/usage/usage.ts';
import type { WorkOff } from '../work-off.ts';
import { planOrderEvent } from './plan-order-event.ts';

export interface ApplyPlanChangesNeeds {
  accounts: Accounts;
  catalogue: Catalogue;
  inventory: Inventory;
  ordering: Ordering;
  usage: Usage;
  workOff: WorkOff;
}

const habit = 'applyPlanChanges';
/** What one tick may change; a cut of a large operator is spread over several. */
const mostPerTick = 500;

/** It takes its turn before allowances begin anew, so that they begin as the new plan's. */
export function createApplyPlanChanges(needs: ApplyPlanChangesNeeds) {
  const { accounts, catalogue, inventory, ordering, usage, workOff } = needs;

  return (now: Date): Promise<number> =>
    workOff(
      {
        habit,
        // One transaction each: a line is held no longer than its own change takes.
        atOnce: 1,
        mostPerTick,
        hold: (tx, limit) => ordering.holdDue(tx, habit, now, limit),
        subjectOf: ({ customerId, orderId }) => ({ customerId, subjectId: orderId }),
        async work(tx, orders) {
          for (const order of orders) await carryOut(tx, order, now);
        },
      },
      now,
    );

  async function carryOut(tx: Tx, order: PlanOrderRow, now: Date): Promise<void> {
    const status = (await apply(tx, order, now)) ? 'completed' : 'failed';
    await ordering.end(tx, order, status, now);
    await recordEvent(tx, planOrderEvent('ProductOrderStateChangeEvent', { ...order, status }));
  }

  /** False for a line that has ended meanwhile, or a plan that is no more. */
  async function apply(tx: Tx, order: PlanOrderRow, now: Date): Promise<boolean> {
    const { toPlanCode: planCode, priceCents: monthlyFeeCents } = order;
    const line = await inventory.hold(tx, order);
    const [plan] = await catalogue.plans([planCode], tx);
    if (!line || !plan || !['A', 'S'].includes(line.status)) return false;
    const [account] = await accounts.list([line], tx);
    const cycle = account && accounts.cycleAround(account, now);
    if (!cycle) return false;
    await inventory.setPlan(tx, order, { planCode, monthlyFeeCents });
    const { customerId, lineId } = order;
    const allowances = catalogue.allowancesOf(plan);
    await usage.givePlan(tx, { customerId, lineId, allowances, cycle, at: now });
    return true;
  }
}
