// Which plan a line had in the cycle that is billed.
import { instantAt } from '@portal/market/civil-dates';
import type { AccountLine, PlanChange } from './issue-bills.store.ts';

/**
 * A change of plan counts from the cycle that it began with: one that came later is undone for this bill, one that is
 * still to be carried out is anticipated.
 *
 * @param changes of the line, the oldest first
 */
export function asInCycle(line: AccountLine, changes: readonly PlanChange[], cutOn: string): AccountLine {
  const cut = instantAt(cutOn);
  const later = changes.find(({ status, effectiveAt }) => status === 'completed' && effectiveAt >= cut);
  const earlier = changes.findLast(({ status, effectiveAt }) => status === 'pending' && effectiveAt < cut);
  return {
    ...line,
    planCode: later?.fromPlanCode ?? earlier?.toPlanCode ?? line.planCode,
    planName: later?.fromPlanName ?? earlier?.toPlanName ?? line.planName,
    feeCents: later?.fromFeeCents ?? earlier?.priceCents ?? line.feeCents,
  };
}
