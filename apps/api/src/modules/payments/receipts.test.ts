import { createPayment } from '@portal/contract/paying/payments';
import { splitTax, taxName } from '@portal/market/tax';
import { moneyWords, plainMoneyWords } from '@portal/market/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { buyPackage, givenBuyer, recharge } from '../../../test/given/buyer.ts';
import { billPaymentBody, cards, givenToken } from '../../../test/given/cards.ts';
import { e164, local, units } from '../../../test/given/country.ts';
import { givenBill, givenPostpaidLine, givenUser } from '../../../test/given/given-user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
});
afterAll(() => app.close());

const outbox = async (to: string) =>
  (await app.call({ method: 'GET', url: `/dev/outbox.json?to=${encodeURIComponent(to)}` })).json();

describe('a receipt', () => {
  it('of a package goes to the e-mail, with everything of the result', async () => {
    const luis = await givenBuyer(app);
    const { authorizationCode } = (await buyPackage(app, luis)).json();
    const messages = await outbox(luis.user.email);
    expect(messages).toHaveLength(1);
    const [{ subject, text }] = messages;
    expect(subject).toBe('Comprobante de pago: Paquete 3 GB');
    for (const words of [
      '3 GB de internet por 7 días',
      luis.line.number,
      `Total: ${moneyWords(300)} (incluye ${taxName} de ${moneyWords(splitTax(300).taxCents)})`,
      'Forma de pago: Mastercard terminada en 5480',
      authorizationCode,
      'Vigente hasta:',
    ])
      expect(text).toContain(words);
  });

  it('of a charge to the invoice says where it will appear, and that nothing was paid', async () => {
    const mia = await givenBuyer(app, { kind: 'Postpaid' });
    await recharge(app, mia, { type: 'account', dollars: units(600) });
    const [{ subject, text }] = await outbox(mia.user.email);
    expect(subject).toBe('Comprobante de compra: Recarga de saldo');
    expect(text).toContain('Se suma a tu próxima factura.');
    expect(`${subject} ${text.replace('Forma de pago', '')}`).not.toMatch(/pag/i);
  });

  it('of a bill says when it will be seen', async () => {
    const user = await givenUser(app);
    const billNo = await givenBill(app, await givenPostpaidLine(app, user));
    const token = await givenToken(app, cards.approved, units(1_839));
    const payload = billPaymentBody({ billNo, token, dollars: units(1_839), correlatorId: `EC-${billNo}` });
    const bearer = await app.signIn(user.email, user.password);
    await app.call({
      method: 'POST',
      url: createPayment.path,
      token: bearer,
      headers: { action: '3' },
      payload,
    });
    const [{ subject, text }] = await outbox(user.email);
    expect(subject).toBe(`Comprobante de pago: Factura ${billNo}`);
    expect(text).toContain('24 horas');
    expect(text).not.toContain(taxName);
  });

  it('goes by SMS to who has no e-mail, in plain letters, and to the line of who has neither', async () => {
    const luis = await app.signIn(local('92000001'));
    const token = await givenToken(app, cards.approved, units(300));
    const buyer = {
      token: luis,
      line: { number: local('92000001'), serviceNumber: e164('92000001'), accountId: '' },
    };
    const user = { userId: '', email: '', password: '' };
    expect(
      (await recharge(app, { ...buyer, user }, { dollars: units(300), cardToken: token })).statusCode,
    ).toBe(201);
    const [sms] = await outbox(local('92000001'));
    expect(sms).toMatchObject({ channel: 'sms', subject: null });
    expect(sms.text).toContain(
      `Pago recibido: Recarga de saldo, ${local('92000001')}, ${plainMoneyWords(300)}, `,
    );
    expect(sms.text).toMatch(/ Autorizacion \d+\.$/);

    const social = await app.signIn('social@redes.example');
    const mia = {
      token: social,
      line: { number: local('92000002'), serviceNumber: e164('92000002'), accountId: '' },
    };
    const wish = { type: 'account', itemId: 'ROA-AME-1G', dollars: units(1_200) } as const;
    expect((await buyPackage(app, { ...mia, user }, wish)).statusCode).toBe(201);
    const charged = (await outbox(local('92000002')))[0].text;
    expect(charged).toMatch(/^Compra: Paquete Roaming America 1 GB, .* Se suma a tu proxima factura\.$/);
    expect(charged.length).toBeLessThanOrEqual(160);
  });

  it('is written for no payment that was refused, and once for a repeated one', async () => {
    const luis = await givenBuyer(app);
    await buyPackage(app, luis, { card: cards.insufficient });
    expect(await outbox(luis.user.email)).toEqual([]);
    const wish = {
      correlatorId: 'EC-10000001',
      cardToken: await givenToken(app, cards.approved, units(300)),
    };
    await buyPackage(app, luis, wish);
    await buyPackage(app, luis, wish);
    expect(await outbox(luis.user.email)).toHaveLength(1);
  });
});
