// Ana pays a bill by card, and reads in the right words what became of it.
import { expect, test } from '../../fixtures.ts';
import { LoginPage } from '../../pages/access-pages.ts';
import { MovementsPage } from '../../pages/billing-pages.ts';
import { CardPage } from '../../pages/purchase-pages.ts';
import { ana, cards } from '../../world/customers.ts';
import { holdsCard, keptIn } from '../../world/watch.ts';

test('an approved card: a receipt, one charge, and nobody asks again', async ({
  loginPage,
  page,
  watch,
  books,
  inspect,
}) => {
  const payBill = await (await loginPage.arrive(ana)).pay('Plus 15 GB');
  const { billNo } = payBill;
  await payBill.fillCard(cards.approved);
  await payBill.submit.dblclick();
  const result = await payBill.isPaid();
  expect(watch.calls('/card/v1/tokens', 'POST')).toHaveLength(1);
  expect(watch.calls('/payment', 'POST')).toHaveLength(1);
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
  await expect(billing.invoices.filter({ hasText: 'Pago en' })).toContainText(
    /Pago en proceso\. Se pagó el .*se registra en un máximo de 24 horas/,
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
  // Neither the way back from the receipt nor the address of the bill asks for it again.
  await payBill.open(billNo);
  await expect(payBill.inProcess).toBeVisible();
  await expect(payBill.submit).toHaveCount(0);
  await inspect('pay-bill-in-process');
  expect(await books.chargesOf(ana)).toEqual([18.39]);
});

test('a bank asks on its own page: cancelled, left in the middle, wrong, right', async ({
  loginPage,
  page,
  watch,
  books,
  inspect,
}) => {
  watch.provokes(402);
  const payBill = await (await loginPage.arrive(ana)).pay('Plus 15 GB');
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
  expect(await books.payments(ana)).toEqual([]);
  await payBill.payWith(cards.asksOnPage);
  await payBill.answerBank('0000');
  await expect(payBill.bankPage.getByRole('alert')).toContainText('no es correcto');
  await payBill.answerBank('1234');
  await payBill.isPaid();
  expect(await books.chargesOf(ana)).toEqual([18.39]);
});

// Ana asks for a code to pay a bill in cash, finds it again on home, and pays it at the till.

test('a code for cash is at hand until it is paid', async ({
  loginPage,
  page,
  portal,
  inspect,
  playwright,
}) => {
  await (await loginPage.arrive(ana)).pay('Plus 15 GB');
  await page.getByRole('radio', { name: /Efectivo con código/ }).check();
  await page.getByRole('button', { name: 'Ver cómo pagar' }).first().click();
  await expect(page.getByRole('heading', { name: 'Paga en efectivo' })).toBeVisible();
  await expect(page.getByRole('img', { name: /Código de barras/ })).toBeVisible();
  await inspect('cash-code');
  const address = page.url();
  const code = (await page.getByRole('img', { name: /Código de barras/ }).getAttribute('aria-label'))?.slice(
    -12,
  );
  await page.getByRole('link', { name: 'Mis Servicios' }).first().click();
  await page.getByRole('link', { name: /^Ver código para pagar/ }).click();
  await expect(page).toHaveURL(address);
  const till = await playwright.request.newContext();
  await till.post(`${portal.payOrigin}/pagar`, { form: { codigo: code ?? '', como: 'exacto' } });
  await till.dispose();
  await expect(page.getByRole('heading', { name: 'Pago realizado' })).toBeVisible({ timeout: 20_000 });
});

// Somebody without an account pays the bill of whoever they know the number of; whoever has it finds it paid.

test('a bill by its number, from the page of login, without an account (PAY-45)', async ({
  page,
  outbox,
  inspect,
}) => {
  const login = new LoginPage(page);
  await login.open();
  await page.getByRole('link', { name: 'Pagar o recargar sin cuenta' }).click();
  await page.getByLabel('Número o código del servicio').fill('099 100 0001');
  await page.getByRole('button', { name: 'Ver cuánto debe' }).click();
  await expect(page.getByText('$18,39', { exact: true }).or(page.getByText('18,39')).first()).toBeVisible();
  await expect(page.getByText(/^(\p{L}\*{3} ?)+$/u)).toBeVisible();
  await expect(page.getByText(ana.givenName)).toHaveCount(0);
  await inspect('pay-other-guest');
  await new CardPage(page).fillCard(cards.approved);
  await page.getByLabel(/^Tu correo/).fill('amiga@correo.example');
  await page.getByRole('button', { name: 'Pagar $18,39' }).click();
  await expect(page.getByRole('heading', { name: 'Pago realizado' })).toBeVisible();
  await expect.poll(async () => (await outbox.messages('amiga@correo.example')).length).toBe(1);

  await page.goto('/ec/billing/pay-other');
  await page.getByLabel('Número o código del servicio').fill('0991000001');
  await page.getByRole('button', { name: 'Ver cuánto debe' }).click();
  await expect(page.getByText('No hay nada por pagar con ese dato')).toBeVisible();
});
