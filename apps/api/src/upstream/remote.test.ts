import { callsOf, type FamilyName, familyNames } from '@portal/operator-tmf/families';
import { type Exchange, generated } from '@portal/operator-tmf/generated.fixture';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiKey, type ScriptedOperator, startScriptedOperator } from '../../test/neighbours/operators.ts';
import { createUpstreamMetrics } from './client.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { createRemote } from './upstream.ts';

let operator: ScriptedOperator;
beforeAll(async () => {
  operator = await startScriptedOperator();
});
afterAll(() => operator.app.close());
beforeEach(() => operator.script.clear());

const log = { warn: () => {} };

function remote<Name extends FamilyName>(family: Name, url = operator.url, token = apiKey) {
  return createRemote({
    family,
    settings: { url, credential: { token }, timeoutMs: 3_000 },
    kept: createKeptAnswers(0),
    metrics: createUpstreamMetrics(),
    log,
  });
}

describe.each(familyNames)('%s', (family) => {
  const names = Object.keys(callsOf(family));

  test.each(names)('%s: what is asked arrives, and what is answered comes back', async (name) => {
    const exchange = (generated[family] as Record<string, fc.Arbitrary<Exchange>>)[name];
    if (!exchange) throw new Error(`no made-up ${name}`);
    await fc.assert(
      fc.asyncProperty(exchange, async ({ args, result }) => {
        const received: unknown[][] = [];
        operator.script.set('inventory.list', async () => args[0]);
        operator.script.set('billing.find', async () => args[0]);
        operator.script.set(`${family}.${name}`, async (...given) => {
          received.push(given);
          return result;
        });
        const port = remote(family) as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
        expect(await port[name]?.(...args)).toEqual(result);
        expect(received).toEqual([args]);
      }),
      { numRuns: 5 },
    );
  });
});
