// Registering: by e-mail and by number, from the login to the welcome, with the code that was sent. What is refused, in which words: apps/web/states.
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { CodePage, CompletePage, eva, RegisterPage, WelcomePage } from '../../pages/access-pages.ts';
import { HomePage } from '../../pages/home-page.ts';
import { dropAnswerOnce } from '../../world/network.ts';

// «Go on and ask for a code» is a 400, and a number that is free a 404 (JOIN-7).
test.beforeEach(({ watch }) => watch.provokes(400, 404));

test('by e-mail', async ({ loginPage, page, outbox, inspect }) => {
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
  await inspect('register-code', 'every');

  const text = await outbox.code('eva.nauta@correo.example');
  await paste(page, `${text.slice(0, 3)} ${text.slice(3)}`, code);
  await expect(code.boxes).toHaveValue(text);
  await code.submit.click();
  const complete = await new CompletePage(page).isOpen();
  await expect(page).toHaveURL(/\/ec\/register-end-email$/);
  await expect(page.getByRole('main')).toContainText('Todos los campos son obligatorios');
  await expect(complete.identifier).toHaveValue('eva.nauta@correo.example');
  await expect(complete.identifier).not.toBeEditable();
  await inspect('register-complete', 'every');

  const welcome = await complete.register(eva);
  for (const words of ['Activación inmediata', 'Saldos en línea', 'Mejora tu plan'])
    await expect(welcome.main.getByRole('heading', { name: words })).toBeVisible();
  await inspect('bienvenida', 'every');
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

test('by number: the line is theirs at once, also when the answer to the last step is lost', async ({
  page,
  outbox,
  watch,
}) => {
  watch.provokes('net::ERR_FAILED', 403);
  const number = '0993000002';
  const code = await (await new RegisterPage(page).open()).begin(' 099 300 0002 ');
  await expect(page).toHaveURL(/\/ec\/validation-cell-phone$/);
  await expect(page.getByRole('main')).toContainText('por SMS al ******0002');
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
  await complete.fill(eva);
  await dropAnswerOnce(page, 'completeregistration');
  await complete.submit.click();
  await complete.says('Sin conexión', 'No pudimos conectarnos. Revisa tu internet e intenta de nuevo.');
  await complete.accept();
  await complete.submit.click();
  const welcome = await new WelcomePage(page).isOpen();

  const [asked] = watch.calls('userRolePermissionManagement/permission', 'POST');
  expect(asked?.postDataJSON()).toMatchObject({
    privilege: [{ manageableAsset: { id: number, partyProfile: { id: 3 } }, action: 'R' }],
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
