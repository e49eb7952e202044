// Whatever the network does, a payment ends in the right words, with one charge at most.
import { expect, test } from '../../fixtures.ts';
import { ana, cards } from '../../world/customers.ts';
import { dropAnswerOf, PAYMENTS, TOKENS } from '../../world/network.ts';

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

test('offline once the payment has left: in verification until the network is back', async ({
  loginPage,
  page,
  context,
  watch,
  books,
  inspect,
}) => {
  watch.provokes('net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED');
  const payBill = await (await loginPage.arrive(ana)).pay('Plus 15 GB');
  const answered = dropAnswerOf(page).then(() => context.setOffline(true));
  await payBill.payWith(cards.approved);
  await answered;
  await expect(payBill.verifying).toBeVisible();
  await expect(payBill.main).toContainText('a tu tarjeta no se le cobrará dos veces');
  await inspect('pay-bill-verifying');
  await context.setOffline(false);
  await payBill.isPaid();
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

test('the provider is away: a calm sentence, and no payment', async ({ loginPage, page, watch, books }) => {
  watch.provokes('net::ERR_FAILED');
  const payBill = await (await loginPage.arrive(ana)).pay('Plus 15 GB');
  await page.route(TOKENS, (route) => route.abort());
  await payBill.payWith(cards.approved);
  await expect(payBill.trouble).toBeVisible();
  expect(await books.payments(ana)).toEqual([]);
});
