// Orders as TMF622 has them: of another plan, an exit, a pause, another chip; and advice on plans.
import { InvalidField } from '@portal/contract/errors';
import type { ExitOrder } from '@portal/contract/shopping/exits';
import {
  listProductOrders,
  type ProductOrder,
  type ProductOrderRequest,
} from '@portal/contract/shopping/ordering';
import type { PauseOrder } from '@portal/contract/shopping/pauses';
import type { AdvisedPlan, PlanAdvice } from '@portal/contract/shopping/plan-advice';
import type { SimOrder as SimOrderOnWire } from '@portal/contract/shopping/sim-orders';
import { centsOf } from '@portal/market/money';
import { lastFourShown, nationalNumber } from '@portal/market/service-number';
import { type Exit, shownExit, shownExitQuote } from '@portal/operator-ports/exits';
import { type PlanOrder, shownPlanOrder } from '@portal/operator-ports/ordering';
import { type Pause, shownPause } from '@portal/operator-ports/pauses';
import { type SimOrder, shownSimOrder } from '@portal/operator-ports/sim-orders';
import type { FastifyRequest } from 'fastify';
import { type Caller, isSamePlace, type ManagedLine } from '../../caller.ts';
import { lineInHeaders, ownLine } from '../../http/access.ts';
import { codeAskerOf } from '../../http/visitor.ts';
import { hrefIn, money } from '../../http/wire.ts';
import { type Advice, countedTypes, type PricedPlan, unitOf } from './advice/plan-advice.ts';
import type { PlanCodeOrder, WantedPlan } from './change-plan.ts';

/** As it stands now. */
export const toProductOrder = (order: PlanOrder): ProductOrder =>
  orderIn(order.status, order.status === 'completed' ? order : { ...order, endedAt: null });

/** As it is answered to whoever orders, the first time and every further time. */
export const toAcknowledgement = (order: PlanOrder): ProductOrder =>
  orderIn('acknowledged', { ...order, endedAt: null });

function orderIn(state: ProductOrder['state'], order: PlanOrder): ProductOrder {
  const number = nationalNumber(order.serviceNumber);
  return {
    ...shownPlanOrder.of(order),
    href: hrefIn(listProductOrders, order.orderId),
    state,
    relatedParty: [{ id: number, identifierType: 'msisdn', role: 'customer', '@referredType': 'Customer' }],
    productOrderItem: [
      {
        id: '1',
        action: 'modify',
        state,
        productOffering: offering(order.toPlanCode, order.toPlanName),
        product: { id: number, productOffering: offering(order.fromPlanCode, order.fromPlanName) },
        itemPrice: [
          {
            priceType: 'recurring',
            recurringChargePeriod: 'month',
            price: { taxIncludedAmount: money(order.priceCents) },
          },
        ],
      },
    ],
  };
}

const offering = (id: string, name: string) => ({ id, name, '@referredType': 'ProductOffering' as const });

const moneyOrNull = (cents: number | null) => (cents === null ? null : money(cents));

/** Advice on plans as clients read it. */
export function toPlanAdvice(advice: Advice): PlanAdvice {
  const { cycles, unrecorded, used, plans, suggestedCode, forecast } = advice;
  const running = forecast?.running;
  return {
    '@type': 'PlanAdvice',
    cycles,
    unrecorded,
    used: countedTypes.map((usageType) => ({
      usageType,
      units: unitOf[usageType],
      amounts: used.map((quantities) => quantities[usageType]),
    })),
    runningBill: running ? { date: running.issuedOn, amount: money(running.totalCents) } : null,
    plannedBillDate: forecast?.planned.issuedOn ?? null,
    suggestedPlanId: suggestedCode,
    plans: plans.map((priced) => toAdvisedPlan(priced, advice)),
  };
}

function toAdvisedPlan(
  { plan, wouldHavePaid, leftOver, missing, fits }: PricedPlan,
  { ownCode, forecast }: Advice,
): AdvisedPlan {
  const { planCode, name, priceCents } = plan;
  const bill = forecast?.planned.totals.find((total) => total.planCode === planCode);
  return {
    planId: planCode,
    name,
    price: money(priceCents),
    isCurrent: planCode === ownCode,
    wouldHavePaid: wouldHavePaid.map(moneyOrNull),
    nextBill: bill ? money(bill.totalCents) : null,
    leftOver: leftOver.map(({ usageType, amounts }) => ({ usageType, units: unitOf[usageType], amounts })),
    missing: missing.map(({ usageType, amounts, costs }) => ({
      usageType,
      units: unitOf[usageType],
      amounts,
      cost: costs.map(moneyOrNull),
    })),
    fits,
  };
}

// A TMF622 order and a request for its code, as wishes: what is named must be the caller's, wherever it stands.

/** @throws Problem NOT_FOUND for a line that is not the caller's, INVALID for two different ones */
function lineNamed(request: FastifyRequest, caller: Caller, number: string): ManagedLine {
  const line = ownLine(caller, number);
  const inHeaders = lineInHeaders(request);
  // An account is no line; and a header that names another one leaves open which is meant.
  if (number === line.accountId || (inHeaders && !isSamePlace(inHeaders, line)))
    throw new InvalidField('claroid');
  return line;
}

export function readPlanOrder(
  request: FastifyRequest,
  caller: Caller,
  body: ProductOrderRequest,
): WantedPlan {
  const [party] = body.relatedParty;
  const [item] = body.productOrderItem;
  const [offering] = item ? [item.productOffering].flat() : [];
  if (!party || !offering) throw new InvalidField(party ? 'productOrderItem' : 'relatedParty');
  const dollars = item?.itemPrice?.[0]?.price.taxIncludedAmount.value;
  const requestId = request.headers['request-uuid'];
  const grant = request.headers['x-otp-grant'];
  return {
    line: lineNamed(request, caller, party.id),
    planCode: offering.id,
    priceCents: dollars === undefined ? null : centsOf(dollars),
    requestId: typeof requestId === 'string' && isRequestId(requestId) ? requestId : null,
    grant: typeof grant === 'string' ? grant : null,
  };
}

/** Shorter ones are nobody's own. */
const isRequestId = (text: string): boolean => text.length >= 8 && text.length <= 100;

/** The plan that the code confirms, among its characteristics. */
const planWord = 'planId';

export function readPlanCodeOrder(
  request: FastifyRequest,
  caller: Caller,
  body: CodeRequest | null | undefined,
): PlanCodeOrder {
  const number = body?.claroNumber;
  if (!number) throw new InvalidField('claroNumber');
  const plan = body.characteristicSpecification?.find(({ name }) => name === planWord);
  return {
    line: lineNamed(request, caller, number),
    planCode: plan?.value ?? null,
    asker: codeAskerOf(request),
  };
}

interface CodeRequest {
  claroNumber?: string | undefined;
  characteristicSpecification?: { name: string; value: string }[] | undefined;
}

/** What an order of one line says, whatever is ordered. */
function lineOrder<Action extends string, Status, Product extends object>(
  { orderId, serviceNumber, status }: { orderId: string; serviceNumber: string; status: Status },
  action: Action,
  more: Product,
) {
  const number = nationalNumber(serviceNumber);
  const product = { id: number, publicIdentifier: number, ...more };
  return {
    href: hrefIn(listProductOrders, orderId),
    orderItem: [{ id: '1', action, state: status, product }],
  };
}

/** A service that is left. */
export const toExitOrder = (exit: Exit): ExitOrder => ({
  ...shownExit.of(exit),
  ...lineOrder(exit, 'delete', {}),
  quote: shownExitQuote.of(exit),
});

/** A line that is paused. */
export const toPauseOrder = (pause: Pause): PauseOrder => ({
  ...shownPause.of(pause),
  ...lineOrder(pause, 'modify', { status: 'suspended' as const }),
});

/** A line that moves to another chip: of a card no more than its last digits. */
export const toSimOrder = (order: SimOrder): SimOrderOnWire => ({
  ...shownSimOrder.of({ ...order, iccid: order.iccid && lastFourShown(order.iccid) }),
  ...lineOrder(order, 'modify', { sim: { kind: order.kind } }),
});
