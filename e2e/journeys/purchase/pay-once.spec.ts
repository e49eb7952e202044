// Whatever the customer's fingers do, a bill is paid once.
import { expect, test } from '../../fixtures.ts';
import { HomePage } from '../../pages/home-page.ts';
import { PayBillPage } from '../../pages/purchase/pay-bill-page.ts';
import { ana, cards } from '../../world/customers.ts';
import { dropAnswerOf } from '../../world/network.ts';

test('a double click, and Enter on top of it, is one payment', async ({ loginPage, watch, books }) => {
  const payBill = await (await loginPage.arrive(ana)).pay('Plus 15 GB');
  await payBill.fillCard(cards.approved);
  await payBill.submit.dblclick();
  await payBill.isPaid();
  expect(watch.calls('/card/v1/tokens', 'POST')).toHaveLength(1);
  expect(watch.calls('/payment', 'POST')).toHaveLength(1);
  expect(await books.chargesOf(ana)).toEqual([18.39]);
});

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

test('the back button in the middle: the payment goes on, and the bill says so', async ({
  loginPage,
  page,
  books,
}) => {
  const home = await loginPage.arrive(ana);
  const payBill = await home.pay('Plus 15 GB');
  const arrived = dropAnswerOf(page);
  await payBill.payWith(cards.approved);
  await arrived;
  await page.goBack();
  await home.isOpen(ana);
  await page.goForward();
  await expect(payBill.ended).toBeVisible({ timeout: 60_000 });
  await home.open();
  await expect(home.billsToPay).not.toContainText('Plus 15 GB');
  expect(await books.chargesOf(ana)).toEqual([18.39]);
});

test('going back from the receipt never asks for the same bill', async ({ loginPage, page, books }) => {
  const payBill = await (await loginPage.arrive(ana)).pay('Plus 15 GB');
  const { billNo } = payBill;
  await (await payBill.payWith(cards.approved)).isPaid();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(payBill.submit).toHaveCount(0);
  await payBill.open(billNo);
  await expect(payBill.inProcess).toBeVisible();
  await expect(payBill.submit).toHaveCount(0);
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

test('two bills in two tabs are two payments', async ({ loginPage, context, books }) => {
  const home = await loginPage.arrive(ana);
  const first = await home.pay('Plus 15 GB');
  const otherTab = await context.newPage();
  const second = await (await new HomePage(otherTab).open()).pay('Internet Hogar');
  await Promise.all([first.fillCard(cards.approved), second.fillCard(cards.approved)]);
  await Promise.all([first.goOn(), second.goOn()]);
  await Promise.all([first.isPaid(), second.isPaid()]);
  expect((await books.chargesOf(ana)).toSorted()).toEqual([18.39, 44.99]);
  await new HomePage(otherTab).open();
  await expect(otherTab.getByRole('main')).toContainText('Estás al día');
});
