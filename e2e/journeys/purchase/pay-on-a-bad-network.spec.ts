// Whatever the network does, a payment ends in the right words, with one charge at most.
import { expect, test } from '../../fixtures.ts';
import { ana, cards } from '../../world/customers.ts';
import { PAYMENTS } from '../../world/network.ts';

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
