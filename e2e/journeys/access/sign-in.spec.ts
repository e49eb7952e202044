// The customer signs in, by e-mail or by number. What may be wrong in the form or on the way is shown in apps/web/states.
import { expect, test } from '../../fixtures.ts';
import { HomePage } from '../../pages/home-page.ts';
import { ana, luis, password } from '../../world/customers.ts';

test('Ana signs in by e-mail, however she spells it', async ({ loginPage, page }) => {
  await loginPage.open();
  await expect(page).toHaveTitle('Inicia sesión a Mi Claro Web Ecuador.');
  await loginPage.trySignIn('  Ana.Paredes@Correo.Example ', password);
  await new HomePage(page).isOpen(ana);
  await expect(page).toHaveURL(/\/ec\/home/);
});

test('Luis signs in by number', async ({ loginPage, page }) => {
  await loginPage.signIn(luis);
  await expect(page).toHaveURL(/\/ec\/home/);
});

test('the ways to recover and to register are offered', async ({ loginPage, page }) => {
  await loginPage.open();
  await expect(loginPage.recover).toHaveAttribute('href', '/ec/recovery-password');
  await expect(loginPage.register).toHaveAttribute('href', '/ec/register-email-or-phone');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Términos y condiciones' }).click();
  await expect(page.getByRole('heading', { name: 'Términos y condiciones', level: 1 })).toBeVisible();
  await page.getByText('Volver', { exact: true }).click();
  await loginPage.isOpen();
});
