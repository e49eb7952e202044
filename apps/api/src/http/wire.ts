// The edge of the wire: cents to whole units, instants and civil dates to the market's wall time.

import type { Money, PaymentMoney } from '@portal/contract/money';
import { civilDateOf, instantAt, wallTime } from '@portal/market/civil-dates';
import { currencyCode, unitsOf } from '@portal/market/money';

export function money(cents: number): Money {
  return { unit: currencyCode, value: unitsOf(cents) };
}

/** Of TMF676: both generations' names at once. */
export function paymentMoney(cents: number): PaymentMoney {
  return { amount: unitsOf(cents), units: currencyCode, value: unitsOf(cents), unit: currencyCode };
}

export const dateTime: (instant: Date) => string = wallTime;

/** Where one thing of a collection is read alone: what it is called may hold a slash. */
export const hrefIn = (collection: { path: string }, id: string): string =>
  `${collection.path}/${encodeURIComponent(id)}`;

export const startOfDay = (civilDate: string): string => wallTime(instantAt(civilDate));
export const endOfDay = (civilDate: string): string =>
  wallTime(new Date(instantAt(civilDate, 24).getTime() - 1_000));

/** Of a filter that is a date or an instant. */
export const civilDateIn = <Text extends string | undefined>(text: Text): Text | string =>
  text === undefined || text.length === 10 ? text : civilDateOf(new Date(text));

/** Those of these words that are whole days: the database knows them exactly. */
export const civilDatesAmong = <Word extends string>(
  query: Partial<Record<Word, string | undefined>>,
  words: readonly Word[],
): Word[] => words.filter((word) => query[word]?.length === 10);
