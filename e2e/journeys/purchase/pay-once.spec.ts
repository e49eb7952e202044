// Once, whatever happens: reloads, two tabs, Back, and a bad network.
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { type BuySheet, PackagesPage, PayBillPage, PurchaseResultPage } from '../../pages/purchase-pages.ts';
import { ana, cards } from '../../world/customers.ts';
import { dropAnswerOf, PAYMENTS } from '../../world/network.ts';

test('a reload while the payment is on its way ends in its receipt', async ({ loginPage, page, books }) => {
  const payBill = await (await loginPage.arrive(ana)).pay('Plus 15 GB');
  const arrived = dropAnswerOf(page);
  await payBill.payWith(cards.approved);
  // Still held back when the page is left: were it let go now, its answer might yet come.
  await arrived;
  await page.reload();
  await payBill.isPaid();
  expect(await books.chargesOf(ana)).toEqual([18.39]);
});

test('two tabs with the same bill: one charge, and both know', async ({
  loginPage,
  context,
  watch,
  books,
}) => {
  // Of whoever comes second: 409 with a key of its own, 422 with the first one's and another card.
  watch.provokes(409, 422);
  const first = await (await loginPage.arrive(ana)).pay('Plus 15 GB');
  const second = await new PayBillPage(await context.newPage()).open(first.billNo);
  await Promise.all([first.fillCard(cards.approved), second.fillCard(cards.repeatedWebhook)]);
  await Promise.all([first.goOn(), second.goOn()]);
  for (const tab of [first, second]) {
    await expect(tab.ended).toBeVisible();
  }
  expect(await books.chargesOf(ana)).toEqual([18.39]);
});

// Whatever fingers and tabs do, a package is bought once. A price that has changed, and a purchase that another tab has ended: apps/web/states.

const postpaid = '0991000001';

test('Back from the receipt leads out of the purchase; the same on purpose is asked first, and is another one (BUY-14)', async ({
  loginPage,
  page,
  books,
  inspect,
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
  await sheet.goOn();
  await asked.getByRole('button', { name: 'Comprar otra vez' }).click();
  await new PurchaseResultPage(page).isDone();
  expect(await books.payments(ana)).toHaveLength(2);
});

/** Of '60 minutos'. */
async function sheetOf(page: Page, line: string): Promise<BuySheet> {
  return (await new PackagesPage(page).open(line)).buy('60 minutos');
}

// Whatever the network does, a payment ends in the right words, with one charge at most.

test('offline before the card is sent: nothing happened, and trying again pays', async ({
  loginPage,
  context,
  watch,
  books,
}) => {
  watch.provokes('net::ERR_INTERNET_DISCONNECTED');
  const payBill = await (await loginPage.arrive(ana)).pay('Plus 15 GB');
  await payBill.fillCard(cards.approved);
  await context.setOffline(true);
  await payBill.goOn();
  await expect(payBill.trouble).toContainText(
    'Ha ocurrido un error inesperado. No se hizo ningún cobro. Revisa tu internet e intenta de nuevo.',
  );
  await payBill.closeTrouble();
  await context.setOffline(false);
  expect(await books.payments(ana)).toEqual([]);
  await (await payBill.payWith(cards.approved)).isPaid();
  expect(await books.chargesOf(ana)).toEqual([18.39]);
});

test('a session that ends in the middle: to the root, no charge, and back to the bill', async ({
  loginPage,
  page,
  watch,
  books,
}) => {
  watch.provokes(401);
  const payBill = await (await loginPage.arrive(ana)).pay('Plus 15 GB');
  await page.route(PAYMENTS, (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer expired' } }),
  );
  await payBill.payWith(cards.approved);
  await loginPage.isOpen();
  expect(await books.payments(ana)).toEqual([]);

  await page.unroute(PAYMENTS);
  await loginPage.trySignIn(ana.login, 'Portal2026');
  await payBill.isOpen();
  await expect(payBill.submit).toBeVisible();
  await (await payBill.payWith(cards.approved)).isPaid();
  expect(await books.chargesOf(ana)).toEqual([18.39]);
});
