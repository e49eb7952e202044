// A top-up whose answer comes late or is a refusal, without a line, or without what came before.
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { createPayment, listPayments } from '@portal/contract/paying/payments';
import { expect, it } from 'vitest';
import { closePurchase, openPurchase, sentPurchase } from '../src/session/purchases.ts';
import { accounts, ana, postpaid, prepaid } from './portal/given.ts';
import { inspect } from './portal/inspect.ts';
import { address, dialog, main, openPortal, show } from './portal/portal.tsx';

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

it.each(['/recharge/package/payment-method', '/recharge/purchase-summary'])(
  '%s without what came before begins anew',
  async (path) => {
    await openPortal(path, ana);
    await expect.poll(address).toMatch(/^\/recharge(\?|$)/);
  },
);

it('the only line is meant by itself, and who has none is told', async () => {
  const server = await openPortal('/recharge', ana);
  server.answer(
    listBillingAccounts,
    accounts.filter(({ type }) => type === 'PREPAID'),
  );
  show('/recharge');
  await expect.element(main.getByRole('combobox', { name: 'Número de línea' })).toHaveValue(prepaid);
  server.answer(
    listBillingAccounts,
    accounts.filter(({ type }) => type === 'FIXED'),
  );
  show('/recharge');
  await expect.element(main).toMatchTextContent('Usted no tiene líneas');
});

it('a refusal closes by itself while nobody is at it, and its words stay', async () => {
  const server = await open();
  server.refuse(createPayment, 'DENIED');
  await sheet.getByRole('button', { name: 'Comprar por $6,00' }).click();
  const trouble = dialog('Error en el Servicio');
  await expect.element(trouble).toBeVisible();
  await expect.element(trouble, { timeout: 10_000 }).not.toBeInTheDocument();
  await expect.element(sheet).toMatchTextContent('No se hizo ningún cobro');
});
