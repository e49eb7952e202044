// A forgotten password, from the login back to the login. What is refused, in which words: apps/web/states.
import { expect, test } from '../../fixtures.ts';
import { NewPasswordPage, RecoveryPage } from '../../pages/access/access-pages.ts';
import { HomePage } from '../../pages/home-page.ts';
import { luis, password } from '../../world/customers.ts';
import { dropAnswerOnce } from '../../world/network.ts';
import { wrongCode } from '../../world/outbox.ts';

const fresh = 'LunaClara26';

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
  await form.fill(fresh);
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
  await loginPage.trySignIn(luis.login, fresh);
  await new HomePage(page).isOpen(luis);
  // Told to the owner, so that a stranger's change is noticed.
  const [told] = await outbox.messages(luis.login);
  expect(told?.text).toMatch(/contrase(ñ|n)a se restableci/);
});
