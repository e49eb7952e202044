// Balance that is passed on: whole or not at all, told to both, and tried by whoever would like to have it (LINE-29).
import { randomUUID } from 'node:crypto';
import { takeBalanceAdvance } from '@portal/contract/lines/advances';
import { getTransferRule, listTransfers, transferBalance } from '@portal/contract/lines/transfers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockedIn } from '../../../test/bot.ts';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { eventually } from '../../../test/eventually.ts';
import { givenSignedIn, type SignedIn } from '../../../test/given/association.ts';
import { proveByPassword, proveSession } from '../../../test/given/codes.ts';
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

interface Owner {
  line: GivenCustomerLine;
  user: SignedIn;
  token: string;
}

async function given(
  cents = 800,
  options: Parameters<typeof givenLine>[1] = { kind: 'Prepaid' },
): Promise<Owner> {
  const line = await givenLine(app, options);
  const user = await givenSignedIn(app);
  await givenManager(app, user, line);
  await proveByPassword(app, user.token, user.password);
  await givenBalance(app, line, cents);
  return { line, user, token: user.token };
}

const ask = (
  token: string,
  line: GivenCustomerLine,
  to: string,
  dollars: number,
  key: string = randomUUID(),
) =>
  app.call({
    method: 'POST',
    url: transferBalance.path,
    token,
    headers: { 'Request-UUID': key },
    payload: { serviceId: line.number, to, amount: { value: dollars } },
  });
/** Whoever asks has just said who they are. */
async function pass({ token, line }: Owner, to: GivenCustomerLine, dollars: number, key?: string) {
  await proveSession(app, token);
  return ask(token, line, to.number, dollars, key);
}
const get = (url: string, token: string) => app.call({ method: 'GET', url, token });
async function centsOf({ lineId }: GivenCustomerLine): Promise<number> {
  const { rows } = await app.database.pool.query(
    'select amount_cents::int as cents from operator.prepaid_balances where line_id = $1',
    [lineId],
  );
  return rows[0]?.cents ?? 0;
}
/** What is refused is not accepted first. */
async function acceptedBy({ user }: Owner): Promise<number> {
  const { rows } = await app.database.pool.query(
    "select 1 from agreements where user_id = $1 and kind = 'balanceTransfer'",
    [user.userId],
  );
  return rows.length;
}
const usd = (value: number) => ({ unit: 'USD', value });
const refusalOf = ({ statusCode, json }: { statusCode: number; json(): { code: string } }) => [
  statusCode,
  json().code,
];

it('passes once what was asked once, tells both, and says what is left today', async () => {
  const [from, to] = [await given(), await given(0)];
  const key = randomUUID();
  const answer = await pass(from, to.line, 3, key);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    201,
    { amount: usd(3), fee: usd(0), from: from.line.number, to: to.line.number },
  ]);
  expect((await pass(from, to.line, 3, key)).json().id).toBe(answer.json().id);
  expect([await centsOf(from.line), await centsOf(to.line)]).toEqual([500, 300]);
  expect(
    (await get(`${getTransferRule.path}?serviceId=${from.line.number}`, from.token)).json(),
  ).toMatchObject({
    least: usd(0.5),
    most: usd(10),
    left: usd(7),
  });
  expect((await get(listTransfers.path, from.token)).json()).toHaveLength(1);
  expect(await acceptedBy(from)).toBe(1);
  expect((await get(listTransfers.path, to.token)).json()).toEqual([]);
  await app.settleEvents();
  const subjects = async ({ user }: Owner) => (await outboxOf(app, user.email)).map(({ subject }) => subject);
  expect(await subjects(from)).toContain('Pasaste saldo a otra línea');
  expect((await outboxOf(app, to.line.serviceNumber)).length + (await subjects(to)).length).toBeGreaterThan(
    0,
  );
});

it('many at once pass no more than there is, both ways, and nothing is lost between them', async () => {
  const [one, other] = [await given(500), await given(500)];
  const back: Owner = { ...other };
  await proveSession(app, one.token);
  await proveSession(app, other.token);
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_each, place) =>
      place % 2 === 0 ? pass(one, other.line, 4) : pass(back, one.line, 4),
    ),
  );
  expect(answers.every(({ statusCode }) => [201, 403, 409].includes(statusCode))).toBe(true);
  const [cents, others] = [await centsOf(one.line), await centsOf(other.line)];
  expect([cents + others, Math.min(cents, others) >= 0]).toEqual([1_000, true]);
});

it('holds both balances in the order of whoever else holds several: by customer, then by line', async () => {
  const both = [await given(500), await given(500)];
  const [first, second] = both.toSorted((one, other) =>
    one.line.customerId < other.line.customerId ? -1 : 1,
  ) as [Owner, Owner];
  const { pool } = app.database;
  // The line of the first customer is the second one by its id.
  const ids = both.map(({ line }) => line.lineId).sort();
  for (const [{ line }, lineId] of [
    [first, ids[1]],
    [second, ids[0]],
  ] as const)
    for (const table of [
      'operator.lines',
      'operator.line_numbers',
      'operator.prepaid_balances',
      'associations',
    ])
      await pool.query(`update ${table} set line_id = $2 where customer_id = $1`, [line.customerId, lineId]);
  const gate = await pool.connect();
  await gate.query('begin');
  const hold = 'select 1 from operator.prepaid_balances where customer_id = $1 for update nowait';
  await gate.query(hold, [first.line.customerId]);
  const passing = pass(first, second.line, 1);
  await eventually(async () => expect(await blockedIn(app, 'prepaid_balances')).toHaveLength(1));
  const { rowCount } = await gate.query(hold, [second.line.customerId]).finally(async () => {
    await gate.query('rollback');
    gate.release();
    await passing;
  });
  expect([rowCount, (await passing).statusCode]).toEqual([1, 201]);
});

describe('is refused', () => {
  it('more than there is, or is left today; less than the least; and nothing moves', async () => {
    const [from, to] = [await given(300), await given(0)];
    expect(refusalOf(await pass(from, to.line, 4))).toEqual([409, 'TRANSFER_BALANCE']);
    expect(refusalOf(await pass(from, to.line, 11))).toEqual([409, 'TRANSFER_LIMIT']);
    expect(refusalOf(await pass(from, to.line, 0.25))).toEqual([409, 'TRANSFER_LIMIT']);
    expect([await centsOf(from.line), await centsOf(to.line)]).toEqual([300, 0]);
    expect(await acceptedBy(from)).toBe(0);
  });

  it('to itself, to a line that is billed or suspended, and to nobody’s: all alike', async () => {
    const from = await given();
    const others = [
      from.line,
      await givenLine(app),
      await givenLine(app, { kind: 'Prepaid', status: 'S' }),
      { ...from.line, number: '0987654321' },
    ];
    for (const other of others)
      expect(refusalOf(await pass(from, other, 1))).toEqual([422, 'TRANSFER_RECEIVER']);
    expect([await centsOf(from.line), await acceptedBy(from)]).toEqual([800, 0]);
  });

  it('while an advance is owed, and from a line that is billed', async () => {
    const [from, to, billed] = [await given(20), await given(0), await given(500, {})];
    await app.call({
      method: 'POST',
      url: takeBalanceAdvance.path,
      token: from.token,
      payload: { serviceId: from.line.number, amount: { value: 2 }, fee: { value: 0.2 } },
    });
    expect(refusalOf(await pass(from, to.line, 1))).toEqual([409, 'ADVANCE_OPEN']);
    expect(refusalOf(await pass(billed, to.line, 1))).toEqual([422, 'NOT_FOR_THIS_LINE']);
    expect([await centsOf(to.line), await acceptedBy(from)]).toEqual([0, 0]);
  });
});

describe('nobody else passes it', () => {
  it('a session that was found, a viewer, and strangers', async () => {
    const [from, to] = [await given(), await given(0)];
    const found = await app.signIn(from.user.email, from.user.password);
    expect(refusalOf(await ask(found, from.line, to.line.number, 1))).toEqual([403, 'STEP_UP_REQUIRED']);
    const viewer = await givenSignedIn(app);
    await givenRole(app, viewer, from.line, 'viewer');
    for (const [{ token, password }, status] of [
      [viewer, 403],
      [to.user, 404],
    ] as const) {
      await proveByPassword(app, token, password);
      await proveSession(app, token);
      expect((await ask(token, from.line, to.line.number, 1)).statusCode).toBe(status);
    }
    expect((await ask('', from.line, to.line.number, 1)).statusCode).toBe(401);
    expect(await centsOf(from.line)).toBe(800);
  });

  it('who tries numbers out learns of ten a day', async () => {
    const from = await given();
    const nobody = { ...from.line, number: '0987654321' };
    for (let time = 0; time < 10; time++)
      expect(refusalOf(await pass(from, nobody, 1))).toEqual([422, 'TRANSFER_RECEIVER']);
    expect(refusalOf(await pass(from, nobody, 1))).toEqual([429, 'TOO_MANY_REQUESTS']);
  });
});
