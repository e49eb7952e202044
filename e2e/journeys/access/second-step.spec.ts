// 'Seguridad' in 'Mi cuenta': passkeys; a session that is not theirs is closed, and from then on a code is asked for besides the password.
import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { expect, test } from '../../fixtures.ts';
import { LoginPage } from '../../pages/access-pages.ts';
import { ana, password } from '../../world/customers.ts';

test('a session is closed from afar; an app of codes is added, and asked for at the next sign-in', async ({
  loginPage,
  page,
  watch,
  outbox,
  anotherBrowser,
  inspect,
}) => {
  watch.provokes(401, 403);
  const elsewhere = await (await anotherBrowser()).newPage();
  const homeElsewhere = await new LoginPage(elsewhere).arrive(ana);
  const home = await loginPage.arrive(ana);
  await home.openProfile();
  await home.profilePanel.getByRole('link', { name: 'Mi cuenta' }).click();
  await page.getByRole('link', { name: /^Equipos conectados/ }).click();
  const sessions = home.main.getByRole('listitem').filter({ hasText: 'Chrome' });
  await expect(sessions).toHaveCount(2);
  await sessions.getByRole('button', { name: /^Cerrar/ }).click();
  await expect(sessions).toHaveCount(1);
  await homeElsewhere.section('Pagos y Facturas').click();
  await new LoginPage(elsewhere).isOpen();

  await home.main.getByRole('link', { name: 'Mi cuenta' }).click();
  await page.getByRole('link', { name: /^Verificación en dos pasos/ }).click();
  const step = home.part('Aplicación de códigos');
  await step.getByRole('button', { name: 'Activar' }).click();
  const again = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await again.getByLabel('Contraseña', { exact: true }).fill(password);
  await again.getByRole('button', { name: 'Continuar' }).click();
  await expect(step.getByRole('img', { name: /^Código QR/ })).toBeVisible();
  const secret = ((await step.getByText(/^[A-Z2-7]{4} /).textContent()) ?? '').replaceAll(' ', '');
  await inspect('second-step-begun');
  const codeIn = (halfMinutes: number) =>
    generate({ secret, epoch: Math.floor(Date.now() / 1_000) + 30 * halfMinutes });
  await step.getByLabel('Código de 6 dígitos').fill(await codeIn(0));
  await step.getByRole('button', { name: 'Activar' }).click();
  const codes = home.part(/^Tus códigos de/).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const backup = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(step).toContainText('Te quedan 10 de 10');
  await expect
    .poll(async () => (await outbox.messages(ana.login)).map(({ subject }) => subject))
    .toContain('Activaste la verificación en dos pasos');

  for (const code of [await codeIn(1), backup]) {
    await home.signOut();
    await loginPage.trySignIn(ana.login, password);
    await page.getByLabel('Código de verificación').fill(code);
    await loginPage.submit.click();
    await home.isOpen(ana);
  }
});

test.describe('a passkey', () => {
  // It belongs to a name, which the address of the other journeys is not.
  test.use({
    baseURL: async ({ portal }, use) => use(portal.origin.replace('127.0.0.1', 'localhost')),
  });

  test('is added, signs in on the next visit, confirms who it is, and opens nothing once it is removed', async ({
    baseURL,
    loginPage,
    page,
    watch,
    inspect,
  }) => {
    watch.invites(baseURL ?? '');
    watch.provokes(400, 403);
    await addDevice(page);
    const home = await loginPage.arrive(ana);
    await page.goto('/ec/profile/security/passkeys');
    const keys = home.main;
    const again = page.getByRole('dialog', { name: 'Confirma que eres tú' });
    await keys.getByRole('button', { name: 'Agregar llave' }).click();
    const adding = page.getByRole('dialog', { name: 'Nueva llave de acceso' });
    await adding.getByLabel('Nombre').fill('El celular de Ana');
    await adding.getByRole('button', { name: 'Crear' }).click();
    await again.getByLabel('Contraseña', { exact: true }).fill(password);
    await again.getByRole('button', { name: 'Continuar' }).click();
    await expect(keys).toContainText('El celular de Ana');

    await home.signOut();
    await inspect('login-with-passkey');
    const enter = page.getByRole('button', { name: 'Entrar con llave de acceso' });
    await enter.click();
    await home.isOpen(ana);
    await page.goto('/ec/profile/security/passkeys');
    await expect(keys).toContainText(/· usada /);
    await inspect('security-passkey');
    await keys.getByRole('button', { name: 'Eliminar El celular de Ana' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
    await again.getByRole('button', { name: 'Usar mi llave de acceso' }).click();
    await expect(page.getByText('Llave de acceso eliminada')).toBeVisible();
    await home.signOut();
    await enter.click();
    await expect(loginPage.refusal).toContainText('No pudimos reconocer tu llave de acceso');
  });
});

/** A device with a finger that is always right. */
async function addDevice(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
