// Until when allowances may be used, in words.
import { formatDate } from '../../../lib/dates.ts';
import type { AllowanceFacts } from '../../../shared/line/consumption-facts.ts';
import { balancesCopy as copy } from './detail.copy.ts';

type Ending = Pick<AllowanceFacts, 'validUntil'>;

/** Nothing for one that does not end. */
export function validityOf({ validUntil }: Ending): string[] {
  return validUntil ? [copy.validUntil(formatDate(validUntil))] : [];
}

/** One day for all of them is said once; different days are said with each. */
export function sameValidity(allowances: readonly Ending[]): string | null {
  const words = new Set(allowances.map((facts) => validityOf(facts)[0] ?? null));
  return words.size === 1 ? ([...words][0] ?? null) : null;
}
