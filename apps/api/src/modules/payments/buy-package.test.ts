import { listUsageConsumptionReports } from '@portal/contract/lines/usage';
import { listAppliedBillingRates } from '@portal/contract/paying/billing';
import { listPayments } from '@portal/contract/paying/payments';
import { dayMs } from '@portal/market/civil-dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { eventually } from '../../../test/eventually.ts';
import {
  type Buyer,
  type BuyerOptions,
  buyPackage,
  effectsOf,
  givenBuyer,
  ledgerOf,
  paymentOf,
  type Wish,
} from '../../../test/given/buyer.ts';
import { cards, chargesOf, givenToken } from '../../../test/given/cards.ts';

let app: TestApp;
beforeAll(async () => {
  const environment = { PAYMENT_TIMEOUT_MS: '2500', PAYMENT_SANDBOX_HOLD_MS: '4000' };
  app = await startTestApp({ withJobs: true, environment });
});
afterAll(() => app.close());

const buyer = (options: BuyerOptions = {}) => givenBuyer(app, options);
const buy = (who: Buyer, wish: Wish = {}, headers: Record<string, string> = {}) =>
  buyPackage(app, who, wish, headers);
const nothing = { packages: [], buckets: [], topups: [], charges: [] };
const ledger = ({ user }: Buyer) => ledgerOf(app, user);

describe('201', () => {
  it('by card: one charge, and the allowance is on the line at once, with its expiry', async () => {
    const luis = await buyer();
    const answer = await buy(luis);
    expect(answer.statusCode).toBe(201);
    const payment = answer.json();
    expect(payment).toMatchObject({
      status: 'authorized',
      amount: { amount: 2.61 },
      taxAmount: { amount: 0.39 },
      totalAmount: { amount: 3, units: 'USD', value: 3, unit: 'USD' },
      product: { publicIdentifier: luis.line.number },
      paymentItem: [
        {
          item: {
            id: 'INT-3G-7D',
            '@referredType': 'package',
            name: '3 GB',
            description: expect.stringContaining('7 días'),
            validUntil: expect.any(String),
          },
        },
      ],
      paymentMethod: { '@type': 'bankCard' },
    });
    const validMs = Date.parse(payment.paymentItem[0].item.validUntil) - Date.parse(payment.paymentDate);
    expect(validMs / dayMs).toBe(7);
    expect(payment).not.toHaveProperty('code');
    expect(payment.authorizationCode).toMatch(/\S/);
    expect(await chargesOf(app.payOrigin, payment.id)).toMatchObject([
      { details: { amount: { subtotalIva: 2.61, subtotalIva0: 0, iva: 0.39, ice: 0 } } },
    ]);
    const { packages, buckets, balanceCents } = await effectsOf(app, luis);
    expect(packages).toMatchObject([{ payment_id: payment.id, offering_id: 'INT-3G-7D' }]);
    expect(buckets).toMatchObject([{ name: 'Paquete 3 GB', unit: 'MB', included: 3072, source: 'package' }]);
    expect(buckets[0].valid_until - buckets[0].valid_from).toBe(7 * 24 * 60 * 60 * 1000);
    expect(balanceCents).toBe(435);

    const url = `${listUsageConsumptionReports.path}?product.publicIdentifier=${luis.line.number}`;
    const [report] = (await app.call({ method: 'GET', url, token: luis.token })).json();
    expect(report.bucket[0]).toMatchObject({
      name: 'Paquete 3 GB',
      bucketBalance: [{ remainingValue: 3072, validFor: { endDateTime: expect.any(String) } }],
    });
  });

  it('charged to the invoice of a postpaid line: no card, and it waits for the next bill', async () => {
    const mia = await buyer({ kind: 'Postpaid' });
    const answer = await buy(mia, { type: 'account', itemId: 'ROA-AME-1G', dollars: 12 });
    expect(answer.statusCode).toBe(201);
    const payment = answer.json();
    expect(payment).toMatchObject({ status: 'authorized', paymentMethod: { '@type': 'account' } });
    expect(payment.authorizationCode).toMatch(/^\d{8}$/);
    expect(await chargesOf(app.payOrigin, payment.id)).toEqual([]);
    const { charges, buckets } = await effectsOf(app, mia);
    expect(charges).toEqual([
      { charge_id: payment.id, code: 'ROA-AME-1G', net: 1043, tax: 157, bill_no: null },
    ]);
    expect(buckets).toMatchObject([{ usage_type: 'roaming', included: 1024 }]);

    const url = `${listAppliedBillingRates.path}?product.publicIdentifier=${mia.line.number}&isBilled=false`;
    expect((await app.call({ method: 'GET', url, token: mia.token })).json()).toMatchObject([
      {
        id: payment.id,
        name: 'Paquete Roaming América 1 GB',
        isBilled: false,
        taxIncludedAmount: { value: 12 },
      },
    ]);
  });

  it('a package of several allowances, one without end, brings a bucket for each', async () => {
    const luis = await buyer();
    await buy(luis, { itemId: 'MIX-5G-15D', dollars: 7 });
    await buy(luis, { itemId: 'RED-WA-7D', dollars: 1.5 });
    const { buckets, packages } = await effectsOf(app, luis);
    expect(buckets.map(({ usage_type }) => usage_type).sort()).toEqual([
      'internet',
      'sms',
      'voz',
      'whatsapp',
    ]);
    expect(buckets.find(({ usage_type }) => usage_type === 'whatsapp')).toMatchObject({ is_unlimited: true });
    expect(packages).toHaveLength(2);
  });

  it('names the line by its account, too', async () => {
    const luis = await buyer();
    const answer = await buy(luis, {}, { claroid: '', serviceid: luis.line.accountId });
    expect(answer.statusCode).toBe(201);
  });

  it('is found again under the line, and nowhere else', async () => {
    const luis = await buyer();
    const { id } = (await buy(luis)).json();
    const list = async (query: string) =>
      (await app.call({ method: 'GET', url: `${listPayments.path}${query}`, token: luis.token })).json();
    expect(await list(`?product.publicIdentifier=${luis.line.number}`)).toMatchObject([{ id }]);
    expect(await list(`?serviceId=${luis.line.number}&status=authorized`)).toMatchObject([{ id }]);
    expect(await list('?status=denied,failed')).toEqual([]);
    expect(await list('?item.id=INT-3G-7D')).toMatchObject([{ id }]);
  });
});

describe('202', () => {
  it('a lost answer is in verification, then settled by asking: one charge, one package', async () => {
    const luis = await buyer();
    const answer = await buy(luis, { card: cards.answerLost });
    expect(answer.statusCode).toBe(202);
    const { id } = answer.json();
    expect(await effectsOf(app, luis)).toMatchObject(nothing);
    await eventually(async () => expect((await paymentOf(app, luis, id)).status).toBe('authorized'));
    expect(await effectsOf(app, luis)).toMatchObject({ packages: [{ payment_id: id }], buckets: [{}] });
    expect(await chargesOf(app.payOrigin, id)).toHaveLength(1);
  });
});

describe('402: nothing moved', () => {
  it.each([
    [cards.declined, 'Transacción rechazada'],
    [cards.insufficient, 'Tarjeta sin fondos'],
  ])('card %s', async (card, message) => {
    const luis = await buyer();
    const answer = await buy(luis, { card });
    expect(answer.statusCode).toBe(402);
    expect(answer.json()).toMatchObject({ code: 'DENIED', message });
    expect(await effectsOf(app, luis)).toMatchObject(nothing);
  });

  it('a token that was used, is for another amount (K220), or nobody’s', async () => {
    const luis = await buyer();
    const used = await givenToken(app, cards.approved, 3);
    await buy(luis, { cardToken: used });
    for (const cardToken of [used, await givenToken(app, cards.approved, 1), 'f'.repeat(32)])
      expect((await buy(luis, { cardToken })).statusCode).toBe(402);
    expect((await effectsOf(app, luis)).packages).toHaveLength(1);
    const codes = (await ledger(luis)).map((row) => row.decline_code).sort();
    expect(codes).toEqual(['577', '577', 'K220', null]);
  });
});
