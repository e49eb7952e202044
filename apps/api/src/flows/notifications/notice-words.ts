// How figures, dates and numbers are written in what people are told.
import { nationalNumber } from '@portal/ecuador/service-number';

const currency = new Intl.NumberFormat('es-EC', { style: 'currency', currency: 'USD' });
const inEcuador = { timeZone: 'America/Guayaquil' } as const;
const longDay = { day: 'numeric', month: 'long' } as const;
const civilDay = new Intl.DateTimeFormat('es-EC', { timeZone: 'UTC', ...longDay });
const moment = new Intl.DateTimeFormat('es-EC', {
  ...inEcuador,
  ...longDay,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export const dollars = (cents: number): string => currency.format(cents / 100);

/** `(099) 100-0001`; the code of a home service as it is. */
export function numberWords(serviceNumber: string): string {
  const number = nationalNumber(serviceNumber);
  return /^09\d{8}$/.test(number)
    ? `(${number.slice(0, 3)}) ${number.slice(3, 6)}-${number.slice(6)}`
    : number;
}

/** Of a civil date: `27 de noviembre`. */
export const dayWords = (civilDate: string): string => civilDay.format(new Date(`${civilDate}T00:00:00Z`));

/** Of an instant, in Ecuador: `27 de noviembre a las 09:42`. */
export const momentWords = (instant: string): string => moment.format(new Date(instant));
