// A purchase whose answer comes late, or after another tab has learnt the outcome: nobody is left before a silent button.
import { createPayment, listPayments } from '@portal/contract/paying/payments';
import { expect, it } from 'vitest';
import { closePurchase, openPurchase, sentPurchase } from '../src/session/purchases.ts';
import { ana, postpaid } from './portal/given.ts';
import { inspect } from './portal/inspect.ts';
import { dialog, main, openPortal } from './portal/portal.tsx';

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
