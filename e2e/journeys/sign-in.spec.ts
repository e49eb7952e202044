// The customer signs in: by e-mail or by number, with words for everything that may be wrong.
import { expect, test } from '../fixtures.ts';
import { HomePage } from '../pages/home-page.ts';
import { ana, luis, password } from '../world/customers.ts';

const LOGIN = '**/ssoManagement/users/login';

test('Ana signs in by e-mail, however she spells it', async ({ loginPage, page }) => {
  await expect(page).toHaveTitle('Inicia sesión a Mi Claro Web Ecuador.');
  await loginPage.trySignIn('  Ana.Paredes@Correo.Example ', password);
  await new HomePage(page).isOpen(ana);
  await expect(page).toHaveURL(/\/ec\/home/);
});

test('Luis signs in by number', async ({ loginPage, page }) => {
  await loginPage.signIn(luis);
  await expect(page).toHaveURL(/\/ec\/home/);
});

test('everything that may be wrong in the form has its words, at its field', async ({
  loginPage,
  watch,
  inspect,
}) => {
  for (const { username = '', secret = '', says } of [
    { says: 'Debes agregar Usuario y Contraseña' },
    { username: ana.login, says: 'Debes agregar Usuario y Contraseña' },
    { secret: password, says: 'Debes agregar Usuario y Contraseña' },
    { username: 'ana@correo', secret: password, says: 'No es un email válido' },
    { username: 'ana paredes@correo.example', secret: password, says: 'No es un email válido' },
    { username: 'ana', secret: password, says: 'La información que ingresaste no es válida' },
    { username: '099-100-0001', secret: password, says: 'La información que ingresaste no es válida' },
    { username: '099100000', secret: password, says: 'El número claro debe contener 10 dígitos' },
    { username: '09910000011', secret: password, says: 'El número claro debe contener 10 dígitos' },
  ]) {
    await test.step(`«${username}» with ${secret ? 'a' : 'no'} password: ${says}`, async () => {
      await loginPage.trySignIn(username, secret);
      await expect(loginPage.refusal).toHaveText(says);
      const refused = username === '' || secret !== '' ? loginPage.username : loginPage.password;
      await expect(refused).toBeFocused();
      await expect(refused).toHaveAttribute('aria-invalid', 'true');
      await expect(refused).toHaveAccessibleDescription(says);
    });
  }
  await inspect('login-invalid', 'every');
  expect(watch.calls('/users/login', 'POST')).toHaveLength(0);
});

test('a message goes away with the next edit of either field', async ({ loginPage }) => {
  await loginPage.trySignIn('ana', password);
  await expect(loginPage.refusal).toBeVisible();
  await loginPage.password.press('End');
  await loginPage.password.press('x');
  await expect(loginPage.refusal).toBeHidden();

  await loginPage.submit.click();
  await expect(loginPage.refusal).toBeVisible();
  await loginPage.username.press('x');
  await expect(loginPage.refusal).toBeHidden();
});

test('the password is shown and hidden on demand', async ({ loginPage }) => {
  await loginPage.password.fill('Secreto1');
  await expect(loginPage.password).toHaveAttribute('type', 'password');
  await loginPage.showPassword.click();
  await expect(loginPage.password).toHaveAttribute('type', 'text');
  await expect(loginPage.password).toHaveValue('Secreto1');
  await loginPage.hidePassword.click();
  await expect(loginPage.password).toHaveAttribute('type', 'password');
});

test('the page waits with the customer, and a second press changes nothing', async ({
  loginPage,
  page,
  watch,
  inspect,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route(LOGIN, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await loginPage.trySignIn(ana.login, password);
  await expect(loginPage.overlay).toHaveText('Iniciando sesión…');
  await inspect('login-waiting');
  await page.keyboard.press('Enter');
  gate.resolve();
  await new HomePage(page).isOpen(ana);
  expect(watch.calls('/users/login', 'POST')).toHaveLength(1);
});

test('what the server says otherwise is an unknown error, and the form keeps what was typed', async ({
  loginPage,
  page,
  watch,
}) => {
  watch.provokes(503);
  await page.route(LOGIN, (route) => route.fulfill({ status: 503, body: '<h1>Service Unavailable</h1>' }));
  await loginPage.trySignIn(ana.login, password);
  await expect(loginPage.refusal).toHaveText('Error desconocido intenta nuevamente.');
  await expect(loginPage.username).toHaveValue(ana.login);
  await expect(loginPage.password).toHaveValue(password);
});

test('without a network nobody is blamed, nothing typed is lost, and trying again works', async ({
  loginPage,
  page,
  watch,
  inspect,
}) => {
  watch.provokes('net::ERR_FAILED');
  await page.route(LOGIN, (route) => route.abort());
  await loginPage.trySignIn(ana.login, password);
  await expect(loginPage.refusal).toHaveText(
    'No pudimos conectarnos. Revisa tu internet e intenta de nuevo.',
  );
  await expect(loginPage.username).toHaveValue(ana.login);
  await expect(loginPage.username).not.toHaveAttribute('aria-invalid');
  await expect(loginPage.submit).toBeFocused();
  await inspect('login-network');

  await page.unroute(LOGIN);
  await page.keyboard.press('Enter');
  await new HomePage(page).isOpen(ana);
});

test('the lookup of the address may fail', async ({ loginPage, page, watch }) => {
  watch.provokes('net::ERR_FAILED');
  await page.route('**/portalSupport/clientIp', (route) => route.abort());
  await loginPage.signIn(ana);
});

test('a profile that cannot be had ends the session', async ({ loginPage, page, watch }) => {
  // What is asked for ahead of home may leave after the session has ended.
  watch.provokes(500, 401);
  await page.route('**/ssoManagement/users', (route) => route.fulfill({ status: 500, json: {} }));
  await loginPage.trySignIn(ana.login, password);
  await expect(loginPage.refusal).toHaveText('Error desconocido intenta nuevamente.');

  await page.unroute('**/ssoManagement/users');
  await page.goto('/ec/home');
  await loginPage.isOpen();
  await expect(loginPage.overlay).toBeHidden();
});

test('a profile that calls itself an error is a failure too', async ({ loginPage, page, watch }) => {
  watch.provokes(401);
  await page.route('**/ssoManagement/users', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), estatus: 'error' } });
  });
  await loginPage.trySignIn(ana.login, password);
  await expect(loginPage.refusal).toHaveText('Error desconocido intenta nuevamente.');
});

test('the ways to recover and to register are offered', async ({ loginPage, page }) => {
  await expect(loginPage.recover).toHaveAttribute('href', '/ec/recovery-password');
  await expect(loginPage.register).toHaveAttribute('href', '/ec/register-email-or-phone');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Términos y condiciones' }).click();
  await expect(page.getByRole('heading', { name: 'Términos y condiciones', level: 1 })).toBeVisible();
  await page.getByText('Volver', { exact: true }).click();
  await loginPage.isOpen();
});
