// Questions and answers of every operation, made up: for whatever must hold for all of them.
import { operatorIdSchema } from '@portal/operator-ports/wire';
import fc from 'fast-check';
import { z } from 'zod';
import type { AnyCall, Maker } from './call.ts';
import { aboutPlace, madeUp, type Values } from './examples.ts';
import { ofEveryCall } from './families.ts';

export interface Exchange {
  args: unknown[];
  result: unknown;
}

type Any = fc.Arbitrary<unknown>;

const text = fc.string({ unit: 'grapheme', maxLength: 30 });
const id = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((it) => operatorIdSchema.safeParse(it).success);
const instant = fc.date({
  min: new Date('2000-01-01'),
  max: new Date('2040-01-01'),
  noInvalidDate: true,
});
const most = 1_000_000;

const anything: Values<Any> = {
  value(schema, name) {
    if (schema instanceof z.ZodDate) return instant;
    if (schema instanceof z.ZodISODate) return instant.map((it) => it.toISOString().slice(0, 10));
    if (schema instanceof z.ZodURL) return fc.domain().map((host) => `https://${host}/`);
    if (schema instanceof z.ZodBoolean) return fc.boolean();
    if (schema instanceof z.ZodString) return wordsOf(schema);
    if (!(schema instanceof z.ZodNumber)) return fc.uint8Array({ maxLength: 40 });
    const { minValue, maxValue } = schema;
    // Nothing but a line of a bill is ever less than nothing.
    // No list here is longer than three, and none than was asked for.
    const least = name === 'amountCents' ? -most : name === 'limit' ? 3 : 0;
    return fc.integer({ min: Math.max(minValue ?? least, least), max: Math.min(maxValue ?? most, most) });
  },
  one: (words) => fc.constantFrom(...words),
  list: (item, least) =>
    fc.uniqueArray(item, { minLength: least, maxLength: 3, selector: (it) => knownBy(it) ?? it }),
  tuple: (items) => fc.tuple(...items),
  record: (fields, optional) =>
    fc.record(fields, {
      requiredKeys: Object.keys(fields).filter((name) => !optional.includes(name)),
      noNullPrototype: true,
    }),
  orElse: (made, absent) => fc.oneof(made, fc.constant(absent)),
};

/** What stands once within another thing. */
const knownBy = (it: unknown): unknown => {
  const { bucketId, day } = it as { bucketId?: string; day?: string };
  return bucketId ?? day;
};

const hash = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));
const wordsOf = (schema: z.ZodString) => {
  if (schema.safeParse('').success) return text;
  if (schema.safeParse('C-1').success) return id;
  return schema.safeParse('08:30').success ? fc.constantFrom('00:00', '08:30', '23:59') : hash;
};

const idOf = (wire: unknown) => (wire as { id?: unknown }).id;

/** The amounts of a bill make its total. */
const addedUp = (thing: unknown): unknown => {
  const { taxableCents, exemptCents, taxCents } = thing as Record<string, number>;
  if (taxableCents === undefined || exemptCents === undefined || taxCents === undefined) return thing;
  return { ...(thing as object), totalCents: taxableCents + exemptCents + taxCents };
};

/** Things about some of what was asked for. */
const madeAbout = (places: readonly object[]): Maker<Any> => {
  const thing = (schema: z.ZodType) => {
    const made = madeUp(schema, anything).map(addedUp);
    if (places.length === 0) return made;
    return fc.tuple(made, fc.constantFrom(...places)).map(([it, place]) => aboutPlace(it, place));
  };
  return {
    thing,
    list: (schema) =>
      fc.uniqueArray(thing(schema), { maxLength: 3, selector: (it) => idOf(z.encode(schema, it)) ?? it }),
    record: (fields) => fc.record(fields, { noNullPrototype: true }),
    either: (...those) => fc.oneof(...those),
    just: (value) => fc.constant(value),
    map: (made, change) => made.map((value) => change(value as never)),
  };
};

/** Arguments, then a result that fits them. */
const exchangeOf = (call: AnyCall): fc.Arbitrary<Exchange> =>
  fc
    .tuple(...call.args.map(({ schema, name }: AnyCall['args'][number]) => madeUp(schema, anything, name)))
    .chain((args: unknown[]) =>
      call.answer.made(madeAbout(call.about?.(...args) ?? [])).map((result: unknown) => ({ args, result })),
    );

export const generated = ofEveryCall(exchangeOf);
