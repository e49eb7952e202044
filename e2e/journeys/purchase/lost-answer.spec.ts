// The card is charged and its answer is lost: the customer is never told a failure, and never charged twice.
import { expect, test } from '../../fixtures.ts';
import { MovementsPage } from '../../pages/movements-page.ts';
import { PayBillPage } from '../../pages/purchase/pay-bill-page.ts';
import { cards } from '../../world/cards.ts';
import { ana } from '../../world/customers.ts';
import { holdCalls } from '../../world/network.ts';

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

test('who leaves meanwhile reads the same everywhere: no old list, nothing overdue, nothing paid', async ({
  loginPage,
  page,
  books,
}) => {
  const home = await loginPage.arrive(ana);
  // Read before the payment: what is kept of it must not come back after.
  const billing = await home.openBills();
  await expect(billing.invoices.first()).toContainText('Por pagar');
  const payBill = await billing.payNext();
  await payBill.payWith(cards.answerLost);
  await expect(payBill.verifying).toBeVisible();

  const bills = await holdCalls(page, '**/customerBillManagement/customerBill?*');
  await payBill.main.getByRole('link', { name: 'Ver mis facturas' }).click();
  await billing.isOpen();
  await expect(billing.main).not.toContainText(/Por pagar|Vencid|Estás al día/);
  await bills();
  await expect(billing.invoices.first()).toContainText(/En verificación|Pago en proceso/);
  await expect(billing.nextPayment).toHaveCount(0);

  await expect(billing.invoices.first()).toContainText('Pago en proceso');
  const movements = await new MovementsPage(page).open();
  await expect(movements.rows.first()).toContainText('Pago en proceso');
  expect(await books.chargesOf(ana)).toEqual([18.39]);
});
