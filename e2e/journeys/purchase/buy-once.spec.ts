// Whatever fingers and tabs do, a package is bought once. A price that has changed, and a purchase that another tab has ended: apps/web/states.
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import type { BuySheet } from '../../pages/purchase/buy-sheet.ts';
import { PurchaseResultPage } from '../../pages/purchase/result-pages.ts';
import { PackagesPage } from '../../pages/purchase/shop-pages.ts';
import { ana, cards } from '../../world/customers.ts';

const postpaid = '0991000001';
const prepaid = '0991000003';

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
