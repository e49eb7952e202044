// When a part of the operator does not answer, the customer is told so there, and the rest goes on.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ana, rosa } from '../world/customers.ts';

const ACCOUNTS = '**/accountManagement/billingAccount*';
const BILLS = '**/customerBillManagement/customerBill*';
const USAGE = '**/usageConsumption/**';
const BALANCE = '**/prepayBalanceManagement/**';

/** Each of them is a failure for the customer, and none may be a blank page. */
const breakages: Record<string, (page: Page, address: string) => Promise<unknown>> = {
  'no connection': (page, address) => page.route(address, (route) => route.abort()),
  'a server error': (page, address) =>
    page.route(address, (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL' } })),
  'broken JSON': (page, address) => page.route(address, (route) => route.fulfill({ body: '[{"id": "8.1' })),
  'another shape': (page, address) => page.route(address, (route) => route.fulfill({ json: [{ type: 7 }] })),
};

for (const [name, happens] of Object.entries(breakages)) {
  test(`${name} instead of the services: told so, and trying again works`, async ({
    loginPage,
    page,
    watch,
  }) => {
    watch.provokes(500, 'net::ERR_FAILED');
    await happens(page, ACCOUNTS);
    const home = await loginPage.signIn(ana);
    await expect(home.servicesAlert).toBeVisible();
    // Nothing behind it seems to be on its way, or to work.
    await expect(home.main.locator('[aria-busy]')).toHaveCount(0);
    await expect(home.main).not.toContainText('facturas');
    await page.keyboard.press('Escape');
    await expect(home.servicesAlert).toBeVisible();
    await home.servicesAlert.getByRole('button', { name: 'Reintentar' }).click();
    await expect(home.servicesAlert.getByRole('button', { name: 'Reintentar' })).toBeEnabled();
    await page.unroute(ACCOUNTS);
    await home.servicesAlert.getByRole('button', { name: 'Reintentar' }).click();
    await expect(home.lines).toHaveCount(6);
    await expect(home.servicesAlert).toBeHidden();
  });

  test(`${name} instead of one section: it fails alone, and comes back alone`, async ({
    loginPage,
    page,
    watch,
  }) => {
    watch.provokes(500, 'net::ERR_FAILED');
    await happens(page, USAGE);
    await happens(page, BILLS);
    const home = await loginPage.arrive(ana);
    const usage = home.part('Te queda este mes');
    await expect(usage).toContainText('No pudimos cargar tu saldo');
    await expect(home.billsToPay).toContainText('No pudimos cargar tus facturas');
    await expect(home.lines).toHaveCount(6);

    await page.unroute(USAGE);
    await usage.getByRole('button', { name: 'Reintentar' }).click();
    await expect(home.circles).toHaveCount(3);
    await expect(home.billsToPay).toContainText('No pudimos cargar tus facturas');
    await page.unroute(BILLS);
    await home.billsToPay.getByRole('button', { name: 'Reintentar' }).click();
    await expect(home.billsToPay).toContainText('$63,38');
  });
}

test('a prepaid balance that does not come leaves the bonuses', async ({
  loginPage,
  page,
  watch,
  inspect,
}) => {
  watch.provokes(500);
  await page.route(BILLS, (route) => route.fulfill({ status: 500, json: {} }));
  await page.route(BALANCE, (route) => route.fulfill({ status: 500, json: {} }));
  const home = await loginPage.arrive(ana);
  await home.choose('(099) 100-0003');
  await expect(home.main).toContainText('No pudimos cargar tu saldo');
  await expect(home.billsToPay).toContainText('No pudimos cargar tus facturas');
  await expect(home.circles).toHaveCount(3);
  await inspect('home-sections-failed');
});

test('while the answers are on their way their places are kept', async ({ loginPage, page, inspect }) => {
  const gate = Promise.withResolvers<void>();
  for (const address of [ACCOUNTS, BILLS, USAGE]) {
    await page.route(address, async (route) => {
      await gate.promise;
      await route.continue();
    });
  }
  const home = await loginPage.arrive(ana);
  await expect(page.getByRole('status').filter({ hasText: 'Cargando tus servicios' })).toBeVisible();
  await inspect('home-waiting');
  gate.resolve();
  await expect(home.circles).toHaveCount(3);
  await expect(home.billsToPay).toContainText('$63,38');
});

test('who is tired of trying again signs out', async ({ loginPage, page, watch, inspect }) => {
  watch.provokes(500);
  await page.route(ACCOUNTS, (route) => route.fulfill({ status: 500, json: {} }));
  const home = await loginPage.signIn(ana);
  await expect(home.servicesAlert).toBeVisible();
  await inspect('home-services-alert');
  await home.servicesAlert.getByRole('button', { name: 'Cerrar sesión' }).click();
  await loginPage.isOpen();
});

test('a 400 is a customer without services', async ({ loginPage, page, watch }) => {
  watch.provokes(400);
  await page.route(ACCOUNTS, (route) =>
    route.fulfill({ status: 400, json: { code: 'INVALID', reason: 'x', message: 'x', status: '400' } }),
  );
  const home = await loginPage.signIn(ana);
  await expect(home.withoutServices).toBeVisible();
});

test('Rosa, whose only service is not shown here, is led to the application', async ({ page, inspect }) => {
  const loginPage = await new LoginPage(page).open();
  await loginPage.trySignIn(rosa.login, 'Portal2026');
  await expect(page).toHaveURL(/\/ec\/errorgponwttx$/);
  await expect(page.getByRole('main')).toContainText('no se pueden consultar en este portal');
  await expect(page.getByRole('link', { name: /Android/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /iPhone/ })).toBeVisible();
  await inspect('services-unavailable');

  await page.goto('/ec/home');
  await loginPage.isOpen();
});
