// An order of another plan as a TMF622 ProductOrder.

import { listProductOrders, type ProductOrder } from '@portal/contract/shopping/ordering';
import type { AdvisedPlan, PlanAdvice } from '@portal/contract/shopping/plan-advice';
import { nationalNumber } from '@portal/market/service-number';
import { type PlanOrder, shownPlanOrder } from '@portal/operator-ports/ordering';
import { hrefIn, money } from '../../http/wire.ts';
import type { Advice } from './advice/plan-advice.ts';
import { countedTypes, type PricedPlan, unitOf } from './advice/price-plan.ts';

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
