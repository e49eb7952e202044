// A purchase whose answer comes late, or after another tab has learnt the outcome: nobody is left before a silent button.
import { createPayment, listPayments, type Payment } from '@portal/contract/paying/payments';
import { expect, it } from 'vitest';
import { closePurchase, openPurchase, sentPurchase } from '../src/session/purchases.ts';
import { ana, postpaid } from './portal/given.ts';
import { inspect } from './portal/inspect.ts';
import { dialog, heading, main, openPortal } from './portal/portal.tsx';

const subject = `recarga:${postpaid}:600`;
const sheet = dialog('Recarga de $6,00');

/** Charged to the invoice. */
async function open() {
  const server = await openPortal(`/recharge?line=${postpaid}`, ana);
  server.answer(listPayments, []);
  await main.getByRole('radio', { name: '$6,00' }).click();
  await main.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(sheet.getByRole('radio', { name: /^Cargo a factura/ })).toBeChecked();
  return server;
}

it('the tab that hears last says that it is being verified, and asks for the purchase by its key', async () => {
  const server = await open();
  const { correlatorId } = openPurchase(subject);
  server.refuse(createPayment, 'KEY_REUSED');
  const answer = server.hold(createPayment);
  await sheet.getByRole('button', { name: 'Comprar por $6,00' }).click();
  await expect.poll(() => server.asked(createPayment)).toHaveLength(1);
  // The other tab has its receipt.
  closePurchase(subject, correlatorId);
  answer();

  await expect.element(sheet).toMatchTextContent('Tu pago está en verificación');
  await inspect('a purchase that another tab has ended');
  expect(server.asked(listPayments).at(-1)?.words.get('correlatorId')).toBe(correlatorId);
  // Whoever loads the page anew goes on waiting.
  expect(sentPurchase(subject)?.correlatorId).toBe(correlatorId);
});

it('what is refused after the verification is told on its own page, in the documents’ words, with the reason', async () => {
  const server = await open();
  server.fail(createPayment, 'no connection');
  const usd = { amount: 6, units: 'USD', value: 6, unit: 'USD' } as const;
  server.answer(listPayments, [
    {
      '@type': 'Payment',
      id: 'one',
      href: '',
      status: 'denied',
      statusDate: '2026-10-27T09:00:00-05:00',
      paymentDate: '2026-10-27T09:00:00-05:00',
      correlatorId: openPurchase(subject).correlatorId,
      totalAmount: usd,
      amount: usd,
      taxAmount: usd,
      account: { id: 'one' },
      product: { id: postpaid, publicIdentifier: postpaid },
      paymentItem: [],
      paymentMethod: { '@type': 'account', details: { id: 'one', name: '' } },
      caracteristicas: [{ nombre: 'Mensaje', valor: 'No se pudo cargar a tu factura' }],
    } as unknown as Payment,
  ]);
  await sheet.getByRole('button', { name: 'Comprar por $6,00' }).click();
  await expect.element(heading).toMatchTextContent('Error');
  await expect
    .element(main)
    .toMatchTextContent(/Hubo un error, inténtalo más tarde\..*No se pudo cargar a tu factura/);
  await main.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect.element(sheet.getByRole('button', { name: 'Comprar por $6,00' })).toBeVisible();
});
