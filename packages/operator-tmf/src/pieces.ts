// Words that several families share: money, instants, whose it is, and what TM Forum has no field for.

import { dateTimeSchema, lineKindWords, operatorIdSchema } from '@portal/contract/common';
import { moneySchema } from '@portal/contract/money';
import { civilDateOf, instantAt } from '@portal/market/civil-dates';
import { centsOf, currencyCode, unitsOf } from '@portal/market/money';
import type { LineKind, LinePlace } from '@portal/operator-ports/common';
import { z } from 'zod';

export const instant = z.codec(dateTimeSchema, z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** A civil date of the market, where TM Forum has an instant: its first moment. */
export const firstMoment = z.codec(dateTimeSchema, z.string(), {
  decode: (text) => civilDateOf(new Date(text)),
  encode: (date) => instantAt(date).toISOString(),
});
/** The same, its last second: of periods that hold their last day. */
export const lastMoment = z.codec(dateTimeSchema, z.string(), {
  decode: (text) => civilDateOf(new Date(text)),
  encode: (date) => new Date(instantAt(date, 24).getTime() - 1_000).toISOString(),
});

/** Whole units with decimals there, cents here. */
export const dollars = z.codec(z.number(), z.int(), {
  decode: (amount) => centsOf(amount),
  encode: (cents) => unitsOf(cents),
});
export const money = z.codec(moneySchema, z.int(), {
  decode: ({ value }) => centsOf(value),
  encode: (cents) => ({ unit: currencyCode, value: unitsOf(cents) }),
});

/** TMF654 and 677 call it so. */
export const amount = z.codec(z.object({ amount: z.number(), units: z.literal(currencyCode) }), z.int(), {
  decode: (it) => centsOf(it.amount),
  encode: (cents) => ({ amount: unitsOf(cents), units: currencyCode }),
});

export const kindWord = z.codec(z.enum(['POSTPAID', 'PREPAID', 'FIXED']), z.custom<LineKind>(), {
  decode: (word) => (word === 'POSTPAID' ? 'Postpaid' : word === 'PREPAID' ? 'Prepaid' : 'Fixed'),
  encode: (kind) => lineKindWords[kind].account,
});

/** The operator's own: whatever it calls its things. */
export const operatorId = operatorIdSchema;
export const idRef = z.object({ id: operatorId });

/** The customer, among the parties of a thing. */
export const customer = z.codec(
  z.array(z.object({ id: operatorId, role: z.string(), '@referredType': z.string().optional() })),
  z.string(),
  {
    decode(parties, context) {
      const id = parties.find((party) => party.role === 'customer')?.id;
      if (id !== undefined) return id;
      context.issues.push({ code: 'custom', message: 'no customer', input: parties });
      return z.NEVER;
    },
    encode: (id) => [{ id, role: 'customer', '@referredType': 'Customer' }],
  },
);

/**
 * Name and value, by name; one that is not there is null, and the other way round.
 * @param shape of the values, as they stand in JSON
 */
export function characteristics<Shape extends z.ZodRawShape>(shape: Shape) {
  const list = z.array(z.object({ name: z.string(), value: z.unknown() }));
  return z.codec(list, z.object(shape), {
    decode: (given) => {
      const values = new Map(given.map(({ name, value }) => [name, value]));
      return Object.fromEntries(Object.keys(shape).map((name) => [name, values.get(name) ?? null])) as never;
    },
    encode: (values) =>
      Object.entries(values as Record<string, unknown>)
        .filter(([, value]) => value !== null)
        .map(([name, value]) => ({ name, value })),
  });
}

/** Without what is null or undefined: such a field is left out. */
export function given<T extends object>(fields: T) {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as { [K in keyof T]?: NonNullable<T[K]> };
}

/** Of a path: dots alone would lead somewhere else. */
export const pathWord = z
  .string()
  .min(1)
  .max(200)
  .regex(/[^.]|^\.{3}/);
/** Words of a query. */
export const word = z.string().min(1).max(200);
/** Given once or several times. */
export const several = <Item extends z.ZodType<string>>(item: Item) =>
  z.codec(z.union([item, z.array(item)]), z.array(z.custom<z.output<Item>>()), {
    decode: (given) => (Array.isArray(given) ? given : [given]) as z.output<Item>[],
    encode: (list) => list as never,
  });
export const words = several(word);
export const count = z.codec(z.string().regex(/^\d{1,9}$/), z.int(), {
  decode: Number,
  encode: String,
});
export const yesOrNo = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (is) => (is ? 'true' : 'false'),
});
export const windowWords = { offset: count, limit: count };

/**
 * Several lines in a query: `product.id` once a line, `relatedParty.id` once for all of them when they are one
 * customer's, otherwise once a line in the same order. As sets they mean the same to whoever filters by either.
 */
export const lineWords = { 'relatedParty.id': words, 'product.id': words };
/** One line, named by both its words. */
export const oneLine = { 'relatedParty.id': word, 'product.id': word };
type OneLine = { 'relatedParty.id': string; 'product.id': string };
export const wordsOfLine = ({ customerId, lineId }: LinePlace): OneLine => ({
  'relatedParty.id': customerId,
  'product.id': lineId,
});
export const lineIn = (query: OneLine): LinePlace => ({
  customerId: query['relatedParty.id'],
  lineId: query['product.id'],
});
export const accountWords = { 'relatedParty.id': words, 'billingAccount.id': words };

/** Each customer with each of their own, by the name that the second has. */
export function pairs(customers: readonly string[], own: readonly string[]): [string, string][] {
  const [first] = customers;
  if (customers.length !== 1 && customers.length !== own.length) throw new UnevenPairs();
  return own.map((id, index) => [customers.length === 1 ? (first ?? '') : (customers[index] ?? ''), id]);
}

/** As many customers as lines were named, or one for all: neither was. */
export class UnevenPairs extends Error {
  override readonly name = 'UnevenPairs';
  readonly field = 'relatedParty.id';
}

const customersOf = (places: readonly { customerId: string }[]): string[] => {
  const all = places.map(({ customerId }) => customerId);
  const distinct = [...new Set(all)];
  return distinct.length === 1 ? distinct : all;
};

export const wordsOfLines = (places: readonly LinePlace[]) => ({
  'relatedParty.id': customersOf(places),
  'product.id': places.map(({ lineId }) => lineId),
});

type LineWords = { 'relatedParty.id': string[]; 'product.id': string[] };
export const linesIn = (query: LineWords): LinePlace[] =>
  pairs(query['relatedParty.id'], query['product.id']).map(([customerId, lineId]) => ({
    customerId,
    lineId,
  }));

/** By these names an answer about a line says whose it is. */
export const placesOf = (lines: readonly LinePlace[]): LinePlace[] =>
  lines.map(({ customerId, lineId }) => ({ customerId, lineId }));
