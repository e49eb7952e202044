// 'Cambio de contraseña': the live tooltip, the current password asked for, every other session ended.
import { expect, test } from '../../fixtures.ts';
import { ChangePasswordPage } from '../../pages/access/account-pages.ts';
import { LoginPage } from '../../pages/access/login-page.ts';
import { ana, password } from '../../world/customers.ts';

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
  await expect(home.circles).toHaveCount(3);

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
