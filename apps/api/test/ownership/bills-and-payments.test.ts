// Whose is it: bills, claims, receipts, and cards that are saved.
import { randomUUID } from 'node:crypto';
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { getArrangementOffer, listArrangements, makeArrangement } from '@portal/contract/paying/arrangements';
import { getCustomerBill, listCustomerBills } from '@portal/contract/paying/billing';
import { getClaimAttachment, getClaimReceipt, noteClaim } from '@portal/contract/paying/claims';
import { getDocument } from '@portal/contract/paying/documents';
import { getPaymentMethod } from '@portal/contract/paying/payment-methods';
import { getPayment } from '@portal/contract/paying/payments';
import { canonicalMobile } from '@portal/market/service-number';
import { describe, expect, it } from 'vitest';
import { buyPackage, givenBuyer } from '../given/buyer.ts';
import { autoPayOf, givenCard, wishAutoPay } from '../given/cards.ts';
import { claimCharge } from '../given/claims.ts';
import { givenManager } from '../given/given-line.ts';
import { givenPostpaidLine, givenUser } from '../given/given-user.ts';
import { ana, anasBill, anasLine, app, get, givenStranger, pablo } from './stranger.ts';

givenStranger();

describe('payment arrangements', () => {
  it('404: what may be arranged about a bill of somebody else, and arranging it', async () => {
    expect((await get(`${getArrangementOffer.path}?billNo=${anasBill}`)).statusCode).toBe(404);
    const payload = {
      billNo: anasBill,
      cost: { value: 0 },
      instalments: [{ amount: { value: 1 }, due: '2099-01-01' }],
    };
    const answer = await app.call({ method: 'POST', url: makeArrangement.path, token: pablo, payload });
    expect(answer.statusCode).toBe(404);
    expect((await get(`${listArrangements.path}?billNo=${anasBill}`)).json()).toEqual([]);
  });
});

describe('documents and bills', () => {
  it('404: the invoice of somebody else', async () => {
    const foreign = await get(`${getDocument.path}?type=pdf&numfactura=${anasBill}`);
    const unreal = await get(`${getDocument.path}?type=pdf&numfactura=001-002-000000001`);
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe(unreal.body);
  });
  it('an empty list for a bill number of somebody else, as for an unreal one', async () => {
    expect((await get(`${listCustomerBills.path}?billNo=${anasBill}`)).json()).toEqual([]);
  });
});

describe('a bill with its lines', () => {
  const bill = (billNo: string, token: string) =>
    app.call({ method: 'GET', url: `${getCustomerBill.path.replace(':id', billNo)}?expand=lines`, token });

  it('opens for its holder and for who manages the line; for a stranger it is a wrong number', async () => {
    const user = await givenUser(app);
    await givenManager(app, user, anasLine);
    const manager = await app.signIn(user.email, user.password);
    expect((await bill(anasBill, ana)).json().groups).not.toHaveLength(0);
    // The invoice as XML names the buyer, and is the holder's alone.
    const { billDocument, ...whole } = (await bill(anasBill, ana)).json();
    expect((await bill(anasBill, manager)).json()).toEqual({ ...whole, billDocument: [billDocument[0]] });
    const [foreign, unreal] = [await bill(anasBill, pablo), await bill('001-002-000000001', pablo)];
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe(unreal.body);
    expect((await bill(anasBill, '')).statusCode).toBe(401);
  });
});

describe('a claim', () => {
  const attachment = [{ name: 'a.pdf', content: Buffer.from('%PDF-1.7').toString('base64') }];
  const file = (billNo: string, token: string) =>
    claimCharge(app, token, { '@referredType': 'billLine', id: '1', billNo }, { attachment });

  it('is filed and followed by whoever manages the line; its files are its author’s, and strangers find none', async () => {
    const user = await givenUser(app);
    await givenManager(app, user, anasLine);
    const manager = await app.signIn(user.email, user.password);
    const [foreign, unreal] = [await file(anasBill, pablo), await file('001-002-000000001', pablo)];
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe(unreal.body);
    expect((await file(anasBill, '')).statusCode).toBe(401);

    const filed = await file(anasBill, manager);
    expect(filed.statusCode).toBe(201);
    const { id } = filed.json();
    const address = (path: string) => path.replace(':id', id).replace(':attachmentId', '1');
    const asked = [
      ['GET', `${listTroubleTickets.path}/${id}`, undefined, [200, 200, 404, 401]],
      ['POST', address(noteClaim.path), { text: 'Sigo esperando.' }, [201, 201, 404, 401]],
      ['GET', address(getClaimAttachment.path), undefined, [200, 404, 404, 401]],
      ['GET', address(getClaimReceipt.path), undefined, [200, 200, 404, 401]],
    ] as const;
    for (const [method, url, payload, expected] of asked) {
      const answers = [];
      for (const token of [manager, ana, pablo, ''])
        answers.push(await app.call({ method, url, token, ...(payload ? { payload } : {}) }));
      expect([url, answers.map(({ statusCode }) => statusCode)]).toEqual([url, expected]);
      const none = await app.call({
        method,
        url: url.replace(id, 'RCL-000000-AAAAAA'),
        token: pablo,
        ...(payload ? { payload } : {}),
      });
      expect(none.body).toBe(answers[2]?.body);
    }
    const list = (token: string) =>
      app.call({ method: 'GET', url: `${listTroubleTickets.path}?ticketType=claim`, token });
    expect((await list(pablo)).json()).toEqual([]);
    expect((await list(ana)).json()).toMatchObject([{ id, attachment: [] }]);
    expect((await list(manager)).json()).toMatchObject([{ id, attachment: [{ name: 'a.pdf' }] }]);
  });
});

describe('a receipt', () => {
  it('opens for who paid alone: for a stranger, and for who manages the same line, there is none', async () => {
    const mia = await givenBuyer(app, { kind: 'Postpaid' });
    const { id } = (await buyPackage(app, mia, { type: 'account' })).json();
    const manager = await givenUser(app);
    await givenManager(app, manager, mia.line);
    const tokens = {
      payer: mia.token,
      stranger: pablo,
      manager: await app.signIn(manager.email, manager.password),
    };
    const open = (who: keyof typeof tokens, payment: string) =>
      app.call({ method: 'GET', url: getPayment.path.replace(':id', payment), token: tokens[who] });
    expect((await open('payer', id)).json()).toMatchObject({ id, status: 'authorized' });
    for (const who of ['stranger', 'manager'] as const) {
      const [foreign, unreal] = [await open(who, id), await open(who, randomUUID())];
      expect(foreign.statusCode).toBe(404);
      expect(foreign.body).toBe(unreal.body);
    }
  });
});

describe('saved cards, and what is paid with them by itself', () => {
  it('a card is its owner’s alone; a wish is each person’s own, holder or manager; for a stranger there is no account', async () => {
    const holder = await givenUser(app);
    const line = await givenPostpaidLine(app, holder);
    const manager = await givenUser(app);
    await givenManager(app, manager, { ...line, serviceNumber: canonicalMobile(line.number) ?? '' });
    const [held, managed] = [
      await app.signIn(holder.email, holder.password),
      await app.signIn(manager.email, manager.password),
    ];
    const card = await givenCard(app, held);
    const url = getPaymentMethod.path.replace(':id', card.id);
    for (const token of [managed, pablo]) {
      const unreal = await app.call({ method: 'GET', url: url.replace(/.$/, '~'), token });
      for (const method of ['GET', 'DELETE'] as const) {
        const foreign = await app.call({ method, url, token });
        expect([foreign.statusCode, foreign.body]).toEqual([404, unreal.body]);
      }
      const payload = { preferred: true };
      expect((await app.call({ method: 'PATCH', url, token, payload })).body).toBe(unreal.body);
      expect(
        (await wishAutoPay(app, token, line.accountId, { enabled: true, paymentMethodId: card.id }))
          .statusCode,
      ).toBe(token === pablo ? 404 : 422);
    }
    await wishAutoPay(app, held, line.accountId, { enabled: true });
    expect(await autoPayOf(app, held, line.accountId)).toMatchObject({
      enabled: true,
      paymentMethodId: card.id,
    });
    expect(await autoPayOf(app, managed, line.accountId)).toMatchObject({
      enabled: false,
      paymentMethodId: null,
    });
    await givenCard(app, managed);
    expect((await wishAutoPay(app, managed, line.accountId, { enabled: true })).statusCode).toBe(200);
    expect((await autoPayOf(app, held, line.accountId)).paymentMethodId).toBe(card.id);
  });
});
