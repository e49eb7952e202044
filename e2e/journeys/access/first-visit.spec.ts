// Diego comes for the first time: he is welcomed once, shown round, and told what he will find here.
import { expect, test } from '../../fixtures.ts';
import { LoginPage } from '../../pages/access/login-page.ts';
import { diego } from '../../world/customers.ts';

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
