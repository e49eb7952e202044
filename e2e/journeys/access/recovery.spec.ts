// A forgotten password: by e-mail and by number, from the login back to the login.
import { expect, test } from '../../fixtures.ts';
import { CodePage, NewPasswordPage, RecoveryPage } from '../../pages/access/access-pages.ts';
import { LoginPage } from '../../pages/access/login-page.ts';
import { HomePage } from '../../pages/home-page.ts';
import { ana, luis, pablo, password } from '../../world/customers.ts';
import { dropAnswerOnce, lose } from '../../world/network.ts';
import { wrongCode } from '../../world/outbox.ts';

const fresh = 'LunaClara26';

for (const { customer, address, way } of [
  { customer: ana, address: 'check-email-recovery', way: 'a tu correo ana.par****@correo.example' },
  { customer: luis, address: 'check-cell-phone-recovery', way: 'por SMS al ******0001' },
]) {
  test(`with a code sent to ${customer.login}`, async ({
    loginPage,
    page,
    outbox,
    books,
    watch,
    inspect,
  }) => {
    watch.provokes(400);
    const before = await books.tokenOf(customer);
    await (await loginPage.open()).recover.click();
    const recovery = await new RecoveryPage(page).isOpen();
    const code = await recovery.begin(customer.login);
    await expect(page).toHaveURL(new RegExp(`/ec/${address}$`));
    await expect(page.getByRole('main')).toContainText(`Para recuperar tu contraseña`);
    await expect(page.getByRole('main')).toContainText(way);
    await inspect('recovery-code');
    const right = await outbox.code(customer.login);
    await code.tryCode(wrongCode(right));
    await code.says('Código inválido', 'El código ingresado es incorrecto, por favor verifícalo nuevamente.');
    await code.accept();
    await code.tryCode(right);

    const form = await new NewPasswordPage(page).isOpen();
    await expect(page).toHaveURL(/\/ec\/new-password$/);
    await form.fill(fresh);
    await form.submit.click();
    await form.says('¡Éxito!', 'Contraseña modificada exitosamente');
    await inspect('recovery-done');
    expect(await books.statusOf(before)).toBe(401);
    await form.accept();
    await loginPage.isOpen();
    expect(await page.evaluate(() => sessionStorage.getItem('portal.recovery'))).toBeNull();
    await loginPage.trySignIn(customer.login, password);
    await expect(loginPage.refusal).toContainText('Usuario y/o contraseña incorrectos');
    await loginPage.trySignIn(customer.login, fresh);
    await new HomePage(page).isOpen(customer);
    // Told to the owner, so that a stranger's change is noticed.
    const [told] = await outbox.messages(customer.login);
    expect(told?.text).toMatch(/contrase(ñ|n)a se restableci/);
  });
}

test('the list of rules follows every key, and the form says what is missing', async ({
  page,
  outbox,
  watch,
  inspect,
}) => {
  watch.provokes(422);
  const code = await (await new RecoveryPage(page).open()).begin(pablo.login);
  await code.tryCode(await outbox.code(pablo.login));
  const form = await new NewPasswordPage(page).isOpen();
  const rules = [
    'De 8 a 12 caracteres',
    'Al menos un número',
    'Sin espacios ni caracteres especiales',
    'Las dos contraseñas iguales',
  ];
  const shows = (...met: boolean[]) =>
    expect(form.rules).toHaveText(rules.map((rule, at) => `${met[at] ? 'Cumple' : 'Falta'}: ${rule}`));
  await shows(false, false, false, false);

  await form.submit.click();
  await form.says('Restablecer contraseña', 'Es necesario restablecer tu contraseña para poder continuar');
  await inspect('recovery-nothing-typed');
  await form.accept();

  await form.password.pressSequentially('luna');
  await shows(false, false, true, false);
  await form.password.pressSequentially('26');
  await shows(false, true, true, false);
  await form.password.pressSequentially('ab');
  await shows(true, true, true, false);
  await form.confirmation.fill('luna26ab');
  await shows(true, true, true, true);
  await form.password.pressSequentially('!');
  await shows(true, true, false, false);
  await inspect('recovery-rules');

  const rule = 'La Contraseña no cumple los requerimientos';
  for (const [typed, again, sentence] of [
    ['', fresh, 'La Contraseña es requerida'],
    ['luna26', 'luna26', rule],
    ['lunaclara', 'lunaclara', rule],
    ['luna clara26', 'luna clara26', rule],
    ['luna-clara26', 'luna-clara26', rule],
    ['luna26luna26luna', 'luna26luna26luna', rule],
    ['luna26😀😀', 'luna26😀😀', rule],
    [fresh, '', 'Las Contraseñas no coinciden'],
    [fresh, 'lunaclara26', 'Las Contraseñas no coinciden'],
  ] as const) {
    await form.fill(typed, again);
    await form.submit.click();
    await form.complains(sentence);
  }
  expect(watch.calls('resetpassword', 'PUT')).toEqual([]);
  await form.fill('password1');
  await form.submit.click();
  await form.complains(
    `${rule} Esa contraseña es demasiado común, también con números o signos. Elige otra.`,
  );
  await expect(form.password).toBeFocused();
  await form.fill(fresh);
  await form.submit.click();
  await form.says('¡Éxito!', 'Contraseña modificada exitosamente');
});

test('who cannot recover: unknown, of another company, not an identifier; who is blocked can', async ({
  loginPage,
  page,
  watch,
  inspect,
}) => {
  watch.provokes(400, 404, 412);
  const recovery = await new RecoveryPage(page).open();
  for (const identifier of ['nadie@correo.example', '0993000001', '0984000001', '0421000012']) {
    await recovery.tryWith(identifier);
    await recovery.says('Error', 'El correo/teléfono no se encuentra registrado en nuestro sistema');
    await recovery.accept();
    await expect(recovery.identifier).toHaveValue(identifier);
    await expect(recovery.identifier).toBeFocused();
    await expect(recovery.identifier).toHaveAttribute('aria-invalid', 'true');
  }
  for (const [typed, sentence] of [
    ['', 'La información que ingresaste no es válida'],
    ['hola', 'La información que ingresaste no es válida'],
    ['099-200-0001', 'La información que ingresaste no es válida'],
    ['09920000', 'El número Claro debe contener 10 dígitos'],
    ['luis@', 'No es un email válido'],
  ] as const) {
    await recovery.tryWith(typed);
    await recovery.complains(sentence);
  }
  await inspect('recovery-not-valid');

  await recovery.exit.click();
  await loginPage.isOpen();
  const blocked =
    'Su cuenta ha sido bloqueada por intentos fallidos, favor de intentar nuevamente en 15 minutos';
  for (const says of ['Usuario y/o contraseña incorrectos', 'Usuario y/o contraseña incorrectos', blocked]) {
    await loginPage.trySignIn(pablo.login, 'not-the-one');
    await expect(loginPage.refusal).toContainText(says);
  }
  await loginPage.recover.click();
  await recovery.isOpen();
  await recovery.tryWith(pablo.login);
  // The text before the first colon of what the server says.
  await recovery.says('Error', new RegExp(`^${blocked} No hace falta que esperes`));
  await inspect('recovery-blocked');
  await page.getByRole('button', { name: 'Enviarme un código' }).click();
  await new CodePage(page).isOpen();
});

test('on a bad network nothing is lost, and a lost answer is found out', async ({ page, outbox, watch }) => {
  watch.provokes('net::ERR_FAILED', 403);
  const unknown = ['Error', 'Error desconocido, vuelva a intentarlo'] as const;
  const recovery = await new RecoveryPage(page).open();
  for (const call of ['botChallenge', 'validatesecondidentifier', 'generatecode']) {
    const restore = await lose(page, call);
    await recovery.tryWith(luis.login);
    await recovery.says(...unknown);
    await recovery.accept();
    await expect(recovery.identifier).toHaveValue(luis.login);
    await restore();
  }
  const code = await recovery.begin(luis.login);
  const text = await outbox.code(luis.login);
  const restoreCheck = await lose(page, 'validatecode');
  await code.tryCode(text);
  await code.says(...unknown);
  await code.accept();
  await expect(code.boxes).toHaveValue(text);
  await restoreCheck();
  await code.submit.click();

  const form = await new NewPasswordPage(page).isOpen();
  await form.fill(fresh);
  const failed = ['Error', 'Ocurrió un error al modificar la contraseña'] as const;
  const restoreReset = await lose(page, 'resetpassword');
  await form.submit.click();
  await form.says(...failed);
  await form.accept();
  await expect(form.password).toHaveValue(fresh);
  await restoreReset();
  await dropAnswerOnce(page, 'resetpassword');
  await form.submit.click();
  await form.says(...failed);
  await form.accept();
  await form.submit.click();
  await form.says('¡Éxito!', 'Contraseña modificada exitosamente');
  await form.accept();
  await new LoginPage(page).trySignIn(luis.login, fresh);
  await new HomePage(page).isOpen(luis);
});

test('every address of the flow leads to the step that is next; a new password needs its grant', async ({
  page,
  outbox,
}) => {
  const recovery = new RecoveryPage(page);
  const later = ['check-email-recovery', 'check-cell-phone-recovery', 'new-password'];
  for (const path of later) {
    await page.goto(`/ec/${path}`);
    await recovery.isOpen();
    await expect(page).toHaveURL(/\/ec\/recovery-password$/);
  }
  const code = await recovery.begin(luis.login);
  for (const path of later) {
    await page.goto(`/ec/${path}`);
    await code.isOpen();
    await expect(page).toHaveURL(/\/ec\/check-cell-phone-recovery$/);
  }
  await code.tryCode(await outbox.code(luis.login));
  const form = await new NewPasswordPage(page).isOpen();
  for (const path of later) {
    await page.goto(`/ec/${path}`);
    await form.isOpen();
    await expect(page).toHaveURL(/\/ec\/new-password$/);
  }
});
