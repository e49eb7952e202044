import { readFileSync } from 'node:fs';
import { type BillItem, billItemSchema } from '@portal/operator-ports/billing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { AnyCall, Lookup } from './call.ts';
import { askedAbout, many } from './call.ts';
import { examples } from './examples.ts';
import { callsOf, familyNames } from './families.ts';
import { type Exchange, generated } from './generated.fixture.ts';

const throughJson = (value: unknown): unknown =>
  value === undefined || value instanceof Uint8Array ? value : JSON.parse(JSON.stringify(value));

/** As a serving side would look them up: what the question was about. */
const lookupOf = ([first]: unknown[]): Lookup => ({
  lines: async () => first as never,
  bill: async () => first as never,
});

describe.each(familyNames)('%s', (family) => {
  const calls = Object.entries(callsOf(family));
  const exchanges = generated[family] as Record<string, fc.Arbitrary<Exchange>>;

  test.each(calls)('%s: nothing is lost on the way there and back', async (name, call) => {
    const one = exchanges[name] as fc.Arbitrary<Exchange>;
    await fc.assert(
      fc.asyncProperty(one, async ({ args, result }) => {
        const sent = throughJson(z.encode(call.asked, call.ask(...args)));
        const asked = call.asked.parse(sent);
        expect(await call.asks(asked, lookupOf(args))).toEqual(args);

        const reply = call.answer.write(result, args as never);
        const { query } = sent as { query?: { limit?: unknown } };
        const known = askedAbout(call, args, query?.limit);
        const said = call.answer.read({ ...reply, body: throughJson(reply.body) }, known);
        expect(said.result).toEqual(result);
      }),
      { numRuns: 50 },
    );
  });
});

/** What may be less than nothing: lines of bills, and what waits for one. */
const signed = ['items', 'invoiceCharges'];

test.each(familyNames)('%s: whatever is less than nothing there is not understood', (family) => {
  const amounts = /(?<="unit":"USD","value":|"amount":)\d+(?:\.\d+)?/g;
  const counts = /(?<="(?:value|quantity|records|voice|data|sms)":)\d+/g;
  for (const [name, call] of Object.entries(callsOf(family))) {
    const { args, result } = examples[family][name] ?? { args: [], result: null };
    const reply = call.answer.write(result, args as never);
    if (reply.body instanceof Uint8Array || signed.includes(name)) continue;
    for (const figures of family === 'usage' ? [amounts, counts] : [amounts]) {
      const told = JSON.stringify(reply.body ?? null);
      const less = told.replace(figures, '-1');
      if (less !== told)
        expect(() => call.answer.read({ ...reply, body: JSON.parse(less) }), `${name} ${less}`).toThrow();
    }
  }
});

describe('what is sent', () => {
  const pageOf = (name: string) =>
    readFileSync(new URL(`../../../docs/upstream/${name}.md`, import.meta.url), 'utf8');
  /** Of each call, by its family and operation: the words that its section names. */
  const told = new Map(
    familyNames.flatMap((family) =>
      pageOf(family)
        .split(/^## /m)
        .map((section): [string, string[]] => {
          const [, words = ''] = /^Query words: (.*)\.$/m.exec(section) ?? [];
          const name = `${family} ${/^\w+/.exec(section)?.[0]}`;
          return [name, words.split('; ').map((word) => /^`([^`]+)`/.exec(word)?.[1] ?? '')];
        }),
    ),
  );

  test.each([...familyNames, 'events'])('%s: every body of its curls is JSON', (name) => {
    const page = pageOf(name);
    const bodies = [...page.matchAll(/ -d '([^']*)'\n/g)].map(([, body = '']) => body);
    expect(bodies).toHaveLength(page.split(" -d '").length - 1);
    for (const body of bodies) expect(() => JSON.parse(body)).not.toThrow();
  });

  const calls = familyNames.flatMap((family) =>
    Object.entries(callsOf(family)).map(([name, call]): [string, AnyCall, fc.Arbitrary<Exchange>] => [
      `${family} ${name}`,
      call,
      (generated[family] as Record<string, fc.Arbitrary<Exchange>>)[name] as fc.Arbitrary<Exchange>,
    ]),
  );

  test.each(calls)('%s: every query word stands on the page of what is asked', (name, call, exchanges) => {
    const sent = new Set<string>();
    for (const { args } of fc.sample(exchanges, 100)) {
      const { query = {} } = z.encode(call.asked, call.ask(...args)) as { query?: Record<string, unknown> };
      for (const [word, value] of Object.entries(query)) if (value !== undefined) sent.add(word);
    }
    expect(told.get(name)).toEqual(expect.arrayContaining([...sent]));
  });
});

describe('lines of a bill', () => {
  const list = many(billItemSchema);
  const item = (examples.billing.items as { result: BillItem[] }).result[0] as BillItem;
  const written = (items: BillItem[]) =>
    throughJson(list.write(items, undefined).body) as {
      characteristic: { name: string; value: unknown }[];
    }[];
  const read = (body: unknown) => list.read({ status: 200, headers: {}, body });

  test('what one does not say has a meaning', () => {
    const silent = { kind: 'other', serviceNumber: null, chargedOn: null, chargeId: null } as const;
    const [line] = written([{ ...item, ...silent }]);
    expect(Object.keys(line ?? {})).not.toContain('product');
    expect(line?.characteristic.map(({ name }) => name)).not.toContain('kind');
    expect(read([line]).result).toEqual([{ ...item, ...silent }]);
  });

  test('one that cannot be read is left out; when none can, there is no answer', () => {
    const [line] = written([item]);
    const garbled = { ...line, characteristic: [{ name: 'kind', value: 'planes' }] };
    const { result, leftOut } = read([garbled, line]);
    expect(result).toEqual([item]);
    expect(leftOut).toMatchObject([{ reason: 'unread' }]);
    expect(() => read([garbled])).toThrow();
  });
});
