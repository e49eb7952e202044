// Whatever is typed into the forms of registration: what is refused, in which words, and that nothing typed is lost.
import { expect, test } from '../../fixtures.ts';
import { CodePage, CompletePage, eva, RegisterPage } from '../../pages/access/access-pages.ts';
import { LoginPage } from '../../pages/access/login-page.ts';

const notTen = 'El número Claro debe contener 10 dígitos';
const neither = 'No es un número o mail válido';
const notEmail = 'No es un email válido';

test('the identifier: every odd one stays on the screen with its sentence', async ({
  page,
  watch,
  inspect,
}) => {
  const register = await new RegisterPage(page).open();
  await register.terms.check();
  for (const [typed, sentence] of [
    ['', 'Datos no válidos'],
    ['   ', 'Datos no válidos'],
    ['099300000', notTen],
    ['09930000011', notTen],
    ['593993000001', notTen],
    ['099-300-0001', neither],
    ['hola', neither],
    ['٠٩٩٣٠٠٠٠٠١', neither],
    ['😀', neither],
    ['ana@', notEmail],
    ['@correo.example', notEmail],
    ['ana@correo', notEmail],
    ['ana paredes@correo.example', notEmail],
    ['аna@correo.example', notEmail],
    ['ana😀@correo.example', notEmail],
    [`${'a'.repeat(65)}@correo.example`, notEmail],
    [`ana@${'correo.'.repeat(40)}example`, notEmail],
  ] as const) {
    await register.identifier.fill(typed);
    await register.submit.click();
    await register.complains(sentence);
    await expect(register.identifier).toBeFocused();
    await expect(register.identifier).toHaveValue(typed);
    await expect(register.identifier).toHaveAttribute('aria-invalid', 'true');
  }
  await inspect('register-not-valid');
  await register.identifier.fill('ana');
  await expect(register.messages).toHaveCount(0);
  expect(watch.calls('validatesecondidentifier', 'POST')).toEqual([]);
});

test('the terms must be accepted; reading them loses nothing', async ({ page, inspect, watch }) => {
  const register = await new RegisterPage(page).open();
  await register.identifier.fill('lectora@correo.example');
  await register.submit.click();
  await register.complains('Debes aceptar los términos y condiciones');
  await expect(register.terms).toBeFocused();
  await inspect('register-terms-missing');
  await register.terms.check();
  await expect(register.messages).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'términos y condiciones' }).click();
  await expect(register.heading).toHaveText('Términos y condiciones');
  await page.getByRole('button', { name: 'Volver' }).click();
  await register.isOpen();
  await expect(register.identifier).toHaveValue('lectora@correo.example');
  await expect(register.terms).toBeChecked();
  await page.reload();
  await expect(register.identifier).toHaveValue('lectora@correo.example');
  await expect(register.terms).toBeChecked();
  expect(watch.calls('validatesecondidentifier', 'POST')).toEqual([]);
  await register.exit.click();
  const loginPage = await new LoginPage(page).isOpen();
  await loginPage.register.click();
  await expect((await register.isOpen()).identifier).toHaveValue('');
});

test.describe('the last form', () => {
  test('names and passwords: each with its sentence, and what is typed stays', async ({
    page,
    outbox,
    watch,
    inspect,
  }) => {
    watch.provokes(400, 422);
    const to = 'formulario@correo.example';
    const code = await (await new RegisterPage(page).open()).begin(to);
    await code.tryCode(await outbox.code(to));
    const complete = await new CompletePage(page).isOpen();

    await complete.submit.click();
    await expect(complete.messages).toHaveText([
      'El campo es obligatorio',
      'El campo es obligatorio',
      'Debe contener mínimo 8 caracteres y máximo 12 (mínimo un número)',
    ]);
    await expect(complete.name).toBeFocused();
    await inspect('register-complete-empty');

    await complete.fill(eva);
    for (const name of ['Eva 2', 'Ева', '艾娃', 'Eva 💃', '<b>Eva</b>', 'Eva-María']) {
      await complete.name.fill(name);
      await complete.submit.click();
      await complete.complains('Usa solo letras y espacios');
    }
    await complete.name.fill('a'.repeat(81));
    await complete.submit.click();
    await complete.complains('Usa 80 letras como máximo');
    await complete.name.fill('  Eva   María ');

    const length = 'Debe contener mínimo 8 caracteres y máximo 12 (mínimo un número)';
    const rules = 'La Contraseña no cumple los requerimientos';
    for (const [password, sentence] of [
      ['', length],
      ['Luna26', length],
      ['LunaClara', length],
      ['LunaClara2026x', length],
      ['Luna Clara26', rules],
      [' LunaClara26', rules],
      ['LunaClara26!', rules],
      ['Luna26😀😀', rules],
    ] as const) {
      await complete.password.fill(password);
      await complete.confirmation.fill(password);
      await complete.submit.click();
      await complete.complains(sentence);
      await expect(complete.password).toBeFocused();
    }
    await complete.password.fill(eva.password);
    await complete.confirmation.fill(eva.password.toLowerCase());
    await complete.submit.click();
    await complete.complains('Las Contraseñas no coinciden');
    await expect(complete.confirmation).toBeFocused();
    expect(watch.calls('completeregistration', 'POST')).toEqual([]);

    // One of the commonest: only the server knows them.
    await complete.password.fill('password1');
    await complete.confirmation.fill('password1');
    await complete.submit.click();
    await complete.complains(
      `${rules} Esa contraseña es demasiado común, también con números o signos. Elige otra.`,
    );
    await expect(complete.password).toBeFocused();
    await inspect('register-common-password');
    await expect(complete.name).toHaveValue('  Eva   María ');
    await expect(complete.lastName).toHaveValue(eva.lastName);

    await complete.password.fill(eva.password);
    await complete.confirmation.fill(eva.password);
    await page.getByRole('button', { name: 'Mostrar contraseña' }).first().click();
    await expect(complete.password).toHaveAttribute('type', 'text');
    await complete.submit.click();
    await expect(page).toHaveURL(/\/ec\/home\/bienvenida$/);
    const sent = watch.calls('completeregistration', 'POST').at(-1)?.postDataJSON();
    expect(sent).toEqual({
      name: 'Eva María',
      lastName: eva.lastName,
      email: to,
      phoneNumber: null,
      password: eva.password,
    });
  });

  test('every address of the flow leads to the step that is next', async ({ page, outbox, watch }) => {
    watch.provokes(400);
    const register = new RegisterPage(page);
    const later = [
      'validation-email',
      'validation-cell-phone',
      'register-end-email',
      'register-end-cell-phone',
    ];
    for (const path of later) {
      await page.goto(`/ec/${path}`);
      await register.isOpen();
      await expect(page).toHaveURL(/\/ec\/register-email-or-phone$/);
    }
    await page.goto('/ec/register-email');
    await register.isOpen();

    const to = 'caminos@correo.example';
    const code = await register.begin(to);
    for (const path of later) {
      await page.goto(`/ec/${path}`);
      await code.isOpen();
      await expect(page).toHaveURL(/\/ec\/validation-email$/);
    }
    await code.back.click();
    await register.isOpen();
    await expect(register.identifier).toHaveValue(to);
    await expect(register.terms).toBeChecked();
    // The code that is on its way is still good: no other one is sent.
    await register.submit.click();
    await code.isOpen();
    expect(await outbox.codes(to)).toHaveLength(1);

    await code.tryCode(await outbox.code(to));
    const complete = await new CompletePage(page).isOpen();
    for (const path of later) {
      await page.goto(`/ec/${path}`);
      await complete.isOpen();
      await expect(page).toHaveURL(/\/ec\/register-end-email$/);
    }
    const elsewhere = await page.context().newPage();
    await elsewhere.goto('/ec/register-end-email');
    await new RegisterPage(elsewhere).isOpen();
    await elsewhere.goto('/ec/validation-email');
    await expect(new CodePage(elsewhere).boxes).toHaveCount(0);
  });
});
