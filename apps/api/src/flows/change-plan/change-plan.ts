// An order of another plan (BUY-6). It waits for the line's next cycle; until then the line stays what it is.
import { Problem } from '@portal/contract/errors';
import type { Db, Tx } from '@portal/database/connection';
import type { Caller, ManagedLine } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { recordEvent } from '../../db/events.ts';
import type { Accounts } from '../../modules/accounts/accounts.ts';
import type { Catalogue, PlanRow } from '../../modules/catalogue/catalogue.ts';
import type { Codes } from '../../modules/codes/codes.ts';
import type { Inventory } from '../../modules/inventory/inventory.ts';
import type { Ordering, OrderRequest, PlanOrderRow } from '../../modules/ordering/ordering.ts';
import { mustBeChoice, mustTakeOrders, type PlanWish } from './plan-choice.ts';
import type { TellOfPlan } from './tell-of-plan.ts';

export interface ChangePlanNeeds {
  db: Db;
  accounts: Accounts;
  codes: Codes;
  inventory: Inventory;
  catalogue: Catalogue;
  ordering: Ordering;
  tell: TellOfPlan;
  clock: Clock;
}

export interface PlanOrder extends PlanWish {
  line: ManagedLine;
  /** The request's own id: the same one is the same order. */
  requestId: string | null;
  /** Earned by the code that went to the line. */
  grant: string | null;
}

/**
 * @throws Problem CORPORATE_LINE, NOT_FOR_THIS_LINE, PLAN_CHANGE_PENDING, SAME_PLAN, PLAN_NOT_OFFERED,
 * AMOUNT_CHANGED, GRANT_REQUIRED, KEY_REUSED
 */
export type ChangePlan = (caller: Caller, order: PlanOrder) => Promise<PlanOrderRow>;

interface Placing {
  request: OrderRequest;
  order: PlanOrder;
  offered: readonly PlanRow[];
  effectiveAt: Date | null;
}

const secondMs = 1_000;

export function createChangePlan(needs: ChangePlanNeeds): ChangePlan {
  const { db, accounts, codes, inventory, catalogue, ordering, tell, clock } = needs;

  return async ({ userId }, order) => {
    const { requestId, planCode, line } = order;
    const request = { userId, requestId, planCode, serviceNumber: line.serviceNumber };
    const earlier = await ordering.earlier(request);
    if (earlier) return earlier;
    // Read before the transaction: one that waits for a second connection could wait for ever.
    const [offered, effectiveAt] = await Promise.all([catalogue.offeredPlans(), nextCycle(line)]);
    try {
      const placed = await db.transaction((tx) => place(tx, { request, order, offered, effectiveAt }));
      if (placed) return placed;
    } catch (refusal) {
      // Somebody may have been quicker with the same key since we looked.
      const twin = refusal instanceof Problem ? await ordering.earlier(request) : null;
      if (!twin) throw refusal;
      return twin;
    }
    const twin = await ordering.earlier(request);
    if (!twin) throw new Problem('PLAN_CHANGE_PENDING');
    return twin;
  };

  /** Null when the key was taken by another request. */
  async function place(
    tx: Tx,
    { request, order, offered, effectiveAt }: Placing,
  ): Promise<PlanOrderRow | null> {
    const line = mustTakeOrders(await inventory.hold(tx, order.line));
    await ordering.mustHaveNone(tx, line);
    const plan = mustBeChoice(line, offered, order);
    const { userId, serviceNumber } = request;
    const purpose = {
      operation: 'changePlan',
      subject: serviceNumber,
      userId,
      scope: plan.planCode,
    } as const;
    if (!order.grant || !(await codes.spend(tx, order.grant, purpose))) throw new Problem('GRANT_REQUIRED');
    if (!effectiveAt) throw new Problem('NOT_FOR_THIS_LINE', 'an account without a cycle');
    const placed = await ordering.place(tx, request, {
      customerId: line.customerId,
      lineId: line.lineId,
      serviceNumber,
      userId,
      fromPlanCode: line.planCode,
      fromPlanName: line.planName,
      fromFeeCents: line.monthlyFeeCents,
      toPlanCode: plan.planCode,
      toPlanName: plan.name,
      priceCents: plan.priceCents,
      orderedAt: clock.now(),
      effectiveAt,
    });
    if (placed) await announce(tx, placed);
    return placed;
  }

  /** Null for an account that has no cycles. */
  async function nextCycle(line: ManagedLine): Promise<Date | null> {
    const [account] = await accounts.list([line]);
    const cycle = account && accounts.cycleAround(account, clock.now());
    return cycle ? new Date(cycle.until.getTime() + secondMs) : null;
  }

  async function announce(tx: Tx, order: PlanOrderRow): Promise<void> {
    const { orderId, customerId, userId, serviceNumber, priceCents, effectiveAt } = order;
    await tell(tx, order);
    await recordEvent(tx, {
      eventType: 'ProductOrderCreateEvent',
      customerId,
      userId,
      event: {
        productOrder: {
          id: orderId,
          serviceNumber,
          from: order.fromPlanCode,
          to: order.toPlanCode,
          priceCents,
          effectiveAt: effectiveAt.toISOString(),
        },
      },
    });
  }
}
