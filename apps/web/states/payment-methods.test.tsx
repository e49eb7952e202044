// Saved cards and what is paid with them by itself: none, one, many, expired, refused; and the dialog that any call may
// raise, which goes on with what was begun.

import { stepUp } from '@portal/contract/access/sso';
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { listCustomerBills } from '@portal/contract/paying/billing';
import {
  type AutoPay,
  type AutoTopUp,
  deletePaymentMethod,
  getAutoPay,
  getAutoTopUp,
  listPaymentMethods,
  type PaymentMethod,
  preferPaymentMethod,
  setAutoPay,
  setAutoTopUp,
} from '@portal/contract/paying/payment-methods';
import { createPayment, listPayments, type Payment } from '@portal/contract/paying/payments';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accounts, ana, bills, postpaid, prepaid, savedCard } from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { main, openPortal, part, show } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

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

const topUpOff: AutoTopUp = {
  '@type': 'AutoTopUp',
  product: { publicIdentifier: prepaid },
  enabled: false,
  paymentMethodId: null,
  amount: null,
  below: null,
  timesAMonth: 3,
  timesThisMonth: 0,
  offBecause: null,
};
const paidByItself: Payment = {
  '@type': 'Payment',
  id: 'one',
  href: '',
  status: 'authorized',
  statusDate: '2026-10-27T09:00:00-05:00',
  paymentDate: '2026-10-27T09:00:00-05:00',
  correlatorId: 'a-key',
  isAutomatic: true,
  amount: usd(18.39),
  taxAmount: usd(0),
  totalAmount: usd(18.39),
  account: { id: 'one' },
  product: { id: postpaid, publicIdentifier: postpaid },
  paymentItem: [{ item: { id: '001', '@referredType': 'bill', name: '001' } }],
  paymentMethod: { id: 'one-1', '@type': 'tokenizedCard', brand: 'Visa', lastFour: '4242' },
  caracteristicas: [],
};

const openAt = (
  path: string,
  methods: PaymentMethod[],
  prepare: (server: Server) => void = () => undefined,
) =>
  openPortal(path, ana, (server) => {
    server.answer(listPaymentMethods, methods);
    server.answer(getAutoPay, off);
    server.answer(getAutoTopUp, topUpOff);
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

it('many, one of them expired: each with its month, and which goes without saying', async () => {
  const server = await open([
    savedCard('1', { preferred: true, usedBy: { billingAccount: [{ id: 'one' }], product: [] } }),
    savedCard('2', { brand: 'American Express', lastFour: '0005' }),
    savedCard('3', { brand: 'Mastercard', expiresOn: '2020-01-31', isExpired: true }),
    ...['4', '5', '6', '7', '8', '9', '10'].map((id) => savedCard(id)),
  ]);
  await expect.element(main).toMatchTextContent('Venció en enero de 2020');
  await inspectEverySize('payment-methods-many');
  server.answer(preferPaymentMethod, savedCard('2'));
  await main.getByRole('button', { name: 'Usar como principal American Express terminada en 0005' }).click();
  await expect
    .poll(() => server.asked(preferPaymentMethod).map(({ words }) => words.get('id')))
    .toEqual(['2']);
});

it('each account has its switch and what comes next; what is off says what is owed', async () => {
  const on = {
    enabled: true,
    paymentMethodId: '1',
    maximum: usd(30),
    upcoming: [
      { billNo: '001-002-004518273', amount: usd(18.39), on: '2026-12-05', status: 'announced' },
      { billNo: '001-002-004518274', amount: usd(12345.67), on: '2026-12-05', status: 'overMaximum' },
      { billNo: '001-002-004518275', amount: usd(18.39), on: '2026-12-05', status: 'trying' },
    ],
  } as const;
  const server = await openAt(
    '/profile/auto-pay',
    [savedCard('1'), savedCard('2', { lastFour: '1111' })],
    (each) => {
      each.answer(listPayments, [paidByItself, { ...paidByItself, id: 'by-hand', isAutomatic: undefined }]);
      each.answer(getAutoPay, ({ words }) =>
        words.get('billingAccountId') === `account-${postpaid}`
          ? { ...off, ...on, upcoming: [...on.upcoming] }
          : off,
      );
    },
  );
  const ofLine = main.getByRole('switch', { name: 'Débito automático de Plus 15 GB (099) 100-0001' });
  const ofHome = main.getByRole('switch', { name: 'Débito automático de Internet Hogar' });
  await expect.element(ofLine).toBeChecked();
  await expect.element(ofHome).not.toBeChecked();
  await expect.element(main).toMatchTextContent('Próximo cobro: $18,39 el 5 de diciembre');
  await expect.element(main).toMatchTextContent('$12.345,67 es más que tu máximo');
  await expect.element(main).toMatchTextContent(/Desactivado · \$44,99 venc/);
  await expect.element(main).toMatchTextContent('Si una factura pasa de $30,00');
  await expect.element(part('Últimos cobros').getByRole('listitem')).toHaveLength(1);
  await inspectEverySize('auto-pay');
  server.answer(setAutoPay, { ...off, enabled: true });
  await ofHome.click();
  await expect.element(page.getByText('Débito automático activado')).toBeVisible();
  expect(server.asked(setAutoPay).at(-1)?.body).toEqual({
    enabled: true,
    paymentMethodId: '1',
    daysBeforeDue: 2,
    maximum: { amount: 30, units: 'USD' },
  });
  // While it is being done it keeps the focus, and a second press does nothing.
  const answer = server.hold(setAutoPay);
  await ofLine.click();
  await expect.element(ofLine).toHaveAttribute('aria-disabled', 'true');
  await expect.element(ofLine).toHaveFocus();
  await userEvent.keyboard(' ');
  answer();
  await expect.element(page.getByText('Débito automático desactivado')).toBeVisible();
  await expect.element(ofLine).toHaveFocus();
  expect(server.asked(setAutoPay)).toHaveLength(2);
  expect(server.asked(setAutoPay).at(-1)?.body).toEqual({ enabled: false });
});

it.each(['/profile/auto-pay', '/profile/auto-recharge'])(
  '%s does not wait for lines that do not come',
  async (path) => {
    const server = await openAt(path, [savedCard('1')], (each) => {
      each.answer(listPayments, []);
      each.fail(listBillingAccounts, 500);
    });
    const lines = part('Por línea');
    await expect.element(lines).toMatchTextContent(/No pudimos cargar/);
    server.answer(listBillingAccounts, accounts);
    await lines.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(lines.getByRole('switch').first()).toBeVisible();
  },
);

it('without a card nothing is switched on, and the way to one is beside it', async () => {
  await openAt('/profile/auto-pay', [], (each) => each.answer(listPayments, []));
  await expect.element(part('Con qué se paga')).toMatchTextContent('Guarda una tarjeta para activarlo');
  await expect.element(main.getByRole('switch').first()).toBeDisabled();
  show('/profile/auto-recharge');
  await expect.element(part('Con qué se paga')).toMatchTextContent('Guarda una tarjeta para activarla');
  await inspectEverySize('auto-recharge-none');
});

it('a prepaid line is topped up by itself: how much, when, and off again', async () => {
  const server = await openAt('/profile/auto-recharge', [savedCard('1')]);
  const ofLine = main.getByRole('switch', { name: 'Recarga automática de Prepago (099) 100-0003' });
  await ofLine.click();
  const form = page.getByRole('dialog', { name: 'Recarga automática' });
  await form.getByLabelText('Cuando el saldo baje de').fill('nada');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(form).toMatchTextContent('Escribe un valor entre');
  await inspectEverySize('auto-recharge-form');
  const on = { ...topUpOff, enabled: true, paymentMethodId: '1', amount: usd(5), below: usd(2) };
  server.answer(setAutoTopUp, on);
  server.answer(getAutoTopUp, on);
  await form.getByLabelText('Cuando el saldo baje de').fill('2');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(main).toMatchTextContent('$5,00 cuando el saldo baje de $2,00, con Visa ···· 4242.');
  await inspectEverySize('auto-recharge');
  server.answer(getAutoTopUp, topUpOff);
  await ofLine.click();
  await expect.element(main).toMatchTextContent('Desactivada');
  expect(server.asked(setAutoTopUp).at(-1)?.body).toEqual({ enabled: false });
});

it('a card in use says what ends with it before it is removed', async () => {
  const server = await open([savedCard('1', { usedBy: { billingAccount: [{ id: 'one' }], product: [] } })]);
  server.answer(deletePaymentMethod, null as never);
  await main.getByRole('button', { name: 'Quitar Visa terminada en 4242' }).click();
  await expect
    .element(page.getByRole('dialog'))
    .toMatchTextContent('el débito o la recarga automática se desactiva');
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
  server.answer(listPaymentMethods, [savedCard('1')]);
  await main.getByRole('button', { name: 'Reintentar' }).first().click();
  await expect.element(main).toMatchTextContent('Visa terminada en 4242');
});

it('an old session is asked who it is, once, and what was begun goes on', async () => {
  const server = await openAt('/profile/auto-pay', [savedCard('1')], (each) => each.answer(listPayments, []));
  await main.getByRole('button', { name: 'Cambiar Valor máximo' }).click();
  const terms = page.getByRole('dialog', { name: 'Con qué se paga' });
  const maximum = terms.getByLabelText('Valor máximo');
  const save = terms.getByRole('button', { name: 'Guardar', exact: true });
  await maximum.fill('treinta');
  await save.click();
  await expect.element(terms).toMatchTextContent('No entendemos ese valor');
  await maximum.fill('0');
  await save.click();
  await expect.element(terms).toMatchTextContent('Debe ser mayor que $0,00');
  await maximum.fill('30,50');
  await save.click();
  await expect.element(main).toMatchTextContent('Si una factura pasa de $30,50');
  const methods = { code: 'STEP_UP_REQUIRED', message: '', methods: ['password'] } as never;
  server.answer(setAutoPay, methods, { status: 403 });
  await main.getByRole('switch').first().click();
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
  await expect.element(page.getByText('Débito automático activado')).toBeVisible();
});

it('a bill is paid with a saved card in one press; an expired one is not offered; refused, the form is there', async () => {
  const [bill] = bills;
  const server = await openPortal(`/billing/pay/${bill?.billNo}`, ana, (each) => {
    each.answer(listPaymentMethods, [savedCard('1'), savedCard('2', { lastFour: '9999', isExpired: true })]);
    each.refuse(createPayment, 'DENIED');
  });
  const button = main.getByRole('button', { name: /^Pagar \$/ }).last();
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

it('until it is known with what a bill may be paid its button waits and says so, and then pays', async () => {
  const [bill] = bills;
  let answer = () => {};
  const server = await openPortal(`/billing/pay/${bill?.billNo}`, ana, (each) => {
    each.answer(listPaymentMethods, [savedCard('1')]);
    answer = each.hold(listPaymentMethods);
    each.refuse(createPayment, 'DENIED');
  });
  const waiting = main.getByRole('button', { name: 'Cargando…' }).last();
  await expect.element(waiting).toBeVisible();
  await expect.element(waiting).toHaveAttribute('aria-disabled', 'true');
  await inspectEverySize('pay-before-the-ways');
  await waiting.click({ force: true });
  answer();
  await main
    .getByRole('button', { name: /^Pagar \$/ })
    .last()
    .click();
  await expect.poll(() => server.asked(createPayment)).toHaveLength(1);
});

it('who is second to pay a bill reads that somebody else does, and that their card was not charged', async () => {
  const [bill] = bills;
  if (!bill) throw new Error('nothing is billed');
  const server = await openPortal(`/billing/pay/${bill.billNo}`, ana, (each) => {
    each.answer(listPaymentMethods, [savedCard('1')]);
    each.refuse(createPayment, 'PAYMENT_IN_PROCESS');
  });
  const button = main.getByRole('button', { name: /^Pagar \$/ }).last();
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

it('a bill that was paid here and stands as unpaid leads to a person, with both numbers', async () => {
  const [bill] = bills;
  if (!bill) throw new Error('nothing is billed');
  await openPortal(`/billing/pay/${bill.billNo}`, ana, (each) => {
    each.answer(listPaymentMethods, [savedCard('1')]);
    each.answer(listTroubleTickets, []);
    each.refuse(createPayment, 'BILL_PAID_HERE', { authorizationCode: '123456' });
  });
  await main
    .getByRole('button', { name: /^Pagar \$/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('Esta factura ya se pagó');
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(main).toMatchTextContent('con la autorización 123456 y todavía figura por pagar');
  await inspectEverySize('paid-here');
  await main.getByRole('button', { name: 'Escribir a una persona' }).click();
  await expect
    .element(main.getByRole('textbox'))
    .toHaveValue(
      `Mi factura ${bill.billNo} figura por pagar y ya la pagué. Número de autorización del pago: 123456.`,
    );
});

it('a top-up with a saved card: the preferred one goes without saying, an expired one is not offered, nothing is typed', async () => {
  const server = await openPortal('/recharge', ana, (each) => {
    each.answer(listPaymentMethods, [
      savedCard('1', { lastFour: '1111' }),
      savedCard('2', { preferred: true }),
      savedCard('3', { lastFour: '9999', isExpired: true }),
    ]);
    each.answer(listPayments, []);
    each.refuse(createPayment, 'DENIED');
  });
  await main.getByRole('combobox', { name: 'Número de línea' }).selectOptions(prepaid);
  await main.getByRole('button', { name: 'Continuar' }).click();
  const sheet = page.getByRole('dialog', { name: 'Recarga de $3,00' });
  await expect.element(sheet.getByRole('radio', { name: /^Visa terminada en 4242/ })).toBeChecked();
  await expect.element(sheet).not.toMatchTextContent('9999');
  await inspectEverySize('recharge-with-saved-card');
  await sheet.getByRole('radio', { name: /^Otra tarjeta/ }).click();
  await expect.element(sheet.getByLabelText('Número de tarjeta')).toBeVisible();
  await sheet.getByRole('radio', { name: /^Visa terminada en 1111/ }).click();
  await sheet.getByRole('button', { name: 'Pagar $3,00' }).click();
  await expect
    .poll(() => server.asked(createPayment)[0]?.body)
    .toMatchObject({ paymentMethod: [{ '@type': 'tokenizedCard', id: '1' }], totalAmount: { amount: 3 } });
  expect(server.asked(createPayment)[0]?.body).not.toHaveProperty('authorizationCode');
});

it('saved cards that do not come: a card is typed, or they are asked for again', async () => {
  const server = await openPortal('/recharge', ana, (each) => {
    each.fail(listPaymentMethods, 500);
    each.answer(listPayments, []);
  });
  await main.getByRole('combobox', { name: 'Número de línea' }).selectOptions(prepaid);
  await main.getByRole('button', { name: 'Continuar' }).click();
  const sheet = page.getByRole('dialog', { name: 'Recarga de $3,00' });
  await expect.element(sheet).toMatchTextContent('No pudimos cargar tus tarjetas guardadas.');
  await expect.element(sheet.getByLabelText('Número de tarjeta')).toBeVisible();
  await inspectEverySize('recharge-without-saved-cards');
  server.answer(listPaymentMethods, [savedCard('1')]);
  await sheet.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(sheet.getByRole('radio', { name: /^Visa terminada en 4242/ })).toBeVisible();
  await expect.element(sheet).not.toMatchTextContent('No pudimos cargar tus tarjetas guardadas.');
});
