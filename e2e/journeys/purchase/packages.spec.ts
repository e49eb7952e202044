// A customer looks for a package, pays it as the line allows, and has it at once.
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { LoginPage } from '../../pages/access/login-page.ts';
import { MovementsPage } from '../../pages/movements-page.ts';
import { PurchaseResultPage } from '../../pages/purchase/result-pages.ts';
import { PackagesPage } from '../../pages/purchase/shop-pages.ts';
import { ServiceDetailPage } from '../../pages/service-pages.ts';
import { ana, cards, company, diego, password } from '../../world/customers.ts';
import { holdsCard } from '../../world/watch.ts';

const prepaid = /\(099\) 100-0003/;

test('from a postpaid detail: chosen, charged to the invoice, and in the balances at once', {
  tag: '@desktop',
}, async ({ loginPage, page, watch, books, inspect }) => {
  const home = await loginPage.arrive(ana);
  const detail = await home.openDetails();
  await expect(detail.balances).not.toContainText('Paquete 3 GB');
  const packages = await detail.openPackages();
  await expect(packages.tabs).toHaveText(['Todos', 'Internet', 'Voz', 'SMS', 'Roaming']);
  await expect(packages.tabs.filter({ hasText: 'Internet' })).toHaveAttribute('aria-selected', 'true');
  await packages.buyButton('3 GB').click();
  await expect(packages.sheet).toContainText(/3 GB por 7 días.*Plus 15 GB.*Cargo a factura.*\$3,00/s);
  await inspect('packages-from-detail');
  await packages.sheet.getByRole('button', { name: 'Comprar por $3,00' }).dblclick();
  const result = await new PurchaseResultPage(page).isDone();
  await expect(result.main).toContainText('Tu paquete adicional fue adquirido con éxito.');
  await expect(result.main).toContainText('Gracias por tu preferencia');
  const facts = await result.facts();
  expect(facts).toMatchObject({
    Paquete: '3 GB',
    Descripción: '3 GB de internet por 7 días',
    Línea: '(099) 100-0001',
    'Forma de pago': 'Cargo a factura',
    'Número de autorización': expect.stringMatching(/\w{4,}/),
    Total: '$3,00',
  });
  await inspect('package-result');
  await page.reload();
  await result.isDone();
  expect(await result.facts()).toEqual(facts);
  expect(watch.calls('/paymentManagement/payment', 'POST')).toHaveLength(1);
  expect(await books.payments(ana)).toHaveLength(1);
  expect(await books.chargesOf(ana)).toEqual([]);

  await result.goHome();
  await home.isOpen(ana);
  await home.openDetails();
  await detail.balances.getByRole('button', { name: 'Ver Detalle' }).click();
  await expect(detail.balances).toContainText(/Paquete 3 GB.*Válido hasta el/);
  const movements = await new MovementsPage(page).open();
  await expect(movements.rows).toHaveText([
    /Paquete 3 GB.*Se suma a tu próxima factura.*\$3,00.*Cargo a factura/,
  ]);
  await inspect('movements');
});

test('what is running out is bought from home in two presses (BUY-13)', async ({
  loginPage,
  page,
  watch,
  books,
  inspect,
}) => {
  const home = await loginPage.arrive(ana);
  await home.circles.getByRole('link', { name: 'Comprar SMS' }).click();
  const packages = await new PackagesPage(page).isOpen();
  await expect(packages.sheet).toContainText(
    /100 SMS por 7 días.*Plus 15 GB.*Cargo a factura.*Total, con IVA.*\$1,00/s,
  );
  await inspect('packages-sheet');
  await packages.sheet.getByRole('button', { name: 'Comprar por $1,00' }).dblclick();
  const result = await new PurchaseResultPage(page).isDone();
  expect(await result.facts()).toMatchObject({ Paquete: '100 SMS', 'Forma de pago': 'Cargo a factura' });
  expect(watch.calls('/paymentManagement/payment', 'POST')).toHaveLength(1);
  expect(await books.payments(ana)).toHaveLength(1);
  await result.goHome();
  await home.isOpen(ana);
  // There is enough again.
  await expect(home.urgent.getByRole('link', { name: /^Decidir/ })).toBeVisible();
  await expect(home.circles.getByRole('link')).toHaveCount(0);
});

test('the documents’ addresses of a purchase are its sheet: parts and conditions, a reload, and the way back', async ({
  loginPage,
  page,
  inspect,
}) => {
  await loginPage.enter(ana);
  const packages = await new PackagesPage(page).open('0991000001');
  const sheet = await packages.buy('3 GB');
  await expect(page).toHaveURL(/\/additional-packages\/obtain-credit-card-pay\?line=0991000001$/);
  await sheet.details.getByText('Detalle y condiciones').click();
  await expect(sheet.details).toContainText(/Vigencia7 días.*Subtotal\$2,61.*IVA 15 %\$0,39/);
  await inspect('packages-sheet-details');
  await page.reload();
  await sheet.isOpen();
  await page.goBack();
  await expect(sheet.sheet).toBeHidden();
  await expect(page).toHaveURL(/\/additional-packages\/obtain\?line=0991000001$/);
  await packages.buy('3 GB');
  await sheet.close();
  await expect(page).toHaveURL(/\/additional-packages\/obtain\?line=0991000001$/);
  for (const step of ['obtain-credit-card-pay', 'order-review', 'buy-review']) {
    await page.goto(`/ec/additional-packages/${step}`);
    await packages.isOpen();
    await expect(page).toHaveURL(/\/additional-packages\/obtain/);
  }
});

test('a prepaid line: cards are refused in the sheet, in the provider’s words, and another one buys, once', async ({
  loginPage,
  page,
  watch,
  books,
  inspect,
}) => {
  watch.provokes(402);
  const packages = await openPrepaid(page, loginPage);
  const sheet = await packages.buy('60 minutos');
  await sheet.goOn();
  await expect(sheet.messages).toHaveText([
    'Introduzca el nombre del titular',
    'Ingrese un número de tarjeta',
    'Ingrese una fecha de expiración',
    'Ingrese un CVV',
  ]);
  await sheet.payWith(cards.refusedToken);
  await sheet.says(
    'Error',
    'Tarjeta no válida. No se hizo ningún cobro. Revisa los datos o prueba con otra tarjeta.',
  );
  await inspect('packages-sheet-token');
  await sheet.closeTrouble();
  await expect(sheet.cvc).toHaveValue('');
  await expect(sheet.sheet).toContainText('Tarjeta no válida');
  expect(await books.payments(ana)).toEqual([]);

  for (const { card, says } of [
    { card: cards.declined, says: 'Transacción rechazada' },
    { card: cards.noFunds, says: 'Tarjeta sin fondos' },
  ]) {
    await sheet.payWith(card);
    await sheet.says(
      'Error',
      `${says}. No se hizo ningún cobro. Revisa los datos o prueba con otra tarjeta.`,
    );
    await inspect(`package-refused-${card.slice(-4)}`);
    await sheet.closeTrouble();
    expect(await books.chargesOf(ana)).toEqual([]);
  }

  await sheet.payWith(cards.repeatedWebhook);
  const result = await new PurchaseResultPage(page).isDone();
  expect(await result.facts()).toMatchObject({
    Paquete: '60 minutos',
    Línea: '(099) 100-0003',
    'Forma de pago': expect.stringContaining('terminada en 0004'),
  });
  expect(await books.chargesOf(ana)).toEqual([2]);
  expect(holdsCard(await keptIn(page))).toBe(false);
});

test('nobody’s line is guessed, and who has none is told', async ({ loginPage, page, anotherBrowser }) => {
  await (await loginPage.arrive(ana)).choose('IN-100001');
  const packages = await new PackagesPage(page).open();
  await packages.buyButton('1 GB').click();
  await expect(packages.complaint).toHaveText('Selecciona un número válido');
  await expect(packages.line).toBeFocused();
  await packages.choose(prepaid);
  await expect(packages.tabs).toHaveText(['Todos', 'Internet', 'Voz', 'SMS']);
  await packages.buy('1 GB');

  for (const [customer, words] of [
    [diego, /Usted no tiene líneas/],
    [company, /^(?!.*Usted no tiene líneas).*Favor ingresa al portal de Empresas/],
  ] as const) {
    const other = await (await anotherBrowser()).newPage();
    await new LoginPage(other).trySignIn(customer.login, password);
    await expect(other).toHaveURL(/\/home/);
    const theirs = await new PackagesPage(other).open();
    await expect(theirs.main).toHaveText(words);
  }
});

/** The catalogue for Ana's prepaid line, opened by its address. */
async function openPrepaid(page: Page, loginPage: LoginPage): Promise<PackagesPage> {
  await loginPage.enter(ana);
  return (await new PackagesPage(page).open()).choose(prepaid);
}

/** Everything the page could have kept. */
function keptIn(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
}

test.describe('with balance', () => {
  test.use({ world: { PAYMENT_BALANCE: 'on' } });

  test('the balance pays what it covers, and says so when it does not', async ({
    loginPage,
    page,
    books,
    inspect,
  }) => {
    const packages = await openPrepaid(page, loginPage);
    const sheet = await packages.buy('8 GB');
    await sheet.choose('Cargo a saldo');
    await expect(sheet.sheet).toContainText(/Saldo Insuficiente.*Saldo restante-\$0,65/);
    await expect(sheet.sheet).toContainText('Prueba con una tarjeta de crédito o débito.');
    await inspect('packages-sheet-no-balance');
    await sheet.goOn();
    await sheet.says('Error', 'Fondos Insuficientes');
    await sheet.closeTrouble();
    await sheet.close();

    await packages.buy('60 minutos');
    await sheet.choose('Cargo a saldo');
    await expect(sheet.sheet).toContainText(/Saldo Suficiente.*Saldo restante\$2,35/);
    await sheet.goOn();
    const result = await new PurchaseResultPage(page).isDone();
    expect(await result.facts()).toMatchObject({ 'Forma de pago': 'Cargo a saldo' });
    expect(await books.chargesOf(ana)).toEqual([]);
    await page.goto('/ec/service-details/prepaid/no-adds');
    const detail = await new ServiceDetailPage(page).isOpen();
    await expect(detail.main).toContainText('$2,35');
  });
});
