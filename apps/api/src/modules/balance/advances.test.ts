// Balance that is advanced: fee and total before, once, told, and taken back once by whoever tops up next (LINE-28).
import { randomUUID } from 'node:crypto';
import { getAdvanceOffer, listBalanceAdvances, takeBalanceAdvance } from '@portal/contract/lines/advances';
import { listAgreements } from '@portal/contract/privacy/agreements';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { givenSignedIn } from '../../../test/given/association.ts';
import {
  type GivenCustomerLine,
  givenBalance,
  givenLine,
  givenManager,
  givenRole,
} from '../../../test/given/given-line.ts';
import { outboxOf } from '../../../test/given/notifications.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ overHttp: false });
});
afterAll(() => app.close());

async function given(options: Parameters<typeof givenLine>[1] = { kind: 'Prepaid' }, cents = 30) {
  const line = await givenLine(app, options);
  const user = await givenSignedIn(app);
  await givenManager(app, user, line);
  if (cents > 0) await givenBalance(app, line, cents);
  return { line, user, token: user.token };
}

const get = (url: string, token: string) => app.call({ method: 'GET', url, token });
const offerOf = (token: string, { number }: GivenCustomerLine) =>
  get(`${getAdvanceOffer.path}?serviceId=${number}`, token);
const advancesOf = async (token: string) => (await get(listBalanceAdvances.path, token)).json();
const acceptedOf = async (token: string) =>
  (await get(listAgreements.path, token))
    .json()
    .filter(({ kind }: { kind: string }) => kind === 'balanceAdvance');
const take = (
  token: string,
  { number }: GivenCustomerLine,
  dollars = 2,
  fee = dollars / 10,
  key = randomUUID(),
) =>
  app.call({
    method: 'POST',
    url: takeBalanceAdvance.path,
    token,
    headers: { 'Request-UUID': key },
    payload: { serviceId: number, amount: { value: dollars }, fee: { value: fee } },
  });
const topUp = (
  { customerId, serviceNumber }: GivenCustomerLine,
  amountCents: number,
  paymentId: string = randomUUID(),
) =>
  app.operator.balance.topUp({
    customerId,
    serviceNumber,
    paymentId,
    amountCents,
    method: 'card',
    channel: 'portal',
    creditedAt: new Date(),
  });
async function centsOf({ lineId }: GivenCustomerLine): Promise<number> {
  const { rows } = await app.database.pool.query(
    'select amount_cents::int as cents from operator.prepaid_balances where line_id = $1',
    [lineId],
  );
  return rows[0]?.cents ?? 0;
}
const usd = (value: number) => ({ unit: 'USD', value });

it('is offered with its fee, given once, written down, told at once, and taken back by the next top-up', async () => {
  const { line, token, user } = await given();
  expect((await offerOf(token, line)).json()).toEqual({
    offer: [
      { amount: usd(1), fee: usd(0.1) },
      { amount: usd(2), fee: usd(0.2) },
    ],
    reason: null,
  });
  const key = randomUUID();
  const [first, second] = [await take(token, line, 2, 0.2, key), await take(token, line, 2, 0.2, key)].map(
    (answer) => answer.json(),
  );
  expect(first).toMatchObject({ amount: usd(2), fee: usd(0.2), owed: usd(2.2), to: line.number });
  expect(second.id).toBe(first.id);
  expect(await centsOf(line)).toBe(230);
  expect(await acceptedOf(token)).toHaveLength(1);
  await app.settleEvents();
  expect((await outboxOf(app, user.email)).map(({ subject }) => subject)).toContain('Te adelantamos saldo');
  expect((await offerOf(token, line)).json()).toEqual({ offer: [], reason: 'open' });

  const payment = randomUUID();
  await Promise.all([topUp(line, 500, payment), topUp(line, 500, payment), topUp(line, 300)]);
  expect(await centsOf(line)).toBe(230 + 500 + 300 - 220);
  expect(await advancesOf(token)).toMatchObject([{ owed: usd(0), confirmationDate: expect.any(String) }]);
  await app.settleEvents();
  expect(await centsOf(line)).toBe(810);
  expect((await outboxOf(app, user.email)).map(({ subject }) => subject)).toContain(
    'Tu adelanto está pagado',
  );
});

it('a small top-up pays part of it, and the next one the rest', async () => {
  const { line, token } = await given();
  await take(token, line);
  await topUp(line, 100);
  expect([await centsOf(line), await advancesOf(token)]).toMatchObject([230, [{ owed: usd(1.2) }]]);
  await topUp(line, 300);
  expect([await centsOf(line), await advancesOf(token)]).toMatchObject([410, [{ owed: usd(0) }]]);
});

describe('is refused', () => {
  it.each([
    ['while there is enough', { kind: 'Prepaid' } as const, 50, 409, 'ADVANCE_NOT_NOW'],
    ['to a line that is billed', {}, 0, 422, 'NOT_FOR_THIS_LINE'],
    ['to a line that is suspended', { kind: 'Prepaid', status: 'S' } as const, 0, 422, 'NOT_FOR_THIS_LINE'],
  ])('%s', async (_words, options, cents, status, code) => {
    const { line, token } = await given(options, cents);
    const answer = await take(token, line);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await advancesOf(token)).toEqual([]);
  });

  it('a second time when one request comes twice at the same moment', async () => {
    const { line, token } = await given();
    const key = randomUUID();
    const same = () => take(token, line, 2, 0.2, key);
    const answers = await Promise.all([same(), same(), same()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(await centsOf(line)).toBe(230);
    expect(await acceptedOf(token)).toHaveLength(1);
  });

  it('a second time while one is open, also at the same moment, and at another cost than was shown', async () => {
    const { line, token } = await given();
    const wrong = await take(token, line, 2, 0.01);
    expect([wrong.statusCode, wrong.json().code]).toEqual([409, 'AMOUNT_CHANGED']);
    const answers = await Promise.all([take(token, line), take(token, line, 1)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await advancesOf(token)).toHaveLength(1);
  });

  it('to whoever only looks at the line, and to strangers', async () => {
    const { line } = await given();
    const [viewer, stranger] = [await givenSignedIn(app), await givenSignedIn(app)];
    await givenRole(app, viewer, line, 'viewer');
    expect((await take(viewer.token, line)).statusCode).toBe(403);
    expect((await offerOf(viewer.token, line)).statusCode).toBe(403);
    expect((await take(stranger.token, line)).statusCode).toBe(404);
    expect((await offerOf(stranger.token, line)).statusCode).toBe(404);
    expect((await take('', line)).statusCode).toBe(401);
    expect(await centsOf(line)).toBe(30);
  });
});
