// Figures, days and numbers as people here read them: one way for every message, answer and paper of ours.
import { market } from '@portal/market/here';
import { type CivilDate, instantAt } from './civil-dates.ts';
import { perUnit } from './money.ts';
import { fixedWords, isFixedNumber, mobileWords, nationalNumber } from './service-number.ts';

const { locale, zone, currency } = market;
const decimals = (count: number) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: count, maximumFractionDigits: count });
const [none, one, amounts] = [decimals(0), decimals(1), decimals(currency.decimals)];

const inZone = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, ...options });
const dayOfYear = { day: 'numeric', month: 'long' } as const;
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const days = {
  long: inZone({ dateStyle: 'long' }),
  medium: inZone({ dateStyle: 'medium' }),
  short: inZone({ dateStyle: 'short' }),
  ofYear: inZone(dayOfYear),
  ofYearAndTime: inZone({ ...dayOfYear, ...time }),
  month: inZone({ month: 'long' }),
  time: inZone(time),
  andTime: inZone({ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }),
};

/** `1.234,50` */
export const amountWords = (cents: number): string => amounts.format(cents / perUnit);

/** `$18,39`. The sign is placed by hand: es-EC writes `$-4,35`. */
export const moneyWords = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${currency.symbol}${amountWords(Math.abs(cents))}`;

/** `USD 18,39`: where the sign is no letter that travels by SMS. */
export const plainMoneyWords = (cents: number): string => `${currency.code} ${amountWords(cents)}`;

/** Amounts that stand in a text, without their sign. */
export const withoutMoneySign = (text: string): string =>
  text.replaceAll(currency.symbol, `${currency.code} `);

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
/** `noviembre` */
export const monthWord = (date: CivilDate): string => days.month.format(instantAt(date));
/** `30 de noviembre de 2026` */
export const civilDateWords = (date: CivilDate): string => longDay(instantAt(date));

/** `(099) 100-0001`, `4210 - 0001`; the code of a home service as it is. */
export function numberWords(serviceNumber: string): string {
  const number = nationalNumber(serviceNumber);
  if (!/^\d+$/.test(number)) return number;
  return (isFixedNumber(number) ? fixedWords(number) : mobileWords(number)) ?? number;
}

/** `Ana Paredes` is `A*** P***`. */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => `${[...word][0] ?? ''}***`)
    .join(' ');
