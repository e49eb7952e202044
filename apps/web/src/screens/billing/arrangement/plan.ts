// How what is due of a bill is spread: amounts by the rule, and days that are proposed and may be changed within it.
import type { ArrangementRule } from '@portal/contract/paying/arrangements';
import { addDays, daysBetween } from '@portal/market/civil-dates';
import { centsFromDollars } from '../../../lib/money.ts';

export type Rule = Pick<
  ArrangementRule,
  'firstOn' | 'lastOn' | 'firstPartBy' | 'lastPartOn' | 'apartDays' | 'minFirstAmount' | 'amount' | 'cost'
>;

export const totalCents = ({ amount, cost }: Rule): number =>
  centsFromDollars(amount.value) + centsFromDollars(cost.value);

/** Equal ones, but for the first where the rule asks for more; the cents that are left over come with the last. */
export function partsOf(rule: Rule, count: number): number[] {
  const total = totalCents(rule);
  if (count === 1) return [total];
  const equal = Math.floor(total / count);
  const first = Math.max(equal, centsFromDollars(rule.minFirstAmount.value));
  const each = Math.floor((total - first) / (count - 1));
  const between = Array<number>(count - 2).fill(each);
  return [first, ...between, total - first - each * (count - 2)];
}

/** The latest days, as far apart as one another; all of it at once on the latest. */
export function proposedDays(rule: Rule, count: number): string[] {
  const { firstOn, lastOn, lastPartOn } = rule;
  if (count === 1) return [lastOn];
  const apart = Math.floor(daysBetween(firstOn, lastPartOn) / (count - 1));
  return Array.from({ length: count }, (_, place) => addDays(firstOn, place * apart));
}

/** Between which days one part may be, the one before it being known. */
export function daysOpen(rule: Rule, count: number, place: number, before: string | null) {
  const { firstOn, lastOn, firstPartBy } = rule;
  if (count === 1) return { least: firstOn, most: lastOn };
  if (place === 0) return { least: firstOn, most: firstPartBy };
  return {
    least: addDays(before ?? firstOn, rule.apartDays),
    most: addDays(rule.lastPartOn, (place + 1 - count) * rule.apartDays),
  };
}

/** With so few days or so little money fewer parts are possible. */
export function countsOf(rule: Rule & Pick<ArrangementRule, 'mostParts'>): number[] {
  const days = daysBetween(rule.firstOn, rule.lastPartOn);
  return Array.from({ length: rule.mostParts }, (_, place) => place + 1).filter(
    (count) =>
      count === 1 ||
      (days >= (count - 1) * rule.apartDays && partsOf(rule, count).every((cents) => cents > 0)),
  );
}
