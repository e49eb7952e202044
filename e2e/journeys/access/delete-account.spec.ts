// 'Eliminar mi cuenta': what is lost is said first, the account is closed at once, and a link brings it back.
import { expect, test } from '../../fixtures.ts';
import { CompletePage, eva, RegisterPage } from '../../pages/access/access-pages.ts';
import { LoginPage } from '../../pages/access/login-page.ts';
import { HomePage } from '../../pages/home-page.ts';
import { luis, password } from '../../world/customers.ts';

test('gone everywhere at once; in its three days the number is not registered anew, and the link of the message brings all back', async ({
  loginPage,
  page,
  context,
  books,
  outbox,
  watch,
  inspect,
}) => {
  watch.provokes(400, 401, 404, 409);
  const home = await loginPage.arrive(luis);
  const token = await books.tokenOf(luis);
  const otherTab = await context.newPage();
  await otherTab.goto('/ec/home');
  await new HomePage(otherTab).isOpen(luis);
  await home.openProfile();
  await home.profilePanel.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  // The act destroys: the other button has the focus.
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await inspect('delete-account');
  await page.getByLabel('Escribe tu contraseña para confirmar').fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Eliminación exitosa' })
    .getByRole('button', { name: 'Aceptar' })
    .click();
  await loginPage.isOpen();
  await new LoginPage(otherTab).isOpen();
  expect(await books.statusOf(token)).toBe(401);
  const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const word of ['Luis', 'Andrade', '0992000001', '593992000001']) expect(left).not.toContain(word);
  await loginPage.trySignIn(luis.login, password);
  await expect(loginPage.refusal).toContainText('Usuario y/o contraseña incorrectos');
  const linkIn = (text = '') => /\/ec\/restore-account#\w+/.exec(text)?.[0];
  const sent = async () => (await outbox.messages(luis.login)).map(({ text }) => linkIn(text)).find(Boolean);
  await expect.poll(sent).toBeTruthy();
  const link = (await sent()) ?? '';

  await loginPage.register.click();
  const code = await (await new RegisterPage(page).isOpen()).begin(luis.login);
  await code.tryCode(await outbox.code(luis.login));
  await (await (await new CompletePage(page).isOpen()).fill(eva)).submit.click();
  const kept = page.getByRole('dialog', { name: 'Pediste eliminar tu cuenta' });
  await expect(kept).toContainText('Recupérala con el enlace del mensaje');
  await kept.getByRole('button', { name: 'Aceptar' }).click();

  await page.goto(link);
  await page.getByRole('button', { name: 'Recuperar mi cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Tu cuenta está de vuelta' })).toBeFocused();
  await inspect('restore-account-done');
  await page.getByRole('link', { name: 'Ir al inicio de sesión' }).click();
  await loginPage.signIn(luis);
});
