import type { AddressInfo } from 'node:net';
import type { FrameOrder } from '@portal/contract/paying/payment-frame';
import { buildPayApp } from '@portal/pay/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frameSecret, startTestApp, type TestApp } from '../../../test/build-app.ts';
import { effectsOf, givenBuyer } from '../../../test/given/buyer.ts';
import { cards, chargesOf, givenToken } from '../../../test/given/cards.ts';
import { frameSides } from '../../../test/given/frame.ts';
import { givenBill, givenPostpaidLine, givenUser } from '../../../test/given/given-user.ts';

let app: TestApp;
let sides: ReturnType<typeof frameSides>;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  sides = frameSides(app);
});
afterAll(() => app.close());

async function givenBiller() {
  const user = await givenUser(app);
  const line = await givenPostpaidLine(app, user);
  const billNo = await givenBill(app, line);
  return { token: await app.signIn(user.email, user.password), line, billNo };
}

describe('an attempt', () => {
  it('top-up by card: opened, authenticated, redeemed, confirmed, and the balance has risen', async () => {
    const luis = await givenBuyer(app);
    const frame = await sides.opened(luis, 'recharge');
    expect(frame).toMatchObject({ target: 'frame', needsCredentials: true, status: 'open' });
    expect(frame.url).toBe(`${app.payOrigin}/pay/recharge#sid=${frame.id}`);
    expect(frame.service).toBe(luis.line.number);
    const order = await sides.redeemed(luis, frame.id);
    expect(order.maskedService).toBe(`******${luis.line.number.slice(-4)}`);
    expect(order.choices.map(({ id, totalAmount }) => [id, totalAmount.amount])).toEqual([
      ['3', 3],
      ['5', 5],
      ['6', 6],
      ['10', 10],
      ['30', 30],
    ]);
    const answer = await sides.confirm(order, { id: '10', dollars: 10 });
    expect(answer.statusCode).toBe(201);
    expect(await effectsOf(app, luis)).toMatchObject({ balanceCents: 1_435, topups: [{}] });
    expect(await sides.state(luis, frame.id)).toMatchObject({
      status: 'authorized',
      payment: { id: answer.json().id, totalAmount: { amount: 10 } },
    });
  });

  it('data and roaming packages by card: only theirs, also for postpaid lines', async () => {
    const mia = await givenBuyer(app, { kind: 'Postpaid' });
    const data = await sides.redeemed(mia, (await sides.opened(mia, 'data_packets')).id);
    expect(new Set(data.choices.map(({ id }) => id.slice(0, 3)))).toEqual(new Set(['INT', 'RED', 'MIX']));
    expect((await sides.confirm(data, { id: 'INT-3G-7D', dollars: 3 })).statusCode).toBe(201);
    const roaming = await sides.redeemed(mia, (await sides.opened(mia, 'roaming_packages')).id);
    expect((await sides.confirm(roaming, { id: 'INT-1G-1D', dollars: 1 })).statusCode).toBe(404);
    expect((await sides.confirm(roaming, { id: 'ROA-AME-1G', dollars: 12 })).statusCode).toBe(201);
    expect((await effectsOf(app, mia)).packages).toHaveLength(2);
  });

  it('a bill, in a tab of its own, without credentials, also when its page is loaded again', async () => {
    const ana = await givenBiller();
    const frame = await sides.opened(ana, 'postpaid');
    expect(frame).toMatchObject({ target: 'tab', needsCredentials: false });
    expect(frame.service).toBe(ana.line.number.slice(1));
    const first: FrameOrder = (await sides.redeem(frame.id)).json();
    const second: FrameOrder = (await sides.redeem(frame.id)).json();
    expect(second.choices).toMatchObject([{ id: ana.billNo, totalAmount: { amount: 18.39 } }]);
    const choice = { id: ana.billNo, dollars: 18.39 };
    expect((await sides.confirm(first, choice)).json().code).toBe('FRAME_CLOSED');
    expect((await sides.confirm(second, choice)).statusCode).toBe(201);
    expect((await sides.open(ana, 'postpaid')).json().code).toBe('BILL_NOT_PAYABLE');
  });

  it('by invoice and by balance: no card is asked, whatever the screens offer elsewhere', async () => {
    const mia = await givenBuyer(app, { kind: 'Postpaid' });
    const invoice: FrameOrder = (
      await sides.redeem((await sides.opened(mia, 'factura', 'INT-3G-7D')).id)
    ).json();
    expect(invoice.choices).toHaveLength(1);
    expect(invoice.paymentMethod).toEqual({ '@type': 'account' });
    expect((await sides.confirm(invoice, { id: 'INT-3G-7D', dollars: 3 })).statusCode).toBe(201);
    expect((await effectsOf(app, mia)).charges).toMatchObject([{ code: 'INT-3G-7D' }]);

    const luis = await givenBuyer(app, { balanceCents: 250 });
    const balance: FrameOrder = (await sides.redeem((await sides.opened(luis, 'prepaid')).id)).json();
    expect(balance.balance).toMatchObject({ amount: 2.5 });
    expect((await sides.confirm(balance, { id: 'INT-3G-7D', dollars: 3 })).json().code).toBe(
      'INSUFFICIENT_BALANCE',
    );
    expect((await sides.confirm(balance, { id: 'INT-2G-3D', dollars: 2 })).statusCode).toBe(201);
    expect(await effectsOf(app, luis)).toMatchObject({ balanceCents: 50 });

    const eva = await givenBuyer(app, { balanceCents: null });
    const untold: FrameOrder = (await sides.redeem((await sides.opened(eva, 'prepaid')).id)).json();
    expect([untold.choices.length > 0, untold.balance]).toEqual([true, undefined]);
  });

  it('confirmed fifty times at once, with cards of their own: one charge', async () => {
    const luis = await givenBuyer(app);
    const order = await sides.redeemed(luis, (await sides.opened(luis, 'recharge')).id);
    const tokens = await Promise.all(Array.from({ length: 50 }, () => givenToken(app, cards.approved, 5)));
    const answers = await Promise.all(
      tokens.map((cardToken) => sides.confirm(order, { id: '5', dollars: 5, cardToken })),
    );
    expect(answers.every(({ statusCode }) => statusCode === 201 || statusCode === 202)).toBe(true);
    const ids = new Set(answers.map((answer) => answer.json().id));
    expect(ids.size).toBe(1);
    expect(await chargesOf(app.payOrigin, [...ids][0])).toHaveLength(1);
    expect(await effectsOf(app, luis)).toMatchObject({ balanceCents: 935, topups: [{}] });
  });

  it('that has paid shows nothing more to pay, however its page is loaded again', async () => {
    const luis = await givenBuyer(app);
    const { id: sid } = await sides.opened(luis, 'tdc');
    const order: FrameOrder = (await sides.redeem(sid)).json();
    expect((await sides.confirm(order, { id: '5', dollars: 5 })).statusCode).toBe(201);
    expect((await sides.redeem(sid)).json().code).toBe('FRAME_CLOSED');
  });

  it('refused by the bank: another card may be tried, five in all', async () => {
    const luis = await givenBuyer(app);
    const order = await sides.redeemed(luis, (await sides.opened(luis, 'recharge')).id);
    const refused = { id: '5', dollars: 5, card: cards.insufficient };
    expect((await sides.confirm(order, refused)).json()).toMatchObject({
      code: 'DENIED',
      message: 'Tarjeta sin fondos',
    });
    expect(await sides.state(luis, order.sid)).toMatchObject({ status: 'denied' });
    expect((await sides.confirm(order, { id: '5', dollars: 5 })).statusCode).toBe(201);
    expect(await sides.state(luis, order.sid)).toMatchObject({ status: 'authorized' });

    const tired = await sides.redeemed(luis, (await sides.opened(luis, 'recharge')).id);
    for (let count = 0; count < 5; count++)
      expect((await sides.confirm(tired, refused)).statusCode).toBe(402);
    expect((await sides.confirm(tired, { id: '5', dollars: 5 })).json().code).toBe('FRAME_CLOSED');
  });

  it('a price that changed is said before anything moves', async () => {
    const luis = await givenBuyer(app);
    const order = await sides.redeemed(luis, (await sides.opened(luis, 'data_packets')).id);
    const answer = await sides.confirm(order, { id: 'INT-3G-7D', dollars: 2 });
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
      frame: {
        portalUrl: `http://127.0.0.1:${port}`,
        secret: frameSecret,
        pageFolder: '/nowhere',
      },
      log: false,
    });
    const ask = (url: string, payload: object, headers = {}) =>
      pay.inject({ method: 'POST', url, payload, headers });
    const luis = await givenBuyer(app);
    const { id: sid } = await sides.opened(luis, 'recharge');
    const credentials = (await sides.authenticate(luis, sid)).json();
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
