// The session: it comes back by itself, leads where the customer wanted to go, and ends everywhere at once.
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { LoginPage } from '../../pages/access/login-page.ts';
import { BillingPage } from '../../pages/billing-pages.ts';
import { HomePage } from '../../pages/home-page.ts';
import { ana, luis } from '../../world/customers.ts';

test('the login screen gives a session back by itself, in another tab too', async ({
  loginPage,
  page,
  context,
}) => {
  await loginPage.signIn(ana);
  for (const tab of [page, await context.newPage()]) {
    await tab.goto('/ec/');
    await expect(new LoginPage(tab).overlay).toHaveText('Recuperando tu sesión…');
    await new HomePage(tab).isOpen(ana);
  }
});

test('a session that the server no longer knows is not given back', async ({
  loginPage,
  page,
  watch,
  portal,
}) => {
  watch.provokes(401);
  await loginPage.signIn(ana);
  const token = await watch.bearer();
  await page.request.get(`${portal.origin}/SSOManagement/api/ec/ssoManagement/users/revoketoken`, {
    params: { Token_type: 'revoke' },
    headers: { Token: token },
  });
  await page.goto('/ec/');
  await expect(loginPage.overlay).toBeVisible();
  await expect(loginPage.overlay).toBeHidden();
  await page.reload();
  await loginPage.isOpen();
  await loginPage.signIn(luis);
});

test('a protected page asks to sign in, then opens', async ({ page }) => {
  await page.goto('/ec/billing/');
  const loginPage = await new LoginPage(page).isOpen();
  await loginPage.trySignIn(ana.login, 'Portal2026');
  await new BillingPage(page).isOpen();
  await expect(page).toHaveURL(/\/ec\/billing\/$/);
});

test('a session that dies in the middle says so, and leads back after the next login', async ({
  loginPage,
  page,
  watch,
  inspect,
}) => {
  watch.provokes(401);
  const home = await loginPage.arrive(ana);
  await page.route('**/customerBillManagement/**', async (route) => {
    const headers = { ...route.request().headers(), authorization: 'Bearer expired' };
    await route.continue({ headers });
  });
  await home.section('Pagos y Facturas').click();
  await loginPage.isOpen();
  const words = 'Tu sesión terminó. Ingresa otra vez para continuar.';
  await expect(loginPage.ended).toHaveText(words);
  await inspect('login-ended');
  await page.reload();
  await expect(loginPage.ended).toHaveText(words);

  await page.unroute('**/customerBillManagement/**');
  await loginPage.trySignIn(ana.login, 'Portal2026');
  const billing = await new BillingPage(page).isOpen();
  await billing.signOut();
  await expect(loginPage.ended).toBeHidden();
});

test('no address of somebody else is an origin to return to', async ({ loginPage, page, portal }) => {
  const elsewhere = '//evil.example/';
  const names = ['from', 'origin', 'returnTo', 'redirect', 'next'];
  await page.goto(`/ec/?${names.map((name) => `${name}=${elsewhere}`).join('&')}`);
  // Where the router keeps what the guard remembered.
  await page.evaluate((from) => {
    history.replaceState({ from }, '');
  }, elsewhere);
  await page.reload();
  await loginPage.signIn(luis);
  expect(new URL(page.url()).origin).toBe(portal.origin);
  await expect(page).toHaveURL(/\/ec\/home/);
});

test('an address that looks like another site stays in the portal', async ({ page, portal, watch }) => {
  watch.provokes(404);
  await page.goto('/ec//evil.example/billing/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Inicio de Sesión|No encontramos esta página/,
  );
  expect(new URL(page.url()).origin).toBe(portal.origin);
});

test('signing out in one tab signs out the other', async ({ loginPage, context }) => {
  const home = await loginPage.signIn(ana);
  const otherTab = await context.newPage();
  await otherTab.goto('/ec/home');
  const otherHome = await new HomePage(otherTab).isOpen(ana);
  await isAtRest(otherTab);

  await home.signOut();
  await new LoginPage(otherTab).isOpen();
  await expect(otherHome.profileButton).toBeHidden();
});

test('another customer in another tab never mixes with the first', async ({ loginPage, context }) => {
  const home = await loginPage.signIn(ana);
  const otherTab = await context.newPage();
  await otherTab.goto('/ec/home');
  const otherHome = await new HomePage(otherTab).isOpen(ana);
  await isAtRest(otherTab);

  await home.signOut();
  await loginPage.signIn(luis);
  await otherHome.isOpen(luis);
  await expect(otherTab.getByText('Ana')).toHaveCount(0);
});

test('with storage blocked the portal serves the visit', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  const loginPage = await new LoginPage(page).open();
  await expect(page.getByText('Tu navegador no guarda datos de este sitio.')).toBeVisible();
  const home = await loginPage.signIn(ana);
  await home.section('Pagos y Facturas').click();
  const billing = await new BillingPage(page).isOpen();
  await billing.signOut();
});

/** What home asks last has come: whatever it asked as nobody any more would be refused. */
const isAtRest = (tab: Page) => expect(tab.getByRole('heading', { name: 'En curso' })).toBeVisible();
