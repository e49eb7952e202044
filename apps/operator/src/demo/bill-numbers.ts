// The numbers of the bills that a filling brings along.
import type { CivilDate } from '@portal/market/civil-dates';
import { type CycleDay, cycleDays } from './calendar.ts';

const establishment = '001';
const emissionPoint = '002';

/** Spreads the bills of a cut over its numbers; shares no factor with their count, so none comes twice. */
const stride = 78_317;
/** Room for this many bills of one cut; later cuts always get larger numbers. */
const billsPerCut = 400_000;
const firstYear = 2024;

/** `sequence` counts the bills issued on that date, from 0. */
export function invoiceNumber(issuedOn: CivilDate, sequence: number): string {
  const [year, month, day] = issuedOn.split('-').map(Number) as [number, number, number];
  const cut = ((year - firstYear) * 12 + month - 1) * cycleDays.length + cycleDays.indexOf(day as CycleDay);
  if (cut < 0 || sequence >= billsPerCut) throw new RangeError(`No invoice number left for ${issuedOn}`);
  const number = String(cut * billsPerCut + ((sequence * stride + 18_273) % billsPerCut)).padStart(9, '0');
  return `${establishment}-${emissionPoint}-${number}`;
}
