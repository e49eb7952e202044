// Advice on plans as clients read it.
import type { AdvisedPlan, PlanAdvice } from '@portal/contract/shopping/plan-advice';
import { money } from '../../../http/wire.ts';
import type { Advice } from './plan-advice.ts';
import { countedTypes, type PricedPlan, unitOf } from './price-plan.ts';

const moneyOrNull = (cents: number | null) => (cents === null ? null : money(cents));

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
