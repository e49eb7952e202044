import type { Bill } from '@portal/operator-ports/billing';
import type { OperatorPorts } from '@portal/operator-ports/operator';
import type { PlanOrder } from '@portal/operator-ports/ordering';
import type { AnyCall } from '@portal/operator-tmf/call';
import { aboutPlace, examples } from '@portal/operator-tmf/examples';
import { callsOf, type FamilyName, families, familyNames } from '@portal/operator-tmf/families';
import { type Exchange, generated } from '@portal/operator-tmf/generated.fixture';
import { withinCall } from '@portal/trace/trace';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  type FaultyUpstream,
  faults,
  json,
  startFaultyUpstream,
} from '../../test/neighbours/faulty-upstream.ts';
import { createUpstreamMetrics } from './client.ts';
import { createKeptAnswers, notingWhatIsTold } from './kept-answers.ts';
import type { CredentialSettings } from './settings.ts';
import { createRemote } from './upstream.ts';

type Port = Record<string, (...args: unknown[]) => Promise<unknown>>;

let upstream: FaultyUpstream;
beforeAll(async () => {
  upstream = await startFaultyUpstream();
});
afterAll(() => upstream.close());
afterEach(() => {
  vi.useRealTimers();
});

const logged: object[] = [];
const log = { warn: (fields: object) => logged.push(fields) };

/** What is not slow by itself must not be called so because the machine is. */
const longerThanAnyLoad = 50_000;

function remote<Name extends FamilyName>(
  family: Name,
  {
    credential = { token: 't' },
    breakerMs = 30_000,
    timeoutMs = longerThanAnyLoad,
    kept = createKeptAnswers(0),
  }: {
    credential?: CredentialSettings;
    breakerMs?: number;
    timeoutMs?: number;
    kept?: ReturnType<typeof createKeptAnswers>;
  } = {},
) {
  const metrics = createUpstreamMetrics();
  const settings = { url: upstream.url, credential, timeoutMs };
  const port = createRemote({ family, settings, kept, metrics, log, breakerMs });
  return Object.assign(port as OperatorPorts[Name] & object, { metrics });
}

const line = {
  customerId: 'C1',
  lineId: 'L1',
  accountId: 'A1',
  serviceNumber: '593991000001',
  kind: 'Postpaid',
} as const;
/** Every call of every family, with a question to ask it. */
const calls = familyNames.flatMap((family) =>
  Object.entries(callsOf(family)).map(([name, call]) => {
    const exchange = (generated[family] as Record<string, fc.Arbitrary<Exchange>>)[name];
    const [{ args } = { args: [] }] = exchange ? fc.sample(exchange, { numRuns: 1, seed: 7 }) : [];
    return { family, name, call, args };
  }),
);

const failed = (family: FamilyName, reason: string) => ({
  family,
  reason,
  code: `${family.toUpperCase()}_UNAVAILABLE`,
});

describe.each(faults)('an upstream that is: %s', (_fault, listener, reason) => {
  test('every call of every family fails alone, by its name, and shows nothing', async () => {
    upstream.answer(listener);
    await Promise.all(
      calls.map(async ({ family, name, args }) => {
        const port = remote(family, reason === 'slow' ? { timeoutMs: 100 } : {}) as unknown as Port;
        // A command that answers nothing has nothing to be garbled.
        const isPlain = reason === 'garbled' && upstreamSaysDone(family, name);
        const answer = port[name]?.(...args);
        if (isPlain) return answer?.catch(() => {});
        await expect(answer, `${family}.${name}`).rejects.toMatchObject(failed(family, reason));
      }),
    );
  });
});

/** What a mere 2xx answers. */
const upstreamSaysDone = (family: FamilyName, name: string) => {
  const call = callsOf(family)[name];
  try {
    call?.answer.read({ status: 200, headers: {} });
    return true;
  } catch {
    return false;
  }
};

test('an answer about nobody else than somebody else is dropped and logged, whatever was asked', async () => {
  const named = calls.filter(({ call }) => call.about);
  for (const { family, name, call, args } of named) {
    const exchange = (generated[family] as Record<string, fc.Arbitrary<Exchange>>)[name];
    const others = exchange ? fc.sample(exchange, { numRuns: 60, seed: 8 }) : [];
    const other = others.find((one) => call.answer.read(written(call, one)).of.length > 0);
    if (!other) throw new Error(`no made-up answer of ${name} is about anybody`);
    const reply = written(call, other);
    upstream.answer(json(reply.body, reply.status, reply.headers));
    logged.length = 0;
    const port = remote(family) as unknown as Port;
    await expect(port[name]?.(...args), `${family}.${name}`).rejects.toMatchObject(failed(family, 'foreign'));
    expect(logged).toEqual([expect.objectContaining({ family, call: name, reason: 'foreign' })]);
  }
  const others = calls.filter(({ call }) => call.method === 'GET' && !call.about);
  expect(others.map(({ family, name }) => `${family}.${name}`)).toEqual([
    'inventory.thirdPartyBlock',
    'balance.hasSpent',
    'billing.services',
    'billing.hasCharge',
    ...Object.keys(callsOf('documents')).map((name) => `documents.${name}`),
    'catalogue.packages',
    'catalogue.offeredPlans',
    'catalogue.oneTimeServices',
    'catalogue.discounts',
    'catalogue.roamingDestinations',
    'ordering.openMatters',
    'tickets.claimFile',
    'tickets.visitSlots',
    'tickets.officeSlots',
  ]);
});

function written(call: AnyCall, { args, result }: Exchange) {
  const reply = call.answer.write(result, args as never);
  return { ...reply, body: JSON.parse(JSON.stringify(reply.body ?? null)) };
}

describe('every list', () => {
  const lists = calls.flatMap(({ family, name, call }) => {
    const exchange = (generated[family] as Record<string, fc.Arbitrary<Exchange>>)[name];
    const shown = fc.sample(exchange as fc.Arbitrary<Exchange>, { numRuns: 60, seed: 9 }).flatMap((one) => {
      const { body, headers } = written(call, one);
      if (call.known?.(...one.args) || !Array.isArray(body) || body.length === 0) return [];
      return [{ args: one.args, row: body[0], headers }];
    });
    const [good, other] = shown;
    return good && other ? [{ what: `${family}.${name}`, family, name, call, good, other }] : [];
  });

  test.each(lists)('$what: a row that came before is left out, and one of somebody else', async (list) => {
    const { family, name, call, good, other } = list;
    const leftOut = async (rows: unknown[]) => {
      upstream.answer(json(rows, 200, good.headers));
      logged.length = 0;
      await (remote(family) as unknown as Port)[name]?.(...good.args);
      return [...new Set(logged.map((fields) => (fields as { reason: string }).reason))];
    };
    expect(await leftOut([good.row, good.row])).toEqual(['twice']);
    if (call.about) expect(await leftOut([good.row, other.row])).toEqual(['foreign']);
  });
});

test.each([
  ['buckets', ([report]: [{ bucket: object[] }]) => report.bucket, [[line]]],
  ['dailyUse', ({ day }: { day: object[] }) => day, [line, 'voz', { from: '2026-05-01', to: '2026-05-31' }]],
] as const)('of usage.%s, one within that cannot be read is left out alone', async (name, within, args) => {
  const call = families.usage.calls[name] as AnyCall;
  const result = aboutPlace(examples.usage[name]?.result, line);
  const { body } = written(call, { args: [...args], result });
  const list = within(body as never);
  list.push({ id: '2', date: '2026-05-02' }, list[0] as object);
  upstream.answer(json(body));
  logged.length = 0;
  expect(await (remote('usage') as unknown as Port)[name]?.(...args)).toEqual(result);
  expect(logged).toMatchObject([{ reason: 'unread' }, { reason: 'twice' }]);
});

test.each([
  ['billing', 'amountsDue'],
  ['balance', 'list'],
] as const)('%s.%s: a row that cannot be read is not taken for nothing', async (family, name) => {
  const call = callsOf(family)[name] as AnyCall;
  const result = aboutPlace(examples[family][name]?.result, line);
  const [row] = written(call, { args: [], result }).body;
  upstream.answer(json([row, { ...row, amount: null, remainingValue: null }]));
  const port = remote(family) as unknown as Port;
  await expect(port[name]?.([line])).rejects.toMatchObject(failed(family, 'garbled'));
});

test('a problem is told once for each line that feels it', async () => {
  const call = families.network.calls.problems as AnyCall;
  const lines = [line, { ...line, lineId: 'L2' }];
  const problem = (examples.network.problems?.result as object[] | undefined)?.[0];
  const result = [...lines, line].map((place) => aboutPlace(problem, place));
  upstream.answer(json(written(call, { args: [lines], result }).body));
  logged.length = 0;
  const shown = await remote('network').problems(lines);
  expect(shown.map(({ lineId }) => lineId)).toEqual(['L1', 'L2']);
  expect(logged).toEqual([expect.objectContaining({ reason: 'twice' })]);
});

test('an order that is over is none that waits, whatever was asked', async () => {
  const call = families.ordering.calls.list as AnyCall;
  const exchange = (generated.ordering as unknown as Record<string, fc.Arbitrary<Exchange>>).list;
  const [order] = fc
    .sample(exchange as fc.Arbitrary<Exchange>, { numRuns: 60, seed: 7 })
    .flatMap(({ result }) => (result as { orders: PlanOrder[] }).orders);
  const waiting = async (status: PlanOrder['status']) => {
    const result = { orders: [{ ...order, ...line, status }], total: 1 };
    upstream.answer(json(written(call, { args: [], result }).body, 200, { 'x-total-count': '1' }));
    return remote('ordering').pending(line);
  };
  expect(await waiting('pending')).toMatchObject({ status: 'pending' });
  expect(await waiting('completed')).toBe(null);
});

const nobody = json([], 200, { 'x-total-count': '0' });

describe('a list of which some rows cannot be shown', () => {
  const call = families.billing.calls.list as AnyCall;
  const exchange = (generated.billing as unknown as Record<string, fc.Arbitrary<Exchange>>).list;
  const [bill] = fc
    .sample(exchange as fc.Arbitrary<Exchange>, { numRuns: 60, seed: 7 })
    .flatMap(({ result }) => (result as { bills: Bill[] }).bills);
  if (!bill) throw new Error('no made-up list has a bill');
  const amounts = { totalCents: 1120, taxableCents: 1000, exemptCents: 0, taxCents: 120 };
  const good = { ...bill, ...amounts, customerId: line.customerId, accountId: line.accountId };
  const rowOf = (changed: Partial<Bill> = {}) =>
    written(call, { args: [], result: { bills: [{ ...good, ...changed }], total: 1 } } as never).body[0];
  const first = { order: 'newest', offset: 0, limit: 2 } as const;
  const amountDue = (value: number) => ({ amountDue: { unit: 'USD', value } });

  test.each([
    ['in a state nobody knows', 'unread', { ...rowOf({ billNo: '2' }), state: 'partiallyPaid' }],
    ['without what is required', 'unread', { ...rowOf({ billNo: '2' }), paymentDueDate: undefined }],
    ['that does not add up', 'unread', { ...rowOf({ billNo: '2' }), ...amountDue(11.3) }],
    ['that is negative', 'unread', { ...rowOf({ billNo: '2' }), ...amountDue(-11.2) }],
    ['finer than a cent', 'unread', { ...rowOf({ billNo: '2' }), ...amountDue(11.201) }],
    [
      'of a year that is none',
      'unread',
      { ...rowOf({ billNo: '2' }), billDate: '0002-05-02T00:00:00-05:00' },
    ],
    ['that is nothing', 'unread', null],
    ['told twice', 'twice', rowOf()],
    ['of somebody else', 'foreign', rowOf({ billNo: '2', customerId: 'C2' })],
  ])('a row %s is left out, logged and counted; the others are shown', async (_what, reason, row) => {
    upstream.answer(json([rowOf(), row], 200, { 'x-total-count': '2' }));
    logged.length = 0;
    const billing = remote('billing');
    const noted = { admitsOld: false, oldestAt: null, leftOut: 0 };
    const answer = await new Promise<{ bills: Bill[] }>((resolve, reject) => {
      notingWhatIsTold(noted, () => billing.list([line], {}, first).then(resolve, reject));
    });
    expect(answer.bills).toEqual([good]);
    expect(noted.leftOut).toBe(1);
    expect(logged).toEqual([expect.objectContaining({ family: 'billing', call: 'list', reason })]);
    expect(await billing.metrics.registry.metrics()).toContain(
      `upstream_rows_left_out_total{family="billing",call="list",reason="${reason}"} 1`,
    );
  });

  test('more rows than were asked for are cut, unread, and told once', async () => {
    const many = [...['1', '2', '3'].map((billNo) => rowOf({ billNo })), ...Array(4_000).fill('no bill')];
    upstream.answer(json(many, 200, { 'x-total-count': '3' }));
    logged.length = 0;
    const billing = remote('billing');
    const { bills } = await billing.list([line], {}, first);
    expect(bills.map(({ billNo }) => billNo)).toEqual(['1', '2']);
    expect(logged).toEqual([{ family: 'billing', call: 'list', reason: 'beyond', rows: 4_001, from: 3 }]);
    expect(await billing.metrics.registry.metrics()).toContain('reason="beyond"} 4001');
  });

  test('those of one reason are told once, with where the first of them stood', async () => {
    const off = { ...rowOf({ billNo: '2' }), ...amountDue(11.3) };
    upstream.answer(json([rowOf(), off, off, off], 200, { 'x-total-count': '4' }));
    logged.length = 0;
    await remote('billing').list([line], {}, first);
    expect(logged).toEqual([
      expect.objectContaining({ reason: 'unread', detail: 'contradicts itself', rows: 3, from: 2 }),
    ]);
  });

  test('a list that is asked for at once may have ten thousand', async () => {
    upstream.answer(json(Array(10_001).fill(null)));
    await expect(remote('inventory').list([line])).rejects.toMatchObject(failed('inventory', 'garbled'));
  });
});

test('what was lost or broken is asked once more; what was slow or busy is not', async () => {
  upstream.answer((request, response) =>
    upstream.asked.length === 1 ? request.destroy() : nobody(request, response),
  );
  expect(await remote('inventory').list([line])).toEqual([]);
  expect(upstream.asked).toHaveLength(2);

  upstream.answer(() => {});
  await expect(remote('inventory', { timeoutMs: 50 }).list([line])).rejects.toMatchObject({ reason: 'slow' });
  expect(upstream.asked).toHaveLength(1);

  upstream.answer(json({}, 429, { 'retry-after': '7' }));
  await expect(remote('inventory').list([line])).rejects.toMatchObject({ reason: 'busy' });
  expect(upstream.asked).toHaveLength(1);
});

test('after five failures it is not asked, and after a while once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const inventory = remote('inventory', { breakerMs: 30_000 });
  upstream.answer(json({}, 500));
  for (let failures = 0; failures < 3; failures += 1)
    await expect(inventory.findByNumber('1')).rejects.toMatchObject({ family: 'inventory' });
  expect(upstream.asked).toHaveLength(5);
  await expect(inventory.findByNumber('1')).rejects.toMatchObject(failed('inventory', 'open'));
  expect(upstream.asked).toHaveLength(5);
  expect(await inventory.metrics.registry.metrics()).toContain('upstream_breaker_open{family="inventory"} 1');
  // Another family is another breaker.
  upstream.answer(nobody);
  expect(
    await remote('tickets').list(
      { customerIds: ['C1'], lines: [] },
      {},
      { offset: 0, limit: 1, order: 'newest' },
    ),
  ).toEqual({ tickets: [], total: 0 });

  vi.setSystemTime(Date.now() + 29_000);
  await expect(inventory.findByNumber('1')).rejects.toMatchObject(failed('inventory', 'open'));
  vi.setSystemTime(Date.now() + 1_000);
  const trial = Promise.withResolvers<() => void>();
  upstream.answer((request, response) => trial.resolve(() => nobody(request, response)));
  const tried = inventory.findByNumber('1');
  const answer = await trial.promise;
  expect(await inventory.metrics.registry.metrics()).toContain('upstream_breaker_open{family="inventory"} 1');
  answer();
  expect(await tried).toBeNull();
  expect(await inventory.metrics.registry.metrics()).toContain('upstream_breaker_open{family="inventory"} 0');
});

test('what measures may take longer, and takes its family from nobody by that', async () => {
  const network = remote('network', { timeoutMs: 100 });
  const result = aboutPlace(examples.network.measureSpeed?.result as object, line);
  const call = families.network.calls.measureSpeed as AnyCall;
  const measured = json(written(call, { args: [line], result }).body);
  upstream.answer((request, response) => void setTimeout(() => measured(request, response), 200));
  expect(await network.measureSpeed(line)).toMatchObject({ customerId: 'C1', lineId: 'L1' });

  upstream.answer(() => {});
  await Promise.all(
    Array.from({ length: 6 }, () =>
      expect(network.measureSpeed(line)).rejects.toMatchObject({ reason: 'slow' }),
    ),
  );
  upstream.answer(nobody);
  expect(await network.problems([line])).toEqual([]);
});

test('facts are asked for once by however many want them, until something happens to the customer', async () => {
  const kept = createKeptAnswers(0);
  const inventory = remote('inventory', { kept });
  upstream.answer(nobody);
  await Promise.all([1, 2, 3].map(() => inventory.list([line])));
  await inventory.list([line]);
  expect(upstream.asked).toHaveLength(1);

  kept.drop(['somebody else']);
  await inventory.list([line]);
  expect(upstream.asked).toHaveLength(1);

  // What decides a sale is asked now.
  await inventory.state(line);
  expect(upstream.asked).toHaveLength(2);

  upstream.answer((_request, response) => response.writeHead(204).end());
  const order = { orderId: 'O1', customerId: 'C1', lineId: 'L1', planCode: 'AX2', priceCents: 100 };
  await remote('ordering', { kept })
    .orderPlan(order)
    .catch(() => {});
  upstream.answer(nobody);
  await inventory.list([line]);
  expect(upstream.asked).toHaveLength(1);
});

test('a failure is not kept, nor is a bill or a balance', async () => {
  const inventory = remote('inventory');
  upstream.answer(json({}, 400));
  await expect(inventory.list([line])).rejects.toMatchObject({ reason: 'refused' });
  upstream.answer(nobody);
  expect(await inventory.list([line])).toEqual([]);

  const [billing, balance] = [remote('billing'), remote('balance')];
  upstream.answer(nobody);
  for (let times = 0; times < 2; times += 1) {
    await billing.find([line], '001');
    await balance.list([line]);
  }
  expect(upstream.asked).toHaveLength(4);
});

test('the question carries who asks: credential, request, trace, customer', async () => {
  upstream.answer(nobody);
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await withinCall({ requestId: 'r-1', traceparent }, null, () => remote('inventory').list([line]));
  const [{ url = '', headers }] = upstream.asked as [(typeof upstream.asked)[0]];
  expect(headers).toMatchObject({ authorization: 'Bearer t', 'x-request-id': 'r-1' });
  expect(headers.traceparent).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-[0-9a-f]{16}-01$/);
  expect(headers.traceparent).not.toBe(traceparent);
  expect(url).toBe('/tmf-api/productInventory/v4/product?relatedParty.id=C1&product.id=L1');
});

test('an identifier cannot lead to another address', async () => {
  upstream.answer(nobody);
  for (const id of ['.', '..', ''])
    await expect(remote('catalogue').findPackage(id)).rejects.toMatchObject({ code: 'INVALID' });
  expect(upstream.asked).toEqual([]);
  await remote('catalogue')
    .findPackage('../../x?y#z')
    .catch(() => {});
  expect(upstream.asked[0]?.url).toMatch(/\/productOffering\/\.\.%2F\.\.%2Fx%3Fy%23z$/);
});

test('a token is got for a client’s credentials, kept, and got anew when it is refused', async () => {
  const credential = { tokenUrl: `${upstream.url}/token`, clientId: 'portal', clientSecret: 's e' };
  const inventory = remote('inventory', { credential });
  let given = 0;
  upstream.answer((request, response) => {
    if (request.url === '/tmf-api/token')
      // Some tell their seconds as text.
      return json({ access_token: `token-${++given}`, expires_in: '3600' })(request, response);
    const isGood = request.headers.authorization === `Bearer token-${given}` && given !== 1;
    return (isGood ? nobody : json({ code: 'UNAUTHENTICATED' }, 401))(request, response);
  });
  // Nobody has to ask again because it had ended: neither those who asked meanwhile nor the next one.
  expect(await Promise.all(['1', '2', '3'].map((number) => inventory.findByNumber(number)))).toEqual([
    null,
    null,
    null,
  ]);
  expect(await inventory.findByNumber('1')).toBeNull();
  expect(given).toBe(2);
  expect(upstream.asked[0]?.headers.authorization).toBe(
    `Basic ${Buffer.from('portal:s%20e').toString('base64')}`,
  );
});
