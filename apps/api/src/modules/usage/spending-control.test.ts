import { Problem } from '@portal/contract/errors';
import { getSpendingControl, putSpendingControl, type SpendingControl } from '@portal/contract/lines/usage';
import { listAgreements } from '@portal/contract/privacy/agreements';
import { currencyCode } from '@portal/market/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { givenLine } from '../../../test/given/given-line.ts';
import { givenLineManager, type Manager } from '../../../test/given/notifications.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    operatorThrough: (operator) => ({
      ...operator,
      usage: {
        ...operator.usage,
        setCaps: (...asked) =>
          isGone ? Promise.reject(new Problem('USAGE_UNAVAILABLE')) : operator.usage.setCaps(...asked),
      },
    }),
  });
});
afterAll(() => app.close());
let isGone = false;

const money = (value: number) => ({ unit: currencyCode, value });
const usual = { amount: money(10), action: 'stop', spent: money(0), reachedAt: null };
const caps = { cap: { amount: money(5), action: 'stop' }, roamingCap: { amount: money(0), action: 'slow' } };

const urlOf = (number: string) => `${getSpendingControl.path}?serviceId=${encodeURIComponent(number)}`;
const read = async ({ line, token }: Manager): Promise<SpendingControl> =>
  (await app.call({ method: 'GET', url: urlOf(line.number), token })).json();
const put = ({ line, token }: Manager, payload: object) =>
  app.call({ method: 'PUT', url: urlOf(line.number), token, payload });

describe('200', () => {
  it('is the usual until somebody chooses, and then what was chosen; kinds that are not named stay', async () => {
    const user = await givenLineManager(app);
    const percents = [80, 100];
    expect(await read(user)).toEqual({
      '@type': 'SpendingControl',
      product: { publicIdentifier: user.line.number },
      alerts: ['internet', 'voz', 'sms'].map((usageType) => ({ usageType, percents })),
      cap: usual,
      roamingCap: usual,
    });
    const first = await put(user, { alerts: [{ usageType: 'voz', percents: [90, 50, 90] }], ...caps });
    expect(first.statusCode).toBe(200);
    expect(first.json()).toEqual(await read(user));
    expect(first.json()).toMatchObject({
      alerts: [
        { usageType: 'internet', percents },
        { usageType: 'voz', percents: [50, 90] },
        { usageType: 'sms', percents },
      ],
      cap: { ...usual, amount: money(5) },
      roamingCap: { ...usual, amount: money(0), action: 'slow' },
    });
    const answered = first.json<SpendingControl>();
    const silent = [{ usageType: 'internet', percents: [] }];
    const again = await put(user, { ...answered, alerts: silent });
    expect(again.json().alerts[0]).toEqual(silent[0]);
    expect(again.json().alerts[1]).toEqual(answered.alerts[1]);
  });

  it.each([
    ['prepaid', { kind: 'Prepaid' }],
    ['corporate', { isCorporate: true }],
  ] as const)('a %s line has alerts and no caps', async (_name, options) => {
    const user = await givenLineManager(app, await givenLine(app, options));
    expect(await read(user)).toMatchObject({ cap: null, roamingCap: null });
    const alerts = [{ usageType: 'internet', percents: [70] }];
    expect((await put(user, { alerts, cap: null, roamingCap: null })).json()).toMatchObject({ cap: null });
    expect((await read(user)).alerts[0]).toEqual(alerts[0]);
    expect((await put(user, { alerts, ...caps })).statusCode).toBe(400);
  });

  it('a home service has neither', async () => {
    const token = await app.signIn('ana.paredes@correo.example');
    const answer = await app.call({ method: 'GET', url: urlOf('IN-100001'), token });
    expect(answer.json()).toMatchObject({ alerts: [], cap: null, roamingCap: null });
  });
});

describe('400', () => {
  const withCap = (cap: object) => ({ alerts: [], ...caps, cap });
  it.each([
    ['a cap that is missing', { alerts: [], cap: caps.cap }],
    ['below zero', withCap({ amount: money(-1), action: 'stop' })],
    ['more than anybody uses', withCap({ amount: money(1_000.01), action: 'stop' })],
    ['a part of a cent', withCap({ amount: money(1.001), action: 'stop' })],
    ['another currency', withCap({ amount: { unit: 'XXX', value: 1 }, action: 'stop' })],
    ['another action', withCap({ amount: money(1), action: 'warn' })],
    ['a percent that is none', { ...caps, alerts: [{ usageType: 'sms', percents: [0] }] }],
    ['more than all', { ...caps, alerts: [{ usageType: 'sms', percents: [101] }] }],
    ['too many', { ...caps, alerts: [{ usageType: 'sms', percents: [1, 2, 3, 4, 5, 6] }] }],
    ['another kind', { ...caps, alerts: [{ usageType: 'fax', percents: [80] }] }],
    [
      'a kind twice',
      { ...caps, alerts: [1, 2].map((percent) => ({ usageType: 'sms', percents: [percent] })) },
    ],
    ['no alerts', caps],
  ])('%s, and nothing is changed', async (_name, payload) => {
    const user = await givenLineManager(app);
    expect((await put(user, payload)).statusCode).toBe(400);
    expect((await read(user)).cap).toEqual(usual);
  });

  it('no line is named', async () => {
    const { token } = await givenLineManager(app);
    expect((await app.call({ method: 'GET', url: putSpendingControl.path, token })).statusCode).toBe(400);
  });
});

it('503 while the operator is gone: nothing is changed, nothing stays agreed; and again it is both', async () => {
  const user = await givenLineManager(app);
  const agreed = async () => {
    const all = (await app.call({ method: 'GET', url: listAgreements.path, token: user.token })).json();
    return all
      .filter(({ kind }: { kind: string }) => kind === 'spendingControl')
      .map(({ status }: { status: string }) => status);
  };
  isGone = true;
  const refused = await put(user, { alerts: [], ...caps });
  isGone = false;
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'USAGE_UNAVAILABLE']);
  expect((await read(user)).cap).toEqual(usual);
  expect(await agreed()).toEqual(['withdrawn', 'active']);
  expect((await put(user, { alerts: [], ...caps })).statusCode).toBe(200);
  expect(await agreed()).toEqual(['active', 'withdrawn', 'active']);
});
