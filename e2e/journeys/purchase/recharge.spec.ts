// A line is topped up: by card when it is prepaid, on the invoice when it is postpaid, by exactly the amount.
import { expect, test } from '../../fixtures.ts';
import { LoginPage } from '../../pages/access/login-page.ts';
import { HomePage } from '../../pages/home-page.ts';
import { MovementsPage } from '../../pages/movements-page.ts';
import { PurchaseResultPage } from '../../pages/purchase/result-pages.ts';
import { RechargePage } from '../../pages/purchase/shop-pages.ts';
import { ServiceDetailPage } from '../../pages/service-pages.ts';
import { ana, cards, diego, luis, password } from '../../world/customers.ts';

const postpaid = /\(099\) 100-0001/;
const prepaid = /\(099\) 100-0003/;

test('a prepaid line, by card: the balance rises by exactly the amount, once', { tag: '@desktop' }, async ({
  loginPage,
  page,
  watch,
  books,
  inspect,
}) => {
  const home = await loginPage.arrive(ana);
  await home.choose('(099) 100-0003');
  const detail = await home.openDetails();
  await expect(detail.main).toContainText('$4,35');
  const recharge = await detail.openRecharge();
  await expect(recharge.steps).toHaveText([
    /Tipo de Recarga$/,
    /Método de pago$/,
    /Resumen de compra$/,
    /Confirmación de compra$/,
  ]);
  await expect(recharge.line.locator('option:checked')).toHaveText(prepaid);
  await expect(recharge.amounts).toHaveCount(5);
  await expect(recharge.main.getByRole('radio', { name: '$3,00' })).toBeChecked();
  await recharge.choose(prepaid, '$5,00');

  const sheet = await recharge.toSheet();
  // A typed card, or elsewhere by a code.
  await expect(sheet.methods).toHaveCount(4);
  await expect(sheet.sheet).toContainText(/Recarga de \$5,00.*Prepago.*Total, con IVA.*\$5,00/s);
  await expect(recharge.steps.filter({ hasText: 'Método de pago' })).toHaveAttribute('aria-current', 'step');
  await sheet.fillCard(cards.approved);
  await inspect('recharge-sheet');
  await sheet.submit.dblclick();

  const result = await new PurchaseResultPage(page).isDone();
  await expect(result.main).toContainText('Tu recarga fue realizada con éxito.');
  await expect(result.main).toContainText('Gracias por tu preferencia');
  expect(await result.facts()).toMatchObject({ Línea: '(099) 100-0003', 'Total pagado': '$5,00' });
  await inspect('recharge-result');
  expect(watch.calls('/paymentManagement/payment', 'POST')).toHaveLength(1);
  expect(await books.chargesOf(ana)).toEqual([5]);
  await result.goHome();
  await home.openDetails();
  await expect(detail.main).toContainText('$9,35');
});

test('a postpaid line, on the invoice: no card, no charge at the provider', async ({
  loginPage,
  page,
  books,
}) => {
  await loginPage.enter(ana);
  const recharge = await (await new RechargePage(page).open()).choose(postpaid, '$10,00');
  const sheet = await recharge.toSheet();
  await expect(sheet.sheet.getByRole('radio', { name: /^Cargo a factura/ })).toBeChecked();
  await expect(sheet.number).toHaveCount(0);
  await sheet.goOn();
  const result = await new PurchaseResultPage(page).isDone();
  expect(await result.facts()).toMatchObject({ 'Forma de pago': 'Cargo a factura', Total: '$10,00' });
  await expect(result.main).toContainText('Se suma a tu próxima factura');
  await expect(result.main).not.toContainText(/pagado|Comprobante de pago/i);
  expect(await books.chargesOf(ana)).toEqual([]);
  const movements = await new MovementsPage(page).open();
  await expect(movements.rows).toHaveText([
    /Recarga a .*Se suma a tu próxima factura.*\$10,00.*Cargo a factura/,
  ]);
  const home = await (await new HomePage(page).open()).isOpen(ana);
  await expect(home.main).toContainText(/Dólares Recargas.*\$10,00/);
  await home.openDetails();
  await expect(home.main).toContainText(/Dólares Recargas.*\$10,00/);
  await page.goto('/ec/home/services');
  await expect(home.main).toContainText(/Dólares Recargas.*\$10,00/);
});

test('cards are refused, one for its token as «Error Tarjeta», in the provider’s words, and another one tops up', async ({
  loginPage,
  page,
  watch,
  books,
  inspect,
}) => {
  watch.provokes(402);
  await loginPage.enter(ana);
  const recharge = await (await new RechargePage(page).open()).choose(prepaid, '$30,00');
  const sheet = await recharge.toSheet();
  for (const { card, title, says } of [
    { card: cards.refusedToken, title: 'Error Tarjeta', says: 'Tarjeta no válida' },
    { card: cards.declined, title: 'Error en el Servicio', says: 'Transacción rechazada' },
    { card: cards.noFunds, title: 'Error en el Servicio', says: 'Tarjeta sin fondos' },
  ]) {
    await sheet.payWith(card);
    await sheet.says(title, `${says}. No se hizo ningún cobro. Revisa los datos o prueba con otra tarjeta.`);
    await inspect(`recharge-refused-${card.slice(-4)}`);
    await sheet.closeTrouble();
    if (card === cards.refusedToken) expect(await books.payments(ana)).toEqual([]);
    expect(await books.chargesOf(ana)).toEqual([]);
  }

  await sheet.payWith(cards.approved);
  await new PurchaseResultPage(page).isDone();
  expect(await books.chargesOf(ana)).toEqual([30]);
});

test('steps without what came before begin anew, and the older address leads to the result', async ({
  loginPage,
  page,
}) => {
  await (await loginPage.arrive(ana)).choose('IN-100001');
  const recharge = new RechargePage(page);
  for (const path of ['package/payment-method', 'purchase-summary', 'status-buy', 'package/status-buy']) {
    await page.goto(`/ec/recharge/${path}`);
    await recharge.isOpen();
  }
  await recharge.submit.click();
  await expect(recharge.main.getByRole('alert')).toHaveText('Selecciona un número válido');
  const sheet = await (await recharge.choose(postpaid, '$3,00')).toSheet();
  await expect(page).toHaveURL(/\/ec\/recharge\/package\/payment-method\?line=0991000001$/);
  await sheet.goOn();
  await new PurchaseResultPage(page).isDone();
  await page.goto('/ec/recharge/package/status-buy');
  await new PurchaseResultPage(page).isDone();
  await expect(page).toHaveURL(/\/ec\/recharge\/status-buy$/);
});

test('the only line is meant by itself, and who has none is told', async ({
  loginPage,
  page,
  anotherBrowser,
}) => {
  await loginPage.enter(luis);
  const recharge = await new RechargePage(page).open();
  await expect(recharge.line.locator('option:checked')).toHaveText(/\(099\) 200-0001/);

  const other = await (await anotherBrowser()).newPage();
  await new LoginPage(other).trySignIn(diego.login, password);
  await expect(other).toHaveURL(/\/home/);
  const theirs = await new RechargePage(other).open();
  await expect(theirs.main).toContainText('Usted no tiene líneas');
});

test('the detail of the line has its top-up', async ({ loginPage, page }) => {
  const home = await loginPage.arrive(luis);
  await home.openDetails();
  const detail = await new ServiceDetailPage(page).isOpen();
  const recharge = await detail.openRecharge();
  await recharge.main.getByRole('link', { name: 'Prepago' }).click();
  await detail.isOpen();
});
