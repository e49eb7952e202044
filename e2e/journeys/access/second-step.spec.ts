// 'Seguridad': a session that is not theirs is closed, and from then on a code is asked for besides the password.
import { generate } from 'otplib';
import { expect, test } from '../../fixtures.ts';
import { LoginPage } from '../../pages/access/login-page.ts';
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
  await home.profilePanel.getByRole('link', { name: 'Seguridad' }).click();
  const sessions = home.part('Sesiones abiertas');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: /^Cerrar/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await homeElsewhere.section('Pagos y Facturas').click();
  await new LoginPage(elsewhere).isOpen();

  const step = home.part('Segundo paso');
  await step.getByRole('button', { name: 'Activar' }).click();
  const again = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await again.getByLabel('Contraseña', { exact: true }).fill(password);
  await again.getByRole('button', { name: 'Continuar' }).click();
  await expect(step.getByRole('img', { name: /^Código QR/ })).toBeVisible();
  const secret = ((await step.getByText(/^[A-Z2-7]{4} /).textContent()) ?? '').replaceAll(' ', '');
  await inspect('second-step-begun');
  const codeIn = (halfMinutes: number) =>
    generate({ secret, epoch: Math.floor(Date.now() / 1_000) + 30 * halfMinutes });
  await step.getByLabel('Código de 6 dígitos').fill(await codeIn(-1));
  await step.getByRole('button', { name: 'Activar' }).click();
  const codes = home.part(/^Tus códigos de/).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const backup = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(step).toContainText('Te quedan 10 de 10');
  await expect
    .poll(async () => (await outbox.messages(ana.login)).map(({ subject }) => subject))
    .toContain('Activaste el segundo paso');

  for (const code of [await codeIn(1), backup]) {
    await home.signOut();
    await loginPage.trySignIn(ana.login, password);
    await page.getByLabel('Código de verificación').fill(code);
    await loginPage.submit.click();
    await home.isOpen(ana);
  }
});
