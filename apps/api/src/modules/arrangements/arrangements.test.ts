// A bill that is not paid is reminded of and suspends its lines; arranged, it is paid on a day or in parts, kept or broken (PAY-48 to PAY-51).
import { randomUUID } from 'node:crypto';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import {
  cancelArrangement,
  getArrangementOffer,
  listArrangements,
  makeArrangement,
  type PaymentArrangement,
} from '@portal/contract/paying/arrangements';
import { getCustomerBill } from '@portal/contract/paying/billing';
import { createPayment } from '@portal/contract/paying/payments';
import { listAgreements } from '@portal/contract/privacy/agreements';
import { instantAt } from '@portal/market/civil-dates';
import { currencyCode } from '@portal/market/money';
import { taxOn } from '@portal/market/tax';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blockedIn } from '../../../test/bot.ts';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { eventually } from '../../../test/eventually.ts';
import { givenSignedIn } from '../../../test/given/association.ts';
import { type GivenItem, givenBillOf } from '../../../test/given/bills.ts';
import {
  billPaymentBody,
  byCode,
  cards,
  chargesOf,
  givenToken,
  partPaymentBody,
} from '../../../test/given/cards.ts';
import { claimCharge } from '../../../test/given/claims.ts';
import { offsetAt, units } from '../../../test/given/country.ts';
import { givenOwnAccount, givenRole } from '../../../test/given/given-line.ts';
import { letNeighboursGo } from '../../../test/given/neighbours-gone.ts';
import { outboxOf } from '../../../test/given/notifications.ts';
import { givenHousehold, type Household } from '../../../test/given/people.ts';

let app: TestApp;
let now: Date;
beforeAll(async () => {
  now = instantAt('2026-11-20', 8);
  app = await startTestApp({
    clock: { now: () => now },
    overHttp: false,
    withJobs: true,
    environment: { PAYMENT_TIMEOUT_MS: '2500' },
  });
  await letNeighboursGo(app.database.pool, 'writtenDown');
});
afterAll(() => app.close());

const get = (url: string, token: string) => app.call({ method: 'GET', url, token });
const pass = async (day: string, hour = 10) => {
  now = instantAt(day, hour);
  await app.tick();
};

interface Given extends Household {
  token: string;
  billNo: string;
}

const netCents = 1_000;
const totalCents = netCents + taxOn(netCents);
const firstCents = 450;
const secondCents = 400;
const thirdCents = totalCents - firstCents - secondCents;

/** It was issued on the first and is due on the 21st. */
async function given(): Promise<Given> {
  now = instantAt('2026-11-20', 8);
  const household = await givenHousehold(app);
  const token = household.tokens.holder;
  await givenOwnAccount(app, household.otherLine);
  return { ...household, token, billNo: await givenOwed(household) };
}

async function givenOwed({ line }: Household, items: GivenItem[] = [['plan', 'Plan', netCents]]) {
  const billNo = await givenBillOf(app, line, '2026-11-01', items);
  await app.database.pool.query('update operator.bills set dunning_at = $2 where bill_no = $1', [
    billNo,
    instantAt('2026-11-22', 9),
  ]);
  return billNo;
}

const offerOf = async ({ token, billNo }: Given) =>
  (await get(`${getArrangementOffer.path}?billNo=${billNo}`, token)).json();
const arrangementsOf = async ({ token, billNo }: Given): Promise<PaymentArrangement[]> =>
  (await get(`${listArrangements.path}?billNo=${billNo}`, token)).json();
const billOf = async ({ token, billNo }: Given) =>
  (await get(`${getCustomerBill.path.replace(':id', billNo)}?expand=lines`, token)).json();
const statusOf = async ({ line }: Given) => {
  const { rows } = await app.database.pool.query('select status from operator.lines where line_id = $1', [
    line.lineId,
  ]);
  return rows[0].status;
};
const subjectsTo = async (email: string) => {
  await app.settleEvents();
  return (await outboxOf(app, email)).map(({ subject }) => subject);
};

const once = [{ amount: { value: units(totalCents) }, due: '2026-12-05' }];
const parts = [
  { amount: { value: units(firstCents) }, due: '2026-11-21' },
  { amount: { value: units(secondCents) }, due: '2026-12-01' },
  { amount: { value: units(thirdCents) }, due: '2026-12-20' },
];

const make = ({ token, billNo }: Given, instalments: object[], more: object = {}, key = randomUUID()) =>
  app.call({
    method: 'POST',
    url: makeArrangement.path,
    token,
    headers: { 'Request-UUID': key },
    payload: { billNo, cost: { value: 0 }, instalments, ...more },
  });
const cancel = ({ token }: Pick<Given, 'token'>, id: string) =>
  app.call({ method: 'DELETE', url: cancelArrangement.path.replace(':id', id), token });

/** Of all that its bill charges, or of another line. */
const claim = ({ token, billNo }: Given, id = '1') =>
  claimCharge(app, token, { '@referredType': 'billLine', id, billNo }, { reason: 'wrongAmount' });

interface Paid {
  id: string;
  dollars: number;
  method?: string;
  correlatorId?: string;
  token?: string;
}

async function pay({ token }: Pick<Given, 'token'>, { id, dollars, method, ...asked }: Paid) {
  const correlatorId = asked.correlatorId ?? `EC-${randomUUID()}`;
  const card = asked.token ?? (await givenToken(app, cards.approved, dollars));
  const body = partPaymentBody({ id, dollars, correlatorId, token: card });
  return app.call({
    method: 'POST',
    url: createPayment.path,
    token,
    headers: { action: '4' },
    payload: method ? byCode(body, method) : body,
  });
}

it('is reminded of, warned of, suspends its lines, and gives them back at once when it is paid', async () => {
  const it = await given();
  const { users } = it;
  await pass('2026-11-22');
  await pass('2026-11-30');
  expect(await statusOf(it)).toBe('A');
  await pass('2026-12-01');
  await pass('2026-12-05');
  expect(await statusOf(it)).toBe('A');
  await pass('2026-12-06');
  expect(await statusOf(it)).toBe('S');
  const accounts = JSON.stringify((await get(listBillingAccounts.path, it.token)).json());
  expect(accounts).toContain('"suspendedForDebt":true');
  for (const { email } of [users.holder, users.manager]) {
    const subjects = await subjectsTo(email);
    for (const subject of [
      'Tu factura está vencida',
      'El 6 de diciembre se suspende tu servicio',
      'Suspendimos tu servicio por falta de pago',
    ])
      expect(subjects.filter((each) => each === subject)).toHaveLength(1);
  }
  expect(await payBill(it, { card: cards.approved })).toBe('authorized');
  expect(await statusOf(it)).toBe('A');
  expect(await subjectsTo(users.holder.email)).toContain('Terminó la suspensión por falta de pago');
  await pass('2026-12-20');
  expect(await statusOf(it)).toBe('A');
});

/** The bill, by a card or by a code; answers the state of the payment. */
async function payBill({ token, billNo }: Given, by: { card: string } | 'cash') {
  const isCode = by === 'cash';
  const { authorizationCode, ...body } = billPaymentBody({
    billNo,
    dollars: units(totalCents),
    correlatorId: `EC-${randomUUID()}`,
    token: isCode ? '' : await givenToken(app, by.card, units(totalCents)),
  });
  const answer = await app.call({
    method: 'POST',
    url: createPayment.path,
    token,
    headers: { action: '3' },
    payload: isCode ? { ...body, paymentMethod: { '@type': by } } : { ...body, authorizationCode },
  });
  return answer.json().status;
}

it('is not put off by a code that nobody pays, however often another one is made', async () => {
  const it = await given();
  await pass('2026-11-22');
  await pass('2026-12-01');
  await pass('2026-12-05', 8);
  expect(await payBill(it, 'cash')).toBe('pending');
  await pass('2026-12-06');
  expect(await statusOf(it)).toBe('S');
});

it('is put off by a card that may have been charged, until the provider says whether it was', async () => {
  const it = await given();
  await pass('2026-11-22');
  await pass('2026-12-01');
  await pass('2026-12-05', 8);
  expect(await payBill(it, { card: cards.answerLost })).toBe('pendingAuthorization');
  await pass('2026-12-06');
  expect(await statusOf(it)).toBe('A');
  expect(await subjectsTo(it.users.holder.email)).not.toContain('Suspendimos tu servicio por falta de pago');
});

it('is warned of anew when a claim has kept it from being suspended, and then was decided', async () => {
  const it = await given();
  await pass('2026-11-22');
  await pass('2026-12-01');
  expect((await claim(it)).json()).toMatchObject({ isWithheld: true });
  await pass('2026-12-06');
  // Decided, it is to be paid again.
  await pass('2026-12-25');
  expect(await billOf(it)).toMatchObject({ payable: { value: units(totalCents) } });
  expect(await statusOf(it)).toBe('A');
  expect(await subjectsTo(it.users.holder.email)).toContain('El 28 de diciembre se suspende tu servicio');
  await pass('2026-12-27');
  expect(await statusOf(it)).toBe('A');
  await pass('2026-12-28');
  expect(await statusOf(it)).toBe('S');
});

it('is warned of anew when a claim is answered with no whole day left before its lines are suspended', async () => {
  const it = await given();
  await pass('2026-11-22');
  await pass('2026-12-01');
  expect((await claim(it)).json()).toMatchObject({ isWithheld: true });
  await pass('2026-12-03');
  await pass('2026-12-06', 8);
  expect(await billOf(it)).toMatchObject({ payable: { value: units(totalCents) } });
  await pass('2026-12-06');
  expect(await statusOf(it)).toBe('A');
  await pass('2026-12-07');
  expect(await subjectsTo(it.users.holder.email)).toContain('El 10 de diciembre se suspende tu servicio');
  await pass('2026-12-09');
  expect(await statusOf(it)).toBe('A');
  await pass('2026-12-10');
  expect(await statusOf(it)).toBe('S');
});

it('is not warned of a suspension that cannot come: of a service that was left, or that is suspended already', async () => {
  const left = await given();
  const { pool } = app.database;
  await pool.query("update operator.lines set status = 'I', ended_on = '2026-11-19' where account_id = $1", [
    left.line.accountId,
  ]);
  const suspended = await given();
  const later = await givenBillOf(app, suspended.line, '2026-11-15', [['plan', 'Plan', netCents]]);
  await pool.query('update operator.bills set dunning_at = $2 where bill_no = $1', [
    later,
    instantAt('2026-12-06', 9),
  ]);
  for (const day of ['2026-11-22', '2026-12-01', '2026-12-06', '2026-12-15', '2026-12-20']) await pass(day);
  const warnings = async ({ users }: Given) =>
    (await subjectsTo(users.holder.email)).filter((subject) => subject?.endsWith('se suspende tu servicio'));
  expect(await subjectsTo(left.users.holder.email)).toContain('Tu factura está vencida');
  expect(await warnings(left)).toEqual([]);
  expect(await warnings(suspended)).toEqual(['El 6 de diciembre se suspende tu servicio']);
  // Suspended for nothing any more, it is warned of anew.
  expect(await payBill(suspended, { card: cards.approved })).toBe('authorized');
  expect(await statusOf(suspended)).toBe('S');
  expect((await claim({ ...suspended, billNo: later })).json()).toMatchObject({ isWithheld: true });
  expect(await statusOf(suspended)).toBe('A');
  await pass('2026-12-21');
  await pass('2026-12-22');
  expect(await warnings(suspended)).toContain('El 25 de diciembre se suspende tu servicio');
  expect(await statusOf(suspended)).toBe('A');
});

it('a bill of a service that was left is arranged, broken, and threatens with nothing', async () => {
  const it = await given();
  await app.database.pool.query(
    "update operator.lines set status = 'I', ended_on = '2026-11-19' where account_id = $1",
    [it.line.accountId],
  );
  await make(it, once);
  await pass('2026-11-22');
  await pass('2026-12-08');
  await app.settleEvents();
  const [told] = (await outboxOf(app, it.users.holder.email)).filter(
    ({ subject }) => subject === 'Tu acuerdo de pago terminó',
  );
  expect(told?.text).toContain('faltan ');
  expect(told?.text).not.toContain('se suspende');
});

it('whoever pays the second of two bills does not wait for lines that are suspended for the first', async () => {
  const it = await given();
  const second = await givenOwed(it);
  await pass('2026-11-22');
  await pass('2026-12-02');
  const gate = await app.database.pool.connect();
  await gate.query('begin');
  await gate.query('select 1 from operator.bills where bill_no = $1 for update', [second]);
  const suspending = pass('2026-12-06');
  await eventually(async () => expect(await blockedIn(app, 'from "operator"."bills"')).toHaveLength(1));
  const lines = 'select 1 from operator.lines where account_id = $1 for update nowait';
  const { rowCount } = await gate.query(lines, [it.line.accountId]).finally(async () => {
    await gate.query('rollback');
    gate.release();
    await suspending;
  });
  expect(rowCount).toBe(1);
  expect(await statusOf(it)).toBe('S');
});

it('stays suspended for a debt when a pause or a theft ends, and for a theft when the debt does', async () => {
  const it = await given();
  const { customerId, lineId } = it.line;
  const theft = {
    customerId,
    lineId,
    cause: 'theft' as const,
    reportedAt: now,
    theftId: 'ROB-261120-AAAAAA',
  };
  const paused = {
    customerId,
    lineId,
    orderId: randomUUID(),
    startsOn: '2026-11-20',
    endsOn: '2026-12-07',
    costCents: 200,
  };
  expect(await app.operator.ordering.orderPause(paused)).toMatchObject({ status: 'inProgress' });
  for (const day of ['2026-11-22', '2026-12-01', '2026-12-06']) await pass(day);
  await app.operator.ordering.endPause({ customerId, lineId }, paused.orderId);
  expect(await statusOf(it)).toBe('S');
  await app.operator.events.deliver();
  const subjects = await subjectsTo(it.users.holder.email);
  expect(subjects).toContain('Terminó la pausa de tu línea');
  expect(subjects).not.toContainEqual(expect.stringMatching(/activ[ao] otra vez/));
  await app.operator.tickets.reportTheft(theft);
  await app.operator.tickets.undoTheft(theft);
  expect(await statusOf(it)).toBe('S');
  await app.operator.tickets.reportTheft({ ...theft, theftId: 'ROB-261120-BBBBBB' });
  const [row] = [await make(it, [{ amount: { value: units(totalCents) }, due: '2026-12-10' }])];
  expect(row?.statusCode).toBe(201);
  expect(await statusOf(it)).toBe('S');
  await app.operator.tickets.undoTheft({ customerId, theftId: 'ROB-261120-BBBBBB' });
  expect(await statusOf(it)).toBe('A');
});

it('is shown before, made once, and asks for nothing while it goes on', async () => {
  const it = await given();
  expect(await offerOf(it)).toEqual({
    billNo: it.billNo,
    amount: { unit: currencyCode, value: units(totalCents) },
    cost: { unit: currencyCode, value: 0 },
    firstOn: '2026-11-20',
    lastOn: '2026-12-05',
    mostParts: 3,
    firstPartBy: '2026-11-21',
    minFirstAmount: { unit: currencyCode, value: units(Math.ceil(totalCents * 0.3)) },
    lastPartOn: '2027-01-04',
    apartDays: 7,
    leftThisYear: 2,
    reason: null,
  });
  const key = randomUUID();
  const offset = offsetAt(instantAt('2026-12-05'));
  const answers = await Promise.all([make(it, once, {}, key), make(it, once, {}, key)]);
  const [one, two] = answers.map((answer) => answer.json());
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(two).toEqual(one);
  expect(one).toMatchObject({
    status: 'active',
    billNo: it.billNo,
    serviceNumber: it.line.number,
    cost: { value: 0 },
    amount: { value: units(totalCents) },
    endedAt: null,
    instalments: [
      {
        id: `${one.id}:1`,
        due: `2026-12-05T23:59:59${offset}`,
        amount: { value: units(totalCents) },
        status: 'pending',
        paidAt: null,
      },
    ],
  });
  expect(await arrangementsOf(it)).toEqual([one]);
  expect(await billOf(it)).toMatchObject({
    state: 'sent',
    payable: { value: 0 },
    remainingAmount: { value: 0 },
    arrangement: {
      id: one.id,
      status: 'active',
      next: { due: `2026-12-05T23:59:59${offset}`, amount: { value: units(totalCents) }, status: 'pending' },
    },
  });
  const [due] = await app.operator.billing.amountsDue([{ ...it.line, kind: 'Postpaid' }]);
  expect(due).toBeUndefined();
  const accepted = (await get(listAgreements.path, it.token)).json();
  expect(accepted.filter((each: { kind: string }) => each.kind === 'paymentArrangement')).toHaveLength(1);
  expect((await make(it, once)).json().code).toBe('ARRANGEMENT_OPEN');
  for (const day of ['2026-11-22', '2026-12-01', '2026-12-04']) await pass(day);
  const subjects = await subjectsTo(it.users.holder.email);
  expect(subjects).toEqual(
    expect.arrayContaining(['Hiciste un acuerdo de pago', 'Se acerca un pago de tu acuerdo']),
  );
  expect(subjects).not.toContain('Tu factura está vencida');
});

it('closes the code that waits for the bill: one’s own, and of whoever manages the line anybody’s', async () => {
  const it = await given();
  const [payer, other] = [await givenSignedIn(app), await givenSignedIn(app)];
  for (const guest of [payer, other]) await givenRole(app, guest, it.line, 'payer');
  expect(await payBill({ ...it, token: payer.token }, 'cash')).toBe('pending');
  expect(await offerOf(it)).toMatchObject({ reason: null, amount: { value: units(totalCents) } });
  expect((await make({ ...it, token: other.token }, once)).json().code).toBe('PAYMENT_IN_PROCESS');
  const late = [{ amount: { value: units(totalCents) }, due: '2027-01-01' }];
  expect((await make(it, late)).json().code).toBe('ARRANGEMENT_PARTS');
  expect(await billOf(it)).toMatchObject({ state: 'paymentInProcess', awaitedUntil: expect.any(String) });
  expect((await make({ ...it, token: it.tokens.manager }, once)).statusCode).toBe(201);
  expect(await billOf(it)).toMatchObject({ state: 'sent', arrangement: { status: 'active' } });
  expect(await subjectsTo(payer.email)).toContain('Tu código ya no sirve');

  const own = await given();
  expect(await payBill(own, 'cash')).toBe('pending');
  expect((await make(own, once)).statusCode).toBe(201);
});

it('is paid in parts, by card and by code, and the bill is settled with the last of them', async () => {
  const it = await given();
  const made: PaymentArrangement = (await make(it, parts)).json();
  const [first, second, third] = made.instalments.map(({ id }) => id) as [string, string, string];
  expect((await pay(it, { id: first, dollars: units(secondCents) })).json().code).toBe('AMOUNT_CHANGED');
  // Two cards at the same moment: one charge.
  const both = await Promise.all([
    pay(it, { id: first, dollars: units(firstCents) }),
    pay({ token: it.tokens.manager }, { id: first, dollars: units(firstCents) }),
  ]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  const paid = both.find(({ statusCode }) => statusCode === 201)?.json();
  expect(await chargesOf(app.payOrigin, paid.id)).toHaveLength(1);
  expect(paid).toMatchObject({
    status: 'authorized',
    paymentItem: [{ item: { id: first, '@referredType': 'instalment' } }],
  });
  expect((await pay(it, { id: first, dollars: units(firstCents) })).json().code).toBe('BILL_NOT_PAYABLE');
  // A code holds the part; a card takes its place.
  const coded = await pay(it, { id: second, dollars: units(secondCents), method: 'cash' });
  expect(coded.json()).toMatchObject({ status: 'pending', paymentInstructions: { kind: 'cash' } });
  expect((await arrangementsOf(it))[0]?.instalments[1]).toMatchObject({
    status: 'inProcess',
    awaitedUntil: coded.json().paymentInstructions.expiresAt,
  });
  expect((await pay(it, { id: second, dollars: units(secondCents) })).statusCode).toBe(201);
  expect((await cancel(it, made.id)).json().code).toBe('ARRANGEMENT_OVER');
  expect((await pay(it, { id: third, dollars: units(thirdCents) })).statusCode).toBe(201);
  expect(await arrangementsOf(it)).toMatchObject([
    { status: 'kept', instalments: [{ status: 'paid' }, { status: 'paid' }, { status: 'paid' }] },
  ]);
  const bill = await billOf(it);
  expect(bill).toMatchObject({ state: 'settled', arrangement: { status: 'kept', next: null } });
  expect(
    bill.appliedPayment.map((each: { appliedAmount: { value: number } }) => each.appliedAmount.value),
  ).toEqual([firstCents, secondCents, thirdCents].map(units));
  for (const day of ['2026-11-22', '2026-12-20', '2026-12-24']) await pass(day);
  const subjects = await subjectsTo(it.users.manager.email);
  expect(subjects).toContain('Cumpliste tu acuerdo de pago');
  expect(subjects).not.toContain('Tu acuerdo de pago terminó');
});

it('broken, what was not paid is asked for again, and suspends three days later at the earliest', async () => {
  const it = await given();
  for (const day of ['2026-11-22', '2026-12-01', '2026-12-06']) await pass(day);
  expect(await statusOf(it)).toBe('S');
  const made: PaymentArrangement = (
    await make(it, [
      { amount: { value: units(firstCents) }, due: '2026-12-07' },
      { amount: { value: units(totalCents - firstCents) }, due: '2026-12-20' },
    ])
  ).json();
  expect(await statusOf(it)).toBe('S');
  expect((await pay(it, { id: made.instalments[0]?.id ?? '', dollars: units(firstCents) })).statusCode).toBe(
    201,
  );
  expect(await statusOf(it)).toBe('A');
  await pass('2026-12-22');
  expect((await arrangementsOf(it))[0]?.status).toBe('active');
  await pass('2026-12-23');
  expect(await arrangementsOf(it)).toMatchObject([
    { status: 'broken', instalments: [{ status: 'paid' }, { status: 'pending' }] },
  ]);
  expect(await billOf(it)).toMatchObject({
    state: 'sent',
    payable: { value: units(totalCents - firstCents) },
    arrangement: { status: 'broken' },
  });
  expect(
    (await pay(it, { id: made.instalments[1]?.id ?? '', dollars: units(totalCents - firstCents) })).json()
      .code,
  ).toBe('BILL_NOT_PAYABLE');
  await app.settleEvents();
  const [told] = (await outboxOf(app, it.users.manager.email)).filter(
    ({ subject }) => subject === 'Tu acuerdo de pago terminó',
  );
  expect(told?.text).toContain('Si no pagas, el 26 de diciembre se suspende el servicio.');
  await pass('2026-12-25');
  expect(await statusOf(it)).toBe('A');
  await pass('2026-12-26');
  expect(await statusOf(it)).toBe('S');
});

/** The first part of an arrangement is paid, and the other one is not. */
async function breakAfterFirst(it: Given): Promise<void> {
  const made: PaymentArrangement = (
    await make(it, [
      { amount: { value: units(firstCents) }, due: '2026-11-21' },
      { amount: { value: units(totalCents - firstCents) }, due: '2026-11-30' },
    ])
  ).json();
  await pay(it, { id: made.instalments[0]?.id ?? '', dollars: units(firstCents) });
  await pass('2026-12-03');
}

it('broken, what is left of it is not asked for while it is claimed, and then again (CLAIM-2)', async () => {
  const it = await given();
  await breakAfterFirst(it);
  const asked = { state: 'sent', payable: { value: units(totalCents - firstCents) }, inClaim: { value: 0 } };
  expect(await billOf(it)).toMatchObject({ ...asked, arrangement: { status: 'broken' } });
  expect((await claim(it)).json()).toMatchObject({ isWithheld: true, amount: { value: units(totalCents) } });
  expect(await billOf(it)).toMatchObject({
    state: 'sent',
    payable: { value: 0 },
    inClaim: { value: units(totalCents - firstCents) },
  });
  await pass('2026-12-06');
  expect(await statusOf(it)).toBe('A');
  await pass('2026-12-06', 12);
  expect(await billOf(it)).toMatchObject(asked);
});

it('broken, what one of two claims withholds stays when the other one is answered (CLAIM-2)', async () => {
  const household = await given();
  const billNo = await givenOwed(household, [
    ['plan', 'Plan', 500],
    ['other', 'Otro', 500],
  ]);
  const it = { ...household, billNo };
  await breakAfterFirst(it);
  expect((await claim(it, '1')).json()).toMatchObject({ isWithheld: true });
  await pass('2026-12-03', 11);
  now = instantAt('2026-12-03', 12);
  expect((await claim(it, '2')).json()).toMatchObject({ isWithheld: true });
  const leftCents = totalCents - firstCents;
  expect(await billOf(it)).toMatchObject({ payable: { value: 0 }, inClaim: { value: units(leftCents) } });
  // The first one is answered.
  await pass('2026-12-03', 13);
  const otherCents = 500 + taxOn(500);
  expect(await billOf(it)).toMatchObject({
    payable: { value: units(leftCents - otherCents) },
    inClaim: { value: units(otherCents) },
  });
  await pass('2026-12-03', 14);
  expect(await billOf(it)).toMatchObject({ payable: { value: units(leftCents) }, inClaim: { value: 0 } });
});

it('what is suspended goes on with the first part, not with a later one that is paid before it', async () => {
  const it = await given();
  for (const day of ['2026-11-22', '2026-12-01', '2026-12-06']) await pass(day);
  const rest = totalCents - firstCents;
  const made: PaymentArrangement = (
    await make(it, [
      { amount: { value: units(firstCents) }, due: '2026-12-07' },
      { amount: { value: units(rest - 1) }, due: '2026-12-20' },
      { amount: { value: units(1) }, due: '2026-12-30' },
    ])
  ).json();
  const [first, , third] = made.instalments.map(({ id }) => id) as [string, string, string];
  await app.operator.events.deliver();
  await app.settleEvents();
  const [told] = (await outboxOf(app, it.users.holder.email)).filter(
    ({ subject }) => subject === 'Hiciste un acuerdo de pago',
  );
  expect(told?.text).toContain('El servicio vuelve al pagar la primera parte.');
  expect(told?.text).not.toContain('tu servicio sigue');
  expect((await pay(it, { id: third, dollars: units(1) })).statusCode).toBe(201);
  expect(await statusOf(it)).toBe('S');
  expect((await pay(it, { id: first, dollars: units(firstCents) })).statusCode).toBe(201);
  expect(await statusOf(it)).toBe('A');
});

it('taken back by whoever may pay, everybody is told when the lines stop, three days later at the earliest', async () => {
  const it = await given();
  const payer = await givenSignedIn(app);
  await givenRole(app, payer, it.line, 'payer');
  for (const day of ['2026-11-22', '2026-12-01']) await pass(day);
  now = instantAt('2026-12-05', 8);
  const made: PaymentArrangement = (
    await make(it, [{ amount: { value: units(totalCents) }, due: '2026-12-20' }])
  ).json();
  await pass('2026-12-06');
  await pass('2026-12-08');
  expect((await cancel(payer, made.id)).json()).toMatchObject({ status: 'cancelled' });
  await app.settleEvents();
  for (const { email } of [it.users.holder, it.users.manager]) {
    const [told] = (await outboxOf(app, email)).filter(
      ({ subject }) => subject === 'Se canceló tu acuerdo de pago',
    );
    expect(told?.text).toContain('Si no pagas, el 11 de diciembre se suspende el servicio.');
  }
  await pass('2026-12-10');
  expect(await statusOf(it)).toBe('A');
  await pass('2026-12-11');
  expect(await statusOf(it)).toBe('S');
});

it('is broken though somebody holds a part by a code, and not while a card may have been charged', async () => {
  for (const [method, status] of [
    ['cash', 'broken'],
    ['card', 'active'],
  ] as const) {
    const it = await given();
    const made: PaymentArrangement = (await make(it, once)).json();
    now = instantAt('2026-12-08', 7);
    const id = made.instalments[0]?.id ?? '';
    const card = await givenToken(app, cards.answerLost, units(totalCents));
    const by = method === 'cash' ? { method } : { token: card };
    expect((await pay(it, { id, dollars: units(totalCents), ...by })).json().status).toMatch(/^pending/);
    await pass('2026-12-08');
    expect(await arrangementsOf(it)).toMatchObject([{ status }]);
  }
});

it('broken, it takes what is paid by a code that was open still, unless the bill was paid otherwise meanwhile', async () => {
  for (const isPaidOtherwise of [false, true]) {
    const it = await given();
    const made: PaymentArrangement = (await make(it, once)).json();
    now = instantAt('2026-12-08', 7);
    const code = (
      await pay(it, { id: made.instalments[0]?.id ?? '', dollars: units(totalCents), method: 'cash' })
    ).json();
    await pass('2026-12-08');
    const subject = { customerId: it.line.customerId, billNo: it.billNo };
    const byCard = { paymentId: randomUUID(), amountCents: totalCents, isByCode: false };
    if (isPaidOtherwise) expect(await app.operator.billing.hold(subject, byCard)).toBe(true);
    const part = { customerId: subject.customerId, arrangementId: made.id, position: 1 };
    const isTaken = await app.operator.billing.confirmInstalment(part, code.id, now);
    expect(isTaken).toBe(!isPaidOtherwise);
    expect(await billOf(it)).toMatchObject({ state: isPaidOtherwise ? 'paymentInProcess' : 'settled' });
    expect(await arrangementsOf(it)).toMatchObject([{ status: 'broken' }]);
  }
});

it('is refused outside of its rule, beside a claim, too often, and to whoever may not pay', async () => {
  const it = await given();
  const refused = async (instalments: object[], more: object = {}) => {
    const answer = await make(it, instalments, more);
    return [answer.statusCode, answer.json().code];
  };
  const part = (cents: number, due: string) => ({ amount: { value: units(cents) }, due });
  for (const wrong of [
    [part(totalCents, '2026-12-06')],
    [part(totalCents, '2026-11-19')],
    [part(300, '2026-11-21'), part(totalCents - 300, '2026-12-01')],
    [part(500, '2026-11-22'), part(totalCents - 500, '2026-12-01')],
    [part(500, '2026-11-20'), part(totalCents - 500, '2026-11-26')],
    [part(500, '2026-11-20'), part(totalCents - 500, '2027-01-05')],
    [
      part(500, '2026-11-20'),
      part(200, '2026-11-28'),
      part(200, '2026-12-06'),
      part(totalCents - 900, '2026-12-14'),
    ],
  ])
    expect(await refused(wrong)).toEqual([422, 'ARRANGEMENT_PARTS']);
  expect(await refused([part(totalCents - 50, '2026-12-01')])).toEqual([409, 'AMOUNT_CHANGED']);
  expect(await refused(once, { cost: { value: units(100) } })).toEqual([409, 'AMOUNT_CHANGED']);
  for (const other of [it.tokens.stranger, it.tokens.gone]) {
    expect((await make({ ...it, token: other }, once)).statusCode).toBe(404);
    expect((await get(`${getArrangementOffer.path}?billNo=${it.billNo}`, other)).statusCode).toBe(404);
  }
  const accepted = (await get(listAgreements.path, it.token)).json();
  expect(accepted.filter((each: { kind: string }) => each.kind === 'paymentArrangement')).toEqual([]);

  // Two are made and taken back; there is no third.
  for (const _time of [1, 2]) {
    const { id } = (await make(it, once)).json();
    expect((await cancel({ token: it.tokens.stranger }, id)).statusCode).toBe(404);
    for (const _again of [1, 2]) expect((await cancel(it, id)).json()).toMatchObject({ status: 'cancelled' });
    expect(await billOf(it)).toMatchObject({ payable: { value: units(totalCents) }, arrangement: null });
  }
  expect(await refused(once)).toEqual([409, 'ARRANGEMENT_LIMIT']);
  expect(await offerOf(it)).toMatchObject({ reason: 'usedUp', leftThisYear: 0 });
});

it('is for whoever pays the bill, and not for whoever only looks', async () => {
  const it = await given();
  const [viewer, payer] = [await givenSignedIn(app), await givenSignedIn(app)];
  await givenRole(app, viewer, it.line, 'viewer');
  await givenRole(app, payer, it.line, 'payer');
  const looks = await make({ ...it, token: viewer.token }, once);
  expect([looks.statusCode, looks.json().code]).toEqual([404, 'NOT_FOUND']);
  const made = await make({ ...it, token: payer.token }, once);
  expect(made.statusCode).toBe(201);
  expect(await arrangementsOf({ ...it, token: viewer.token })).toEqual([]);
  const { id } = made.json().instalments[0];
  expect((await pay({ token: viewer.token }, { id, dollars: units(totalCents) })).statusCode).toBe(404);
  expect((await pay({ token: payer.token }, { id, dollars: units(totalCents) })).statusCode).toBe(201);
  expect(await arrangementsOf(it)).toMatchObject([{ status: 'kept' }]);
});

it('a bill in claim is not arranged, and one that is arranged is claimed without being asked for less', async () => {
  const claimed = await given();
  expect((await claim(claimed)).statusCode).toBe(201);
  expect((await make(claimed, once)).json().code).toBe('BILL_IN_CLAIM');

  const arranged = await given();
  const made: PaymentArrangement = (await make(arranged, once)).json();
  expect((await claim(arranged)).json()).toMatchObject({ isWithheld: false });
  expect(
    (await pay(arranged, { id: made.instalments[0]?.id ?? '', dollars: units(totalCents) })).statusCode,
  ).toBe(201);
  expect(await billOf(arranged)).toMatchObject({ state: 'settled' });
});
