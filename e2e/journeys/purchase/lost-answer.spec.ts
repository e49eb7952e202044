// The card is charged and its answer is lost: the customer is never told a failure, and never charged twice.
import { expect, test } from '../../fixtures.ts';
import { MovementsPage } from '../../pages/billing-pages.ts';
import { PayBillPage, PurchaseResultPage, RechargePage } from '../../pages/purchase-pages.ts';
import { ana, cards } from '../../world/customers.ts';
import { holdOutcomes } from '../../world/network.ts';

const prepaid = /\(099\) 100-0003/;

test.use({ world: { PAYMENT_TIMEOUT_MS: '1500', PAYMENT_SANDBOX_HOLD_MS: '8000' } });
// One after the other, on the server of the first.
test.describe.configure({ mode: 'default' });

test('a bill: in verification, then paid; another tab and a reload in the middle tell the same story', async ({
  loginPage,
  page,
  context,
  books,
}) => {
  const payBill = await (await loginPage.arrive(ana)).pay('Plus 15 GB');
  const { billNo } = payBill;
  const settle = await holdOutcomes(context);
  await payBill.payWith(cards.answerLost);
  await expect(payBill.verifying).toBeVisible();

  const elsewhere = await new PayBillPage(await context.newPage()).open(billNo);
  await expect(elsewhere.verifying.or(elsewhere.inProcess)).toBeVisible();
  await expect(elsewhere.submit).toHaveCount(0);
  await page.reload();
  await expect(payBill.verifying).toBeVisible();
  await settle();
  await payBill.isPaid();
  // It waits with the first one, or came after it.
  const paid = elsewhere.main.getByRole('heading', { name: 'Pago realizado' });
  await expect(elsewhere.inProcess.or(paid)).toBeVisible();
  const movements = await new MovementsPage(page).open();
  await expect(movements.rows.first()).toContainText('Pago en proceso');
  expect(await books.chargesOf(ana)).toEqual([18.39]);
});

test('a top-up whose answer is lost: another tab and a reload tell the same story', async ({
  loginPage,
  page,
  context,
  books,
}) => {
  await loginPage.enter(ana);
  const recharge = await (await new RechargePage(page).open()).choose(prepaid, '$5,00');
  const sheet = await recharge.toSheet();
  const settle = await holdOutcomes(context);
  await sheet.payWith(cards.answerLost);
  await expect(sheet.verifying).toBeVisible();
  // Nobody has to type a card for what is being bought already.
  const elsewhere = await context.newPage();
  const again = await (await new RechargePage(elsewhere).open()).choose(prepaid, '$5,00');
  const theirs = await again.toSheet();
  await expect(theirs.verifying).toBeVisible();
  await page.reload();
  await expect(sheet.verifying).toBeVisible();
  await settle();
  for (const tab of [page, elsewhere]) await new PurchaseResultPage(tab).isDone();
  expect(await books.chargesOf(ana)).toEqual([5]);
});
