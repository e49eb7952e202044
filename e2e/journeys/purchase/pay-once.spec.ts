// Whatever the customer's fingers do, a bill is paid once.
import { expect, test } from '../../fixtures.ts';
import { PayBillPage } from '../../pages/purchase/pay-bill-page.ts';
import { ana, cards } from '../../world/customers.ts';
import { dropAnswerOf } from '../../world/network.ts';

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
