// Paying for somebody else: what is due or not, what is refused, and the same again with two presses.
import { getBotChallenge } from '@portal/contract/help/portal-support';
import {
  getPayable,
  listPayees,
  payOtherBill,
  savePayee,
  topUpOther,
} from '@portal/contract/paying/pay-other';
import { listPaymentMethods } from '@portal/contract/paying/payment-methods';
import type { Payment } from '@portal/contract/paying/payments';
import { currencyCode } from '@portal/market/money';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { provideSettings } from '../src/lib/settings.ts';
import { ana, challenge, savedCard } from './portal/given.ts';
import { inspectEverySize } from './portal/inspect.ts';
import { address, dialog, heading, main, openPortal } from './portal/portal.tsx';
import { givenSettings } from './portal/settings.ts';

const usd = (value: number) => ({ unit: currencyCode, value });
const money = (value: number) => ({ amount: value, units: currencyCode, value, unit: currencyCode });
const card = savedCard('c1');
const moment = '2026-11-20T10:00:00-05:00';
const press = (name: string | RegExp) => main.getByRole('button', { name }).click();

const mother = {
  id: '0992000001',
  name: 'Mamá de mi esposo, la de Guayaquil',
  lastPaid: { kind: 'recharge', amount: usd(5), date: moment },
} as const;
const lately = {
  id: '0992000002',
  name: null,
  lastPaid: { kind: 'bill', amount: usd(1_839.5), date: moment },
} as const;

const paid: Payment = {
  '@type': 'Payment',
  id: 'p1',
  href: '/p1',
  status: 'authorized',
  statusDate: moment,
  paymentDate: moment,
  authorizationCode: '123456',
  correlatorId: 'otro-1',
  amount: money(5),
  taxAmount: money(0),
  totalAmount: money(5),
  account: { id: '0992000001' },
  product: { id: '0992000001', publicIdentifier: '0992000001' },
  paymentItem: [{ item: { id: '0992000001', '@referredType': 'recharge', name: 'Recarga de saldo' } }],
  paymentMethod: { id: 'p1-1', '@type': 'tokenizedCard' },
  caracteristicas: [],
};

it('without an account nobody is asked for more than a number, and a check that does not come is said', async () => {
  // Its page admits no service from outside.
  provideSettings({ ...givenSettings, botCheck: 'turnstile' });
  onTestFinished(() => provideSettings(givenSettings));
  const server = await openPortal('/billing/pay-other', null, (each) => each.fail(getBotChallenge, 500));
  await main.getByLabelText('Número o código del servicio').fill('0992000001');
  await press('Ver cuánto debe');
  await expect.element(main.getByRole('alert')).toMatchTextContent('No pudimos consultarlo');
  expect(server.asked(getBotChallenge).map(({ words }) => words.get('purpose'))).toEqual(['payOther']);
  await inspectEverySize('pay-other-guest');
  await main.getByRole('radio', { name: /Recargar saldo/ }).click();
  expect(address()).toBe('/recharge/other');
  await expect.element(main.getByLabelText('Número móvil')).toHaveValue('0992000001');
});

it('a guest who asks again hears how the payment ended, and nothing of having asked too often', async () => {
  const server = await openPortal('/billing/pay-other', null, (each) => {
    each.answer(getBotChallenge, challenge);
    each.answer(getPayable, { payable: { amount: usd(5), due: moment, holder: 'M*** P***' } });
    each.fail(payOtherBill, 'no connection');
  });
  const portal = window.fetch;
  vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) =>
    new Request(...asked).url.endsWith('/card/v1/tokens')
      ? Promise.resolve(Response.json({ token: 'a'.repeat(32) }, { status: 201 }))
      : portal(...asked),
  );
  await main.getByLabelText('Número o código del servicio').fill('0992000001');
  await press('Ver cuánto debe');
  await main.getByLabelText('Nombre del titular').fill('ANA PAREDES');
  await main.getByLabelText('Número de tarjeta').fill('5451951574925480');
  await main.getByLabelText('Vencimiento').fill('12/39');
  await main.getByRole('textbox', { name: 'CVV' }).fill('123');
  await press('Pagar $5,00');
  const again = main.getByRole('button', { name: 'Revisar de nuevo' });
  await expect.element(again).toBeVisible();
  server.refuse(payOtherBill, 'TOO_MANY_REQUESTS');
  await again.click();
  await expect.poll(() => server.asked(payOtherBill)).toHaveLength(2);
  await expect.element(again).toBeEnabled();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await inspectEverySize('pay-other-verifying');
  server.answer(payOtherBill, paid, { status: 201 });
  await again.click();
  await expect.element(heading).toMatchTextContent('Pago realizado');
  // One order; each time it is shown anew that a person asks.
  const asked = server.asked(payOtherBill);
  expect(new Set(asked.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(new Set(asked.map(({ headers }) => headers.get('x-bot-token'))).has(null)).toBe(false);
});

it('the same again is two presses with a saved card, and a number without a name is offered one (PAY-47)', async () => {
  const server = await openPortal('/recharge/other', ana, (each) => {
    each.answer(listPayees, [mother, lately]);
    each.answer(listPaymentMethods, [card]);
    each.answer(topUpOther, paid, { status: 201 });
  });
  await expect
    .element(main)
    .toMatchTextContent(/Mamá de mi esposo.*Recarga de \$5,00.*Factura de \$1\.839,50/);
  await inspectEverySize('pay-other-favourites');
  await press(`Repetir para ${mother.name}`);
  await expect.element(main).toMatchTextContent(/Vas a recargar.*5,00.*\(099\) 200-0001/);
  // It has been topped up elsewhere meanwhile.
  server.answer(listPayees, [mother, { ...lately, lastPaid: mother.lastPaid }]);
  await press('Pagar $5,00');
  await expect.element(heading).toMatchTextContent('Recarga realizada');
  expect(server.asked(topUpOther)).toMatchObject([
    { body: { serviceId: '0992000001', totalAmount: { amount: 5 }, paymentMethod: { id: card.id } } },
  ]);
  await inspectEverySize('pay-other-paid');
  await expect.element(main.getByLabelText('Nombre')).not.toBeInTheDocument();

  server.answer(savePayee, { ...lately, name: 'Tía' });
  await press('Pagar o recargar para otra persona');
  await press('Repetir para (099) 200-0002');
  await press('Pagar $5,00');
  await main.getByLabelText('Nombre').fill('Tía');
  await press('Guardar');
  expect(server.asked(savePayee)).toMatchObject([{ body: { name: 'Tía' } }]);
});

it('what is due is asked for, and what is not is said; a refusal leaves everything as it was (PAY-45)', async () => {
  const server = await openPortal('/billing/pay-other', ana, (each) => {
    each.answer(listPayees, []);
    each.answer(listPaymentMethods, [card]);
    each.answer(getPayable, { payable: null });
  });
  const number = main.getByLabelText('Número o código del servicio');
  await press('Ver cuánto debe');
  await expect.element(main).toMatchTextContent('Escribe un número válido');
  await number.fill('0992000001');
  await press('Ver cuánto debe');
  await expect.element(main.getByRole('alert')).toMatchTextContent('No hay nada por pagar con ese dato');
  await inspectEverySize('pay-other-nothing');
  server.refuse(getPayable, 'TOO_MANY_REQUESTS');
  await press('Ver cuánto debe');
  await expect.element(main).toMatchTextContent('Ya consultaste varios números hoy');

  server.answer(getPayable, { payable: { amount: usd(12_345.67), due: moment, holder: 'M*** P***' } });
  await press('Ver cuánto debe');
  await expect.element(main).toMatchTextContent(/12\.345,67.*A nombre de.*M\*\*\* P\*\*\*/);
  await inspectEverySize('pay-other-due');
  server.refuse(payOtherBill, 'DENIED');
  await press('Pagar $12.345,67');
  await expect.element(dialog('Error en el Pago')).toMatchTextContent('No se hizo ningún cobro');
  await dialog('Error en el Pago').getByRole('button').click();
  await expect.element(main.getByRole('button', { name: 'Pagar $12.345,67' })).toBeEnabled();
  server.refuse(payOtherBill, 'BILL_PAID_HERE', { authorizationCode: '123456' });
  await press('Pagar $12.345,67');
  await dialog('Esta factura ya se pagó').getByRole('button').click();
  await expect
    .element(main)
    .toMatchTextContent(/con la autorización 123456 y todavía figura por pagar.*Llámanos al/);
});
