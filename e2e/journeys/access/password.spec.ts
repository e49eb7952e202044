// 'Cambio de contraseña': the live tooltip, the current password asked for, every other session ended.
import { expect, test } from '../../fixtures.ts';
import { ChangePasswordPage, LoginPage, NewPasswordPage, RecoveryPage } from '../../pages/access-pages.ts';
import { HomePage } from '../../pages/home-page.ts';
import { ana, luis, password } from '../../world/customers.ts';
import { dropAnswerOnce } from '../../world/network.ts';
import { wrongCode } from '../../world/outbox.ts';

const fresh = 'Zarpa#2026';

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
  const homeElsewhere = await new LoginPage(elsewhere).arrive(ana);
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
  await home.hasFigures();

  expect(await books.statusOf(elsewhereToken)).toBe(401);
  await homeElsewhere.section('Pagos y Facturas').click();
  await new LoginPage(elsewhere).isOpen();
  const told = async () => (await outbox.messages(ana.login)).map(({ subject }) => subject);
  await expect.poll(told).toEqual([expect.stringContaining('contraseña')]);

  await home.signOut();
  watch.provokes(400);
  await loginPage.trySignIn(ana.login, password);
  await expect(loginPage.refusal).toContainText('Usuario y/o contraseña incorrectos');
  await loginPage.trySignIn(ana.login, fresh);
  await home.isOpen(ana);
});

// A forgotten password, from the login back to the login. What is refused, in which words: apps/web/states.

const recovered = 'LunaClara26';

test('with a code sent to a number, whose last answer is lost', async ({
  loginPage,
  page,
  outbox,
  books,
  watch,
  inspect,
}) => {
  watch.provokes(400, 403, 'net::ERR_FAILED');
  const before = await books.tokenOf(luis);
  await (await loginPage.open()).recover.click();
  const recovery = await new RecoveryPage(page).isOpen();
  const code = await recovery.begin(luis.login);
  await expect(page).toHaveURL(/\/ec\/check-cell-phone-recovery$/);
  await expect(page.getByRole('main')).toContainText('Para recuperar tu contraseña');
  await expect(page.getByRole('main')).toContainText('por SMS al ******0001');
  await inspect('recovery-code', 'every');
  const right = await outbox.code(luis.login);
  await code.tryCode(wrongCode(right));
  await code.says('Código inválido', 'El código ingresado es incorrecto, por favor verifícalo nuevamente.');
  await code.accept();
  await code.tryCode(right);

  const form = await new NewPasswordPage(page).isOpen();
  await expect(page).toHaveURL(/\/ec\/new-password$/);
  await form.fill(recovered);
  await inspect('recovery-new-password', 'every');
  await dropAnswerOnce(page, 'resetpassword');
  await form.submit.click();
  await form.says('Sin conexión', 'No pudimos conectarnos. Revisa tu internet e intenta de nuevo.');
  await form.accept();
  await form.submit.click();
  await form.says('¡Éxito!', 'Contraseña modificada exitosamente');
  expect(await books.statusOf(before)).toBe(401);
  await form.accept();
  await loginPage.isOpen();
  expect(await page.evaluate(() => sessionStorage.getItem('portal.recovery'))).toBeNull();
  await loginPage.trySignIn(luis.login, password);
  await expect(loginPage.refusal).toContainText('Usuario y/o contraseña incorrectos');
  await loginPage.trySignIn(luis.login, recovered);
  await new HomePage(page).isOpen(luis);
  // Told to the owner, so that a stranger's change is noticed.
  const [told] = await outbox.messages(luis.login);
  expect(told?.text).toMatch(/contrase(ñ|n)a se restableci/);
});
