import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import {
  authenticatePaymentFrame,
  confirmPaymentFrame,
  type FrameOrder,
  type FrameType,
  getPaymentFrame,
  openPaymentFrame,
  type PaymentFrame,
  redeemPaymentFrame,
} from '@portal/contract/payment-frame';
import { buildPayApp } from '@portal/pay/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { type Buyer, effectsOf, givenBuyer } from '../../../test/buyer.ts';
import { cards, chargesOf, givenToken } from '../../../test/card.ts';
import { givenBill, givenPostpaidLine, givenUser } from '../../../test/given-user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
});
afterAll(() => app.close());

type Who = Pick<Buyer, 'token'> & { line: { number: string } };

const open = (who: Who, type: FrameType, item?: string, line = who.line.number) =>
  app.call({
    method: 'POST',
    url: openPaymentFrame.path,
    token: who.token,
    headers: { claroid: line },
    payload: { type, ...(item ? { item: { id: item } } : {}) },
  });
const opened = async (who: Who, type: FrameType, item?: string): Promise<PaymentFrame> => {
  const answer = await open(who, type, item);
  expect(answer.statusCode).toBe(201);
  return answer.json();
};
const state = async (who: Who, sid: string): Promise<PaymentFrame> =>
  (await app.call({ method: 'GET', url: getPaymentFrame.path.replace(':id', sid), token: who.token })).json();
const authenticate = (who: Who, sid?: string, line = who.line.number) =>
  app.call({
    method: 'GET',
    url: `${authenticatePaymentFrame.path}${sid ? `?sid=${sid}` : ''}`,
    token: who.token,
    headers: { claroid: line },
  });

function fromFrame(path: string, payload: object, over: { secret?: string; time?: string } = {}) {
  const body = JSON.stringify(payload);
  const time = over.time ?? String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', over.secret ?? 'sandbox-frame-secret')
    .update(`${time}.${body}`)
    .digest('hex');
  const headers = {
    'content-type': 'application/json',
    'x-frame-time': time,
    'x-frame-signature': signature,
  };
  return app.call({ method: 'POST', url: path, payload: body, headers });
}
const redeem = (sid: string, credentials: object = {}) =>
  fromFrame(redeemPaymentFrame.path, { sid, ...credentials });
const redeemed = async (who: Who, sid: string): Promise<FrameOrder> => {
  const credentials = (await authenticate(who, sid)).json();
  const answer = await redeem(sid, credentials);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

interface Confirmation {
  id: string;
  dollars: number;
  card?: string;
  cardToken?: string;
}
async function confirm(order: FrameOrder, { id, dollars, card = cards.approved, cardToken }: Confirmation) {
  const choice = order.choices.find((each) => each.id === id);
  const isByCard = order.paymentMethod['@type'] === 'bankCard';
  const token = cardToken ?? (isByCard ? await givenToken(app, card, dollars) : undefined);
  return fromFrame(confirmPaymentFrame.path, {
    sid: order.sid,
    visit: order.visit,
    item: { id, '@referredType': choice?.['@referredType'] ?? 'package' },
    totalAmount: { amount: dollars, units: 'USD' },
    ...(token ? { authorizationCode: token } : {}),
  });
}

async function givenBiller() {
  const user = await givenUser(app);
  const line = await givenPostpaidLine(app, user);
  const billNo = await givenBill(app, line);
  return { token: await app.signIn(user.email, user.password), line, billNo };
}

describe('an attempt', () => {
  it('top-up by card: opened, authenticated, redeemed, confirmed, and the balance has risen', async () => {
    const luis = await givenBuyer(app);
    const frame = await opened(luis, 'recharge');
    expect(frame).toMatchObject({ target: 'frame', needsCredentials: true, status: 'open' });
    expect(frame.url).toBe(`${app.payOrigin}/pay/recharge#sid=${frame.id}`);
    expect(frame.service).toBe(luis.line.number);
    const order = await redeemed(luis, frame.id);
    expect(order.maskedService).toBe(`******${luis.line.number.slice(-4)}`);
    expect(order.choices.map(({ id, totalAmount }) => [id, totalAmount.amount])).toEqual([
      ['3', 3],
      ['5', 5],
      ['6', 6],
      ['10', 10],
      ['30', 30],
    ]);
    const answer = await confirm(order, { id: '10', dollars: 10 });
    expect(answer.statusCode).toBe(201);
    expect(await effectsOf(app, luis)).toMatchObject({ balanceCents: 1_435, topups: [{}] });
    expect(await state(luis, frame.id)).toMatchObject({
      status: 'authorized',
      payment: { id: answer.json().id, totalAmount: { amount: 10 } },
    });
  });

  it('data and roaming packages by card: only theirs, also for postpaid lines', async () => {
    const mia = await givenBuyer(app, { kind: 'Postpaid' });
    const data = await redeemed(mia, (await opened(mia, 'data_packets')).id);
    expect(new Set(data.choices.map(({ id }) => id.slice(0, 3)))).toEqual(new Set(['INT', 'RED', 'MIX']));
    expect((await confirm(data, { id: 'INT-3G-7D', dollars: 3 })).statusCode).toBe(201);
    const roaming = await redeemed(mia, (await opened(mia, 'roaming_packages')).id);
    expect((await confirm(roaming, { id: 'INT-1G-1D', dollars: 1 })).statusCode).toBe(404);
    expect((await confirm(roaming, { id: 'ROA-AME-1G', dollars: 12 })).statusCode).toBe(201);
    expect((await effectsOf(app, mia)).packages).toHaveLength(2);
  });

  it('a bill, in a tab of its own, without credentials, also when its page is loaded again', async () => {
    const ana = await givenBiller();
    const frame = await opened(ana, 'postpaid');
    expect(frame).toMatchObject({ target: 'tab', needsCredentials: false });
    expect(frame.service).toBe(ana.line.number.slice(1));
    const first: FrameOrder = (await redeem(frame.id)).json();
    const second: FrameOrder = (await redeem(frame.id)).json();
    expect(second.choices).toMatchObject([{ id: ana.billNo, totalAmount: { amount: 18.39 } }]);
    const choice = { id: ana.billNo, dollars: 18.39 };
    expect((await confirm(first, choice)).json().code).toBe('FRAME_CLOSED');
    expect((await confirm(second, choice)).statusCode).toBe(201);
    expect((await open(ana, 'postpaid')).json().code).toBe('BILL_NOT_PAYABLE');
  });

  it('by invoice and by balance: no card is asked, whatever the screens offer elsewhere', async () => {
    const mia = await givenBuyer(app, { kind: 'Postpaid' });
    const invoice: FrameOrder = (await redeem((await opened(mia, 'factura', 'INT-3G-7D')).id)).json();
    expect(invoice.choices).toHaveLength(1);
    expect(invoice.paymentMethod).toEqual({ '@type': 'account' });
    expect((await confirm(invoice, { id: 'INT-3G-7D', dollars: 3 })).statusCode).toBe(201);
    expect((await effectsOf(app, mia)).charges).toMatchObject([{ code: 'INT-3G-7D' }]);

    const luis = await givenBuyer(app, { balanceCents: 250 });
    const balance: FrameOrder = (await redeem((await opened(luis, 'prepaid')).id)).json();
    expect((await confirm(balance, { id: 'INT-3G-7D', dollars: 3 })).json().code).toBe(
      'INSUFFICIENT_BALANCE',
    );
    expect((await confirm(balance, { id: 'INT-2G-3D', dollars: 2 })).statusCode).toBe(201);
    expect(await effectsOf(app, luis)).toMatchObject({ balanceCents: 50 });
  });

  it('confirmed fifty times at once, with cards of their own: one charge', async () => {
    const luis = await givenBuyer(app);
    const order = await redeemed(luis, (await opened(luis, 'recharge')).id);
    const tokens = await Promise.all(Array.from({ length: 50 }, () => givenToken(app, cards.approved, 5)));
    const answers = await Promise.all(
      tokens.map((cardToken) => confirm(order, { id: '5', dollars: 5, cardToken })),
    );
    expect(answers.every(({ statusCode }) => statusCode === 201 || statusCode === 202)).toBe(true);
    const ids = new Set(answers.map((answer) => answer.json().id));
    expect(ids.size).toBe(1);
    expect(await chargesOf(app.payOrigin, [...ids][0])).toHaveLength(1);
    expect(await effectsOf(app, luis)).toMatchObject({ balanceCents: 935, topups: [{}] });
  });

  it('refused by the bank: another card may be tried, five in all', async () => {
    const luis = await givenBuyer(app);
    const order = await redeemed(luis, (await opened(luis, 'recharge')).id);
    const refused = { id: '5', dollars: 5, card: cards.insufficient };
    expect((await confirm(order, refused)).json()).toMatchObject({
      code: 'DENIED',
      message: 'Tarjeta sin fondos',
    });
    expect(await state(luis, order.sid)).toMatchObject({ status: 'denied' });
    expect((await confirm(order, { id: '5', dollars: 5 })).statusCode).toBe(201);
    expect(await state(luis, order.sid)).toMatchObject({ status: 'authorized' });

    const tired = await redeemed(luis, (await opened(luis, 'recharge')).id);
    for (let count = 0; count < 5; count++) expect((await confirm(tired, refused)).statusCode).toBe(402);
    expect((await confirm(tired, { id: '5', dollars: 5 })).json().code).toBe('FRAME_CLOSED');
  });

  it('a price that changed is said before anything moves', async () => {
    const luis = await givenBuyer(app);
    const order = await redeemed(luis, (await opened(luis, 'data_packets')).id);
    const answer = await confirm(order, { id: 'INT-3G-7D', dollars: 2 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'AMOUNT_CHANGED', totalAmount: { amount: 3 } });
  });

  it('the two servers agree: through the sandbox’s own relay, over HTTP', async () => {
    await app.server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.server.address() as AddressInfo;
    const pay = buildPayApp({
      pool: app.database.pool,
      portalOrigins: [app.portalOrigin],
      publicMerchantId: 'sandbox',
      privateMerchantId: 'sandbox-private',
      webhook: { url: null, secret: 'x' },
      frame: { portalUrl: `http://127.0.0.1:${port}`, secret: 'sandbox-frame-secret' },
      log: false,
    });
    const ask = (url: string, payload: object, headers = {}) =>
      pay.inject({ method: 'POST', url, payload, headers });
    const luis = await givenBuyer(app);
    const { id: sid } = await opened(luis, 'recharge');
    const credentials = (await authenticate(luis, sid)).json();
    const foreign = await ask('/pay/redemption', { sid, ...credentials }, { origin: 'https://evil.example' });
    expect(foreign.statusCode).toBe(403);
    const order = (await ask('/pay/redemption', { sid, ...credentials })).json();
    expect(order.portalOrigin).toBe(app.portalOrigin);
    const confirmation = {
      sid,
      visit: order.visit,
      item: { id: '3', '@referredType': 'recharge' },
      totalAmount: { amount: 3, units: 'USD' },
      authorizationCode: await givenToken(app, cards.approved, 3),
    };
    const answers = [
      await ask('/pay/confirmation', confirmation),
      await ask('/pay/confirmation', confirmation),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers[1]?.body).toBe(answers[0]?.body);
    await pay.close();
  });
});

describe('credentials', () => {
  it('are used once, by the attempt they are for', async () => {
    const luis = await givenBuyer(app);
    const [first, second] = [await opened(luis, 'recharge'), await opened(luis, 'recharge')];
    const credentials = (await authenticate(luis, first.id)).json();
    expect(credentials).toEqual({ token: expect.any(String), service: luis.line.number });
    expect(credentials.token).not.toBe(luis.token);
    expect((await redeem(second.id, credentials)).statusCode).toBe(401);
    expect((await redeem(first.id)).statusCode).toBe(401);
    expect((await redeem(first.id, { ...credentials, service: '0991000003' })).statusCode).toBe(401);
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(first.id, credentials)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('of the line alone serve one attempt of the same line', async () => {
    const [luis, other] = [await givenBuyer(app), await givenBuyer(app)];
    const credentials = (await authenticate(luis)).json();
    expect((await redeem((await opened(other, 'recharge')).id, credentials)).statusCode).toBe(401);
    const { id } = await opened(luis, 'recharge');
    expect((await redeem(id, credentials)).statusCode).toBe(200);
    expect((await redeem(id, credentials)).statusCode).toBe(401);
  });

  it('end after five minutes, the attempt after fifteen', async () => {
    const luis = await givenBuyer(app);
    const { id } = await opened(luis, 'recharge');
    const credentials = (await authenticate(luis, id)).json();
    const { pool } = app.database;
    await pool.query('update payment_frame_tokens set expires_at = now() where user_id = $1', [
      luis.user.userId,
    ]);
    expect((await redeem(id, credentials)).statusCode).toBe(401);
    const order = await redeemed(luis, id);
    await pool.query('update payment_frames set expires_at = now() where user_id = $1', [luis.user.userId]);
    expect((await confirm(order, { id: '3', dollars: 3 })).json().code).toBe('FRAME_CLOSED');
    expect((await redeem(id)).json().code).toBe('FRAME_CLOSED');
    expect((await authenticate(luis, id)).json().code).toBe('FRAME_CLOSED');
    expect(await state(luis, id)).toMatchObject({ status: 'expired' });
  });

  it('are no session: the token opens nothing else', async () => {
    const luis = await givenBuyer(app);
    const { token } = (await authenticate(luis)).json();
    expect((await state({ ...luis, token }, (await opened(luis, 'recharge')).id)).status).toBe('401');
  });
});

describe('refused', () => {
  it('what the frame has not signed, or signed long ago', async () => {
    const { id: sid } = await opened(await givenBuyer(app), 'recharge');
    for (const path of [redeemPaymentFrame.path, confirmPaymentFrame.path]) {
      expect((await app.call({ method: 'POST', url: path, payload: { sid } })).statusCode).toBe(401);
      expect((await fromFrame(path, { sid }, { secret: 'another-secret' })).statusCode).toBe(401);
      expect((await fromFrame(path, { sid }, { time: '1700000000' })).statusCode).toBe(401);
    }
  });

  it('somebody else’s attempt or line, as one that does not exist', async () => {
    const [mine, theirs] = [await givenBuyer(app), await givenBuyer(app)];
    const { id } = await opened(theirs, 'recharge');
    const unreal = await state(mine, 'x'.repeat(65));
    expect(await state(mine, id)).toEqual(unreal);
    expect((await authenticate(mine, id)).statusCode).toBe(404);
    expect((await authenticate(mine, undefined, theirs.line.number)).statusCode).toBe(404);
    expect((await open(mine, 'recharge', undefined, theirs.line.number)).statusCode).toBe(404);
    expect((await redeem('x'.repeat(65))).statusCode).toBe(404);
  });

  it('types that are not for the line, and items that are not offered', async () => {
    const [luis, mia] = [await givenBuyer(app), await givenBuyer(app, { kind: 'Postpaid' })];
    for (const type of ['postpaid', 'fixed', 'factura', 'roaming_packages'] as const)
      expect((await open(luis, type)).json().code).toBe('NOT_FOR_THIS_LINE');
    expect((await open(mia, 'prepaid')).json().code).toBe('NOT_FOR_THIS_LINE');
    expect((await open(mia, 'data_packets', 'ROA-AME-1G')).statusCode).toBe(404);
    const corporate = await givenBuyer(app, { kind: 'Postpaid', isCorporate: true });
    expect((await open(corporate, 'data_packets')).json().code).toBe('CORPORATE_LINE');
    expect((await open(luis, 'lottery' as FrameType)).statusCode).toBe(400);
  });

  it('a line that was given up between opening and paying', async () => {
    const luis = await givenBuyer(app);
    const order = await redeemed(luis, (await opened(luis, 'recharge')).id);
    await app.database.pool.query('delete from associations where user_id = $1', [luis.user.userId]);
    expect((await confirm(order, { id: '3', dollars: 3 })).statusCode).toBe(404);
    expect(await effectsOf(app, luis)).toMatchObject({ balanceCents: 435, topups: [] });
  });
});
