// Figures, days and numbers as people here read them: one way for every message, answer and paper of ours.
import { type CivilDate, instantAt } from './civil-dates.ts';
import { nationalNumber } from './service-number.ts';

const locale = 'es-EC';
const decimals = (count: number) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: count, maximumFractionDigits: count });
const [none, one, two] = [decimals(0), decimals(1), decimals(2)];

const inEcuador = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'America/Guayaquil', ...options });
const dayOfYear = { day: 'numeric', month: 'long' } as const;
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const days = {
  long: inEcuador({ dateStyle: 'long' }),
  medium: inEcuador({ dateStyle: 'medium' }),
  short: inEcuador({ dateStyle: 'short' }),
  ofYear: inEcuador(dayOfYear),
  ofYearAndTime: inEcuador({ ...dayOfYear, ...time }),
  time: inEcuador(time),
  andTime: inEcuador({ dateStyle: 'medium', timeStyle: 'short' }),
};

/** `1.234,50` */
export const amountWords = (cents: number): string => two.format(cents / 100);

/** `$18,39`. The sign is placed by hand: es-EC writes `$-4,35`. */
export const moneyWords = (cents: number): string =>
  `${cents < 0 ? '-' : ''}$${amountWords(Math.abs(cents))}`;

/** `1.204` */
export const wholeWords = (count: number): string => none.format(count);

/** `9,2` */
export const gigabyteWords = (megabytes: number): string => one.format(megabytes / 1_024);

/** `1 de diciembre de 2026` */
export const longDay = (instant: Date): string => days.long.format(instant);
/** `1 dic 2026` */
export const mediumDay = (instant: Date): string => days.medium.format(instant);
/** `1/12/26` */
export const shortDay = (instant: Date): string => days.short.format(instant);
/** `1 dic 2026, 09:42` */
export const dayAndTime = (instant: Date): string => days.andTime.format(instant);
/** `09:42` */
export const timeWords = (instant: Date): string => days.time.format(instant);
/** `27 de noviembre a las 09:42` */
export const momentWords = (instant: Date): string => days.ofYearAndTime.format(instant);
/** `27 de noviembre` */
export const dayWords = (date: CivilDate): string => days.ofYear.format(instantAt(date));
/** `30 de noviembre de 2026` */
export const civilDateWords = (date: CivilDate): string => longDay(instantAt(date));

/** `(099) 100-0001`, `4210 - 0001`; the code of a home service as it is. */
export function numberWords(serviceNumber: string): string {
  const number = nationalNumber(serviceNumber);
  const mobile = /^(\d{3})(\d{3})(\d{4})$/.exec(number);
  if (mobile) return `(${mobile[1]}) ${mobile[2]}-${mobile[3]}`;
  const fixed = /^0(\d{4})(\d{4})$/.exec(number);
  return fixed ? `${fixed[1]} - ${fixed[2]}` : number;
}
