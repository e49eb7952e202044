// What the server's advice says, in the figures of a card.
import type { AdvisedPlan, PlanAdvice } from '@portal/contract/shopping/plan-advice';
import { formatDayAndMonth } from '../../../lib/dates.ts';
import { centsFromDollars, formatMoney } from '../../../lib/money.ts';
import { quantityWords } from '../../../lib/usage.ts';
import { verdictCopy as copy } from './advice.copy.ts';

export function adviceOn(advice: PlanAdvice | undefined, planId: string): AdvisedPlan | undefined {
  return advice?.plans.find((plan) => plan.planId === planId);
}

export interface RestFact {
  key: string;
  text: string;
  isMissing: boolean;
}

/** What is missing first; what has no limit is not worth a line. */
export function restFacts({ missing, leftOver }: AdvisedPlan): RestFact[] {
  const short = missing.map(({ usageType, units, amounts }) => ({
    key: usageType,
    text: copy.missing(
      copy.what[usageType](quantityWords(Math.max(...amounts), units)),
      amounts.filter((amount) => amount > 0).length,
      amounts.length,
    ),
    isMissing: true,
  }));
  const rest = leftOver.flatMap(({ usageType, units, amounts }) => {
    if (amounts === null || amounts.length === 0 || short.some(({ key }) => key === usageType)) return [];
    const least = quantityWords(Math.min(...amounts), units);
    const most = quantityWords(Math.max(...amounts), units);
    const text = copy.leftOver(least === most ? null : least, copy.what[usageType](most));
    return [{ key: usageType, text, isMissing: false }];
  });
  return [...short, ...rest];
}

/** `Tu factura del 1 de enero: $21,99` */
export function billWords(plan: AdvisedPlan, { plannedBillDate }: PlanAdvice): string | null {
  return plan.nextBill && plannedBillDate
    ? copy.bill(formatDayAndMonth(plannedBillDate), moneyWords(plan.nextBill))
    : null;
}

export const moneyWords = ({ value }: { value: number }): string => formatMoney(centsFromDollars(value));

/** Some cycle took all that the line's plan gives of something: what more would have been used nobody knows. */
export function hasUsedUp({ plans }: PlanAdvice): boolean {
  const own = plans.find(({ isCurrent }) => isCurrent);
  return (
    own !== undefined && (own.missing.length > 0 || own.leftOver.some(({ amounts }) => amounts?.includes(0)))
  );
}
