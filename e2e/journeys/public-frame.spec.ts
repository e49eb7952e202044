// The frame around the public pages: bars, menu, search, dropdown, footer, and the pages that stand in it.
import { expect, test } from '../fixtures.ts';
import { LoginPage } from '../pages/access-pages.ts';
import { PublicPage } from '../pages/portal-frame.ts';
import { ana } from '../world/customers.ts';

const SITE = 'https://www.operador.example';

test('menus, dropdowns and their links, with pointer and keyboard, and the search of the public site', {
  tag: '@desktop',
}, async ({ page, watch, inspect }) => {
  watch.invites(SITE);
  await page.route(`${SITE}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Sitio público</title>' }),
  );
  const frame = await new PublicPage(page).open();
  const place = await frame.showMenu();
  const link = (name: string) => place.getByRole('link', { name, exact: true });
  for (const [name, path] of [
    ['Personas', '/'],
    ['Negocios', '/negocios/'],
    ['Empresas', '/empresas/'],
    ['Portal de reclamos', '/reclamos/'],
    ['Tienda en línea', '/tienda/'],
    ['Centros de atención', '/personas/ayuda/centros/'],
    ['Promociones', '/personas/promociones/'],
  ] as const)
    await expect(link(name).first()).toHaveAttribute('href', `${SITE}${path}`);
  await expect(link('Personas').first()).toHaveAttribute('aria-current', 'true');
  await inspect('menu');

  const isFolded = await frame.selfCare.isVisible();
  if (isFolded) await frame.selfCare.click();
  for (const name of ['¿Olvidaste contraseña?', 'Inicia sesión', 'Regístrate'])
    await expect(link(name)).toBeVisible();
  if (isFolded) await frame.selfCare.click();

  const country = place.getByRole('button', { name: 'País: Ecuador' });
  await country.click();
  for (const name of ['Colombia', 'Perú', 'Chile']) await expect(link(name)).toBeVisible();
  await country.click();
  await expect(link('Perú')).toBeHidden();

  const mobile = place.getByRole('button', { name: 'Móvil' });
  await mobile.focus();
  await page.keyboard.press('Enter');
  await expect(mobile).toHaveAttribute('aria-expanded', 'true');
  await expect(link('Ver todo en Móvil')).toHaveAttribute('href', `${SITE}/personas/movil/`);
  await inspect('menu-open');
  await page.keyboard.press('Escape');
  await expect(link('Ver todo en Móvil')).toBeHidden();

  await frame.open();
  if (await frame.showSearch.isVisible()) await frame.showSearch.click();
  await expect(frame.searchField).toBeVisible();
  // Before the code a form is the browser's own, and goes with nothing.
  await expect(page.locator('html')).toHaveAttribute('data-started');
  await frame.searchField.fill('   ');
  await frame.searchField.press('Enter');
  await expect(frame.searchField).toBeFocused();
  await inspect('search');
  await frame.searchField.fill('  plan & móvil ');
  await frame.search.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(`${SITE}/buscar?q=plan+%26+m%C3%B3vil`);
});

test('the terms: long, without the frame of the signed in, and back in history', async ({
  loginPage,
  page,
}) => {
  const home = await loginPage.arrive(ana);
  await home.page.getByRole('contentinfo').getByRole('link', { name: 'Términos y condiciones' }).click();
  const terms = await new PublicPage(page).isTitled('Términos y condiciones');
  await expect(terms.heading).toBeFocused();
  await expect(home.profileButton).toHaveCount(0);
  await expect(home.sections).toHaveCount(0);
  await page.getByRole('button', { name: 'Volver' }).click();
  await home.isOpen(ana);
});

test('not found, server error, service unavailable: each with its way on', async ({
  page,
  loginPage,
  watch,
}) => {
  watch.provokes(404);
  const frame = new PublicPage(page);
  const main = page.getByRole('main');
  expect((await page.goto('/ec/no/such/page'))?.status()).toBe(404);
  await frame.isTitled('No encontramos esta página');
  await expect(page).toHaveTitle(/^Página no encontrada/);
  await main.getByRole('link', { name: 'Página principal' }).click();
  await new LoginPage(page).isOpen();

  await frame.open('500');
  await expect(main).toContainText('¡Ups! Algo pasó y lo estamos resolviendo, inténtalo más tarde');
  await main.getByRole('link', { name: 'Intentar de nuevo' }).click();
  await new LoginPage(page).isOpen();

  await frame.open('errorgponwttx');
  await expect(main.getByRole('link', { name: /Android/ })).toHaveAttribute('href', /^https:/);
  await expect(main.getByRole('link', { name: /iPhone/ })).toHaveAttribute('href', /^https:/);
  await main.getByRole('link', { name: 'Volver a iniciar sesión' }).click();
  await new LoginPage(page).isOpen();
  await expect(page).toHaveURL(/\/ec\/login\/$/);

  const home = await loginPage.arrive(ana);
  // The dropdown knows who is signed in.
  await frame.open();
  const place = await frame.showMenu();
  if (await frame.selfCare.isVisible()) await frame.selfCare.click();
  await place.getByRole('link', { name: 'Mis Servicios' }).click();
  await home.isOpen(ana);
  for (const path of ['no/such/page', '500', 'errorgponwttx']) {
    await frame.open(path);
    await expect(home.profileButton).toBeVisible();
    await main
      .getByRole('link', { name: path === '500' ? 'Intentar de nuevo' : 'Ir a Mis Servicios' })
      .click();
    await home.isOpen(ana);
  }
});
