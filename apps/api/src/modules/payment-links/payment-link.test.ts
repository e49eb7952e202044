import { randomUUID } from 'node:crypto';
import { getCustomerBill } from '@portal/contract/paying/billing';
import { createPaymentLink, getLinkedBill, payLinkedBill } from '@portal/contract/paying/payment-link';
import { listPayments } from '@portal/contract/paying/payments';
import { type Agreement, listAgreements, listConsents } from '@portal/contract/privacy/agreements';
import { centsOf, currencyCode } from '@portal/market/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { givenSignedIn } from '../../../test/given/association.ts';
import { cards, chargesOf, givenToken } from '../../../test/given/cards.ts';
import { units } from '../../../test/given/country.ts';
import { givenRole } from '../../../test/given/given-line.ts';
import { givenBill } from '../../../test/given/given-user.ts';
import { outboxOf, toldTo } from '../../../test/given/notifications.ts';
import { givenHolder } from '../../../test/given/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
});
afterAll(() => app.close());

const dollars = units(1839);

const link = (token: string, billNo: string) =>
  app.call({ method: 'POST', url: createPaymentLink.path, token, payload: { billNo } });

async function givenLink() {
  const holder = await givenHolder(app);
  const billNo = await givenBill(app, holder.line, { totalCents: centsOf(dollars) });
  const answer = await link(holder.token, billNo);
  expect(answer.statusCode).toBe(201);
  const { url, expiresAt } = answer.json();
  return { holder, billNo, expiresAt, token: String(url).split('#')[1] ?? '' };
}

const look = (token: string) => app.call({ method: 'GET', url: getLinkedBill.path.replace(':token', token) });

async function pay(token: string, over: Record<string, unknown> = {}, card: string = cards.approved) {
  return app.call({
    method: 'POST',
    url: payLinkedBill.path.replace(':token', token),
    payload: {
      correlatorId: randomUUID(),
      authorizationCode: await givenToken(app, card, dollars),
      totalAmount: { amount: dollars, units: currencyCode },
      ...over,
    },
  });
}

describe('a payment link (PAY-24)', () => {
  it('tells the amount and the end of the number, and nothing else of anybody', async () => {
    const { holder, billNo, token, expiresAt } = await givenLink();
    const answer = await look(token);
    expect(answer.json()).toEqual({
      '@type': 'LinkedBill',
      totalAmount: expect.objectContaining({ amount: dollars }),
      serviceNumber: `••••••${holder.line.number.slice(-4)}`,
      status: 'open',
      expiresAt,
    });
    expect(answer.body).not.toContain(billNo);
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThan(3 * 24 * 3_600_000 + 1_000);
    const { rows } = await app.database.pool.query('select link_hash::text from payment_links');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is paid by card without an account: booked, in the ledger, told to who made it, and a receipt for who paid', async () => {
    const { holder, token } = await givenLink();
    const email = `${randomUUID()}@correo.example`;
    const paid = await pay(token, { email });
    expect([paid.statusCode, paid.json()]).toEqual([201, expect.objectContaining({ status: 'authorized' })]);
    expect((await look(token)).json().status).not.toBe('open');
    const [payment] = (await app.call({ method: 'GET', url: listPayments.path, token: holder.token })).json();
    expect(payment).toMatchObject({ status: 'authorized', totalAmount: { amount: dollars } });
    // Their card is theirs. (Ids count the time in hexadecimal, which may well spell the card's last four.)
    expect(payment.paymentMethod).toEqual({ id: `${payment.id}-1`, '@type': 'bankCard' });
    const way = { nombre: 'Forma de pago', valor: 'Tarjeta de otra persona, por enlace de pago' };
    expect(payment.caracteristicas).toContainEqual(way);
    expect(await chargesOf(app.payOrigin, payment.id)).toHaveLength(1);
    const [receipt, ...more] = await outboxOf(app, email);
    expect(more).toEqual([]);
    expect(receipt?.text).toContain(paid.json().authorizationCode);
    expect(receipt?.text).not.toContain(holder.line.number);
    expect((await toldTo(app, holder))[0]?.content).toContain('tu enlace de pago');
    expect((await outboxOf(app, holder.email))[0]?.text).toContain('tu enlace de pago');
  });

  it('is the guest’s act, for whoever made it, for the holder and on paper (AGREE-8)', async () => {
    const holder = await givenHolder(app);
    const billNo = await givenBill(app, holder.line, { totalCents: centsOf(dollars) });
    const payer = await givenSignedIn(app);
    await givenRole(app, payer, holder.line, 'payer');
    await app.database.pool.query(
      'insert into customer_people select customer_id, $1 from operator.lines where service_number = $2',
      [payer.userId, holder.line.serviceNumber],
    );
    const token = String((await link(payer.token, billNo)).json().url).split('#')[1] ?? '';
    expect((await pay(token)).statusCode).toBe(201);
    const guest = {
      kind: 'bill',
      channel: 'link',
      acceptedBy: 'Otra persona, por enlace de pago, sin cuenta',
      proof: 'Abrió el enlace de pago y pagó con su tarjeta',
      device: null,
      place: null,
    };
    for (const [path, of] of [
      [listAgreements.path, payer],
      [listConsents.path, payer],
      [listAgreements.path, holder],
    ] as const) {
      const all: Agreement[] = (await app.call({ method: 'GET', url: path, token: of.token })).json();
      expect(all.filter(({ kind }) => kind === 'bill')).toMatchObject([guest]);
    }
    const url = `${getCustomerBill.path.replace(':id', billNo)}?expand=lines`;
    for (const { token: of } of [payer, holder]) {
      const { appliedPayment } = (await app.call({ method: 'GET', url, token: of })).json();
      expect(appliedPayment).toEqual([expect.objectContaining({ channel: 'link' })]);
      expect(appliedPayment[0]).not.toHaveProperty('payment');
    }
  });

  it('says nothing of who made it, and neither does any other link (ALL-6)', async () => {
    const { holder, token } = await givenLink();
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    const id = holder.userId.replaceAll('-', '');
    const inBase64 = Buffer.from(id, 'hex').toString('base64url');
    for (const text of [id, inBase64]) expect(token).not.toContain(text);
    // Of old links, which began with their maker's id, none opens anything.
    expect((await look(inBase64 + 'x'.repeat(43))).json().code).toBe('LINK_ENDED');
  });

  it('is not shut by junk from an address that many share (SIGN-26)', async () => {
    const { token } = await givenLink();
    for (let junk = 0; junk < 130; junk++)
      expect((await look(`${junk}`.padEnd(64, '0'))).json().code).toBe('LINK_ENDED');
    expect((await look(token)).statusCode).toBe(200);
    expect((await pay(token)).statusCode).toBe(201);
  });

  it('fifty at once: one charge', async () => {
    const { holder, token } = await givenLink();
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay(token)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    const others = answers.filter(({ statusCode }) => statusCode !== 201).map((answer) => answer.json().code);
    for (const code of new Set(others))
      expect(['PAYMENT_IN_PROCESS', 'BILL_NOT_PAYABLE', 'TOO_MANY_REQUESTS']).toContain(code);
    const { rows } = await app.database.pool.query(
      "select count(*)::int as paid from payments where user_id = $1 and status = 'authorized'",
      [holder.userId],
    );
    expect(rows).toEqual([{ paid: 1 }]);
  });

  it('402 a declined card, and another one may be tried; 409 another amount; the same key is the same payment', async () => {
    const { token } = await givenLink();
    expect((await pay(token, {}, cards.declined)).statusCode).toBe(402);
    const other = await pay(token, { totalAmount: { amount: units(100), units: currencyCode } });
    expect([other.statusCode, other.json().code]).toEqual([409, 'AMOUNT_CHANGED']);
    const key = {
      correlatorId: randomUUID(),
      authorizationCode: await givenToken(app, cards.approved, dollars),
    };
    const [first, again] = [await pay(token, key), await pay(token, key)];
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json().authorizationCode).toBe(first.json().authorizationCode);
  });

  it('429: an eleventh card that is tried out, in however many links of one bill', async () => {
    const { holder, billNo, token } = await givenLink();
    const others = await Promise.all([1, 2].map(() => link(holder.token, billNo)));
    const tokens = [token, ...others.map((other) => String(other.json().url).split('#')[1] ?? '')];
    const statuses = [];
    for (const each of [...tokens, ...tokens, ...tokens, ...tokens].slice(0, 11))
      statuses.push((await pay(each, {}, cards.declined)).statusCode);
    expect(statuses).toEqual([...Array<number>(10).fill(402), 429]);
  });

  it('429: a sixth one by one link, and whoever has another link of the bill pays it', async () => {
    const { holder, billNo, token } = await givenLink();
    const other = String((await link(holder.token, billNo)).json().url).split('#')[1] ?? '';
    const statuses = [];
    for (let tried = 0; tried < 12; tried++)
      statuses.push(
        (await pay(token, { totalAmount: { amount: units(1), units: currencyCode } })).statusCode,
      );
    expect(statuses).toEqual([...Array<number>(5).fill(409), ...Array<number>(7).fill(429)]);
    expect((await pay(other)).statusCode).toBe(201);
  });

  it('whose answer was lost tries no card by asking again', async () => {
    const { token } = await givenLink();
    for (let tried = 0; tried < 4; tried++)
      expect((await pay(token, {}, cards.declined)).statusCode).toBe(402);
    const key = {
      correlatorId: randomUUID(),
      authorizationCode: await givenToken(app, cards.approved, dollars),
    };
    for (const _ of ['lost', 'again']) expect((await pay(token, key)).statusCode).toBe(201);
  });

  it('404 made up, expired, or when who made it may no longer see the bill', async () => {
    const expired = await givenLink();
    await app.database.pool.query(
      "update payment_links set expires_at = now() - interval '1 second' where user_id = $1",
      [expired.holder.userId],
    );
    const left = await givenLink();
    await app.database.pool.query("update associations set role = 'viewer' where user_id = $1", [
      left.holder.userId,
    ]);
    for (const token of [expired.token, left.token, 'x'.repeat(65)]) {
      expect((await look(token)).json()).toMatchObject({ status: '404', code: 'LINK_ENDED' });
      expect((await pay(token)).json().code).toBe('LINK_ENDED');
    }
  });

  it('is made by holder, manager and payer; for a viewer and a stranger there is no such bill', async () => {
    const { holder, billNo } = await givenLink();
    for (const [role, status] of [
      ['manager', 201],
      ['payer', 201],
      ['viewer', 404],
      [null, 404],
    ] as const) {
      const user = await givenSignedIn(app);
      if (role) await givenRole(app, user, holder.line, role);
      expect([role, (await link(user.token, billNo)).statusCode]).toEqual([role, status]);
    }
    expect((await link('', billNo)).statusCode).toBe(401);
  });
});
