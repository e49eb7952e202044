// 'Editar perfil': names and nickname, what cannot be changed beside them, and every odd thing typed there.
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { CompletePage, EditProfilePage, eva, LoginPage, RegisterPage } from '../../pages/access-pages.ts';
import { HomePage } from '../../pages/home-page.ts';
import { ana, luis, password } from '../../world/customers.ts';
import { holdCalls } from '../../world/network.ts';

const AS_THE_SYSTEM_SAYS = { scheme: 'light dark', page: 'rgb(245, 245, 247)', bar: '#ffffff' };
const DARK = { scheme: 'dark', page: 'rgb(15, 17, 20)', bar: '#191c21' };

test('names are changed, asked about first, and seen everywhere', async ({ loginPage, page, inspect }) => {
  const home = await loginPage.arrive(ana);
  const other = await page.context().newPage();
  await other.goto('/ec/home');
  const otherHome = await new HomePage(other).isOpen(ana);
  await home.openProfile();
  await home.profilePanel.getByRole('link', { name: 'Mi cuenta' }).click();
  await page.getByRole('link', { name: /^Apariencia/ }).click();
  const theme = (name: string) => home.main.getByRole('radio', { name });
  await expect(theme('Sistema')).toBeChecked();
  expect(await coloursOf(page)).toEqual(AS_THE_SYSTEM_SAYS);
  await theme('Oscuro').check();
  expect(await coloursOf(page)).toEqual(DARK);
  await expect.poll(() => coloursOf(other)).toEqual(DARK);
  await page.emulateMedia({ media: 'print' });
  expect(await coloursOf(page)).toMatchObject({ scheme: 'light' });
  await page.emulateMedia({ media: null });

  // Without the app's code: dark is what the page paints first.
  const letCodeCome = await holdCalls(other, '**/assets/*.js');
  await other.reload({ waitUntil: 'commit' });
  await other.waitForFunction(() => document.body !== null);
  await expect.poll(() => coloursOf(other)).toEqual(DARK);
  await letCodeCome();
  await otherHome.isOpen(ana);
  await theme('Sistema').check();
  expect(await coloursOf(page)).toEqual(AS_THE_SYSTEM_SAYS);

  await home.openProfile();
  await home.profilePanel.getByRole('link', { name: 'Editar perfil' }).click();
  const form = await new EditProfilePage(page).isOpen();
  await expect(form.main).toContainText('Ingresa los datos que deseas modificar');
  await expect(form.name).toHaveValue('Ana Lucía');
  await expect(form.lastName).toHaveValue('Paredes Vera');
  await expect(form.email).toHaveValue(ana.login);
  await expect(form.email).not.toBeEditable();

  await form.name.fill('  Ana   Belén ');
  await form.nickName.fill('  Anita 💃 ');
  await form.submit.click();
  await inspect('edit-profile-question');
  await form.question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(form.name).toHaveValue('  Ana   Belén ');
  await form.submit.click();
  await form.question.getByRole('button', { name: 'Sí, continuar' }).click();
  const saved = page.getByRole('dialog', { name: 'Cambios guardados' });
  await expect(saved).toHaveAccessibleDescription('Tus cambios han sido guardados');
  await inspect('edit-profile-saved');
  await saved.getByRole('button', { name: 'Continuar >' }).click();
  await expect(page).toHaveURL(/\/ec\/home$/);
  await home.isOpen({ ...ana, givenName: 'Ana Belén' });
  await otherHome.isOpen({ ...ana, givenName: 'Ana Belén' });
  await home.openProfile();
  await expect(home.profilePanel).toContainText('Ana Belén Paredes Vera');
  await home.profilePanel.getByRole('link', { name: 'Editar perfil' }).click();
  await form.isOpen();
  await expect(form.name).toHaveValue('Ana Belén');
  await expect(form.nickName).toHaveValue('Anita 💃');
  await form.cancel.click();
  await expect(page).toHaveURL(/\/ec\/home$/);
});

/** What the page says of itself, what it paints, and what it asks of the bar of the browser. */
function coloursOf(page: Page) {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
    return {
      scheme: getComputedStyle(document.documentElement).colorScheme,
      page: getComputedStyle(document.body).backgroundColor,
      bar: bars.find(({ media }) => matchMedia(media).matches)?.content,
    };
  });
}

// 'Eliminar mi cuenta': what is lost is said first, the account is closed at once, and a link brings it back.

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
