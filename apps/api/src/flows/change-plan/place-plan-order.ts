// The embedded operator takes an order of another plan: it waits for the line's next cycle, one a line.
import type { Db, Tx } from '@portal/database/connection';
import type { NewPlanOrder, Ordering as OrderingPort, PlanOrder } from '@portal/operator-ports/ordering';
import type { Clock } from '../../clock.ts';
import { recordEvent } from '../../db/events.ts';
import type { Accounts } from '../../modules/accounts/accounts.ts';
import type { Catalogue } from '../../modules/catalogue/catalogue.ts';
import type { Inventory } from '../../modules/inventory/inventory.ts';
import type { Ordering } from '../../modules/ordering/ordering.ts';
import { planOrderEvent } from './plan-order-event.ts';

export interface PlacePlanOrderNeeds {
  db: Db;
  accounts: Accounts;
  inventory: Inventory;
  catalogue: Catalogue;
  ordering: Ordering;
  clock: Clock;
}

export type PlacePlanOrder = OrderingPort['orderPlan'];

const secondMs = 1_000;

export function createPlacePlanOrder(needs: PlacePlanOrderNeeds): PlacePlanOrder {
  const { db, accounts, inventory, catalogue, ordering, clock } = needs;
  return (order) => db.transaction((tx) => place(tx, order));

  async function place(tx: Tx, order: NewPlanOrder): ReturnType<PlacePlanOrder> {
    // Under the line's lock: the same order at the same time finds the first one.
    const line = await inventory.hold(tx, order);
    const earlier = await ordering.find(tx, order);
    if (earlier) return earlier;
    if (line?.kind !== 'Postpaid' || line.status !== 'A' || line.isCorporate) return { refused: 'line' };
    const [plan] = await catalogue.plans([order.planCode], tx);
    if (!plan || plan.kind !== line.kind || plan.planCode === line.planCode) return { refused: 'plan' };
    const [account] = await accounts.list([line], tx);
    const now = clock.now();
    const cycle = account && accounts.cycleAround(account, now);
    if (!cycle) return { refused: 'line' };
    const placed: PlanOrder | null = await ordering.add(tx, {
      orderId: order.orderId,
      customerId: line.customerId,
      lineId: line.lineId,
      serviceNumber: line.serviceNumber,
      fromPlanCode: line.planCode,
      fromPlanName: line.planName,
      fromFeeCents: line.monthlyFeeCents,
      toPlanCode: plan.planCode,
      toPlanName: plan.name,
      priceCents: order.priceCents,
      status: 'pending',
      orderedAt: now,
      effectiveAt: new Date(cycle.until.getTime() + secondMs),
      endedAt: null,
    });
    if (!placed) return { refused: 'orderPending' };
    await recordEvent(tx, planOrderEvent('ProductOrderCreateEvent', placed));
    return placed;
  }
}
