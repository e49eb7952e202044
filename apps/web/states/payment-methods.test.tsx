// Saved cards and what is paid with them by itself: none, one, many, expired, refused; and the dialog that any call may
// raise, which goes on with what was begun.

import { stepUp } from '@portal/contract/access/sso';
import { listCustomerBills } from '@portal/contract/paying/billing';
import {
  type AutoPay,
  deletePaymentMethod,
  getAutoPay,
  getAutoTopUp,
  listPaymentMethods,
  type PaymentMethod,
  setAutoPay,
} from '@portal/contract/paying/payment-methods';
import { createPayment } from '@portal/contract/paying/payments';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ana, bills, prepaid } from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { main, openPortal, show } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

const card = (id: string, more: Partial<PaymentMethod> = {}): PaymentMethod => ({
  '@type': 'tokenizedCard',
  id,
  href: '',
  brand: 'Visa',
  lastFour: '4242',
  expiresOn: '2039-12-31',
  isExpired: false,
  preferred: false,
  usedBy: { billingAccount: [], product: [] },
  ...more,
});
const usd = (amount: number) => ({ amount, units: 'USD', value: amount, unit: 'USD' }) as const;
const off: AutoPay = {
  '@type': 'AutoPay',
  billingAccount: { id: 'one' },
  enabled: false,
  paymentMethodId: null,
  daysBeforeDue: 2,
  maximum: null,
  offBecause: null,
  upcoming: [],
};

const openAt = (
  path: string,
  methods: PaymentMethod[],
  prepare: (server: Server) => void = () => undefined,
) =>
  openPortal(path, ana, (server) => {
    server.answer(listPaymentMethods, methods);
    server.answer(getAutoPay, off);
    server.answer(getAutoTopUp, {
      '@type': 'AutoTopUp',
      product: { publicIdentifier: '0991000003' },
      enabled: false,
      paymentMethodId: null,
      amount: null,
      below: null,
      timesAMonth: 3,
      timesThisMonth: 0,
      offBecause: null,
    });
    prepare(server);
  });

const open = (methods: PaymentMethod[], prepare?: (server: Server) => void) =>
  openAt('/profile/payment-methods', methods, prepare);

it('none: what it is for, and the way to one; the form says that nothing is charged', async () => {
  await open([]);
  await expect.element(main).toMatchTextContent('No tienes tarjetas guardadas');
  await inspect('payment-methods-none');
  await main.getByRole('button', { name: 'Agregar tarjeta' }).click();
  await expect.element(main).toMatchTextContent('No se cobra nada ahora');
  await main.getByRole('button', { name: 'Guardar tarjeta' }).click();
  await expect.element(main).toMatchTextContent('Ingrese un número de tarjeta');
  await inspectEverySize('payment-methods-add');
});

it('many, one of them expired: each with its month, and what is paid by itself with its bills to come', async () => {
  await open(
    [
      card('1', { preferred: true, usedBy: { billingAccount: [{ id: 'one' }], product: [] } }),
      card('2', { brand: 'American Express', lastFour: '0005' }),
      card('3', { brand: 'Mastercard', expiresOn: '2020-01-31', isExpired: true }),
      ...['4', '5', '6', '7', '8', '9', '10'].map((id) => card(id)),
    ],
    (server) =>
      server.answer(getAutoPay, {
        ...off,
        enabled: true,
        paymentMethodId: '1',
        maximum: usd(30),
        upcoming: [
          { billNo: '001-002-004518273', amount: usd(18.39), on: '2026-12-05', status: 'announced' },
          { billNo: '001-002-004518274', amount: usd(12345.67), on: '2026-12-05', status: 'overMaximum' },
          { billNo: '001-002-004518275', amount: usd(18.39), on: '2026-12-05', status: 'trying' },
        ],
      }),
  );
  await expect.element(main).toMatchTextContent('Venció en enero de 2020');
  await expect.element(main).toMatchTextContent('Hasta $30,00 por factura');
  await expect.element(main).toMatchTextContent('$12.345,67, más que tu máximo');
  await inspectEverySize('payment-methods-many');
});

it('a card in use says what ends with it before it is removed', async () => {
  const server = await open([card('1', { usedBy: { billingAccount: [{ id: 'one' }], product: [] } })]);
  server.answer(deletePaymentMethod, null as never);
  await main.getByRole('button', { name: 'Quitar Visa terminada en 4242' }).click();
  await expect
    .element(page.getByRole('dialog'))
    .toMatchTextContent('el débito o la recarga automática se apaga');
  await inspectEverySize('payment-methods-remove');
  server.answer(listPaymentMethods, []);
  await page.getByRole('button', { name: 'Quitar tarjeta' }).click();
  await expect.element(main).toMatchTextContent('No tienes tarjetas guardadas');
  expect(server.asked(deletePaymentMethod)).toHaveLength(1);
});

it('cards that do not come are asked for again', async () => {
  const server = await open([], (each) => each.fail(listPaymentMethods, 500));
  await expect.element(main).toMatchTextContent('No pudimos cargar tus tarjetas');
  await inspect('payment-methods-failed');
  server.answer(listPaymentMethods, [card('1')]);
  await main.getByRole('button', { name: 'Reintentar' }).first().click();
  await expect.element(main).toMatchTextContent('Visa terminada en 4242');
});

it('an old session is asked who it is, once, and what was begun goes on', async () => {
  const server = await open([card('1')]);
  const methods = { code: 'STEP_UP_REQUIRED', message: '', methods: ['password'] } as never;
  server.answer(setAutoPay, methods, { status: 403 });
  await main
    .getByRole('button', { name: /^Encender: Débito/ })
    .first()
    .click();
  await page.getByLabelText('Monto máximo por factura').fill('treinta');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent('No entendemos ese monto');
  await page.getByLabelText('Monto máximo por factura').fill('0');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent('Debe ser mayor que $0,00');
  await page.getByLabelText('Monto máximo por factura').fill('30,50');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await expect.element(dialog).toBeVisible();
  await inspectEverySize('step-up');
  server.refuse(stepUp, 'WRONG_CURRENT_PASSWORD');
  await dialog.getByLabelText('Contraseña', { exact: true }).fill('no-es-esta');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(dialog).toMatchTextContent('incorrecta');
  server.answer(stepUp, null as never);
  server.answer(setAutoPay, { ...off, enabled: true });
  await dialog.getByLabelText('Contraseña', { exact: true }).fill('Portal2026');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect
    .poll(() => server.asked(setAutoPay).at(-1)?.body)
    .toMatchObject({
      enabled: true,
      paymentMethodId: '1',
      maximum: { amount: 30.5 },
    });
  await expect.element(page.getByText('Débito automático encendido')).toBeVisible();
});

it('a bill is paid with a saved card in one press; an expired one is not offered; refused, the form is there', async () => {
  const [bill] = bills;
  const server = await openPortal(`/billing/pay/${bill?.billNo}`, ana, (each) => {
    each.answer(listPaymentMethods, [card('1'), card('2', { lastFour: '9999', isExpired: true })]);
    each.refuse(createPayment, 'DENIED');
  });
  const button = main.getByRole('button', { name: /^Pagar \$.* con Visa terminada en 4242/ });
  await expect.element(button).toBeVisible();
  await expect.element(main).not.toMatchTextContent('9999');
  await inspectEverySize('pay-with-saved-card');
  await button.click();
  await expect
    .poll(() => server.asked(createPayment)[0]?.body)
    .toMatchObject({
      paymentMethod: [{ '@type': 'tokenizedCard', id: '1' }],
    });
  expect(server.asked(createPayment)[0]?.body).not.toHaveProperty('authorizationCode');
  await expect.element(page.getByRole('dialog')).toMatchTextContent('El pago fue rechazado');
});

it('who is second to pay a bill reads that somebody else does, and that their card was not charged', async () => {
  const [bill] = bills;
  if (!bill) throw new Error('nothing is billed');
  const server = await openPortal(`/billing/pay/${bill.billNo}`, ana, (each) => {
    each.answer(listPaymentMethods, [card('1')]);
    each.refuse(createPayment, 'PAYMENT_IN_PROCESS');
  });
  const button = main.getByRole('button', { name: /^Pagar \$.* con Visa terminada en 4242/ });
  await expect.element(button).toBeVisible();
  const taken = { ...bill, state: 'paymentInProcess', paymentStatus: 'pendingAuthorization' } as const;
  server.answer(listCustomerBills, [taken]);
  await button.click();
  await expect
    .element(main)
    .toMatchTextContent('Otra persona la está pagando. A tu tarjeta no se le cobró nada.');
  await expect.element(main).not.toMatchTextContent('Tu pago está en verificación');
  await inspectEverySize('second-to-pay');
  // After a reload, too.
  show(`/billing/pay/${bill.billNo}`, window.history.state);
  await expect.element(main).toMatchTextContent('A tu tarjeta no se le cobró nada.');
});

it('a top-up with a saved card: the preferred one goes without saying, an expired one is not offered, nothing is typed', async () => {
  const server = await openPortal('/recharge', ana, (each) => {
    each.answer(listPaymentMethods, [
      card('1', { lastFour: '1111' }),
      card('2', { preferred: true }),
      card('3', { lastFour: '9999', isExpired: true }),
    ]);
    each.refuse(createPayment, 'DENIED');
  });
  await main.getByRole('combobox', { name: 'Número de línea' }).selectOptions(prepaid);
  await main.getByRole('button', { name: 'Continuar' }).click();
  const preferred = main.getByRole('radio', { name: /^Visa terminada en 4242/ });
  await expect.element(preferred).toBeChecked();
  await expect.element(main).not.toMatchTextContent('9999');
  await inspectEverySize('recharge-with-saved-card');
  await main.getByRole('radio', { name: /^Tarjeta de crédito o débito/ }).click();
  await expect.element(main.getByLabelText('Número de tarjeta')).toBeVisible();
  await main.getByRole('radio', { name: /^Visa terminada en 1111/ }).click();
  await main.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(main).toMatchTextContent('Visa terminada en 1111');
  await main.getByRole('checkbox').click();
  await main.getByRole('button', { name: 'Finalizar recarga' }).click();
  await expect
    .poll(() => server.asked(createPayment)[0]?.body)
    .toMatchObject({ paymentMethod: [{ '@type': 'tokenizedCard', id: '1' }], totalAmount: { amount: 3 } });
  expect(server.asked(createPayment)[0]?.body).not.toHaveProperty('authorizationCode');
});
