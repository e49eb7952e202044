// Another country and another brand, in the build that serves Ecuador: its path, money, numbers, tax and colour.
import { join } from 'node:path';
import { expect, test } from '../fixtures.ts';
import { HomePage } from '../pages/home-page.ts';
import { PaymentResultPage } from '../pages/purchase-pages.ts';
import { ana, cards } from '../world/customers.ts';
import { root } from '../world/portal.ts';

test.use({
  world: {
    MARKET: 'alborada',
    BRAND_NAME: 'Alba Móvil',
    BRAND_COLOR: '#0b5cad',
    BRAND_LOGO: join(root, 'apps', 'web', 'public', 'favicon.svg'),
  },
});

test('she signs in, sees what she owes in albas and pays by card', async ({ loginPage, page, inspect }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/xa\/$/);
  await loginPage.isOpen();
  await expect(page.getByRole('img', { name: 'Alba Móvil' }).first()).toBeVisible();
  await expect(loginPage.submit).toHaveCSS('background-color', 'rgb(11, 92, 173)');
  await inspect('second-market-login');
  await loginPage.trySignIn('79100000', 'Portal2026');
  await expect(page.getByText('El número Alba Móvil debe contener 9 dígitos')).toBeVisible();
  const home = await loginPage.signIn(ana);
  await expect(home.billsToPay).toContainText('A/ 6,337');
  await expect(home.line('791 000 001')).toBeVisible();
  await inspect('second-market-home');

  const payBill = await home.pay('Plus 15 GB');
  await payBill.fillCard(cards.approved);
  await payBill.main.getByRole('button', { name: 'Continuar y pagar A/ 1,838' }).click();
  const result = await new PaymentResultPage(page).isOpen();
  expect(await result.facts()).toMatchObject({ 'Total pagado': 'A/ 1,838', Línea: '791 000 001' });
  await inspect('second-market-paid');

  await page.goto('/xa/additional-packages/obtain?line=791000003');
  await expect(page.getByText('Precios con ISV.')).toBeVisible();
  await page.goto('/xa/home/with-services');
  await expect(new HomePage(page).billsToPay).toContainText('A/ 4,499');
});
