// 'Cambio de contraseña': the live tooltip, the current password asked for, every other session ended.
import { expect, test } from '../fixtures.ts';
import { ChangePasswordPage } from '../pages/account-pages.ts';
import { HomePage } from '../pages/home-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ana, luis, password } from '../world/customers.ts';
import { lose } from '../world/network.ts';

test.use({ world: {} });

const fresh = 'Luna#2026';

test('a new password: this session goes on, all others end', async ({
  loginPage,
  page,
  watch,
  books,
  outbox,
  anotherBrowser,
  inspect,
}) => {
  watch.provokes(401);
  const home = await loginPage.arrive(ana);
  const elsewhere = await (await anotherBrowser()).newPage();
  const homeElsewhere = await (await new LoginPage(elsewhere).open()).arrive(ana);
  const elsewhereToken = await books.tokenOf(ana);

  await home.openProfile();
  await home.profilePanel.getByRole('link', { name: 'Cambiar contraseña' }).click();
  const form = await new ChangePasswordPage(page).isOpen();
  await expect(form.main).toContainText('Todos los campos son obligatorios');
  await expect(form.submit).toBeDisabled();
  await form.fill({ current: password, next: fresh });
  await inspect('change-password-ready');
  await form.submit.click();
  const done = page.getByRole('dialog', { name: 'Contraseña guardada' });
  await expect(done).toHaveAccessibleDescription('Tu contraseña ha cambiado');
  await inspect('change-password-done');
  await done.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page).toHaveURL(/\/ec\/home$/);
  await home.isOpen(ana);
  await expect(home.circles).toHaveCount(3);

  expect(await books.statusOf(elsewhereToken)).toBe(401);
  await homeElsewhere.section('Pagos y Facturas').click();
  await new LoginPage(elsewhere).isOpen();
  const [told] = await outbox.messages(ana.login);
  expect(told?.subject).toContain('contraseña');

  await home.signOut();
  watch.provokes(400);
  await loginPage.trySignIn(ana.login, password);
  await expect(loginPage.refusal).toContainText('Usuario y/o contraseña incorrectos');
  await loginPage.trySignIn(ana.login, fresh);
  await home.isOpen(ana);
});

test('the tooltip follows every key, and the button waits for all of it', async ({
  loginPage,
  page,
  watch,
  inspect,
}) => {
  await loginPage.arrive(luis);
  await page.goto('/ec/profile/change-password');
  const form = await new ChangePasswordPage(page).isOpen();
  const rules = [
    '8 a 12 caracteres',
    'Un número',
    'Una letra mayúscula',
    'Una letra minúscula',
    'Un carácter especial',
  ];
  const shows = (...met: boolean[]) =>
    expect(form.rules).toHaveText(rules.map((rule, at) => `${met[at] ? 'Cumple' : 'Falta'}: ${rule}`));
  await expect(form.rules).toHaveCount(0);
  await form.next.focus();
  await shows(false, false, false, false, false);
  for (const [key, ...met] of [
    ['l', false, false, false, true, false],
    ['U', false, false, true, true, false],
    ['2', false, true, true, true, false],
    ['#', false, true, true, true, true],
    ['abcd', true, true, true, true, true],
  ] as const) {
    await form.next.pressSequentially(key);
    await shows(...met);
  }
  // Nothing is cut: nobody would know what was saved.
  await form.next.pressSequentially('efghijk');
  await expect(form.next).toHaveValue('lU2#abcdefghijk');
  await expect(form.messages).toHaveText(['Tu nueva contraseña puede tener hasta 12 caracteres']);
  await form.next.fill('lU2# abcd');
  await expect(form.rules).toHaveText([...rules.map((rule) => `Cumple: ${rule}`), 'Falta: Sin espacios']);
  await inspect('change-password-rules');

  await form.next.fill(fresh);
  await form.confirmation.fill('Luna#2025');
  await form.current.fill(password);
  await form.terms.check();
  await expect(form.messages).toHaveText(['Las contraseñas no son iguales']);
  await expect(form.submit).toBeDisabled();
  await form.confirmation.fill(fresh);
  await expect(form.messages).toHaveCount(0);
  await expect(form.submit).toBeEnabled();
  await form.current.fill(fresh);
  await expect(form.messages).toHaveText(['Tu nueva contraseña debe ser diferente a la anterior']);
  await expect(form.submit).toBeDisabled();
  for (const undo of [
    () => form.current.fill(''),
    () => form.terms.uncheck(),
    () => form.confirmation.fill(''),
    () => form.next.fill('luna#2026'),
  ]) {
    await form.fill({ current: password, next: fresh });
    await expect(form.submit).toBeEnabled();
    await undo();
    await expect(form.submit).toBeDisabled();
  }
  expect(watch.calls('users/login', 'POST')).toHaveLength(1);
});

test('a wrong current password says so and signs nobody out; three of them block', async ({
  loginPage,
  page,
  watch,
  inspect,
}) => {
  watch.provokes(400);
  const home = await loginPage.arrive(luis);
  await page.goto('/ec/profile/change-password');
  const form = await new ChangePasswordPage(page).isOpen();
  const error = page.getByRole('dialog', { name: 'Error' });
  await form.fill({ current: 'Ninguna1', next: fresh });
  for (let attempt = 0; attempt < 3; attempt++) {
    await form.submit.click();
    await expect(error).toHaveAccessibleDescription('La contraseña actual es incorrecta');
    if (attempt === 0) await inspect('change-password-wrong');
    await error.getByRole('button', { name: 'Aceptar' }).click();
    await expect(form.next).toHaveValue(fresh);
  }
  await form.submit.click();
  await expect(error).toHaveAccessibleDescription(
    'Su cuenta ha sido bloqueada por intentos fallidos, favor de intentar nuevamente en 15 minutos',
  );
  await error.getByRole('button', { name: 'Aceptar' }).click();
  await form.cancel.click();
  await expect(page).toHaveURL(/\/ec\/home$/);
  await home.isOpen(luis);
});

test('without network nothing typed is lost', async ({ loginPage, page, watch }) => {
  watch.provokes('net::ERR_FAILED');
  await loginPage.arrive(luis);
  await page.goto('/ec/profile/change-password');
  const form = await new ChangePasswordPage(page).isOpen();
  await form.fill({ current: password, next: fresh });
  const error = page.getByRole('dialog', { name: 'Error' });
  for (const call of ['users/login', 'users/password']) {
    const restore = await lose(page, call);
    await form.submit.click();
    await expect(error).toHaveAccessibleDescription('Error desconocido');
    await error.getByRole('button', { name: 'Aceptar' }).click();
    await expect(form.current).toHaveValue(password);
    await expect(form.next).toHaveValue(fresh);
    await expect(form.terms).toBeChecked();
    await restore();
  }
  await form.submit.click();
  await expect(page.getByRole('dialog', { name: 'Contraseña guardada' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click();
  await new HomePage(page).isOpen(luis);
});
