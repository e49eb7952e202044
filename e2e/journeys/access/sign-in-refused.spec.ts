// Whoever does not know the password stays outside, and learns nothing from it.
import { expect, test } from '../../fixtures.ts';
import { HomePage } from '../../pages/home-page.ts';
import { ana, luis, password } from '../../world/customers.ts';

const BLOCKED = 'Su cuenta ha sido bloqueada por intentos fallidos, favor de intentar nuevamente en';

test('a wrong password and an unknown user read the same', async ({ loginPage, watch, inspect }) => {
  watch.provokes(400);
  await loginPage.trySignIn(ana.login, 'Portal2027');
  await expect(loginPage.refusal).toContainText('Usuario y/o contraseña incorrectos');
  const words = await loginPage.refusal.textContent();
  await expect(loginPage.password).toBeFocused();
  for (const field of [loginPage.username, loginPage.password]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/Usuario y\/o contraseña incorrectos/);
  }
  await inspect('login-refused');
  await loginPage.password.press('End');
  await loginPage.password.press('1');
  await expect(loginPage.refusal).toBeHidden();
  await expect(loginPage.username).not.toHaveAttribute('aria-invalid');

  await loginPage.trySignIn('nadie@correo.example', password);
  await expect(loginPage.refusal).toHaveText(words ?? '');
});

test('three failures in a row lock the account for 15 minutes, the right password included', async ({
  loginPage,
  watch,
  inspect,
}) => {
  watch.provokes(400);
  for (const wrong of ['Portal2027', 'Portal2028']) {
    await loginPage.trySignIn(ana.login, wrong);
    await expect(loginPage.refusal).toContainText('Usuario y/o contraseña incorrectos');
  }
  await loginPage.trySignIn(ana.login, 'Portal2029');
  await expect(loginPage.refusal).toContainText(`${BLOCKED} 15 minutos`);
  await inspect('login-blocked');

  await loginPage.trySignIn(ana.login.toUpperCase(), password);
  await expect(loginPage.refusal).toContainText(`${BLOCKED} 15 minutos`);
});

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
