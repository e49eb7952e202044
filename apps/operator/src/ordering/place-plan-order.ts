// An order of another plan is taken: it waits for the line's next cycle, one a line.
import type { Db, Tx } from '@portal/database/connection';
import type { NewPlanOrder, Ordering as OrderingPort } from '@portal/operator-ports/ordering';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Clock } from '../clock/clock.ts';
import type { Customers } from '../customers/customers.ts';
import { recordEvents } from '../events/events.ts';
import type { Inventory } from '../inventory/inventory.ts';
import type { createOrderingStore } from './ordering.store.ts';
import { planOrderEvent } from './plan-order-event.ts';

export interface PlacePlanOrderNeeds {
  db: Db;
  customers: Customers;
  inventory: Inventory;
  catalogue: Catalogue;
  clock: Clock;
  store: ReturnType<typeof createOrderingStore>;
}

type PlacePlanOrder = OrderingPort['orderPlan'];

const secondMs = 1_000;

export function createPlacePlanOrder(needs: PlacePlanOrderNeeds): PlacePlanOrder {
  const { db, customers, inventory, catalogue, store, clock } = needs;
  return (order) => db.transaction((tx) => place(tx, order));

  async function place(tx: Tx, order: NewPlanOrder): ReturnType<PlacePlanOrder> {
    // Under the line's lock: the same order at the same time finds the first one.
    const line = await inventory.hold(tx, order);
    const earlier = await store.find(tx, order);
    if (earlier) return earlier;
    if (line?.kind !== 'Postpaid' || line.status !== 'A' || line.isCorporate) return { refused: 'line' };
    const plan = await catalogue.planIn(tx, order.planCode);
    if (!plan || plan.kind !== line.kind || plan.planCode === line.planCode) return { refused: 'plan' };
    const now = clock.now();
    const cycle = await customers.cycleAround(tx, line, now);
    if (!cycle) return { refused: 'line' };
    const placed = await store.add(tx, {
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
    await recordEvents(tx, [planOrderEvent('ProductOrderCreateEvent', placed)]);
    return placed;
  }
}
