// What is left of an allowance, as the assistant says it: `9,2 GB`.
import { gigabyteWords, wholeWords } from '@portal/market/words';

type Unit = 'MB' | 'MIN' | 'SMS';

function quantity(amount: number, unit: Unit): [string, string] {
  if (unit === 'MIN') return [wholeWords(amount), ' min'];
  // Their name says what they are.
  if (unit === 'SMS') return [wholeWords(amount), ''];
  // A rest never reads as nothing.
  if (amount > 0 && amount < 51) return [wholeWords(Math.ceil(amount)), ' MB'];
  return [gigabyteWords(amount), ' GB'];
}

/** What is left and of how much, the unit said once where it is the same: `9,2`, `15,0 GB`. */
export function shareWords(left: number, total: number, unit: Unit): [string, string] {
  const [part, partUnit] = quantity(left, unit);
  const [all, allUnit] = quantity(total, unit);
  return [partUnit === allUnit ? part : `${part}${partUnit}`, `${all}${allUnit}`];
}
