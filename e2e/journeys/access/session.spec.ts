// The session: it comes back by itself, leads where the customer wanted to go, and ends everywhere at once.
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { LoginPage } from '../../pages/access/login-page.ts';
import { BillingPage } from '../../pages/billing-pages.ts';
import { HomePage } from '../../pages/home-page.ts';
import { ana, luis } from '../../world/customers.ts';

test('given back by itself in another tab, ended there too, and never mixed with who signs in next', async ({
  loginPage,
  context,
}) => {
  const home = await loginPage.signIn(ana);
  const otherTab = await context.newPage();
  await otherTab.goto('/ec/');
  await expect(new LoginPage(otherTab).overlay).toHaveText('Recuperando tu sesión…');
  const otherHome = await new HomePage(otherTab).isOpen(ana);
  await isAtRest(otherTab);

  await home.signOut();
  await new LoginPage(otherTab).isOpen();
  await expect(otherHome.profileButton).toBeHidden();
  await loginPage.signIn(luis);
  await otherHome.isOpen(luis);
  await expect(otherTab.getByText('Ana')).toHaveCount(0);
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
