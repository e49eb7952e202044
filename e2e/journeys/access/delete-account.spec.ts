// 'Eliminar mi cuenta': what is lost is said first, the account is closed at once, and a link brings it back.
import { expect, test } from '../../fixtures.ts';
import { CompletePage, eva, RegisterPage } from '../../pages/access/access-pages.ts';
import { LoginPage } from '../../pages/access/login-page.ts';
import { HomePage } from '../../pages/home-page.ts';
import { luis, password } from '../../world/customers.ts';
import { lose } from '../../world/network.ts';

test('asked about, refused by the network, then gone everywhere', async ({
  loginPage,
  page,
  context,
  watch,
  books,
  inspect,
}) => {
  watch.provokes('net::ERR_FAILED', 400, 401);
  const home = await loginPage.arrive(luis);
  const token = await books.tokenOf(luis);
  const otherTab = await context.newPage();
  await otherTab.goto('/ec/home');
  await new HomePage(otherTab).isOpen(luis);

  await home.openProfile();
  await home.profilePanel.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  const question = page.getByRole('dialog', { name: 'Eliminar cuenta' });
  await expect(question).toContainText('¿Estás seguro de eliminar tu cuenta?');
  await expect(question.getByRole('listitem')).toHaveCount(4);
  // The act destroys: the other button has the focus.
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await inspect('delete-account');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  expect(await books.statusOf(token)).toBe(200);

  const erase = async () => {
    await home.openProfile();
    await home.profilePanel.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    await question.getByLabel('Escribe tu contraseña para confirmar').fill(password);
    await question.getByRole('button', { name: 'Eliminar' }).click();
  };
  await home.openProfile();
  await home.profilePanel.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  const secret = question.getByLabel('Escribe tu contraseña para confirmar');
  for (const [typed, words] of [
    ['', 'Escribe tu contraseña'],
    ['Portal2027', 'La contraseña actual es incorrecta'],
  ] as const) {
    await secret.fill(typed);
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expect(question.getByRole('alert')).toHaveText(words);
    await expect(secret).toBeFocused();
  }
  await inspect('delete-account-refused');
  await question.getByRole('button', { name: 'Cancelar' }).click();

  const restore = await lose(page, 'users/user');
  await erase();
  const failed = page.getByRole('dialog', { name: 'Error!' });
  await expect(failed).toHaveAccessibleDescription(
    'Ocurrió un error al eliminar tu cuenta, intenta nuevamente',
  );
  await failed.getByRole('button', { name: 'Aceptar' }).click();
  await home.isOpen(luis);
  await restore();

  await erase();
  const done = page.getByRole('dialog', { name: 'Eliminación exitosa' });
  await expect(done).toBeVisible();
  await inspect('delete-account-done');
  await done.getByRole('button', { name: 'Aceptar' }).click();
  await loginPage.isOpen();
  await expect(page).toHaveURL(/\/ec\/?$/);
  await new LoginPage(otherTab).isOpen();
  expect(await books.statusOf(token)).toBe(401);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const word of ['Luis', 'Andrade', '0992000001', '593992000001']) expect(kept).not.toContain(word);
  await page.goto('/ec/home');
  await loginPage.isOpen();
  await loginPage.trySignIn(luis.login, password);
  await expect(loginPage.refusal).toContainText('Usuario y/o contraseña incorrectos');
});

test('in its three days the number is not registered anew, and the link of the message brings all back', async ({
  loginPage,
  page,
  outbox,
  watch,
  inspect,
}) => {
  watch.provokes(404, 409);
  const home = await loginPage.arrive(luis);
  await home.openProfile();
  await home.profilePanel.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  await page.getByLabel('Escribe tu contraseña para confirmar').fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Eliminación exitosa' })
    .getByRole('button', { name: 'Aceptar' })
    .click();
  await loginPage.isOpen();
  const linkIn = (text = '') => /\/ec\/restore-account#\w+/.exec(text)?.[0];
  const sent = async () => (await outbox.messages(luis.login)).map(({ text }) => linkIn(text)).find(Boolean);
  await expect.poll(sent).toBeTruthy();
  const link = (await sent()) ?? '';

  await loginPage.register.click();
  const code = await (await new RegisterPage(page).isOpen()).begin(luis.login);
  await code.tryCode(await outbox.code(luis.login));
  await (await (await new CompletePage(page).isOpen()).fill(eva)).submit.click();
  const kept = page.getByRole('dialog', { name: 'Cerraste tu cuenta' });
  await expect(kept).toContainText('Recupérala con el enlace del mensaje');
  await kept.getByRole('button', { name: 'Aceptar' }).click();

  await page.goto(link);
  await page.getByRole('button', { name: 'Recuperar mi cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Tu cuenta está de vuelta' })).toBeFocused();
  await inspect('restore-account-done');
  await page.getByRole('link', { name: 'Ir al inicio de sesión' }).click();
  await loginPage.signIn(luis);
});
