// A line that is paused: begins and ends by the clock, uses nothing, is billed for its days, and is no debt (LINE-24).
import { randomUUID } from 'node:crypto';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { listAgreements } from '@portal/contract/privacy/agreements';
import { cancelProductOrder, createProductOrder } from '@portal/contract/shopping/ordering';
import { getPauseQuote, listPauses } from '@portal/contract/shopping/pauses';
import { addDays, daysBetween, instantAt } from '@portal/market/civil-dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { billsOf, givenBillOf, givenCycle, itemsOf } from '../../../test/given/bills.ts';
import { proveByPassword, proveSession } from '../../../test/given/codes.ts';
import { givenOwnAccount } from '../../../test/given/given-line.ts';
import { outboxOf } from '../../../test/given/notifications.ts';
import { givenHousehold, type Household } from '../../../test/given/people.ts';

let app: TestApp;
let now: Date;
beforeAll(async () => {
  now = instantAt('2026-11-10', 8);
  app = await startTestApp({ clock: { now: () => now }, overHttp: false });
});
afterAll(() => app.close());

const get = (url: string, token: string) => app.call({ method: 'GET', url, token });
const quoteOf = (token: string, number: string) => get(`${getPauseQuote.path}?serviceId=${number}`, token);
const pausesOf = async (token: string) => (await get(listPauses.path, token)).json();
const end = (token: string, id: string) =>
  app.call({ method: 'DELETE', url: cancelProductOrder.path.replace(':id', id), token });
const pass = async (day: string, hour = 1) => {
  now = instantAt(day, hour);
  await app.tick();
};

async function given(): Promise<Household & { token: string }> {
  now = instantAt('2026-11-10', 8);
  const household = await givenHousehold(app);
  const token = household.tokens.holder;
  await proveByPassword(app, token, household.users.holder.password);
  await givenOwnAccount(app, household.otherLine);
  return { ...household, token };
}

const days = { startsOn: '2026-11-10', endsOn: '2026-11-19', cost: { value: 2 } };

async function pause(token: string, number: string, more: object = {}, key = randomUUID()) {
  await proveSession(app, token);
  return ask(token, number, more, key);
}

const ask = (token: string, number: string, more: object = {}, key = randomUUID()) =>
  app.call({
    method: 'POST',
    url: createProductOrder.path,
    token,
    headers: { 'Request-UUID': key },
    payload: {
      relatedParty: [{ id: number }],
      orderItem: [{ action: 'modify', product: { status: 'suspended' } }],
      ...days,
      ...more,
    },
  });

const stateOf = async (lineId: string) => {
  const { rows } = await app.database.pool.query(
    'select status, paused_until::text as until from operator.lines where line_id = $1',
    [lineId],
  );
  return rows[0];
};

it('is shown before, begins at once, is accepted once, told, and goes on at one press', async () => {
  const { line, token, users } = await given();
  expect((await quoteOf(token, line.number)).json()).toEqual({
    cost: { unit: 'USD', value: 2 },
    firstOn: '2026-11-10',
    lastOn: '2027-01-09',
    mostDays: 90,
  });
  const key = randomUUID();
  const one = await pause(token, line.number, {}, key);
  expect([one.statusCode, one.json()]).toMatchObject([
    201,
    { state: 'inProgress', startsOn: days.startsOn, endsOn: days.endsOn, category: 'pause' },
  ]);
  expect((await pause(token, line.number, {}, key)).json()).toMatchObject({ id: one.json().id });
  expect((await pause(token, line.number)).json().code).toBe('PAUSE_PENDING');
  expect(await stateOf(line.lineId)).toEqual({ status: 'S', until: '2026-11-19' });
  const accepted = (await get(listAgreements.path, token)).json();
  expect(accepted.filter((each: { kind: string }) => each.kind === 'pause')).toHaveLength(1);
  const accounts = JSON.stringify((await get(listBillingAccounts.path, token)).json());
  expect(accounts).toContain('"pausedUntil":"2026-11-19"');

  const { id } = one.json();
  for (const _time of [1, 2]) expect((await end(token, id)).statusCode).toBe(204);
  expect(await stateOf(line.lineId)).toEqual({ status: 'A', until: null });
  expect(await pausesOf(token)).toMatchObject([{ id, state: 'completed' }]);
  await app.settleEvents();
  expect((await outboxOf(app, users.manager.email)).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['Tu línea está en pausa', 'Terminó la pausa de tu línea']),
  );
});

it('begins on its day, is announced on the last one, ends after it, and is billed for its days', async () => {
  const { line, token, users } = await given();
  const { cutOn } = await givenCycle(app, line, now);
  const before = await givenBillOf(app, line, '2026-11-01', [
    ['plan', 'Plan Esencial 8 GB', 1390, 'ESENCIAL8'],
  ]);
  expect(before).toBeTruthy();
  const planned = await pause(token, line.number, { startsOn: '2026-11-12', endsOn: '2026-11-21' });
  expect(planned.json()).toMatchObject({ state: 'pending' });
  expect(await stateOf(line.lineId)).toEqual({ status: 'A', until: null });
  await pass('2026-11-12');
  expect(await stateOf(line.lineId)).toEqual({ status: 'S', until: '2026-11-21' });
  await pass('2026-11-21', 9);
  await app.settleEvents();
  await pass('2026-11-22');
  expect(await stateOf(line.lineId)).toEqual({ status: 'A', until: null });
  await app.settleEvents();
  const subjects = (await outboxOf(app, users.holder.email)).map(({ subject }) => subject);
  for (const subject of [
    'Programaste una pausa',
    'Tu línea está en pausa',
    'Hoy termina la pausa de tu línea',
    'Terminó la pausa de tu línea',
  ])
    expect(subjects).toContain(subject);

  await pass(cutOn);
  const all = daysBetween('2026-11-01', cutOn);
  const [bill] = await billsOf(app, token, line.number);
  expect(await itemsOf(app, bill?.billNo)).toMatchObject([
    { kind: 'proration', description: expect.stringContaining(`${all - 10} de ${all} días`) },
    // 10 of 30 days of $2, without tax.
    { kind: 'pause', code: 'PAUSA', description: `Línea en pausa, 10 de ${all} días`, cents: 58 },
  ]);
});

it('is cancelled before it begins, and of a whole month only the pause is billed', async () => {
  const { line, token } = await given();
  const { cutOn } = await givenCycle(app, line, now);
  const { id } = (await pause(token, line.number, { startsOn: '2026-11-15' })).json();
  expect((await end(token, id)).statusCode).toBe(204);
  expect(await pausesOf(token)).toMatchObject([{ id, state: 'cancelled' }]);
  await pass('2026-11-16');
  expect(await stateOf(line.lineId)).toEqual({ status: 'A', until: null });
  await pause(token, line.number, { startsOn: '2026-11-16', endsOn: addDays('2026-11-16', 89) });
  await pass(cutOn);
  await pass('2027-01-01');
  const [bill] = await billsOf(app, token, line.number);
  expect(await itemsOf(app, bill?.billNo)).toMatchObject([
    { kind: 'pause', description: 'Línea en pausa, 31 de 31 días', cents: 174 },
  ]);
});

it('is no debt: a theft over it leaves it, and it ends beneath a theft without giving the line back', async () => {
  const { line, token } = await given();
  const { id } = (await pause(token, line.number)).json();
  const { customerId, lineId } = line;
  const theft = { customerId, lineId, cause: 'theft' as const, reportedAt: now };
  await app.operator.tickets.reportTheft({ ...theft, theftId: 'ROB-261110-AAAAAA' });
  await app.operator.tickets.undoTheft({ customerId, theftId: 'ROB-261110-AAAAAA' });
  expect(await stateOf(lineId)).toEqual({ status: 'S', until: '2026-11-19' });
  await app.operator.tickets.reportTheft({ ...theft, theftId: 'ROB-261110-BBBBBB' });
  await end(token, id);
  expect(await stateOf(lineId)).toEqual({ status: 'S', until: null });
  await app.operator.tickets.undoTheft({ customerId, theftId: 'ROB-261110-BBBBBB' });
  expect(await stateOf(lineId)).toEqual({ status: 'A', until: null });
});

it('is refused on other days, at another cost, and where there is nothing to pause', async () => {
  const { line, token } = await given();
  const refused = async (more: object) => {
    const answer = await pause(token, line.number, more);
    return [answer.statusCode, answer.json().code];
  };
  for (const more of [
    { startsOn: '2026-11-09' },
    { startsOn: '2026-11-20' },
    { endsOn: addDays('2026-11-10', 90) },
    { startsOn: '2027-03-01', endsOn: '2027-03-02' },
  ])
    expect(await refused(more)).toEqual([422, 'PAUSE_DAYS']);
  expect(await refused({ cost: { value: 0 } })).toEqual([409, 'AMOUNT_CHANGED']);
  const accepted = (await get(listAgreements.path, token)).json();
  expect(accepted.filter((each: { kind: string }) => each.kind === 'pause')).toEqual([]);
  await app.database.pool.query("update operator.lines set status = 'S' where line_id = $1", [line.lineId]);
  expect((await quoteOf(token, line.number)).json().code).toBe('NOT_FOR_THIS_LINE');
  expect(await refused({})).toEqual([422, 'NOT_FOR_THIS_LINE']);
});

it('a found session pauses nothing; a manager who says who they are does; strangers, and who has left, do not', async () => {
  const { line, tokens, users } = await given();
  const found = await ask(tokens.manager, line.number);
  expect([found.statusCode, found.json().code]).toEqual([403, 'STEP_UP_REQUIRED']);
  for (const other of [tokens.stranger, tokens.gone])
    expect((await quoteOf(other, line.number)).statusCode).toBe(404);
  const stranger = await given();
  expect((await pause(stranger.token, line.number)).statusCode).toBe(404);
  expect(
    (await app.call({ method: 'GET', url: `${getPauseQuote.path}?serviceId=${line.number}` })).statusCode,
  ).toBe(401);

  await proveByPassword(app, tokens.manager, users.manager.password);
  const { id } = (await pause(tokens.manager, line.number)).json();
  expect((await end(stranger.token, id)).statusCode).toBe(404);
  // The holder is back at once, without being asked anything.
  expect((await end(tokens.holder, id)).statusCode).toBe(204);
  expect(await stateOf(line.lineId)).toEqual({ status: 'A', until: null });
});
