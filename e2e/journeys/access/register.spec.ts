// Registering: by e-mail and by number, from the login to the welcome, with the code that was sent.
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { CodePage, CompletePage, eva, RegisterPage } from '../../pages/access/access-pages.ts';
import { LoginPage } from '../../pages/access/login-page.ts';
import { HomePage } from '../../pages/home-page.ts';
import { company, password } from '../../world/customers.ts';
import { wrongCode } from '../../world/outbox.ts';

// «Go on and ask for a code» is a 400, and a number that is free a 404 (JOIN-7).
test.beforeEach(({ watch }) => watch.provokes(400, 404));

test('by e-mail', { tag: '@desktop' }, async ({ loginPage, page, outbox, inspect }) => {
  await (await loginPage.open()).register.click();
  const register = await new RegisterPage(page).isOpen();
  // Typed as people do; it is one e-mail in any spelling.
  await register.identifier.fill('  Eva.Nauta@Correo.Example ');
  await register.terms.check();
  await register.identifier.press('Enter');
  const code = await new CodePage(page).isOpen();
  await expect(page).toHaveURL(/\/ec\/validation-email$/);
  await expect(page.getByRole('main')).toContainText('Para confirmar tu correo');
  await expect(page.getByRole('main')).toContainText('eva.n****@correo.example');
  await inspect('register-code');

  const text = await outbox.code('eva.nauta@correo.example');
  await paste(page, `${text.slice(0, 3)} ${text.slice(3)}`, code);
  await expect(code.boxes).toHaveValue(text);
  await code.submit.click();
  const complete = await new CompletePage(page).isOpen();
  await expect(page).toHaveURL(/\/ec\/register-end-email$/);
  await expect(page.getByRole('main')).toContainText('Todos los campos son obligatorios');
  await expect(complete.identifier).toHaveValue('eva.nauta@correo.example');
  await expect(complete.identifier).not.toBeEditable();
  await inspect('register-complete');

  const welcome = await complete.register(eva);
  for (const words of ['Activación inmediata', 'Saldos en línea', 'Mejora tu plan'])
    await expect(welcome.main.getByRole('heading', { name: words })).toBeVisible();
  await inspect('bienvenida');
  expect(await flowIn(page)).toBeNull();
  await welcome.openProfile();
  await expect(welcome.profilePanel).toContainText('Eva María Ñauta');
  await expect(welcome.profilePanel).toContainText('eva.nauta@correo.example');
  await page.keyboard.press('Escape');

  await expect(welcome.goOn).toHaveAttribute('href', '/ec/home/with-services');
  await welcome.goOn.click();
  const home = await new HomePage(page).isOpen({ login: '', givenName: eva.name });
  await home.skipTour();
  await expect(home.withoutServices).toBeVisible();
});

for (const { number, typed, kind, plan } of [
  { number: '0993000001', typed: '0993000001', kind: 'Prepaid', plan: 2 },
  { number: '0993000002', typed: ' 099 300 0002 ', kind: 'Postpaid', plan: 3 },
]) {
  test(`by number: the ${kind} line is theirs at once`, async ({ page, outbox, watch }) => {
    const code = await (await new RegisterPage(page).open()).begin(typed);
    await expect(page).toHaveURL(/\/ec\/validation-cell-phone$/);
    await expect(page.getByRole('main')).toContainText(`por SMS al ******${number.slice(-4)}`);
    const text = await outbox.code(number);
    // The whole message, as it is copied on a phone.
    const [message] = await outbox.messages(number);
    expect(message).toMatchObject({ channel: 'sms', to: number });
    await paste(page, message?.text ?? '', code);
    await expect(code.boxes).toHaveValue(text);
    await code.submit.click();
    const complete = await new CompletePage(page).isOpen();
    await expect(page).toHaveURL(/\/ec\/register-end-cell-phone$/);
    await expect(complete.identifier).toHaveValue(number);
    const welcome = await complete.register(eva);

    const [asked] = watch.calls('userRolePermissionManagement/permission', 'POST');
    expect(asked?.postDataJSON()).toMatchObject({
      privilege: [{ manageableAsset: { id: number, partyProfile: { id: plan } }, action: 'R' }],
    });
    expect(watch.calls('portalSupport/homeCache', 'POST')).toHaveLength(1);
    await welcome.openProfile();
    await expect(welcome.profilePanel).not.toContainText('@');
    await expect(welcome.profilePanel).toContainText(/\(099\) 300-000\d/);
    await page.keyboard.press('Escape');
    await welcome.goOn.click();
    const home = await new HomePage(page).isOpen({ login: number, givenName: eva.name });
    await home.skipTour();
    await expect(home.main).toContainText(/\(099\) 300-000\d/);
  });
}

test('the six boxes take digits only, backspace, and say when they are not full', async ({
  page,
  outbox,
}) => {
  const code = await (await new RegisterPage(page).open()).begin('cajas@correo.example');
  const text = await outbox.code('cajas@correo.example');
  await code.boxes.pressSequentially(`a${text.slice(0, 2)}-x ${text.slice(2, 5)}`);
  await expect(code.boxes).toHaveValue(text.slice(0, 5));
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(code.boxes).toHaveValue(text.slice(0, 3));
  await expect(code.boxes).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code.boxes).toHaveAttribute('inputmode', 'numeric');

  await code.submit.click();
  await code.complains('El código debe contener 6 dígitos');
  await expect(code.messages).toHaveCount(0, { timeout: 4_000 });
  await expect(code.boxes).toBeFocused();
  await page.keyboard.type(text.slice(3));
  await page.keyboard.press('Enter');
  await new CompletePage(page).isOpen();
});

test('a wrong code is cleared, and the fifth ends the code: only another one helps', async ({
  page,
  outbox,
  inspect,
}) => {
  const code = await (await new RegisterPage(page).open()).begin('cinco@correo.example');
  const right = await outbox.code('cinco@correo.example');
  for (let guess = 0; guess < 4; guess++) {
    await code.tryCode(wrongCode(right));
    await code.says('Código inválido', 'El código ingresado es incorrecto, por favor verifícalo nuevamente.');
    if (guess === 0) await inspect('wrong-code');
    await code.accept();
    await expect(code.boxes).toHaveValue('');
    await expect(code.boxes).toBeFocused();
    await expect(code.boxes).toHaveAttribute('aria-invalid', 'true');
  }
  await code.tryCode(wrongCode(right));
  await code.complains('Se agotaron los intentos de este código. Pide uno nuevo para continuar.');
  await expect(code.boxes).toHaveValue('');
  await expect(code.submit).toBeDisabled();
  await expect(page.getByRole('main')).toContainText('Necesitas otro código.');
  await inspect('spent-code');
  await page.reload();
  await code.tryCode(right);
  await code.complains('Se agotaron los intentos de este código. Pide uno nuevo para continuar.');
  await expect(page).toHaveURL(/validation-email$/);
});

test('somebody who is registered is told so, and led to the login', async ({ page, inspect }) => {
  const register = await new RegisterPage(page).open();
  for (const identifier of [company.login, '0992000001']) {
    await register.tryWith(identifier);
    await register.says('Error', 'El usuario ya se encuentra registrado.');
    await register.accept();
    await expect(register.identifier).toHaveValue(identifier);
  }
  await register.submit.click();
  await expect(register.dialog).toBeVisible();
  await inspect('already-registered');
  await register.dialog.getByRole('button', { name: 'Iniciar sesión' }).click();
  await new LoginPage(page).isOpen();
});

test('a number of another company, of a business, or of no mobile at all', async ({ page }) => {
  const register = await new RegisterPage(page).open();
  const other = [
    'Número inválido',
    'El número móvil ingresado pertenece a otra compañía. Por favor regístrate con un correo electrónico',
  ] as const;
  for (const [number, title, text] of [
    ['0984000001', ...other],
    ['0993000009', 'Aviso', 'Favor ingresa al portal de Empresas para que puedas utilizar Mi Claro'],
    ['0421000012', ...other],
  ] as const) {
    await register.tryWith(number);
    await register.says(title, text);
    await register.accept();
  }
});

test('with storage blocked the visit is enough to register', async ({ page, outbox }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  const code = await (await new RegisterPage(page).open()).begin('sin.disco@correo.example');
  await code.tryCode(await outbox.code('sin.disco@correo.example'));
  const welcome = await (await new CompletePage(page).isOpen()).register(eva);
  await welcome.signOut();
  await new LoginPage(page).trySignIn('sin.disco@correo.example', eva.password);
  await new HomePage(page).isOpen({ login: '', givenName: eva.name });
});

test('cancelling forgets everything; the password of another account opens nothing here', async ({
  page,
  outbox,
}) => {
  const code = await (await new RegisterPage(page).open()).begin('mejor.no@correo.example');
  await code.tryCode(await outbox.code('mejor.no@correo.example'));
  const complete = await new CompletePage(page).isOpen();
  await complete.fill(eva);
  await complete.cancel.click();
  const loginPage = await new LoginPage(page).isOpen();
  expect(await flowIn(page)).toBeNull();
  await page.goBack();
  await expect(complete.name).toBeHidden();
  await page.goto('/ec/');
  await loginPage.trySignIn('mejor.no@correo.example', password);
  await expect(loginPage.refusal).toContainText('Usuario y/o contraseña incorrectos');
});

/** With the browser's own clipboard and keys. */
async function paste(page: Page, text: string, { boxes }: CodePage): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await boxes.focus();
  await page.keyboard.press('ControlOrMeta+V');
}

function flowIn(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('portal.registration'));
}
