// The page before its code: what the server has drawn can be read, typed into, and says what is missing.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { BillingPage } from '../pages/billing-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ana, password } from '../world/customers.ts';

const CODE = '**/assets/*.js';

/** Scripts wait until the answer is called. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(CODE, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('what is typed and sent before the code has come is kept, and sent once it is here', async ({
  page,
}) => {
  const letIn = await holdCode(page);
  // Nobody is signed in: the skeleton of a customer's page is not shown.
  await page.goto('/ec/billing/', { waitUntil: 'commit' });
  const login = new LoginPage(page);
  await login.username.fill(ana.login);
  await login.password.fill(password);
  await login.password.press('Enter');
  expect(new URL(page.url()).search).toBe('');
  await expect(login.password).toBeFocused();
  letIn();
  await new BillingPage(page).isOpen();
});

test('a customer sees the frame of the page before its code, and then the page', async ({
  loginPage,
  page,
}) => {
  await loginPage.signIn(ana);
  const letIn = await holdCode(page);
  await page.goto('/ec/home', { waitUntil: 'commit' });
  await expect(page.getByText('Te queda este mes')).toBeVisible();
  await expect(page.locator('h1')).not.toContainText('Ana');
  letIn();
  await new HomePage(page).isOpen(ana);
});

test('without JavaScript, or when it does not come, a page can be read and says what is missing', async ({
  browser,
  portal,
  page,
  watch,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(`${portal.origin}/ec/terminos-y-condiciones`);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Términos y condiciones');
  await reader.goto(`${portal.origin}/ec/`);
  await expect(reader.getByRole('button', { name: 'Continuar' })).toBeVisible();
  await plain.close();
  expect(await (await page.request.get('/ec/')).text()).toMatch(/<noscript>.*activa JavaScript/);

  watch.provokes('net::ERR_FAILED');
  await page.route(CODE, (route) => route.abort());
  await page.goto('/ec/');
  await expect(page.getByRole('alert')).toContainText('El portal no terminó de cargar');
});
