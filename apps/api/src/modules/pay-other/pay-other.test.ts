// Paying for others: whoever knows a number pays or tops it up, learns no more than they came with, and shuts nobody out (PAY-45, PAY-46, PAY-47).
import { randomUUID } from 'node:crypto';
import { getCustomerBill } from '@portal/contract/paying/billing';
import { getDocument } from '@portal/contract/paying/documents';
import {
  getPayable,
  listPayees,
  payOtherBill,
  removePayee,
  savePayee,
  topUpOther,
} from '@portal/contract/paying/pay-other';
import { listPayments, topUps } from '@portal/contract/paying/payments';
import { listAgreements } from '@portal/contract/privacy/agreements';
import { listDataAccesses } from '@portal/contract/privacy/data-accesses';
import { centsOf, currencyCode } from '@portal/market/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solveBotCheck } from '../../../test/bot.ts';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { eventually } from '../../../test/eventually.ts';
import { givenSignedIn } from '../../../test/given/association.ts';
import { cards, chargesOf, givenToken } from '../../../test/given/cards.ts';
import { e164, local, personDocument, units } from '../../../test/given/country.ts';
import { type GivenCustomerLine, givenHome, givenLine } from '../../../test/given/given-line.ts';
import { givenBill } from '../../../test/given/given-user.ts';
import { outboxOf, toldTo } from '../../../test/given/notifications.ts';
import { givenHolder } from '../../../test/given/people.ts';
import { chargedCents, eventOf, tell } from '../../../test/neighbours/provider-news.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
});
afterAll(() => app.close());

const dollars = units(1839);
const topUp = topUps[0] ?? 0;
const nobody = { number: local('87654321'), document: personDocument('0999999999') };

let nextNetwork = 1;
/** Somebody whom nobody knows, from where nobody has asked. */
const guest = () => ({ remoteAddress: `198.51.100.${nextNetwork++}` });
type Who = { token?: string; remoteAddress?: string };

async function look(who: Who, query: Record<string, string>, botToken?: string) {
  const token = who.token === undefined ? (botToken ?? (await solveBotCheck(app, 'payOther'))) : '';
  return app.call({ ...who, method: 'GET', url: getPayable.path, query, headers: { 'x-bot-token': token } });
}

async function pay(
  who: Who,
  call: typeof payOtherBill | typeof topUpOther,
  over: Record<string, unknown>,
  { amount = dollars, card = cards.approved as string } = {},
) {
  return app.call({
    ...who,
    method: 'POST',
    url: call.path,
    headers: who.token === undefined ? { 'x-bot-token': await solveBotCheck(app, 'payOther') } : {},
    payload: {
      correlatorId: randomUUID(),
      totalAmount: { amount, units: currencyCode },
      paymentMethod: { '@type': 'bankCard', authorizationCode: await givenToken(app, card, amount) },
      ...over,
    },
  });
}
const payBill = (who: Who, over: Record<string, unknown>, card?: string) =>
  pay(who, payOtherBill, over, card === undefined ? {} : { card });
const recharge = (who: Who, number: string, over: Record<string, unknown> = {}) =>
  pay(who, topUpOther, { serviceId: number, ...over }, { amount: topUp });

async function givenOwing() {
  const holder = await givenHolder(app);
  const billNo = await givenBill(app, holder.line, { totalCents: centsOf(dollars) });
  return { ...holder, billNo };
}
const billOf = async ({ token, billNo }: { token: string; billNo: string }) =>
  (await app.call({ method: 'GET', url: getCustomerBill.path.replace(':id', billNo), token })).json();
async function balanceOf({ lineId }: GivenCustomerLine): Promise<number> {
  const { rows } = await app.database.pool.query(
    'select coalesce(sum(amount_cents), 0)::int as cents from operator.prepaid_balances where line_id = $1',
    [lineId],
  );
  return rows[0].cents;
}
const payeesOf = async (token: string) =>
  (await app.call({ method: 'GET', url: listPayees.path, token })).json();

describe('what is due', () => {
  it('is an amount, a day and initials, by number or document, and the holder reads that somebody asked', async () => {
    const { line, token, billNo } = await givenOwing();
    const [who, other] = [guest(), guest()];
    const byNumber = await look(who, { serviceId: line.number });
    expect(byNumber.json()).toEqual({
      payable: {
        amount: { value: dollars, unit: currencyCode },
        due: expect.stringContaining('2026-11-21'),
        holder: expect.stringMatching(/^(\S\*\*\* ?)+$/),
      },
    });
    const byDocument = await look(other, { documentId: line.documentNumber });
    expect(byDocument.json()).toEqual(byNumber.json());
    for (const answer of [byNumber, byDocument])
      for (const secret of [billNo, line.accountId, line.customerId])
        expect(answer.body).not.toContain(secret);
    const looks = { method: 'GET', url: listDataAccesses.path, token } as const;
    await eventually(async () => expect((await app.call(looks)).body).toContain('payableAsker'));
  });

  it('is the same null, as late, for who owes nothing and for nobody', async () => {
    const owesNothing = await givenLine(app);
    const answers = [];
    for (const query of [
      { serviceId: owesNothing.number },
      { serviceId: nobody.number },
      { documentId: owesNothing.documentNumber },
      { documentId: nobody.document },
    ]) {
      const begun = performance.now();
      answers.push({ body: (await look(guest(), query)).body, isLate: performance.now() - begun >= 590 });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toEqual({ body: '{"payable":null}', isLate: true });
  });

  it('400: of both, of neither, and of a program; 429: of a fourth number in a day, which does not count another network', async () => {
    const lines = await Promise.all([1, 2, 3, 4].map(() => givenLine(app)));
    const who = guest();
    for (const query of [{}, { serviceId: nobody.number, documentId: nobody.document }])
      expect((await look(who, query as Record<string, string>)).statusCode).toBe(400);
    for (const botToken of ['', 'x'])
      expect((await look(who, { serviceId: lines[0]?.number ?? '' }, botToken)).json().code).toBe(
        'BOT_CHECK_FAILED',
      );
    const statuses = [];
    for (const { number } of [...lines.slice(0, 3), ...lines])
      statuses.push((await look(who, { serviceId: number })).statusCode);
    // Those that it has asked about already count once.
    expect(statuses).toEqual([...Array<number>(6).fill(200), 429]);
    expect((await look(guest(), { serviceId: lines[3]?.number ?? '' })).statusCode).toBe(200);
    const { token } = await givenSignedIn(app);
    expect((await look({ ...who, token }, { serviceId: lines[3]?.number ?? '' })).statusCode).toBe(200);
  });
});

describe('a bill', () => {
  it('is charged by a bank that had refused it: given back, and whoever paid without an account is told', async () => {
    const owing = await givenOwing();
    const [who, email, key] = [guest(), `${randomUUID()}@correo.example`, randomUUID()];
    const order = { serviceId: owing.line.number, email, correlatorId: key };
    expect((await payBill(who, order, cards.declined)).statusCode).toBe(402);
    const { rows } = await app.database.pool.query(
      'select payment_id from payments where correlator_id = $1',
      [key],
    );
    const [{ payment_id: id }] = rows;
    await app.database.pool.query(
      "update pay_sandbox.charges set status = 'APPROVAL', approval_code = '1' where idempotency_key = $1",
      [id],
    );
    await tell(app, await eventOf(app, id));
    await eventually(async () =>
      expect((await outboxOf(app, email)).map(({ subject }) => subject)).toEqual([
        expect.stringContaining('Te devolvimos un pago'),
      ]),
    );
    expect(await chargedCents(app, id)).toBe(0);
  });

  it('is paid without an account: once, booked, with a receipt for who paid and a message to the number', async () => {
    const owing = await givenOwing();
    const [who, email, key] = [guest(), `${randomUUID()}@correo.example`, randomUUID()];
    const order = { serviceId: owing.line.number, email, correlatorId: key };
    const paid = await payBill(who, order);
    expect(paid.statusCode).toBe(201);
    const { id, product, account, paymentItem } = paid.json();
    const end = owing.line.number.slice(-4).padStart(owing.line.number.length, '•');
    expect([product.publicIdentifier, account.id, paymentItem[0].item.id]).toEqual([end, end, end]);
    for (const secret of [owing.billNo, owing.line.accountId, owing.line.customerId])
      expect(paid.body).not.toContain(secret);
    expect(await chargesOf(app.payOrigin, id)).toHaveLength(1);
    expect((await billOf(owing)).state).toBe('paymentInProcess');
    expect((await outboxOf(app, email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Comprobante de pago'),
    ]);
    expect((await outboxOf(app, owing.line.serviceNumber)).map(({ text }) => text)).toContainEqual(
      expect.stringContaining('Alguien pago'),
    );
    // The ledger's row is nobody's, and stands in nobody's list.
    expect((await app.call({ method: 'GET', url: listPayments.path, token: owing.token })).json()).toEqual(
      [],
    );
    // What is due is gone, and the same key is the same payment.
    expect((await look(who, { serviceId: owing.line.number })).json()).toEqual({ payable: null });
  });

  it('the same request again, also at the same moment, is the same payment', async () => {
    const owing = await givenOwing();
    const who = guest();
    const authorizationCode = await givenToken(app, cards.approved, dollars);
    const order = {
      serviceId: owing.line.number,
      correlatorId: randomUUID(),
      paymentMethod: { '@type': 'bankCard', authorizationCode },
    };
    const answers = await Promise.all([payBill(who, order), payBill(who, order)]);
    const later = await payBill(who, order);
    expect([...answers, later].map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const ids = new Set([...answers, later].map((answer) => answer.json().id));
    expect(ids.size).toBe(1);
    expect(await chargesOf(app.payOrigin, [...ids][0])).toHaveLength(1);
  });

  it('is free for its people after a card was declined, and is not held by a code that somebody else has', async () => {
    const owing = await givenOwing();
    const declined = await payBill(guest(), { serviceId: owing.line.number }, cards.declined);
    expect([declined.statusCode, (await billOf(owing)).state]).toEqual([402, 'sent']);
    const { token } = await givenSignedIn(app);
    const cash = { serviceId: owing.line.number, paymentMethod: { '@type': 'cash' } };
    expect((await payBill({ token }, cash)).statusCode).toBe(400);
    expect((await billOf(owing)).state).toBe('sent');
  });

  it('another amount is told, and nothing is charged; who owes nothing and nobody are refused alike', async () => {
    const owing = await givenOwing();
    const wrong = await payBill(guest(), {
      serviceId: owing.line.number,
      totalAmount: { amount: 1, units: currencyCode },
    });
    expect([wrong.statusCode, wrong.json().code]).toEqual([409, 'AMOUNT_CHANGED']);
    const refused = [
      await payBill(guest(), { serviceId: (await givenLine(app)).number }),
      await payBill(guest(), { serviceId: nobody.number }),
      await payBill(guest(), { documentId: nobody.document }),
    ];
    expect(
      new Set(refused.map(({ statusCode, body }) => `${statusCode} ${JSON.parse(body).code}`)).size,
    ).toBe(1);
    expect(refused[0]?.json().code).toBe('BILL_NOT_PAYABLE');
  });

  it('by somebody signed in it is theirs to read, without whose it is', async () => {
    const owing = await givenOwing();
    const payer = await givenSignedIn(app);
    expect(
      (await payBill({ token: payer.token }, { documentId: owing.line.documentNumber })).statusCode,
    ).toBe(201);
    const payments = await app.call({ method: 'GET', url: listPayments.path, token: payer.token });
    const agreements = await app.call({ method: 'GET', url: listAgreements.path, token: payer.token });
    const url = `${getDocument.path}?type=csv&table=movements`;
    const table = await app.call({ method: 'GET', url, token: payer.token });
    expect(table.body).toContain(owing.line.number.slice(-4));
    await app.settleEvents();
    const receipts = await outboxOf(app, payer.email);
    const told = JSON.stringify([await toldTo(app, payer), receipts]);
    expect(payments.json()).toMatchObject([{ isForOther: true }]);
    expect(agreements.json()).toMatchObject([
      { kind: 'bill', subject: 'Pago de la factura de otra persona' },
    ]);
    expect(receipts.map(({ subject }) => subject)).toContain('Comprobante de pago: Factura de otra persona');
    // What is kept of what happened is in their archive.
    const { rows } = await app.database.pool.query(
      'select customer_id, event from events where user_id = $1',
      [payer.userId],
    );
    const kept = JSON.stringify(rows);
    expect(kept).toContain('"channel":"other"');
    // Its people learn that somebody has, and not who.
    const news = await toldTo(app, owing);
    expect(news.map(({ subject }) => subject)).toContain('Alguien pagó tu factura');
    expect(JSON.stringify(news)).not.toContain(payer.email);
    for (const secret of [owing.billNo, owing.line.accountId, owing.line.customerId, owing.line.number])
      expect(payments.body + agreements.body + table.body + told + kept).not.toContain(secret);
    // By a document no number is learnt.
    expect(await payeesOf(payer.token)).toEqual([]);
  });
});

describe('a top-up', () => {
  it('of any prepaid or postpaid number, by whoever: the balance rises, and the number is told', async () => {
    const [prepaid, postpaid] = [await givenLine(app, { kind: 'Prepaid' }), await givenLine(app)];
    expect((await recharge(guest(), prepaid.number)).statusCode).toBe(201);
    const { token } = await givenSignedIn(app);
    expect((await recharge({ token }, postpaid.number)).statusCode).toBe(201);
    expect([await balanceOf(prepaid), await balanceOf(postpaid)]).toEqual([centsOf(topUp), centsOf(topUp)]);
    expect((await outboxOf(app, prepaid.serviceNumber)).map(({ text }) => text)).toContainEqual(
      expect.stringContaining('Te recargaron'),
    );
    const kept = {
      id: postpaid.number,
      name: null,
      lastPaid: { kind: 'recharge', amount: { value: topUp } },
    };
    expect(await payeesOf(token)).toMatchObject([kept]);
  });

  it('422: the same words for whatever number it is not sold to', async () => {
    const home = await givenHome(app);
    const numbers = [
      (await givenLine(app, { isCorporate: true })).number,
      (await givenLine(app, { status: 'S' })).number,
      (await givenLine(app, { status: 'I' })).number,
      home.numbers[0] ?? '',
      nobody.number,
    ];
    const { token } = await givenSignedIn(app);
    for (const number of numbers) {
      const answer = await recharge({ token }, number);
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'NUMBER_NOT_SOLD']);
    }
    expect(await payeesOf(token)).toEqual([]);
  });

  it('is paid in cash by who is signed in, given once it is paid, and by no guest', async () => {
    const line = await givenLine(app, { kind: 'Prepaid' });
    const cash = { paymentMethod: { '@type': 'cash' } };
    expect((await recharge(guest(), line.number, cash)).json().code).toBe('METHOD_NOT_OFFERED');
    const { token } = await givenSignedIn(app);
    const waiting = await recharge({ token }, line.number, cash);
    expect([waiting.statusCode, waiting.json().status, waiting.json().paymentInstructions.kind]).toEqual([
      202,
      'pending',
      'cash',
    ]);
    expect(await balanceOf(line)).toBe(0);
    // Nobody has paid yet.
    expect(await payeesOf(token)).toEqual([]);
  });

  it('with a saved card it is asked again who somebody is, of a guest a session', async () => {
    const line = await givenLine(app, { kind: 'Prepaid' });
    const saved = { paymentMethod: { '@type': 'tokenizedCard', id: randomUUID() } };
    expect((await recharge(guest(), line.number, saved)).statusCode).toBe(401);
    expect(await balanceOf(line)).toBe(0);
  });

  it('401: a session that has ended pays nothing as nobody, also where nobody may', async () => {
    const line = await givenLine(app, { kind: 'Prepaid' });
    const { token, userId } = await givenSignedIn(app);
    const network = guest();
    // Somebody there has shown that they are no program.
    await look(network, { serviceId: line.number });
    const authorizationCode = await givenToken(app, cards.approved, topUp);
    const order = { correlatorId: randomUUID(), paymentMethod: { '@type': 'bankCard', authorizationCode } };
    const ask = () => recharge({ ...network, token }, line.number, order);
    expect((await ask()).statusCode).toBe(201);
    await app.database.pool.query('delete from sessions where user_id = $1', [userId]);
    expect((await ask()).json().code).toBe('UNAUTHENTICATED');
    const payments = 'select status from payments where correlator_id = $1';
    expect((await app.database.pool.query(payments, [order.correlatorId])).rows).toEqual([
      { status: 'authorized' },
    ]);
  });

  it('429: of cards that are tried out', async () => {
    const line = await givenLine(app, { kind: 'Prepaid' });
    const { token } = await givenSignedIn(app);
    const who = { token };
    const answers = [];
    for (let time = 0; time < 11; time++)
      answers.push(
        await pay(who, topUpOther, { serviceId: line.number }, { amount: topUp, card: cards.declined }),
      );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array<number>(10).fill(402), 429]);
  });

  it('whose answer was lost tries no card by asking again', async () => {
    const line = await givenLine(app, { kind: 'Prepaid' });
    const { token } = await givenSignedIn(app);
    const authorizationCode = await givenToken(app, cards.approved, topUp);
    const order = { correlatorId: randomUUID(), paymentMethod: { '@type': 'bankCard', authorizationCode } };
    for (let asked = 0; asked < 12; asked++)
      expect((await recharge({ token }, line.number, order)).statusCode).toBe(201);
  });
});

describe('for whom somebody pays', () => {
  const save = (token: string, number: string, name: string | null) =>
    app.call({ method: 'PUT', url: savePayee.path.replace(':number', number), token, payload: { name } });

  it('has a name that they give, is theirs alone, and is forgotten at once', async () => {
    const number = local('91234567');
    const [one, other] = [await givenSignedIn(app), await givenSignedIn(app)];
    expect((await save(one.token, number, ' Abuelita  👵 ')).json()).toEqual({
      id: number,
      name: 'Abuelita 👵',
      lastPaid: null,
    });
    await save(one.token, `+${e164('91234567')}`.replace(/(?=\d{4}$)/, ' '), 'Mamá');
    expect(await payeesOf(one.token)).toMatchObject([{ id: number, name: 'Mamá' }]);
    expect(await payeesOf(other.token)).toEqual([]);
    expect((await save(one.token, number, 'x'.repeat(25))).statusCode).toBe(400);
    const remove = { method: 'DELETE', url: removePayee.path.replace(':number', number) } as const;
    expect((await app.call({ ...remove, token: other.token })).statusCode).toBe(204);
    expect(await payeesOf(one.token)).toHaveLength(1);
    for (const _ of [1, 2]) expect((await app.call({ ...remove, token: one.token })).statusCode).toBe(204);
    expect(await payeesOf(one.token)).toEqual([]);
    expect((await app.call(remove)).statusCode).toBe(401);
  });

  it('422: of a thirty-first name', async () => {
    const { token } = await givenSignedIn(app);
    for (let n = 10; n < 40; n++)
      expect((await save(token, local(`912345${n}`), `N${n}`)).statusCode).toBe(200);
    expect((await save(token, local('91234599'), 'Una más')).json().code).toBe('TOO_MANY_PAYEES');
    expect((await save(token, local('91234510'), 'Otro nombre')).statusCode).toBe(200);
  });

  it('422: of all but thirty names, of thirty-five at once', async () => {
    const { token } = await givenSignedIn(app);
    const numbers = Array.from({ length: 35 }, (_, place) => local(`912346${place + 10}`));
    await Promise.all(numbers.map((number) => save(token, number, 'A la vez')));
    expect(await payeesOf(token)).toHaveLength(30);
  });
});
