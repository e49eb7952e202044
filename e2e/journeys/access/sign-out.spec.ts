// Whoever signs out leaves nothing behind: no living token, nothing in storage, nothing behind the back button.
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { LoginPage } from '../../pages/access-pages.ts';
import { ana, cards } from '../../world/customers.ts';
import { lose } from '../../world/network.ts';

const personal = ['Ana', 'Paredes', ana.login, '0991000', '593991000', 'IN-100001', '1710034065'];

test('it works offline too: this browser forgets, and the token dies with the next network', async ({
  loginPage,
  page,
  watch,
  books,
  context,
}) => {
  watch.provokes('net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED');
  const home = await loginPage.signIn(ana);
  await home.hasFigures();
  const token = await watch.bearer();
  await context.setOffline(true);
  await home.signOut();
  for (const word of personal) expect(await keptIn(page)).not.toContain(word);
  expect(await books.statusOf(token)).toBe(200);
  await context.setOffline(false);
  await expect.poll(() => books.statusOf(token)).toBe(401);
  await expect.poll(() => keptIn(page)).not.toContain(token);

  // A page that was closed meanwhile leaves it to the next one.
  await loginPage.signIn(ana);
  const second = await watch.bearer();
  const restore = await lose(page, 'users/revoketoken');
  await home.signOut();
  await restore();
  await page.goto('/ec/home');
  await loginPage.isOpen();
  await expect.poll(() => books.statusOf(second)).toBe(401);
});

test('after a payment: the token is dead at once, nothing stays in the browser, and nothing behind its back button', async ({
  loginPage,
  page,
  watch,
  books,
}) => {
  const home = await loginPage.arrive(ana);
  await home.openLine('(099) 100-0002');
  await page.goBack();
  const payBill = await home.pay('Plus 15 GB');
  const { billNo } = payBill;
  await (await payBill.payWith(cards.approved)).isPaid();
  const billing = await home.openBills();
  await expect(billing.invoices).toHaveCount(6);
  const token = await watch.bearer();
  const [payment] = await books.payments(ana);
  expect(await books.statusOf(token)).toBe(200);
  await billing.signOut();
  expect(await books.statusOf(token)).toBe(401);
  await expect(page).toHaveURL(/\/ec\/?$/);

  const kept = await keptIn(page);
  for (const word of [...personal, token, billNo, payment?.id ?? '']) expect(kept).not.toContain(word);
  for (const step of ['goBack', 'goForward'] as const) {
    await page[step]();
    await new LoginPage(page).isOpen();
    for (const word of ['Ana', '$18,39', '(099) 100-0001'])
      await expect(page.locator('body')).not.toContainText(word);
  }
});

test('a page that slept in another site comes back signed out', async ({ loginPage, page, context }) => {
  const home = await loginPage.arrive(ana);
  await page.goto('about:blank');
  const otherTab = await context.newPage();
  await otherTab.goto('/ec/home');
  await otherTab.getByRole('button', { name: /^Mi perfil/ }).click();
  await otherTab.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await new LoginPage(otherTab).isOpen();
  await page.goBack();
  await loginPage.isOpen();
  await expect(home.profileButton).toHaveCount(0);
});

/** Everything the browser could have kept: storages, cookies, databases, caches. */
function keptIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const caches = await window.caches.keys();
    const databases = await indexedDB.databases();
    const { cookie } = document;
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      cookie,
      caches,
      databases,
      history.state,
    ]);
  });
}
