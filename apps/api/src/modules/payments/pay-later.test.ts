// What is paid elsewhere by a code: in time, twice, late, with another amount, or not at all, and what a card does to it.
import { randomUUID } from 'node:crypto';
import { listCustomerBills } from '@portal/contract/paying/billing';
import { closePaymentCode, createPayment, sendPaymentCode } from '@portal/contract/paying/payments';
import { centsOf } from '@portal/market/money';
import { moneyWords } from '@portal/market/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { eventually } from '../../../test/eventually.ts';
import { givenSignedIn } from '../../../test/given/association.ts';
import { billPaymentBody, byCode, cards, payBillByCard } from '../../../test/given/cards.ts';
import { lastMessage } from '../../../test/given/codes.ts';
import { e164, units } from '../../../test/given/country.ts';
import { givenRole } from '../../../test/given/given-line.ts';
import { givenBill, givenPostpaidLine, givenUser } from '../../../test/given/given-user.ts';
import { outboxOf } from '../../../test/given/notifications.ts';
import { givenHolder } from '../../../test/given/people.ts';
import { tell } from '../../../test/neighbours/provider-news.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
});
afterAll(() => app.close());

type Given = Awaited<ReturnType<typeof givenCode>>;

const billBody = (billNo: string, correlatorId: string) =>
  billPaymentBody({ billNo, dollars: units(1839), correlatorId, token: '' });

const askCode = (token: string, billNo: string, correlatorId = `EC-${randomUUID()}`, method = 'cash') =>
  app.call({
    method: 'POST',
    url: createPayment.path,
    token,
    headers: { action: '3' },
    payload: byCode(billBody(billNo, correlatorId), method),
  });

async function givenCode(method = 'cash', number?: string) {
  const user = await givenUser(app, number);
  const line = await givenPostpaidLine(app, user);
  const billNo = await givenBill(app, line, { totalCents: centsOf(units(1839)) });
  const token = await app.signIn(user.email, user.password);
  const correlatorId = `EC-${randomUUID()}`;
  const answer = await askCode(token, billNo, correlatorId, method);
  return { token, line, billNo, answer, user, payment: answer.json(), correlatorId };
}

/** As the page of the till does. */
async function atTill(given: Given, como: 'exacto' | 'menos' | 'tarde'): Promise<void> {
  const codigo = given.payment.paymentInstructions.code;
  const response = await fetch(`${app.payOrigin}/pagar`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ codigo, como }),
  });
  expect(response.status).toBe(303);
  await hint(given);
}

const read = async ({ token, payment }: Given) =>
  (await app.call({ method: 'GET', url: `${createPayment.path}/${payment.id}`, token })).json();
const billState = async ({ token, billNo }: Given) =>
  (await app.call({ method: 'GET', url: `${listCustomerBills.path}?billNo=${billNo}`, token })).json()[0]
    ?.state;
const rowOf = async ({ payment }: Given) =>
  (await app.database.pool.query('select * from payments where payment_id = $1', [payment.id])).rows[0];
const untilReturned = (given: Given, reason: string, count = 1) =>
  eventually(async () => {
    const { returned } = await rowOf(given);
    expect(returned).toHaveLength(count);
    expect(returned[count - 1]).toMatchObject({ reason });
  });
const payByCard = ({ token, billNo }: Pick<Given, 'token' | 'billNo'>, card: string = cards.approved) =>
  payBillByCard(app, token, { billNo, dollars: units(1839), card });
const expire = async ({ payment }: Given) => {
  const at = new Date(Date.now() - 1000);
  await app.database.pool.query(
    `update payments set instructions = jsonb_set(instructions, '{expiresAt}', to_jsonb($2::text)) where payment_id = $1`,
    [payment.id, at.toISOString()],
  );
  await app.database.pool.query('update pay_sandbox.codes set expires_at = $2 where pin = $1', [
    payment.paymentInstructions.code,
    at,
  ]);
};
/** A hint of the provider's, which has it asked at once. */
const hint = ({ payment }: Given) =>
  tell(
    app,
    JSON.stringify({
      ticketNumber: '1',
      status: 'expiredTransaction',
      metadata: { idempotencyKey: payment.id },
    }),
  );

describe('202', () => {
  it.each(['cash', 'bankTransfer', 'qr'])(
    '%s gives instructions and nothing else (PAY-40)',
    async (method) => {
      const given = await givenCode(method);
      expect(given.answer.statusCode).toBe(202);
      expect(given.payment).toMatchObject({
        status: 'pending',
        paymentMethod: { '@type': method },
        paymentInstructions: { kind: method, amount: { amount: units(1839) } },
      });
      expect(given.payment.paymentInstructions.code).toMatch(/^\d{12}$/);
      expect(given.payment.paymentInstructions.reference).toBeUndefined();
      const url = `${listCustomerBills.path}?billNo=${given.billNo}`;
      const [bill] = (await app.call({ method: 'GET', url, token: given.token })).json();
      expect(bill).toMatchObject({
        state: 'paymentInProcess',
        paymentStatus: 'pending',
        awaitedUntil: given.payment.paymentInstructions.expiresAt,
        remainingAmount: { value: units(1839) },
      });
    },
  );

  it('is the same code for the same purchase, however often it is asked for', async () => {
    const given = await givenCode();
    const again = await app.call({
      method: 'POST',
      url: createPayment.path,
      token: given.token,
      headers: { action: '3' },
      payload: byCode(billBody(given.billNo, given.correlatorId)),
    });
    expect(again.json().paymentInstructions).toEqual(given.payment.paymentInstructions);
  });
});

describe('the code by SMS once more', () => {
  const send = (id: string, token: string) =>
    app.call({ method: 'POST', url: sendPaymentCode.path.replace(':id', id), token });

  it('goes to the confirmed number alone, once a minute; for a stranger there is none (PAY-40)', async () => {
    const number = e164('91234567');
    const { payment, token } = await givenCode('cash', number);
    const stranger = await givenSignedIn(app);
    const foreign = await send(payment.id, stranger.token);
    expect([foreign.statusCode, foreign.body]).toEqual([404, (await send(randomUUID(), token)).body]);
    expect((await send(payment.id, '')).statusCode).toBe(401);
    expect((await send(payment.id, token)).statusCode).toBe(204);
    const sms = `Paga en caja con el codigo ${payment.paymentInstructions.code}`;
    expect(await lastMessage(app, number)).toContain(sms);
    expect((await send(payment.id, token)).statusCode).toBe(429);
  });

  it('neither without a confirmed number, nor when its time is over', async () => {
    const unconfirmed = await givenCode();
    const none = await send(unconfirmed.payment.id, unconfirmed.token);
    expect([none.statusCode, none.json().code]).toEqual([422, 'NUMBER_NOT_CONFIRMED']);
    const late = await givenCode('cash', e164('91234568'));
    await expire(late);
    expect((await send(late.payment.id, late.token)).statusCode).toBe(404);
  });
});

describe('paid', () => {
  it('in time: authorized once the provider has said so (PAY-41)', async () => {
    const given = await givenCode();
    await atTill(given, 'exacto');
    await eventually(async () => expect(await read(given)).toMatchObject({ status: 'authorized' }));
    expect((await read(given)).paymentInstructions).toBeUndefined();
  });

  it('twice: the second goes back, with its row (PAY-42)', async () => {
    const given = await givenCode();
    await atTill(given, 'exacto');
    await eventually(async () => expect(await read(given)).toMatchObject({ status: 'authorized' }));
    await atTill(given, 'exacto');
    await untilReturned(given, 'twice');
    expect((await read(given)).caracteristicas).toContainEqual(
      expect.objectContaining({ nombre: 'Devuelto' }),
    );
  });

  it('with another amount: it goes back, and the code is still good (PAY-42)', async () => {
    const given = await givenCode();
    await atTill(given, 'menos');
    await untilReturned(given, 'amount');
    expect(await read(given)).toMatchObject({ status: 'pending' });
    await atTill(given, 'exacto');
    await eventually(async () => expect(await read(given)).toMatchObject({ status: 'authorized' }));
    expect((await rowOf(given)).returned).toHaveLength(1);
  });

  it('late: the bill is free, and what comes goes back (PAY-43)', async () => {
    const given = await givenCode();
    await expire(given);
    await hint(given);
    await eventually(async () => expect(await read(given)).toMatchObject({ status: 'denied' }));
    await eventually(async () => expect(await billState(given)).toBe('sent'));
    await atTill(given, 'tarde');
    await untilReturned(given, 'late');
  });

  it('is asked about however late it is, while the provider takes it: a clock may be ahead for a moment', async () => {
    const given = await givenCode();
    const { pool } = app.database;
    const ofIt = "name = 'look-after-payment' and data->>'paymentId' = $1";
    await pool.query(`delete from jobs.job where ${ofIt}`, [given.payment.id]);
    await pool.query(
      `update payments set instructions = jsonb_set(instructions, '{expiresAt}', to_jsonb($2::text)) where payment_id = $1`,
      [given.payment.id, new Date(Date.now() - 4 * 86_400_000).toISOString()],
    );
    await hint(given);
    await eventually(async () => {
      const { rows } = await pool.query(`select state from jobs.job where ${ofIt} order by state`, [
        given.payment.id,
      ]);
      expect(rows.map(({ state }) => state).toSorted()).toEqual(['completed', 'created']);
    });
  });

  it('no more, since it was closed before its time, and by whom is not known: it has not expired (PAY-43)', async () => {
    const given = await givenCode();
    await app.database.pool.query('update pay_sandbox.codes set closed_at = now() where pin = $1', [
      given.payment.paymentInstructions.code,
    ]);
    await hint(given);
    await eventually(async () => expect(await billState(given)).toBe('sent'));
    const known = await read(given);
    expect(known).toMatchObject({ status: 'denied', isClosed: true });
    expect(known).not.toHaveProperty('isExpired');
    await app.settleEvents();
    const texts = (await outboxOf(app, given.user.email)).map(({ text }) => text).join('\n');
    expect(texts).toContain('ya no sirve');
    expect(texts).not.toContain('Venció');
  });

  it('in time, for what can no longer be given: it goes back, and that is why (PAY-42)', async () => {
    const given = await givenCode();
    await app.database.pool.query("update operator.bills set state = 'cancelled' where bill_no = $1", [
      given.billNo,
    ]);
    await atTill(given, 'exacto');
    await untilReturned(given, 'gone');
    expect((await read(given)).caracteristicas).toContainEqual({
      nombre: 'Devuelto',
      valor: `${moneyWords(centsOf(units(1839)))}, porque la compra no se pudo completar`,
    });
    await app.settleEvents();
    const texts = (await outboxOf(app, given.user.email)).map(({ text }) => text).join('\n');
    expect(texts).toContain('la compra no se pudo completar');
    expect(texts).toContain('la compra ya no se podía completar. Te lo devolvemos');
    expect(texts).not.toContain('no te cobramos');
  });

  it('by card instead: the code is closed, and the customer is charged once (PAY-44)', async () => {
    const given = await givenCode();
    const paid = await payByCard(given);
    expect(paid.statusCode).toBe(201);
    expect(await read(given)).toMatchObject({ status: 'failed' });
    await atTill(given, 'exacto');
    const codes = await app.database.pool.query(
      'select 1 from pay_sandbox.code_payments p join pay_sandbox.codes c using (token) where c.pin = $1',
      [given.payment.paymentInstructions.code],
    );
    expect(codes.rowCount).toBe(0);
  });

  it('at the till and by card in the same moment: once (PAY-44)', async () => {
    const given = await givenCode();
    const [paid] = await Promise.all([payByCard(given), atTill(given, 'exacto')]);
    await eventually(async () => {
      const { status, returned } = await rowOf(given);
      const byCode = status === 'authorized' ? 1 : 0;
      expect(byCode + (paid.statusCode === 201 ? 1 : 0)).toBe(1);
      const { rows } = await app.database.pool.query(
        'select count(*)::int as paid from pay_sandbox.code_payments p join pay_sandbox.codes c using (token) where c.pin = $1',
        [given.payment.paymentInstructions.code],
      );
      expect(rows[0].paid - returned.length).toBe(byCode);
    });
  });
});

describe('the code is closed', () => {
  const close = (id: string, token: string) =>
    app.call({ method: 'POST', url: closePaymentCode.path.replace(':id', id), token });

  it('by whom it belongs to: nothing is paid by it, the bill is free, and a second press changes nothing (PAY-44)', async () => {
    const given = await givenCode();
    const stranger = await givenSignedIn(app);
    expect((await close(given.payment.id, stranger.token)).statusCode).toBe(404);
    expect((await close(randomUUID(), given.token)).statusCode).toBe(404);
    expect((await close(given.payment.id, '')).statusCode).toBe(401);
    expect(await read(given)).toMatchObject({ status: 'pending' });
    for (const _ of ['once', 'twice']) {
      const closed = await close(given.payment.id, given.token);
      expect([closed.statusCode, closed.json().status]).toEqual([200, 'failed']);
    }
    expect(await billState(given)).toBe('sent');
    expect((await payByCard(given)).statusCode).toBe(201);
  });

  it('after it was paid at the till: it is paid', async () => {
    const given = await givenCode();
    await atTill(given, 'exacto');
    await eventually(async () => expect(await read(given)).toMatchObject({ status: 'authorized' }));
    expect((await close(given.payment.id, given.token)).json()).toMatchObject({ status: 'authorized' });
  });
});

it('whose owner did not close it is told that it is closed (PAY-44)', async () => {
  const holder = await givenHolder(app);
  const billNo = await givenBill(app, holder.line, { totalCents: centsOf(units(1839)) });
  const payer = await givenSignedIn(app);
  await givenRole(app, payer, holder.line, 'payer');
  const { id } = (await askCode(payer.token, billNo)).json();
  expect((await payByCard({ token: holder.token, billNo })).statusCode).toBe(201);
  await app.settleEvents();
  const told = async ({ email }: { email: string }) =>
    (await outboxOf(app, email)).filter(({ text }) => text.includes('Tu código para pagar'));
  expect(await told(payer)).toHaveLength(1);
  expect(await told(holder)).toEqual([]);
  const url = `${createPayment.path}/${id}`;
  expect((await app.call({ method: 'GET', url, token: payer.token })).json()).toMatchObject({
    status: 'failed',
    isClosed: true,
  });
});

describe('429', () => {
  it('an eleventh code in an hour, also where each is closed before the next; the one that waits stays (PAY-52)', async () => {
    const { token, billNo, payment } = await givenCode();
    const url = closePaymentCode.path.replace(':id', payment.id);
    await app.call({ method: 'POST', url, token });
    for (let asked = 1; asked < 10; asked++) expect((await askCode(token, billNo)).statusCode).toBe(202);
    expect((await askCode(token, billNo)).statusCode).toBe(429);
    const bills = (
      await app.call({ method: 'GET', url: `${listCustomerBills.path}?billNo=${billNo}`, token })
    ).json();
    expect(bills).toMatchObject([{ paymentStatus: 'pending' }]);
  });

  it('an eleventh card that is tried closes no code (PAY-52)', async () => {
    const given = await givenCode();
    const other = await givenBill(app, given.line, { totalCents: centsOf(units(1839)) });
    for (let tried = 0; tried < 10; tried++)
      expect((await payByCard({ ...given, billNo: other }, cards.declined)).statusCode).toBe(402);
    expect((await payByCard(given)).statusCode).toBe(429);
    expect(await read(given)).toMatchObject({ status: 'pending' });
  });

  it('a sixth code closes nobody else’s (PAY-52)', async () => {
    const holder = await givenHolder(app);
    const bill = () => givenBill(app, holder.line, { totalCents: centsOf(units(1839)) });
    const payer = await givenSignedIn(app);
    await givenRole(app, payer, holder.line, 'payer');
    const billNo = await bill();
    const theirs = (await askCode(payer.token, billNo)).json();
    for (let asked = 0; asked < 5; asked++)
      expect((await askCode(holder.token, await bill())).statusCode).toBe(202);
    expect((await askCode(holder.token, billNo)).statusCode).toBe(429);
    const url = `${createPayment.path}/${theirs.id}`;
    expect((await app.call({ method: 'GET', url, token: payer.token })).json()).toMatchObject({
      status: 'pending',
    });
  });

  it('a sixth code, while five wait to be paid; another one of the same bill takes its place', async () => {
    const { token, line, billNo } = await givenCode();
    const next = [];
    for (let asked = 1; asked < 9; asked++)
      next.push(await givenBill(app, line, { totalCents: centsOf(units(1839)) }));
    const answers = await Promise.all(next.map((each) => askCode(token, each)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([202, 202, 202, 202, 429, 429, 429, 429]);
    expect((await askCode(token, billNo)).statusCode).toBe(202);
  });
});

it('a payer’s card closes no code of the holder’s; a manager’s does (PAY-44)', async () => {
  const holder = await givenHolder(app);
  const billNo = await givenBill(app, holder.line, { totalCents: centsOf(units(1839)) });
  const payment = (await askCode(holder.token, billNo)).json();
  const [payer, manager] = [await givenSignedIn(app), await givenSignedIn(app)];
  await givenRole(app, payer, holder.line, 'payer');
  await givenRole(app, manager, holder.line, 'manager');
  const refused = await payByCard({ token: payer.token, billNo }, cards.declined);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'PAYMENT_IN_PROCESS']);
  const stands = async () =>
    (
      await app.call({ method: 'GET', url: `${createPayment.path}/${payment.id}`, token: holder.token })
    ).json();
  expect(await stands()).toMatchObject({ status: 'pending' });
  expect((await payByCard({ token: manager.token, billNo })).statusCode).toBe(201);
});
