// A service that is left: shown first, taken back until its day, billed for its days, and then proved to owe nothing (LINE-20).
import { createHash, randomUUID } from 'node:crypto';
import { verifyCertificate } from '@portal/contract/help/verification';
import { getWhatsapp } from '@portal/contract/help/whatsapp';
import { createAppointment, listAppointments, searchTimeSlots } from '@portal/contract/network/visits';
import { listCustomerBills } from '@portal/contract/paying/billing';
import type { Claim } from '@portal/contract/paying/claims';
import { getDocument } from '@portal/contract/paying/documents';
import { getExitQuote, getExitReceipt, listExits, listOpenMatters } from '@portal/contract/shopping/exits';
import { cancelProductOrder, createProductOrder } from '@portal/contract/shopping/ordering';
import { addDays, civilDateOf, daysBetween, instantAt } from '@portal/market/civil-dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { billsOf, givenCycle, itemsOf } from '../../../test/given/bills.ts';
import { claimCharge } from '../../../test/given/claims.ts';
import { proveByPassword, proveSession } from '../../../test/given/codes.ts';
import { givenOwnAccount } from '../../../test/given/given-line.ts';
import { letNeighboursGo } from '../../../test/given/neighbours-gone.ts';
import { givenEvent, outboxOf } from '../../../test/given/notifications.ts';
import { givenHousehold, type Household } from '../../../test/given/people.ts';
import { givenOrder, ordersOf } from '../../../test/given/plan-change.ts';
import { givenLinked } from '../../../test/given/whatsapp.ts';

let app: TestApp;
let now: Date;
beforeAll(async () => {
  now = instantAt('2026-11-10', 9);
  app = await startTestApp({ clock: { now: () => now }, overHttp: false, withJobs: 'sent' });
  await letNeighboursGo(app.database.pool, 'writtenDown');
});
afterAll(() => app.close());

const get = (url: string, token: string) => app.call({ method: 'GET', url, token });
const quoteOf = (token: string, number: string) => get(`${getExitQuote.path}?serviceId=${number}`, token);
const openOf = async (token: string, number: string) =>
  (await get(`${listOpenMatters.path}?serviceId=${number}`, token)).json();
const certificateOf = (token: string, number: string) =>
  get(`${getDocument.path}?type=noDebt&serviceId=${number}`, token);
const exitsOf = async (token: string) => (await get(listExits.path, token)).json();

async function given(): Promise<Household & { token: string }> {
  now = instantAt('2026-11-10', 9);
  const household = await givenHousehold(app);
  const token = household.tokens.holder;
  await proveByPassword(app, token, household.users.holder.password);
  // Its one line, so that the account ends with it.
  await givenOwnAccount(app, household.otherLine);
  return { ...household, token };
}

async function leave(token: string, number: string, key = randomUUID(), more: object = {}) {
  await proveSession(app, token);
  const { endsOn, cost } = (await quoteOf(token, number)).json();
  return app.call({
    method: 'POST',
    url: createProductOrder.path,
    token,
    headers: { 'Request-UUID': key },
    payload: {
      relatedParty: [{ id: number }],
      orderItem: [{ action: 'delete' }],
      quote: { endsOn, cost, ...more },
    },
  });
}
const cancel = (token: string, id: string) =>
  app.call({ method: 'DELETE', url: cancelProductOrder.path.replace(':id', id), token });
const pass = async (day: string) => {
  now = instantAt(day, 1);
  await app.tick();
};

it('is shown before, ordered once, taken back until its day, and told to everybody', async () => {
  const { line, token, users, tokens } = await given();
  const quote = (await quoteOf(token, line.number)).json();
  expect(quote).toEqual({ endsOn: '2026-11-12', cost: { unit: 'USD', value: 0 }, equipment: [] });
  const changed = await leave(token, line.number, randomUUID(), { endsOn: '2026-11-30' });
  expect([changed.statusCode, changed.json().code]).toEqual([409, 'EXIT_CHANGED']);

  const key = randomUUID();
  const [one, again] = [await leave(token, line.number, key), await leave(token, line.number, key)];
  expect(one.statusCode).toBe(201);
  expect(again.json()).toEqual(one.json());
  expect(one.json()).toMatchObject({ state: 'pending', quote, orderItem: [{ action: 'delete' }] });
  expect((await leave(token, line.number)).json().code).toBe('EXIT_PENDING');
  const { id } = one.json();
  const { rows: accepted } = await app.database.pool.query(
    "select reference from agreements where user_id = $1 and kind = 'exit'",
    [users.holder.userId],
  );
  // What was refused was not accepted.
  expect(accepted).toEqual([{ reference: id }]);
  expect((await cancel(tokens.manager, id)).json().code).toBe('HOLDER_REQUIRED');
  for (const _time of [1, 2]) expect((await cancel(token, id)).statusCode).toBe(204);
  await pass('2026-11-20');
  expect(await exitsOf(token)).toMatchObject([{ id, state: 'cancelled' }]);
  const { rows } = await app.database.pool.query(
    'select status, ended_on from operator.lines where line_id = $1',
    [line.lineId],
  );
  expect(rows).toEqual([{ status: 'A', ended_on: null }]);
  await app.settleEvents();
  expect((await outboxOf(app, users.manager.email)).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['Pidieron la baja de un servicio', 'Tu servicio sigue activo']),
  );
});

it('takes back the plan that was ordered for the next cycle, says so while it is true, and lets no other be ordered', async () => {
  const { line, token, users } = await given();
  const user = { ...users.holder, token, line };
  const { id } = (await givenOrder(app, user, 'MAX30')).json();
  expect((await leave(token, line.number)).statusCode).toBe(201);
  expect((await ordersOf(app, token)).json()).toMatchObject([{ id, state: 'cancelled' }]);
  const again = await givenOrder(app, user, 'PLU15');
  expect([again.statusCode, again.json().code]).toEqual([422, 'NOT_FOR_THIS_LINE']);
  for (const day of ['2026-11-13', '2026-12-01']) await pass(day);
  await app.settleEvents();
  const told = (await outboxOf(app, user.email)).map(({ subject }) => subject);
  expect(told).toContain('Tu cambio de plan se canceló');
  expect(told).not.toContain('No pudimos cambiar tu plan');
});

it('ends on its day, is billed for its days alone, and nothing is certified before nothing is owed', async () => {
  const { line, token } = await given();
  const { cutOn } = await givenCycle(app, line, now);
  const { id } = (await leave(token, line.number)).json();
  expect(await openOf(token, line.number)).toContain('inService');
  expect((await certificateOf(token, line.number)).json().code).toBe('NOT_SETTLED');
  await pass('2026-11-13');
  await app.tick();
  expect(await exitsOf(token)).toMatchObject([{ id, state: 'completed' }]);
  expect((await cancel(token, id)).json().code).toBe('EXIT_OVER');
  expect(await openOf(token, line.number)).toEqual(['lastBill']);

  await pass(cutOn);
  const [bill, ...others] = await billsOf(app, token, line.number);
  expect(others).toEqual([]);
  const used = `${daysBetween('2026-11-01', '2026-11-13')} de ${daysBetween('2026-11-01', cutOn)} días`;
  expect(await itemsOf(app, bill?.billNo)).toMatchObject([
    { kind: 'proration', description: expect.stringContaining(used) },
  ]);
  expect(await openOf(token, line.number)).toEqual(['owed']);
  expect((await certificateOf(token, line.number)).statusCode).toBe(409);
  const paymentId = randomUUID();
  const key = { customerId: line.customerId, billNo: bill?.billNo ?? '' };
  const amountCents = Math.round((bill?.amountDue.value ?? 0) * 100);
  expect(await app.operator.billing.hold(key, { paymentId, amountCents, isByCode: false })).toBe(true);
  expect(await openOf(token, line.number)).toEqual(['payment']);
  await app.operator.billing.confirmPaid(key, paymentId, now);
  await pass(addDays(cutOn, 3));
  expect(await openOf(token, line.number)).toEqual([]);

  // What a claim gives back then comes onto no bill.
  const charge = { '@referredType': 'billLine', id: '1', billNo: key.billNo } as const;
  const { href } = (await claimCharge(app, token, charge, { reason: 'wrongAmount' })).json<Claim>();
  expect(await openOf(token, line.number)).toEqual(['claim']);
  for (const days of [4, 5]) await pass(addDays(cutOn, days));
  const claim: Claim = (await get(href, token)).json();
  expect(claim).toMatchObject({ resolution: 'partial', credit: { billNo: null } });
  expect(claim.note.at(-1)?.text).toMatch(/Te devolvemos .* en un centro de atención, con tu documento/);
  expect(await openOf(token, line.number)).toEqual([]);

  // Somebody else's card, whose answer was lost: the operator was never told of it.
  const { rows } = await app.database.pool.query(
    `insert into payments (user_id, payment_id, kind, customer_id, account_id, service_number, item_id,
       method, channel, correlator_id, amount_cents, tax_cents, total_cents, status)
     values (gen_random_uuid(), gen_random_uuid(), 'bill', $1, $2, $3, $4, 'card', 'link', 'k', 100, 0, 100, 'unknown')
     returning payment_id`,
    [line.customerId, line.accountId, line.serviceNumber, key.billNo],
  );
  expect(await openOf(token, line.number)).toEqual(['payment']);
  expect((await certificateOf(token, line.number)).json().code).toBe('NOT_SETTLED');
  await app.database.pool.query("update payments set status = 'failed' where payment_id = $1", [
    rows[0].payment_id,
  ]);

  // No further bill comes, and the old one stays to be read.
  await pass(addDays(cutOn, 40));
  expect((await get(`${listCustomerBills.path}?serviceId=${line.number}`, token)).json()).toHaveLength(1);
  const paper = await certificateOf(token, line.number);
  expect(paper.headers['content-type']).toBe('application/pdf');
  const bytes = paper.rawPayload;
  const code = /verificar\?code=([\dA-Z-]{19})/.exec(bytes.toString('latin1'))?.[1] ?? '';
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const checked = await app.call({
    method: 'GET',
    url: `${verifyCertificate.path.replace(':code', code)}?sha256=${sha256}`,
  });
  expect(checked.json()).toMatchObject({ valid: true, kind: 'noDebt' });
  // With the name on it: whoever has it has the only one.
  const kept = await app.database.pool.query('select content from certificates where code = $1', [code]);
  expect(kept.rows).toEqual([{ content: Buffer.alloc(0) }]);
});

it('403, 404: a manager, a stranger, and who has not said again who they are', async () => {
  const { line, token, tokens, users } = await given();
  expect((await quoteOf(tokens.manager, line.number)).json().code).toBe('HOLDER_REQUIRED');
  expect((await openOf(tokens.manager, line.number)).code).toBe('HOLDER_REQUIRED');
  expect((await certificateOf(tokens.manager, line.number)).json().code).toBe('HOLDER_REQUIRED');
  expect((await quoteOf(tokens.stranger, line.number)).statusCode).toBe(404);
  const { endsOn, cost } = (await quoteOf(token, line.number)).json();
  const order = (as: string) =>
    app.call({
      method: 'POST',
      url: createProductOrder.path,
      token: as,
      payload: {
        relatedParty: [{ id: line.number }],
        orderItem: [{ action: 'delete' }],
        quote: { endsOn, cost },
      },
    });
  expect((await order(tokens.manager)).json().code).toBe('STEP_UP_REQUIRED');
  await proveByPassword(app, tokens.manager, users.manager.password);
  await proveByPassword(app, tokens.stranger, users.stranger.password);
  expect((await order(tokens.manager)).json().code).toBe('HOLDER_REQUIRED');
  expect((await order(tokens.stranger)).statusCode).toBe(404);
  const { id } = (await leave(token, line.number)).json();
  const receipt = (as: string) => get(getExitReceipt.path.replace(':id', id), as);
  expect((await receipt(tokens.stranger)).statusCode).toBe(404);
  expect((await receipt(token)).headers['content-type']).toBe('application/pdf');
  expect((await cancel(tokens.stranger, id)).statusCode).toBe(404);
});

it('whoever has its number after that reads nothing of its person on WhatsApp (NEWS-3)', async () => {
  const { line, token, users } = await given();
  const { number, serviceNumber: digits } = line;
  const linked = async () => (await get(getWhatsapp.path, token)).json().number;
  await givenLinked(app, { ...users.holder, token }, { number, digits });
  await leave(token, number);
  await app.settleEvents();
  expect(await linked()).toBe(number);
  await pass('2026-11-13');
  await app.settleEvents();
  expect(await linked()).toBeNull();
});

it('whoever has its number after that reads nothing of its person by SMS (NEWS-2)', async () => {
  const { line, token, users } = await given();
  await leave(token, line.number);
  await pass('2026-11-13');
  await app.settleEvents();
  const until = await outboxOf(app, line.number);
  const { userId, email } = users.holder;
  await givenEvent(app, {
    eventType: 'PersonalTokenEvent',
    userId,
    event: { personalToken: { name: 'Mi panel' } },
  });
  await app.settleEvents();
  expect((await outboxOf(app, email))[0]?.subject).toBe('Creaste un acceso para un programa');
  expect(await outboxOf(app, line.number)).toEqual(until);
});

/** Internet at home in the place of their line. */
async function givenInternet() {
  const { line, token } = await given();
  await app.database.pool.query(
    "update operator.lines set kind = 'Fixed', service_type = 5, address = 'Calle Uno, Cuenca' where line_id = $1",
    [line.lineId],
  );
  await app.database.pool.query("update associations set kind = 'Fixed' where line_id = $1", [line.lineId]);
  return { line, token };
}

it('with the service the visit ends that somebody had asked for', async () => {
  const { line, token } = await givenInternet();
  const slots = (await get(`${searchTimeSlots.path}?serviceId=${line.number}`, token)).json();
  const booked = await app.call({
    method: 'POST',
    url: createAppointment.path,
    token,
    payload: { serviceId: line.number, slot: { id: slots.at(-1).id } },
  });
  expect(booked.statusCode).toBe(201);
  await leave(token, line.number);
  await pass('2026-11-12');
  expect((await get(listAppointments.path, token)).json()).toMatchObject([{ status: 'confirmed' }]);
  await pass('2026-11-13');
  expect((await get(listAppointments.path, token)).json()).toMatchObject([{ status: 'cancelled' }]);
});

it('what was lent with a home is fetched some days later, and until then something is open', async () => {
  const { line, token } = await givenInternet();
  const { quote } = (await leave(token, line.number)).json();
  expect(quote.equipment).toMatchObject([{ name: expect.stringContaining('Módem') }]);
  await pass('2026-11-13');
  expect(await openOf(token, line.number)).toEqual(['equipment']);
  await pass('2026-11-17');
  expect(await openOf(token, line.number)).toEqual([]);
  expect(await exitsOf(token)).toMatchObject([{ equipmentReturnedAt: expect.any(String) }]);
  await app.settleEvents();
  expect(civilDateOf(now)).toBe('2026-11-17');
});
