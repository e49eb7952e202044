// The session: it comes back by itself, leads where the customer wanted to go, and ends everywhere at once.
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { LoginPage } from '../../pages/access-pages.ts';
import { BillingPage } from '../../pages/billing-pages.ts';
import { HomePage } from '../../pages/home-page.ts';
import { ana, diego, luis, password } from '../../world/customers.ts';

test('given back by itself in another tab, ended there too, and never mixed with who signs in next', async ({
  loginPage,
  context,
}) => {
  const home = await loginPage.signIn(ana);
  const otherTab = await context.newPage();
  await otherTab.goto('/ec/');
  await expect(new LoginPage(otherTab).overlay).toHaveText('Recuperando tu sesión…');
  const otherHome = await new HomePage(otherTab).isOpen(ana);
  await isAtRest(otherTab);

  await home.signOut();
  await new LoginPage(otherTab).isOpen();
  await expect(otherHome.profileButton).toBeHidden();
  await loginPage.signIn(luis);
  await otherHome.isOpen(luis);
  await expect(otherTab.getByText('Ana')).toHaveCount(0);
});

test('a session that dies in the middle says so, and leads back after the next login', async ({
  loginPage,
  page,
  watch,
  inspect,
}) => {
  watch.provokes(401);
  const home = await loginPage.arrive(ana);
  await page.route('**/customerBillManagement/**', async (route) => {
    const headers = { ...route.request().headers(), authorization: 'Bearer expired' };
    await route.continue({ headers });
  });
  await home.section('Pagos y Facturas').click();
  await loginPage.isOpen();
  const words = 'Tu sesión terminó. Ingresa otra vez para continuar.';
  await expect(loginPage.ended).toHaveText(words);
  await inspect('login-ended');
  await page.reload();
  await expect(loginPage.ended).toHaveText(words);

  await page.unroute('**/customerBillManagement/**');
  await expect(page).toHaveTitle('Inicia sesión a Mi Claro Web Ecuador.');
  await loginPage.trySignIn('  Ana.Paredes@Correo.Example ', password);
  const billing = await new BillingPage(page).isOpen();
  await billing.signOut();
  await expect(loginPage.ended).toBeHidden();
});

test('with storage blocked the portal serves the visit', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  const loginPage = await new LoginPage(page).open();
  await expect(page.getByText('Tu navegador no guarda datos de este sitio.')).toBeVisible();
  const home = await loginPage.signIn(ana);
  await home.section('Pagos y Facturas').click();
  const billing = await new BillingPage(page).isOpen();
  await billing.signOut();
});

/** What home asks last has come: whatever it asked as nobody any more would be refused. */
const isAtRest = (tab: Page) => expect(tab.getByRole('heading', { name: 'En curso' })).toBeVisible();

// Diego comes for the first time: he is welcomed once, shown round, and told what he will find here.

const steps = [
  'Servicios por pagar',
  'Simplifica tu vida',
  'Pagar nunca fue tan sencillo',
  'Habla más y navega más',
];

test('one welcome, a tour of four steps that goes on where it was left, and neither ever again', async ({
  loginPage,
  page,
  anotherBrowser,
  inspect,
}) => {
  const home = await loginPage.signIn(diego);
  for (const words of ['Activación inmediata', 'Saldos en línea', 'Pago de facturas', 'tienda en línea']) {
    await expect(home.welcome).toContainText(words);
  }
  await inspect('welcome');
  await home.beginTour();
  const heading = home.tour.getByRole('heading');
  const next = home.tour.getByRole('button', { name: 'Siguiente' });
  for (const [place, title] of steps.entries()) {
    if (place > 0) await next.click();
    await expect(heading).toHaveText(title);
    // Nobody without a billed line is told of bills.
    await expect(home.tour).not.toContainText('factura');
    await inspect(`tour-${place + 1}`);
  }
  await page.goto('/ec/home');
  await expect(heading).toHaveText('Habla más y navega más');
  const other = await (await anotherBrowser()).newPage();
  const goingOn = await new LoginPage(other).signIn(diego);
  await expect(goingOn.tour).toContainText('Habla más y navega más');
  await expect(goingOn.welcome).toBeHidden();
  await home.tour.getByRole('button', { name: 'Anterior' }).click();
  await expect(heading).toHaveText('Pagar nunca fue tan sencillo');
  await page.keyboard.press('ArrowRight');
  await home.tour.getByRole('button', { name: 'Finalizar' }).click();
  await expect(home.withoutServices).toBeVisible();

  const elsewhere = await (await anotherBrowser()).newPage();
  const homeElsewhere = await new LoginPage(elsewhere).signIn(diego);
  await expect(homeElsewhere.withoutServices).toBeVisible();
  await expect(homeElsewhere.tour.or(homeElsewhere.welcome)).toBeHidden();
});

// Whoever does not know the password stays outside, and learns nothing from it.

const BLOCKED = 'Su cuenta ha sido bloqueada por intentos fallidos, favor de intentar nuevamente en';

test('a wrong password and an unknown user read the same; three failures in a row lock the account', async ({
  loginPage,
  watch,
  inspect,
}) => {
  watch.provokes(400);
  await loginPage.trySignIn(ana.login, 'Portal2027');
  await expect(loginPage.refusal).toContainText('Usuario y/o contraseña incorrectos');
  const words = await loginPage.refusal.textContent();
  await expect(loginPage.password).toBeFocused();
  for (const field of [loginPage.username, loginPage.password]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/Usuario y\/o contraseña incorrectos/);
  }
  await inspect('login-refused');
  await loginPage.password.press('End');
  await loginPage.password.press('1');
  await expect(loginPage.refusal).toBeHidden();
  await expect(loginPage.username).not.toHaveAttribute('aria-invalid');

  await loginPage.trySignIn('nadie@correo.example', password);
  await expect(loginPage.refusal).toHaveText(words ?? '');

  await loginPage.trySignIn(ana.login, 'Portal2028');
  await expect(loginPage.refusal).toContainText('Usuario y/o contraseña incorrectos');
  await loginPage.trySignIn(ana.login, 'Portal2029');
  await expect(loginPage.refusal).toContainText(`${BLOCKED} 15 minutos`);
  await inspect('login-blocked');

  // The right password included.
  await loginPage.trySignIn(ana.login.toUpperCase(), password);
  await expect(loginPage.refusal).toContainText(`${BLOCKED} 15 minutos`);
});
