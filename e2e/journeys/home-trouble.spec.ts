// Services that do not come, and services that this portal does not show. The other failures of home: apps/web/states.
import { expect, test } from '../fixtures.ts';
import { LoginPage } from '../pages/access/login-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { ana, rosa } from '../world/customers.ts';
import { drawNothing } from '../world/network.ts';

const ACCOUNTS = '**/accountManagement/billingAccount*';

test('no connection instead of the services, which the page itself asks for first', async ({
  loginPage,
  page,
  watch,
}) => {
  watch.provokes('net::ERR_FAILED');
  await loginPage.arrive(ana);
  await drawNothing(page);
  await page.route(ACCOUNTS, (route) => route.abort());
  await page.reload();
  const home = await new HomePage(page).isOpen(ana);
  await expect(home.servicesAlert).toBeVisible();
  await page.unroute(ACCOUNTS);
  await home.servicesAlert.getByRole('button', { name: 'Reintentar' }).click();
  await expect(home.lines).toHaveCount(6);
  await expect(home.servicesAlert).toBeHidden();
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
