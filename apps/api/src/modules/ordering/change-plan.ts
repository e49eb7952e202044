// An order of another plan: written down here with who ordered, asked of the operator, told when it has an answer.
import { AmountChanged, Problem } from '@portal/contract/errors';
import type { Db, Tx } from '@portal/database/connection';
import type { Catalogue, Plan } from '@portal/operator-ports/catalogue';
import type { Inventory, Line } from '@portal/operator-ports/inventory';
import type { Ordering, PlanOrder, PlanRefusal } from '@portal/operator-ports/ordering';
import type { LinePlace } from '@portal/operator-ports/wire';
import type { Caller, ManagedLine } from '../../caller.ts';
import type { Actor, Agreements } from '../agreements/agreements.ts';
import type { Codes } from '../codes/codes.ts';
import type { OrderRequest, OrderRequestRow, OrderRequests } from './order-requests.ts';
import { planActCopy } from './plan-act.copy.ts';
import type { TellOfPlan } from './tell-of-plan.ts';

export interface ChangePlanNeeds {
  db: Db;
  codes: Codes;
  agreements: Pick<Agreements, 'accept'>;
  inventory: Inventory;
  catalogue: Catalogue;
  ordering: Ordering;
  requests: OrderRequests;
  tell: TellOfPlan;
  schedule: OrderSchedule;
}

interface OrderSchedule {
  /** Looks after this order again, after so many seconds; written in the transaction that makes it necessary. */
  lookAfterOrder(
    tx: Tx,
    order: Pick<OrderRequestRow, 'userId' | 'requestId'>,
    afterSeconds: number,
  ): Promise<void>;
}

export interface WantedPlan extends PlanWish {
  line: ManagedLine;
  /** The request's own id: the same one is the same order. */
  requestId: string | null;
  /** Earned by the code that went to the line. */
  grant: string | null;
}

export interface ChangePlan {
  /**
   * @throws Problem CORPORATE_LINE, NOT_FOR_THIS_LINE, PLAN_CHANGE_PENDING, SAME_PLAN, PLAN_NOT_OFFERED,
   * AMOUNT_CHANGED, GRANT_REQUIRED, KEY_REUSED
   */
  order(caller: Pick<Caller, 'userId' | 'entered'>, wanted: WantedPlan): Promise<PlanOrder>;
  /** Asks the operator for what is due. Answers whether nothing is. */
  lookAfter(userId: string, requestId: string): Promise<boolean>;
}

/** If the process dies before the operator has answered, this is when the job asks. */
const abandonedAfterSeconds = 20;

const refusals = {
  orderPending: 'PLAN_CHANGE_PENDING',
  line: 'NOT_FOR_THIS_LINE',
  plan: 'PLAN_NOT_OFFERED',
} as const satisfies Record<PlanRefusal, string>;

export function createChangePlan(needs: ChangePlanNeeds): ChangePlan {
  const { db, codes, agreements, inventory, catalogue, ordering, requests, tell, schedule } = needs;

  /** However often: the operator takes an order once, and it is told once. */
  async function deliver(row: OrderRequestRow): Promise<PlanOrder | { refused: PlanRefusal }> {
    const { orderId, customerId, lineId, planCode, priceCents } = row;
    if (lineId === null || planCode === null || priceCents === null) throw new Problem('NOT_FOUND');
    const answer = await ordering.orderPlan({ orderId, customerId, lineId, planCode, priceCents });
    if ('refused' in answer) await requests.forget(row);
    else
      await db.transaction(async (tx) => {
        if (await requests.end(tx, row)) await tell(tx, row.userId, { ...answer, status: 'pending' });
      });
    return answer;
  }

  async function orderUnder(row: OrderRequestRow, line: ManagedLine): Promise<PlanOrder> {
    const known = row.status === 'done' ? await ordering.get([line], row.orderId) : null;
    const answer = known ?? (await deliver(row));
    if ('refused' in answer) throw new Problem(refusals[answer.refused]);
    return answer;
  }

  /** Null when the key was taken by another request, or the line by another order. */
  async function begin(
    tx: Tx,
    { actor, request, wanted, plan }: { actor: Actor; request: OrderRequest; wanted: WantedPlan; plan: Plan },
  ): Promise<OrderRequestRow | null> {
    const { userId, serviceNumber } = request;
    const { customerId, lineId } = wanted.line;
    const { planCode, priceCents } = plan;
    const row = await requests.take(tx, request, { customerId, lineId, planCode, priceCents });
    if (!row) return null;
    const purpose = { operation: 'changePlan', subject: serviceNumber, userId, scope: planCode } as const;
    if (!wanted.grant || !(await codes.spend(tx, wanted.grant, purpose))) throw new Problem('GRANT_REQUIRED');
    await agreements.accept(tx, actor, {
      kind: 'planChange',
      customerId,
      serviceNumber,
      amountCents: priceCents,
      reference: row.orderId,
      subject: planActCopy.subject(plan.name),
      ways: ['lineCode'],
    });
    await schedule.lookAfterOrder(tx, row, abandonedAfterSeconds);
    return row;
  }

  /** What can be ordered now. The operator decides again when it takes the order. */
  async function choice(wanted: WantedPlan): Promise<Plan> {
    const [line] = await inventory.list([wanted.line]);
    const current = mustTakeOrders(line);
    await mustHaveNone(ordering, wanted.line);
    return mustBeChoice(current, await catalogue.offeredPlans(), wanted);
  }

  return {
    async order(actor, wanted) {
      const { userId } = actor;
      const { requestId, planCode, line } = wanted;
      const request = { userId, requestId, planCode, serviceNumber: line.serviceNumber };
      const earlier = await requests.earlier(request);
      if (earlier) return orderUnder(earlier, line);
      let begun: OrderRequestRow | null = null;
      try {
        const plan = await choice(wanted);
        begun = await db.transaction((tx) => begin(tx, { actor, request, wanted, plan }));
      } catch (refusal) {
        // Somebody may have been quicker since we looked: with the same key, or with the same grant.
        const twin = refusal instanceof Problem ? await requests.earlier(request) : null;
        if (!twin) await mustHaveNone(ordering, line);
        if (!twin) throw refusal;
        return orderUnder(twin, line);
      }
      const row = begun ?? (await requests.earlier(request));
      if (!row) throw new Problem('PLAN_CHANGE_PENDING');
      return orderUnder(row, line);
    },

    async lookAfter(userId, requestId) {
      const row = await requests.find(userId, requestId);
      if (row?.status === 'due') await deliver(row);
      return true;
    },
  };
}

// What a line may change to, judged alike when the code is asked for and when the order comes.

/** Postpaid, in service, and a person's. @throws Problem CORPORATE_LINE, NOT_FOR_THIS_LINE */
export function mustTakeOrders(line: Line | null | undefined): Line {
  if (line?.isCorporate) throw new Problem('CORPORATE_LINE');
  if (line?.kind !== 'Postpaid' || line.status !== 'A') throw new Problem('NOT_FOR_THIS_LINE');
  return line;
}

interface PlanWish {
  planCode: string;
  /** What the customer has been shown; null: they did not say. */
  priceCents: number | null;
}

/** @throws Problem PLAN_NOT_OFFERED, SAME_PLAN, AMOUNT_CHANGED */
export function mustBeChoice(
  line: Pick<Line, 'planCode'>,
  offered: readonly Plan[],
  { planCode, priceCents }: PlanWish,
): Plan {
  if (planCode === line.planCode) throw new Problem('SAME_PLAN');
  const plan = offered.find((candidate) => candidate.planCode === planCode);
  if (!plan) throw new Problem('PLAN_NOT_OFFERED');
  if (priceCents !== null && priceCents !== plan.priceCents) throw new AmountChanged(plan.priceCents);
  return plan;
}

/** @throws Problem PLAN_CHANGE_PENDING */
export async function mustHaveNone(ordering: Pick<Ordering, 'pending'>, line: LinePlace): Promise<void> {
  if (await ordering.pending(line)) throw new Problem('PLAN_CHANGE_PENDING');
}
