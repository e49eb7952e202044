// The card is charged and its answer is lost: the customer is never told a failure, and never charged twice.
import { expect, test } from '../fixtures.ts';
import { PayBillPage } from '../pages/pay-bill-page.ts';
import { cards } from '../world/cards.ts';
import { ana } from '../world/customers.ts';

test.use({ world: { PAYMENT_TIMEOUT_MS: '1500', PAYMENT_SANDBOX_HOLD_MS: '8000' } });

test('in verification, then paid, with one charge', async ({ loginPage, books }) => {
  const payBill = await (await loginPage.arrive(ana)).pay('Plus 15 GB');
  await payBill.payWith(cards.answerLost);
  await expect(payBill.verifying).toBeVisible();
  await expect(payBill.submit).toHaveCount(0);
  await payBill.isPaid();
  expect(await books.chargesOf(ana)).toEqual([18.39]);
});

test('another tab and a reload in the middle tell the same story', async ({
  loginPage,
  page,
  context,
  books,
}) => {
  const payBill = await (await loginPage.arrive(ana)).pay('Plus 15 GB');
  const { billNo } = payBill;
  await payBill.payWith(cards.answerLost);
  await expect(payBill.verifying).toBeVisible();

  const elsewhere = await new PayBillPage(await context.newPage()).open(billNo);
  await expect(elsewhere.verifying.or(elsewhere.inProcess)).toBeVisible();
  await expect(elsewhere.submit).toHaveCount(0);
  await page.reload();
  await payBill.isPaid();
  // It waits with the first one, or came after it.
  const paid = elsewhere.main.getByRole('heading', { name: 'Pago realizado' });
  await expect(elsewhere.inProcess.or(paid)).toBeVisible();
  expect(await books.chargesOf(ana)).toEqual([18.39]);
});

test('who leaves meanwhile finds the bill in process', async ({ loginPage, books }) => {
  const payBill = await (await loginPage.arrive(ana)).pay('Plus 15 GB');
  await payBill.payWith(cards.answerLost);
  await expect(payBill.verifying).toBeVisible();
  await payBill
    .section('Pagos y Facturas')
    .or(payBill.main.getByRole('link', { name: 'Ver mis facturas' }))
    .last()
    .click();
  await expect(payBill.main.getByRole('row').nth(1)).toContainText('Pago en proceso');
  await expect(async () => expect(await books.chargesOf(ana)).toEqual([18.39])).toPass();
});
