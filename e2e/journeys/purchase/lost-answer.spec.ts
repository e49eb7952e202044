// The card is charged and its answer is lost: the customer is never told a failure, and never charged twice.
import { expect, test } from '../../fixtures.ts';
import { MovementsPage } from '../../pages/movements-page.ts';
import { PayBillPage } from '../../pages/purchase/pay-bill-page.ts';
import { PurchaseResultPage } from '../../pages/purchase/result-pages.ts';
import { PackagesPage, RechargePage } from '../../pages/purchase/shop-pages.ts';
import { ana, cards } from '../../world/customers.ts';
import { holdCalls, holdOutcomes } from '../../world/network.ts';

const prepaid = /\(099\) 100-0003/;

test.use({ world: { PAYMENT_TIMEOUT_MS: '1500', PAYMENT_SANDBOX_HOLD_MS: '8000' } });
// One after the other, on the server of the first.
test.describe.configure({ mode: 'default' });

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
  await billing.invoices
    .first()
    .getByRole('link', { name: /^Pagar/ })
    .click();
  const payBill = await new PayBillPage(page).isOpen();
  await payBill.payWith(cards.answerLost);
  await expect(payBill.verifying).toBeVisible();

  const bills = await holdCalls(page, '**/customerBillManagement/customerBill?*');
  await payBill.main.getByRole('link', { name: 'Ver mis facturas' }).click();
  await billing.isOpen();
  await expect(billing.main).not.toContainText(/Por pagar hasta|No debes nada/);
  await bills();
  await expect(billing.invoices.first()).toContainText(/En verificación|Pago en proceso/);

  await expect(billing.invoices.first()).toContainText('Pago en proceso');
  const movements = await new MovementsPage(page).open();
  await expect(movements.rows.first()).toContainText('Pago en proceso');
  expect(await books.chargesOf(ana)).toEqual([18.39]);
});

test('a package: in verification, also under the movements; then bought, with one charge', async ({
  loginPage,
  page,
  context,
  books,
  inspect,
}) => {
  await loginPage.enter(ana);
  const packages = await (await new PackagesPage(page).open()).choose(prepaid);
  const sheet = await packages.buy('60 minutos');
  const settle = await holdOutcomes(context);
  await sheet.payWith(cards.answerLost);
  await expect(sheet.verifying).toBeVisible();
  await expect(sheet.submit).toHaveCount(0);
  await inspect('package-verifying');
  await sheet.sheet.getByRole('link', { name: 'Ver movimientos' }).click();
  const movements = await new MovementsPage(page).isOpen();
  await expect(movements.rows).toHaveText([/Paquete 60 minutos.*En verificación.*\$2,00/]);
  await settle();
  await expect(movements.rows).toHaveText([/Paquete 60 minutos.*\$2,00.*Pagado/], { timeout: 60_000 });
  expect(await books.chargesOf(ana)).toEqual([2]);
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
