// Whatever fingers, tabs and networks do, a package or a top-up is bought once, and at the price that was agreed to.
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { LoginPage } from '../../pages/access/login-page.ts';
import { MovementsPage } from '../../pages/movements-page.ts';
import type { BuySheet } from '../../pages/purchase/buy-sheet.ts';
import { PurchaseResultPage } from '../../pages/purchase/result-pages.ts';
import { PackagesPage, RechargePage } from '../../pages/purchase/shop-pages.ts';
import { ana, cards } from '../../world/customers.ts';
import { drawNothing, dropAnswerOf } from '../../world/network.ts';

const postpaid = '0991000001';
const prepaid = '0991000003';

test('a reload while it is on its way ends in the receipt', async ({ loginPage, page, books }) => {
  await loginPage.enter(ana);
  const sheet = await sheetOf(page, prepaid);
  const arrived = dropAnswerOf(page);
  await sheet.payWith(cards.approved);
  // Still held back when the page is left: were it let go now, its answer might yet come.
  await arrived;
  await page.reload();
  await new PurchaseResultPage(page).isDone();
  expect(await books.chargesOf(ana)).toEqual([2]);
});

test('who goes back in the middle finds it under the movements of the line', async ({
  loginPage,
  page,
  books,
}) => {
  await loginPage.enter(ana);
  const sheet = await sheetOf(page, prepaid);
  const arrived = dropAnswerOf(page);
  await sheet.payWith(cards.approved);
  await arrived;
  await page.goBack();
  await page.goForward();
  await new PurchaseResultPage(page).isDone();
  const movements = await (await new MovementsPage(page).open()).choose(/\(099\) 100-0003/);
  await expect(movements.rows).toHaveText([/Paquete 60 minutos.*\$2,00.*Pagado/]);
  expect(await books.chargesOf(ana)).toEqual([2]);
});

test('two tabs with the same package: one charge, and both know', async ({
  loginPage,
  page,
  context,
  watch,
  books,
}) => {
  // The second card for the same purchase.
  watch.provokes(422);
  await loginPage.enter(ana);
  const first = await sheetOf(page, prepaid);
  const otherTab = await context.newPage();
  const second = await sheetOf(otherTab, prepaid);
  for (const sheet of [first, second]) await sheet.fillCard(cards.approved);
  await Promise.all([first.submit.click(), second.submit.click()]);
  for (const tab of [page, otherTab]) await new PurchaseResultPage(tab).isDone();
  expect(await books.chargesOf(ana)).toEqual([2]);
});

test('the second tab presses later: the same purchase, charged to the invoice once', async ({
  loginPage,
  page,
  context,
  books,
}) => {
  await loginPage.enter(ana);
  const first = await sheetOf(page, postpaid);
  const otherTab = await context.newPage();
  const second = await sheetOf(otherTab, postpaid);
  await first.goOn();
  await new PurchaseResultPage(page).isDone();
  await second.goOn();
  await new PurchaseResultPage(otherTab).isDone();
  expect(await books.payments(ana)).toHaveLength(1);
});

test('Back from the receipt leads out of the purchase; the same on purpose is asked first, and is another one (BUY-14)', async ({
  loginPage,
  page,
  books,
  inspect,
  anotherBrowser,
}) => {
  const home = await loginPage.arrive(ana);
  await (await sheetOf(page, postpaid)).goOn();
  await new PurchaseResultPage(page).isDone();
  await page.goBack();
  await home.isOpen(ana);

  const sheet = await sheetOf(page, postpaid);
  await sheet.goOn();
  const asked = page.getByRole('dialog', { name: 'Acabas de hacer esta misma compra' });
  await expect(asked).toContainText('se cobrará otra vez');
  await inspect('bought-just-now');
  await asked.getByRole('button', { name: 'No comprar' }).click();
  expect(await books.payments(ana)).toHaveLength(1);

  // On another device, too.
  const phone = await (await anotherBrowser()).newPage();
  await new LoginPage(phone).arrive(ana);
  await (await sheetOf(phone, postpaid)).goOn();
  await phone
    .getByRole('dialog', { name: 'Acabas de hacer esta misma compra' })
    .getByRole('button', { name: 'Comprar otra vez' })
    .click();
  await new PurchaseResultPage(phone).isDone();
  expect(await books.payments(ana)).toHaveLength(2);
});

test('a top-up in two tabs, with double clicks, is one charge', async ({
  loginPage,
  page,
  context,
  watch,
  books,
}) => {
  watch.provokes(422);
  await loginPage.enter(ana);
  const tabs = [page, await context.newPage()];
  const sheets: BuySheet[] = [];
  for (const tab of tabs) {
    const recharge = await (await new RechargePage(tab).open()).choose(/\(099\) 100-0003/, '$6,00');
    const sheet = await recharge.toSheet();
    await sheet.fillCard(cards.approved);
    sheets.push(sheet);
  }
  await Promise.all(sheets.map((sheet) => sheet.submit.dblclick()));
  for (const tab of tabs) await new PurchaseResultPage(tab).isDone();
  expect(await books.chargesOf(ana)).toEqual([6]);
});

test('a price that has changed since the customer looked is told, and asked again', async ({
  loginPage,
  page,
  watch,
  books,
  inspect,
}) => {
  watch.provokes(409);
  await loginPage.enter(ana);
  await drawNothing(page);
  await page.route('**/productCatalogManagement/category', cheaper);
  const sheet = await sheetOf(page, postpaid);
  await expect(sheet.submit).toContainText('Comprar por $1,75');
  await page.unroute('**/productCatalogManagement/category');
  // The server compares with what was agreed to.
  await sheet.goOn();
  await expect(sheet.sheet).toContainText('El precio cambió y no se cobró nada. Revisa el nuevo valor.');
  await expect(sheet.submit).toContainText('Comprar por $2,00');
  await inspect('packages-sheet-price');
  expect(await books.payments(ana)).toEqual([]);

  await sheet.goOn();
  const result = await new PurchaseResultPage(page).isDone();
  expect(await result.facts()).toMatchObject({ Total: '$2,00' });
});

test('a card is asked for again when the price has changed: its token is for the old one', async ({
  loginPage,
  page,
  watch,
  books,
}) => {
  watch.provokes(409);
  await loginPage.enter(ana);
  await drawNothing(page);
  await page.route('**/productCatalogManagement/category', cheaper);
  const sheet = await sheetOf(page, prepaid);
  await sheet.fillCard(cards.approved);
  await page.unroute('**/productCatalogManagement/category');
  await sheet.goOn();
  await expect(sheet.sheet).toContainText('El precio cambió y no se cobró nada. Revisa el nuevo valor.');
  await expect(sheet.cvc).toHaveValue('');
  expect(await books.payments(ana)).toEqual([]);
  await page.reload();
  await sheet.payWith(cards.approved);
  await new PurchaseResultPage(page).isDone();
  expect(await books.chargesOf(ana)).toEqual([2]);
});

/** As the customer saw it a moment ago: everything costs a quarter of a dollar less. */
async function cheaper(route: Route): Promise<void> {
  const response = await route.fetch();
  const text = (await response.text()).replaceAll(
    /"taxIncludedAmount":\{"unit":"USD","value":2\}/g,
    '"taxIncludedAmount":{"unit":"USD","value":1.75}',
  );
  await route.fulfill({ response, body: text });
}

/** Of '60 minutos'. */
async function sheetOf(page: Page, line: string): Promise<BuySheet> {
  return (await new PackagesPage(page).open(line)).buy('60 minutos');
}
