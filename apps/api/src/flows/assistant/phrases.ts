// Figures as the assistant says them: `$18,39`, `30 de noviembre de 2026`, `9,2 GB`, `(099) 100-0001`.
import { nationalNumber } from '@portal/ecuador/service-number';

const dollars = new Intl.NumberFormat('es-EC', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const gigabytes = new Intl.NumberFormat('es-EC', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('es-EC', { maximumFractionDigits: 0 });
const day = new Intl.DateTimeFormat('es-EC', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const hour = new Intl.DateTimeFormat('es-EC', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'America/Guayaquil',
});

/** The sign is placed by hand: es-EC writes `$-4,35`. */
export function moneyWords(cents: number): string {
  return `${cents < 0 ? '-' : ''}$${dollars.format(Math.abs(cents) / 100)}`;
}

export const civilDateWords = (date: string): string => day.format(new Date(`${date}T00:00:00Z`));
export const timeWords = (instant: Date): string => hour.format(instant);

type Unit = 'MB' | 'MIN' | 'SMS';

function quantity(amount: number, unit: Unit): [string, string] {
  if (unit === 'MIN') return [whole.format(amount), ' min'];
  // Their name says what they are.
  if (unit === 'SMS') return [whole.format(amount), ''];
  // A rest never reads as nothing.
  if (amount > 0 && amount < 51) return [whole.format(Math.ceil(amount)), ' MB'];
  return [gigabytes.format(amount / 1024), ' GB'];
}

/** What is left and of how much, the unit said once where it is the same: `9,2`, `15,0 GB`. */
export function shareWords(left: number, total: number, unit: Unit): [string, string] {
  const [part, partUnit] = quantity(left, unit);
  const [all, allUnit] = quantity(total, unit);
  return [partUnit === allUnit ? part : `${part}${partUnit}`, `${all}${allUnit}`];
}

export function numberWords(serviceNumber: string): string {
  const number = nationalNumber(serviceNumber);
  const mobile = /^(\d{3})(\d{3})(\d{4})$/.exec(number);
  if (mobile) return `(${mobile[1]}) ${mobile[2]}-${mobile[3]}`;
  const fixed = /^0(\d{4})(\d{4})$/.exec(number);
  return fixed ? `${fixed[1]} - ${fixed[2]}` : number;
}
