// The edge of the wire: cents to dollars, instants and civil dates to Ecuador's wall time.
import type { Money, PaymentMoney } from '@portal/contract/money';
import { civilDateOf, hourMs } from '@portal/market/civil-dates';

export function money(cents: number): Money {
  return { unit: 'USD', value: cents / 100 };
}

/** Of TMF676: both generations' names at once. */
export function paymentMoney(cents: number): PaymentMoney {
  return { amount: cents / 100, units: 'USD', value: cents / 100, unit: 'USD' };
}

export function dateTime(instant: Date): string {
  // America/Guayaquil is UTC−5 all year.
  return `${new Date(instant.getTime() - 5 * hourMs).toISOString().slice(0, 19)}-05:00`;
}

export const startOfDay = (civilDate: string): string => `${civilDate}T00:00:00-05:00`;
export const endOfDay = (civilDate: string): string => `${civilDate}T23:59:59-05:00`;

/** Of a filter that is a date or an instant. */
export const civilDateIn = (text: string | undefined): string | undefined =>
  text === undefined || text.length === 10 ? text : civilDateOf(new Date(text));

/** Those of these words that are whole days: the database knows them exactly. */
export const civilDatesAmong = <Word extends string>(
  query: Partial<Record<Word, string | undefined>>,
  words: readonly Word[],
): Word[] => words.filter((word) => query[word]?.length === 10);
