// What several families are asked with: lines, accounts, pages, and the words of paths and queries.
import { at } from '@portal/operator-ports/noun';
import {
  type AccountPlace,
  type LinePlace,
  type LineRef,
  lineKindSchema,
  operatorIdSchema,
} from '@portal/operator-ports/wire';
import { z } from 'zod';
import { type Arg, type Lookup, many, words as named } from './call.ts';

/** Of a path: dots alone would lead somewhere else. */
export const pathWord = z
  .string()
  .min(1)
  .max(200)
  .regex(/[^.]|^\.{3}/);
/** Of a query. */
export const queryWord = z.string().min(1).max(200);
const hereOf = <Item extends z.ZodType>(item: Item) =>
  (item instanceof z.ZodCodec ? item.out : item) as z.ZodType<z.output<Item>, z.output<Item>>;
/** Given once or several times. */
export const several = <Item extends z.ZodType>(item: Item) =>
  z.codec(z.union([item, z.array(item)]), z.array(hereOf(item)), {
    decode: (given) => (Array.isArray(given) ? given : [given]) as z.output<Item>[],
    encode: (list) => list as never,
  });
export const queryWords = several(queryWord);
const count = z.codec(z.string().regex(/^\d{1,9}$/), z.int().nonnegative(), {
  decode: Number,
  encode: String,
});
export const yesOrNo = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (is) => (is ? 'true' : 'false'),
});

export const id = at('params/id', pathWord);
export const customerId = at('query/relatedParty.id', queryWord);
/** One line, named by both its words. */
export const line = named({ customerId, lineId: at('query/product.id', queryWord) });
export const pageFields = { offset: at('query/offset', count), limit: at('query/limit', count) };
export const window = named(pageFields);

const placeSchema = z.object({ customerId: operatorIdSchema, lineId: operatorIdSchema });
const accountSchema = z.object({ customerId: operatorIdSchema, accountId: operatorIdSchema });
/** As they are asked about: mobile and billed. */
const lineRefSchema = placeSchema.extend({
  ...accountSchema.shape,
  serviceNumber: operatorIdSchema,
  kind: lineKindSchema.extract(['Postpaid']),
});

/**
 * Several things in a query: their own word once for each, `relatedParty.id` once for all of them when they are one
 * customer's, otherwise once for each in the same order. As sets they mean the same to whoever filters by either.
 */
function each<Name extends string, Thing extends { customerId: string } & Record<Name, string>>(
  name: Name,
  word: string,
  schema: z.ZodType,
  found: (named: Thing[], lookup: Lookup) => Thing[] | Promise<Thing[]>,
): Arg<readonly Thing[]> {
  return {
    schema: z.array(schema).min(1),
    fields: { customers: at('query/relatedParty.id', queryWords), own: at(`query/${word}`, queryWords) },
    write: (things) => ({ customers: customersOf(things), own: things.map((thing) => thing[name]) }),
    read: ({ customers, own }, lookup) =>
      found(
        pairs(customers as string[], own as string[]).map(
          ([customerId, id]) => ({ customerId, [name]: id }) as unknown as Thing,
        ),
        lookup,
      ),
  };
}

const asNamed = <Thing>(named: Thing[]) => named;
export const places: Arg<readonly LinePlace[]> = each(
  'lineId',
  'product.id',
  placeSchema,
  asNamed<LinePlace>,
);
export const lines: Arg<readonly LineRef[]> = each<'lineId', LineRef>(
  'lineId',
  'product.id',
  lineRefSchema,
  (named, lookup) => lookup.lines(named),
);
export const accountsBy = (word: string): Arg<readonly AccountPlace[]> =>
  each('accountId', word, accountSchema, asNamed<AccountPlace>);

const customersOf = (places: readonly { customerId: string }[]): string[] => {
  const all = places.map(({ customerId }) => customerId);
  const distinct = [...new Set(all)];
  return distinct.length === 1 ? distinct : all;
};

/** Each customer with each of their own, by the name that the second has. */
export function pairs(customers: readonly string[], own: readonly string[]): [string, string][] {
  const [first] = customers;
  if (customers.length !== 1 && customers.length !== own.length) throw new UnevenPairs();
  return own.map((one, index) => [customers.length === 1 ? (first ?? '') : (customers[index] ?? ''), one]);
}

/** As many customers as lines were named, or one for all: neither was. */
export class UnevenPairs extends Error {
  override readonly name = 'UnevenPairs';
  readonly field = 'relatedParty.id';
}

/** By these names an answer says whose it is: as the first thing that was asked about, one or several. */
export const about =
  (...names: string[]) =>
  (first: object): object[] =>
    [first].flat().map((it) => Object.fromEntries(names.map((name) => [name, Reflect.get(it, name)])));
/** The same, and of which id the second word was. */
export const aboutOne =
  (own: string, ...names: string[]) =>
  (first: object, id: string): object[] =>
    about(...names)(first).map((it) => ({ ...it, [own]: id }));

/** What these places have of something: each row says whose it is, and of none nothing is asked. */
export const ofPlaces = <Thing extends object>(schema: Parameters<typeof many<Thing>>[0]) => ({
  args: [places] as [typeof places],
  answer: many(schema),
  about: about('customerId', 'lineId'),
  known: (all: readonly LinePlace[]): Thing[] | undefined => (all.length === 0 ? [] : undefined),
});

/** One that is written now. */
export const note = 'body/note[]' as const;
