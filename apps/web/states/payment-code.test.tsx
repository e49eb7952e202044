// What is paid elsewhere by a code: its own address, and what is said once its time is over.
import { getLinkedBill, payLinkedBill } from '@portal/contract/paying/payment-link';
import {
  closePaymentCode,
  getPayment,
  listPayments,
  type Payment,
  sendPaymentCode,
} from '@portal/contract/paying/payments';
import { currencyCode } from '@portal/market/money';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ana, awaitedPayment, prepaid } from './portal/given.ts';
import { inspectEverySize } from './portal/inspect.ts';
import { address, dialog, heading, main, openPortal } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

const soon = new Date(Date.now() + 86_400_000).toISOString();

const awaited = awaitedPayment('code-1', soon);

it('a code has its own address, and its movement leads there while it waits', async () => {
  await openPortal('/service-details/movements/code-1', ana, (server) => server.answer(getPayment, awaited));
  await expect.poll(address).toBe('/additional-packages/cash/code-1');
  await expect.element(heading).toHaveTextContent('Paga en efectivo');
  await expect.element(main).toMatchTextContent('8213 4407 2951');
  await expect
    .element(main.getByRole('link', { name: 'Ver los más cercanos' }))
    .toHaveAttribute('href', expect.stringContaining('/support/places'));
  await expect.element(main.getByRole('button', { name: 'Enviar por SMS' })).not.toBeInTheDocument();
  await inspectEverySize('payment-code');
  document.documentElement.style.fontSize = '200%';
  const code = main.getByText('8213 4407 2951').element();
  const { lineHeight } = getComputedStyle(code);
  expect(code.getBoundingClientRect().height).toBeLessThan(Number.parseFloat(lineHeight) * 1.5);
  document.documentElement.style.fontSize = '';
});

const change = () => main.getByRole('button', { name: 'Cambiar forma de pago' }).click();
const question = dialog('¿Pagar de otra forma?');
const yes = () => question.getByRole('button', { name: 'Cambiar forma de pago' }).click();

it('another way is chosen where it was bought, once the code is closed', async () => {
  const server = await openPortal('/additional-packages/cash/code-1', ana, (each) => {
    each.answer(getPayment, awaited);
    each.fail(closePaymentCode, 503);
  });
  await change();
  await expect.element(question).toMatchTextContent('Este código deja de servir');
  await inspectEverySize('payment-code-change');
  await yes();
  await expect.element(page.getByText('No pudimos cerrar el código. Inténtalo de nuevo.')).toBeVisible();
  expect(address()).toBe('/additional-packages/cash/code-1');
  await change();
  await question.getByRole('button', { name: 'Seguir con el código' }).click();
  expect(server.asked(closePaymentCode)).toHaveLength(1);
  server.answer(closePaymentCode, { ...awaited, status: 'failed' });
  await change();
  await yes();
  await expect.poll(address).toBe(`/recharge?line=${prepaid}`);
});

it('a code that was paid in the same moment is paid, and nothing else is chosen', async () => {
  const paid: Payment = { ...awaited, status: 'authorized', authorizationCode: 'A1' };
  const server = await openPortal('/additional-packages/cash/code-1', ana, (each) => {
    each.answer(getPayment, awaited);
    each.answer(closePaymentCode, paid);
  });
  await change();
  server.answer(getPayment, paid);
  await yes();
  await expect.element(heading).toHaveTextContent('Recarga realizada');
});

it('a code that was paid and whose purchase is still to be given leads to no other purchase', async () => {
  const { paymentInstructions: _paid, ...given } = awaited;
  const verifying: Payment = { ...given, status: 'pendingAuthorization' };
  const server = await openPortal('/additional-packages/cash/code-1', ana, (each) => {
    each.answer(getPayment, awaited);
    each.answer(closePaymentCode, verifying);
  });
  await change();
  server.answer(getPayment, verifying);
  await yes();
  await expect.element(heading).toHaveTextContent('Tu pago está en verificación');
  expect(address()).toBe('/additional-packages/cash/code-1');
});

it('a code that was closed says that nothing was charged', async () => {
  const { paymentInstructions: _gone, ...failed } = { ...awaited, status: 'failed' as const };
  const closed = { ...failed, isClosed: true as const };
  await openPortal('/service-details/movements/code-1', ana, (server) => server.answer(getPayment, closed));
  await expect.element(heading).toHaveTextContent('El código ya no sirve');
  await expect.element(main).toMatchTextContent('No se cobró nada con él.');
  // Paid, perhaps, for what could no longer be given.
  await openPortal('/service-details/movements/code-1', ana, (server) => server.answer(getPayment, failed));
  await expect.element(heading).toHaveTextContent('No se completó');
  await expect.element(main).toMatchTextContent('Si llegaste a pagarlo, te lo devolvemos');
  await expect.element(main).not.toMatchTextContent('No se cobró');
});

it('a code whose time is over says so, and leads to another one', async () => {
  const { paymentInstructions: _over, ...expired } = {
    ...awaited,
    status: 'denied' as const,
    isExpired: true as const,
  };
  await openPortal('/additional-packages/cash/code-1', ana, (server) => {
    server.answer(getPayment, expired);
    server.answer(listPayments, [expired], { headers: { 'X-Total-Count': '1' } });
  });
  await expect.element(heading).toHaveTextContent('El código venció');
  await expect.element(main).toMatchTextContent('No se cobró nada.');
  const again = main.getByRole('link', { name: 'Pedir otro' });
  await expect.element(again).toHaveAttribute('href', expect.stringContaining(`/recharge?line=${prepaid}`));
  await inspectEverySize('payment-code-expired');
  await main.getByRole('link', { name: 'Ver movimientos' }).click();
  await expect.element(main).toMatchTextContent('El código venció, no se cobró');
});

it('what was paid by a code that was over went back, and nobody says that nothing was paid', async () => {
  const returned = [{ nombre: 'Devuelto', valor: '$5,00, porque el código ya había vencido' }];
  const { paymentInstructions: _over, ...late } = {
    ...awaited,
    status: 'denied' as const,
    isExpired: true as const,
    caracteristicas: returned,
  };
  await openPortal('/additional-packages/cash/code-1', ana, (server) => {
    server.answer(getPayment, late);
    server.answer(listPayments, [late], { headers: { 'X-Total-Count': '1' } });
  });
  await expect.element(main).toMatchTextContent('Te devolvimos $5,00, porque el código ya había vencido.');
  await expect.element(main).not.toMatchTextContent('No se cobró');
  await inspectEverySize('payment-code-returned');
  await main.getByRole('link', { name: 'Ver movimientos' }).click();
  await expect.element(main).toMatchTextContent('Te lo devolvimos');
});

it.each([
  ['/additional-packages/cash/code-1', 'No pudimos cargar tu código'],
  ['/service-details/movements/code-1', 'No pudimos cargar tu comprobante'],
])('what does not come at %s is not said to be paid', async (path, says) => {
  await openPortal(path, ana, (server) => server.fail(getPayment, 500));
  await expect.element(main).toMatchTextContent(says);
  await expect.element(main).not.toMatchTextContent('Tu pago está hecho');
});

it('the code goes once more by SMS to the confirmed number, and then not for a minute', async () => {
  const confirmed = { ...ana, phone_number: '0991000001', phone_number_verified: true };
  const server = await openPortal('/additional-packages/cash/code-1', confirmed, (each) => {
    each.answer(getPayment, awaited);
    each.refuse(sendPaymentCode, 'TOO_MANY_REQUESTS');
  });
  await main.getByRole('button', { name: 'Enviar por SMS' }).click();
  await expect.element(page.getByText(/^Ya lo enviamos hace poco/)).toBeVisible();
  server.answer(sendPaymentCode, null, { status: 200 });
  await main.getByRole('button', { name: 'Enviar por SMS' }).click();
  const sent = main.getByRole('button', { name: 'Enviado a (099) ••• 0001' });
  await expect.element(sent).toHaveAttribute('aria-disabled', 'true');
  await inspectEverySize('payment-code-sent');
});

/** A bill by its link, paid with a card that the provider takes. */
async function payLinked(prepare: (server: Server) => void): Promise<void> {
  await openPortal('/payment-link#a-token-that-was-sent-along', null, (each) => {
    each.answer(getLinkedBill, {
      '@type': 'LinkedBill',
      totalAmount: { amount: 18.39, units: currencyCode, value: 18.39, unit: currencyCode },
      serviceNumber: '••••••0001',
      status: 'open',
      expiresAt: '2099-11-22T22:20:00-05:00',
    });
    prepare(each);
  });
  const portal = window.fetch;
  vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) =>
    new Request(...asked).url.endsWith('/card/v1/tokens')
      ? Promise.resolve(Response.json({ token: 'a'.repeat(32) }, { status: 201 }))
      : portal(...asked),
  );
  await main.getByLabelText('Nombre del titular').fill('ANA PAREDES');
  await main.getByLabelText('Número de tarjeta').fill('5451951574925480');
  await main.getByLabelText('Vencimiento').fill('12/39');
  await main.getByRole('textbox', { name: 'CVV' }).fill('123');
  await main.getByRole('button', { name: 'Pagar $18,39' }).click();
}

it('one that was paid here and stands as unpaid leads to the phone, with its authorization', async () => {
  await payLinked((each) => each.refuse(payLinkedBill, 'BILL_PAID_HERE', { authorizationCode: '123456' }));
  await expect
    .element(main.getByRole('status'))
    .toMatchTextContent(/con la autorización 123456 y todavía figura por pagar.*Llámanos al/);
  await expect.element(main.getByRole('heading', { name: 'Esta factura ya se pagó' })).toBeVisible();
  await inspectEverySize('linked-paid-here');
});

it('whose answer was lost, and who asks too often, is not told that nothing was paid', async () => {
  await payLinked((server) => {
    server.answer(payLinkedBill, () => {
      server.refuse(payLinkedBill, 'TOO_MANY_REQUESTS');
      throw new TypeError('Failed to fetch');
    });
  });
  await expect.element(main.getByRole('status')).toMatchTextContent('No pagues otra vez');
  await expect.element(main).not.toMatchTextContent('No se hizo el pago');
});
