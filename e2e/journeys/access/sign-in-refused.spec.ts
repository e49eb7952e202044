// Whoever does not know the password stays outside, and learns nothing from it.
import { expect, test } from '../../fixtures.ts';
import { HomePage } from '../../pages/home-page.ts';
import { ana, password } from '../../world/customers.ts';

const BLOCKED = 'Su cuenta ha sido bloqueada por intentos fallidos, favor de intentar nuevamente en';

test('a wrong password and an unknown user read the same; three failures in a row lock the account', async ({
  loginPage,
  watch,
  inspect,
}) => {
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

  await loginPage.trySignIn(ana.login, 'Portal2028');
  await expect(loginPage.refusal).toContainText('Usuario y/o contraseña incorrectos');
  await loginPage.trySignIn(ana.login, 'Portal2029');
  await expect(loginPage.refusal).toContainText(`${BLOCKED} 15 minutos`);
  await inspect('login-blocked');

  // The right password included.
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
