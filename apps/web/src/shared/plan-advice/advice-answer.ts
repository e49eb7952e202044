// Which plan would have cost least in the last cycles of a line, in a sentence.
import type { AdvisedPlan, PlanAdvice } from '@portal/contract/shopping/plan-advice';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { answerCopy as copy } from './plan-advice.copy.ts';

/** Null: for part of it there are no packages, or there is no cycle to judge by. */
export function paidCents({ wouldHavePaid }: AdvisedPlan): number | null {
  if (wouldHavePaid.length === 0) return null;
  return wouldHavePaid.reduce<number | null>(
    (sum, money) => (sum === null || money === null ? null : sum + centsFromDollars(money.value)),
    0,
  );
}

export function adviceAnswer({ cycles, unrecorded, plans, suggestedPlanId }: PlanAdvice): string {
  if (cycles.length === 0) return unrecorded.length > 0 ? copy.nothingRecorded : copy.young;
  const best = plans.find(({ planId }) => planId === suggestedPlanId);
  const own = plans.find(({ isCurrent }) => isCurrent);
  const [least, now] = [best && paidCents(best), own && paidCents(own)];
  if (!best || !own || least == null || now == null) return copy.unknown;
  if (best === own) return copy.own(cycles.length);
  const words = copy.other(best.name, formatMoney(now - least), cycles.length);
  return best.missing.length + own.missing.length > 0 ? `${words} ${copy.withPackages}` : words;
}
