// Whatever fingers, tabs and networks do, a package or a top-up is bought once, and at the price that was agreed to.
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { LoginPage } from '../../pages/access/login-page.ts';
import { MovementsPage } from '../../pages/movements-page.ts';
import type { OrderReviewPage } from '../../pages/order-review-page.ts';
import { PackagePaymentPage } from '../../pages/purchase/package-payment-page.ts';
import { PackagesPage } from '../../pages/purchase/packages-page.ts';
import { PurchaseResultPage } from '../../pages/purchase/purchase-result-page.ts';
import { RechargePage } from '../../pages/purchase/recharge-page.ts';
import { cards } from '../../world/cards.ts';
import { ana } from '../../world/customers.ts';
import { drawNothing, dropAnswerOf, PAYMENTS } from '../../world/network.ts';

const postpaid = /\(099\) 100-0001/;
const prepaid = /\(099\) 100-0003/;

test('a reload while it is on its way ends in the receipt', async ({ loginPage, page, books }) => {
  await loginPage.arrive(ana);
  const review = await reviewOfPackage(page, prepaid);
  const arrived = dropAnswerOf(page);
  await review.buy();
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
  await loginPage.arrive(ana);
  const review = await reviewOfPackage(page, prepaid);
  const arrived = dropAnswerOf(page);
  await review.buy();
  await arrived;
  await page.goBack();
  await page.unroute(PAYMENTS);
  await page.goForward();
  await new PurchaseResultPage(page).isDone();
  const movements = await (await new MovementsPage(page).open()).choose(prepaid);
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
  await loginPage.arrive(ana);
  const first = await reviewOfPackage(page, prepaid);
  const otherTab = await context.newPage();
  const second = await reviewOfPackage(otherTab, prepaid);
  await Promise.all([first.accept(), second.accept()]);
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
  await loginPage.arrive(ana);
  const first = await reviewOfPackage(page, postpaid);
  const otherTab = await context.newPage();
  const second = await reviewOfPackage(otherTab, postpaid);
  await first.buy();
  await new PurchaseResultPage(page).isDone();
  await second.buy();
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
  await (await reviewOfPackage(page, postpaid)).buy();
  await new PurchaseResultPage(page).isDone();
  await page.goBack();
  await home.isOpen(ana);

  const review = await reviewOfPackage(page, postpaid);
  await review.buy();
  const asked = page.getByRole('dialog', { name: 'Acabas de hacer esta misma compra' });
  await expect(asked).toContainText('se cobrará otra vez');
  await inspect('bought-just-now');
  await asked.getByRole('button', { name: 'No comprar' }).click();
  expect(await books.payments(ana)).toHaveLength(1);

  // On another device, too.
  const phone = await (await anotherBrowser()).newPage();
  await new LoginPage(phone).arrive(ana);
  await (await reviewOfPackage(phone, postpaid)).buy();
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
  await loginPage.arrive(ana);
  const tabs = [page, await context.newPage()];
  const reviews: OrderReviewPage[] = [];
  for (const tab of tabs) {
    const recharge = await (await new RechargePage(tab).open()).choose(prepaid, '$6,00');
    reviews.push(await (await recharge.toPayment()).reviewWithCard(cards.approved));
  }
  for (const review of reviews) await review.accept();
  await Promise.all(reviews.map((review) => review.submit.dblclick()));
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
  await loginPage.arrive(ana);
  await drawNothing(page);
  await page.route('**/productCatalogManagement/category', cheaper);
  const review = await reviewOfPackage(page, postpaid);
  await expect(review.notice).toContainText('Costaba $1,75 y ahora cuesta $2,00');
  await expect(review.summary).toContainText('$2,00');
  await inspect('package-review-price');

  // And between the review and the press: the server compares with what was agreed to.
  await page.route('**/productCatalogManagement/productOffering/*', cheaper);
  const again = await reviewOfPackage(page, postpaid);
  await expect(again.summary).toContainText('$1,75');
  await again.accept();
  await page.unroute('**/productCatalogManagement/productOffering/*');
  await again.submit.click();
  await expect(again.notice).toContainText('Costaba $1,75 y ahora cuesta $2,00. No se cobró nada.');
  await expect(again.terms).not.toBeChecked();
  expect(await books.payments(ana)).toEqual([]);

  await again.buy();
  const result = await new PurchaseResultPage(page).isDone();
  expect(await result.facts()).toMatchObject({ Total: '$2,00' });
});

test('a card is asked for again when the price has changed: its token is for the old one', async ({
  loginPage,
  page,
  books,
}) => {
  await loginPage.arrive(ana);
  await drawNothing(page);
  await page.route('**/productCatalogManagement/category', cheaper);
  const packages = await (await new PackagesPage(page).open()).choose(prepaid);
  const payment = await packages.buy('60 minutos');
  await payment.choose('Tarjeta');
  await payment.fillCard(cards.approved);
  await page.unroute('**/productCatalogManagement/category');
  await payment.goOn();
  await expect(payment.main.getByRole('alert')).toContainText('Costaba $1,75 y ahora cuesta $2,00');
  await expect(payment.number).toHaveValue('');
  expect(await books.payments(ana)).toEqual([]);
  await page.reload();
  await (await payment.reviewWithCard(cards.approved)).buy();
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

/** Of '60 minutos', by what the kind of line allows. */
async function reviewOfPackage(page: Page, line: RegExp): Promise<OrderReviewPage> {
  const payment = await new PackagePaymentPage(page).open(
    line === prepaid ? '0991000003' : '0991000001',
    '60 minutos a todo el país por 7 días',
  );
  return line === prepaid ? payment.reviewWithCard(cards.approved) : payment.reviewOnInvoice();
}
