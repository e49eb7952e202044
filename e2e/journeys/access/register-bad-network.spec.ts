// Registering on a bad network: at each step loading stops, nothing typed is lost, and the next try goes on.
import { expect, test } from '../../fixtures.ts';
import { CodePage, CompletePage, eva, RegisterPage, WelcomePage } from '../../pages/access/access-pages.ts';
import { LoginPage } from '../../pages/access/login-page.ts';
import { HomePage } from '../../pages/home-page.ts';
import { dropAnswerOnce, lose } from '../../world/network.ts';

// «Go on and ask for a code» is a 400, and a number that is free a 404 (JOIN-7).
test.beforeEach(({ watch }) => watch.provokes(400, 404));

const service = ['Error al invocar servicio', 'Ocurrió un error en la petición'] as const;

test('no network at any step', async ({ page, outbox, watch, inspect }) => {
  watch.provokes('net::ERR_FAILED');
  const to = 'sin.red@correo.example';
  const register = await new RegisterPage(page).open();
  let challenges = 0;
  for (const call of ['botChallenge', 'validatesecondidentifier', 'users/registration']) {
    const restore = await lose(page, call);
    await register.tryWith(to);
    await register.says(...service);
    if (call === 'botChallenge') await inspect('register-no-network');
    await register.accept();
    await expect(register.overlay).toBeHidden();
    await expect(register.identifier).toHaveValue(to);
    await expect(register.terms).toBeChecked();
    await restore();
    // Another proof for another try.
    const now = watch.calls('botChallenge').length;
    expect(now).toBeGreaterThan(challenges);
    challenges = now;
  }
  await register.submit.click();
  const code = await new CodePage(page).isOpen();
  const text = await outbox.code(to);

  let restore = await lose(page, 'validatecode');
  await code.tryCode(text);
  await code.says('Error', 'Error desconocido, vuelva a intentarlo');
  await code.accept();
  await expect(code.boxes).toHaveValue(text);
  await restore();
  await code.submit.click();

  const complete = await new CompletePage(page).isOpen();
  await complete.fill(eva);
  restore = await lose(page, 'completeregistration');
  await complete.submit.click();
  await complete.says(...service);
  await complete.accept();
  for (const [field, value] of [
    [complete.name, eva.name],
    [complete.lastName, eva.lastName],
    [complete.password, eva.password],
    [complete.confirmation, eva.password],
  ] as const)
    await expect(field).toHaveValue(value);
  await restore();

  // The account is made, and the login by itself fails.
  restore = await lose(page, 'users/login');
  await complete.submit.click();
  await complete.says(...service);
  await complete.accept();
  await restore();
  await complete.submit.click();
  await new WelcomePage(page).isOpen();
  expect(watch.calls('completeregistration', 'POST')).toHaveLength(2);
});

test('the answer to the last step is lost, not the registration', async ({ page, outbox, watch }) => {
  watch.provokes('net::ERR_FAILED', 403);
  const to = 'respuesta@correo.example';
  const code = await (await new RegisterPage(page).open()).begin(to);
  await code.tryCode(await outbox.code(to));
  const complete = await new CompletePage(page).isOpen();
  await complete.fill(eva);
  await dropAnswerOnce(page, 'completeregistration');
  await complete.submit.click();
  await complete.says(...service);
  await complete.accept();
  await complete.submit.click();
  await new WelcomePage(page).isOpen();
});

test('the line that could not be added is added later', async ({ page, outbox, watch, inspect }) => {
  watch.provokes('net::ERR_FAILED');
  const code = await (await new RegisterPage(page).open()).begin('0993000003');
  await code.tryCode(await outbox.code('0993000003'));
  const complete = await new CompletePage(page).isOpen();
  const restore = await lose(page, 'userRolePermissionManagement/permission');
  const welcome = await complete.register(eva);
  await expect(welcome.linePending).toBeVisible();
  const retry = welcome.main.getByRole('button', { name: 'Reintentar' });
  await expect(retry).toBeVisible();
  await inspect('bienvenida-line-pending');
  await restore();
  await retry.click();
  await expect(welcome.linePending).toBeHidden();
  await welcome.goOn.click();
  const home = await new HomePage(page).isOpen({ login: '', givenName: eva.name });
  await home.skipTour();
  await expect(home.main).toContainText('(099) 300-0003');
});

test('the code of the screens does not come, and then it does', async ({ page, watch, loginPage }) => {
  watch.provokes('net::ERR_FAILED');
  await page.route(/\/assets\/start-screen-[\w-]*\.(js|css)$/, (route) => route.abort());
  // By the link, and by its address: there the page stands drawn before its code.
  await (await loginPage.open()).register.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('No pudimos cargar esta página');
  await page.reload();
  await expect(heading).toHaveText('No pudimos cargar esta página');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await new RegisterPage(page).isOpen();
  await page.goBack();
  await new LoginPage(page).isOpen();
});
