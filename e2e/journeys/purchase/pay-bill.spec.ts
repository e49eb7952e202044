// Ana pays a bill by card, and reads in the right words what became of it.
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { MovementsPage } from '../../pages/movements-page.ts';
import { ana, cards } from '../../world/customers.ts';
import { TOKENS } from '../../world/network.ts';
import { holdsCard } from '../../world/watch.ts';

test('an approved card: a receipt, one charge, and nobody asks again', { tag: '@desktop' }, async ({
  loginPage,
  page,
  books,
  inspect,
}) => {
  const payBill = await (await loginPage.arrive(ana)).pay('Plus 15 GB');
  const { billNo } = payBill;
  const result = await (await payBill.payWith(cards.approved)).isPaid();
  await expect(result.main).toContainText('24 horas');
  const facts = await result.facts();
  expect(facts).toMatchObject({
    'Número de factura': billNo,
    'Número de autorización': expect.stringMatching(/\w{4,}/),
    'Fecha de pago': expect.stringMatching(/\d/),
    Cliente: expect.stringContaining('Ana'),
    Plan: 'Plus 15 GB',
    Línea: '(099) 100-0001',
    'Forma de pago': 'Mastercard terminada en 5480',
    'Total pagado': '$18,39',
  });
  await expect(result.main).toContainText('Internet Hogar tiene $44,99 vencidos');
  await expect(result.main.getByRole('link', { name: 'Pagar $44,99' })).toBeVisible();
  await inspect('payment-result');
  await page.reload();
  await result.isOpen();
  expect(await result.facts()).toEqual(facts);
  expect(await keptIn(page)).not.toMatch(/\b(5480|123)\b/);
  expect(holdsCard(await keptIn(page))).toBe(false);

  const home = await result.goHome();
  await expect(home.billsToPay).toContainText('$44,99');
  await expect(home.billsToPay).not.toContainText('Plus 15 GB');
  const billing = await home.openBills();
  await expect(billing.invoices.first()).toContainText(
    /Pago en proceso\. Se pagó el .*se registra en 24 horas/,
  );
  await expect(billing.nextPayment).toContainText('$44,99');
  await inspect('billing-in-process');
  const movements = await new MovementsPage(page).open();
  await expect(movements.rows).toHaveText([
    /Factura de Plus 15 GB.*Pago en proceso.*\$18,39.*Mastercard terminada en 5480/,
  ]);
  const again = await movements.openReceipt(0);
  expect(await again.facts()).toMatchObject({
    Factura: billNo,
    'Forma de pago': 'Mastercard terminada en 5480',
    'Número de autorización': facts['Número de autorización'],
    'Total pagado': '$18,39',
  });
  await inspect('movement');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await again.main.getByRole('button', { name: 'Compartir' }).click();
  await expect(again.toasts).toContainText(['Copiamos el comprobante']);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`Factura: ${billNo}`);
  await payBill.open(billNo);
  await expect(payBill.inProcess).toBeVisible();
  await inspect('pay-bill-in-process');
  expect(await books.chargesOf(ana)).toEqual([18.39]);
});

test('cards are refused in their own words, and another one pays', async ({
  loginPage,
  watch,
  books,
  inspect,
}) => {
  watch.provokes(402);
  const payBill = await (await loginPage.arrive(ana)).pay('Plus 15 GB');
  for (const { card, says, tried } of [
    { card: cards.refusedToken, says: 'Tarjeta no válida', tried: 0 },
    { card: cards.declined, says: /\w{4,}/, tried: 1 },
    { card: cards.noFunds, says: 'Tarjeta sin fondos', tried: 2 },
  ]) {
    await payBill.payWith(card);
    await expect(payBill.trouble).toContainText(says);
    await inspect(`pay-bill-refused-${card.slice(-4)}`);
    await payBill.closeTrouble();
    expect(await books.payments(ana)).toHaveLength(tried);
    expect(await books.chargesOf(ana)).toEqual([]);
    await expect(payBill.cvc).toHaveValue('');
    await expect(payBill.number).not.toHaveValue('');
  }
  await (await payBill.payWith(cards.approved)).isPaid();
  expect(await books.chargesOf(ana)).toEqual([18.39]);
});

test('the dialog of a refusal closes by itself, and its words stay', async ({ loginPage, page, watch }) => {
  watch.provokes(402);
  await page.clock.install();
  const payBill = await (await loginPage.arrive(ana)).pay('Plus 15 GB');
  await payBill.payWith(cards.noFunds);
  await expect(payBill.trouble).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(6_000);
  await expect(payBill.trouble).toBeHidden();
  await expect(payBill.main).toContainText('Tarjeta sin fondos');
});

test('a token that is no longer good is refused, and a new one pays once the bank has its answer', async ({
  loginPage,
  page,
  watch,
  books,
  inspect,
}) => {
  watch.provokes(402);
  const payBill = await (await loginPage.arrive(ana)).pay('Plus 15 GB');
  await page.route(TOKENS, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { token: 'f'.repeat(32) } });
  });
  await payBill.payWith(cards.approved);
  await expect(payBill.trouble).toContainText('El token de la transacción no es válido');
  await payBill.closeTrouble();
  expect(await books.chargesOf(ana)).toEqual([]);

  await page.unroute(TOKENS);
  await payBill.payWith(cards.asksOnPage);
  await expect(payBill.bankPage.getByRole('heading', { name: 'Confirma que eres tú' })).toBeVisible();
  await inspect('pay-bill-bank-page');
  await payBill.bank.getByRole('button', { name: 'Cancelar' }).click();
  await expect(payBill.trouble).toContainText(
    'Cancelaste la confirmación de tu banco. No se hizo ningún cobro.',
  );
  await payBill.closeTrouble();
  await payBill.payWith(cards.asksOnPage);
  await expect(payBill.bankPage.getByLabel('Código de tu banco')).toBeVisible();
  // Who leaves in the middle finds what is true: nothing was paid.
  await page.reload();
  expect(await books.payments(ana)).toHaveLength(1);
  await payBill.payWith(cards.asksOnPage);
  await payBill.answerBank('0000');
  await expect(payBill.bankPage.getByRole('alert')).toContainText('no es correcto');
  await payBill.answerBank('1234');
  await payBill.isPaid();
  expect(await books.chargesOf(ana)).toEqual([18.39]);
});

/** Everything the page could have kept. */
function keptIn(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
}
