// The frame around the public pages: bars, menu, search, dropdown, footer, and the pages that stand in it.
import { expect, test } from '../fixtures.ts';
import { LoginPage } from '../pages/access/login-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { PublicPage } from '../pages/public-page.ts';
import { ana } from '../world/customers.ts';

const SITE = 'https://www.operador.example';

test('menus, dropdowns and their links, with pointer and keyboard', { tag: '@desktop' }, async ({
  page,
  inspect,
}) => {
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
});

test("the dropdown 'Mi Claro autogestión' knows who is signed in", { tag: '@desktop' }, async ({
  page,
  loginPage,
}) => {
  const frame = await new PublicPage(page).open();
  const entries = async () => {
    const place = await frame.showMenu();
    if (await frame.selfCare.isVisible()) await frame.selfCare.click();
    return place;
  };
  let place = await entries();
  await expect(place.getByRole('link', { name: '¿Olvidaste contraseña?' })).toBeVisible();
  await expect(place.getByRole('link', { name: 'Inicia sesión' })).toBeVisible();
  await place.getByRole('link', { name: 'Regístrate' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comienza tu registro');

  await page.goto('/ec/');
  await loginPage.signIn(ana);
  await frame.open();
  place = await entries();
  await place.getByRole('link', { name: 'Mis Servicios' }).click();
  await new HomePage(page).isOpen(ana);
});

test('the search goes to the public site by GET, and not for nothing', { tag: '@desktop' }, async ({
  page,
  watch,
  inspect,
}) => {
  watch.invites(SITE);
  await page.route(`${SITE}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Sitio público</title>' }),
  );
  const frame = await new PublicPage(page).open();
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

test('the footer: where one is, sections, networks, institutional links, rights; and a carousel above it', async ({
  page,
}) => {
  const frame = await new PublicPage(page).open();
  await expect(frame.breadcrumb.getByRole('listitem')).toHaveText([
    'Personas',
    'Mi Claro',
    'Términos y condiciones',
  ]);
  for (const title of ['Productos', 'Autogestión', 'Ayuda', 'Nosotros', 'Síguenos'])
    await expect(frame.footer.getByRole('heading', { name: title })).toBeVisible();
  const facebook = frame.footer.getByRole('link', { name: /Facebook/ });
  await expect(facebook).toHaveAttribute('target', '_blank');
  await expect(facebook).toHaveAttribute('rel', 'noopener noreferrer');
  const row = frame.footer.getByRole('list', { name: 'Información institucional' });
  await expect(row.getByRole('link', { name: 'Política de privacidad' })).toBeVisible();
  await expect(frame.footer).toContainText('Mi Claro Ecuador. Todos los derechos reservados');

  const carousel = page.getByRole('region', { name: 'Descubre más' });
  const slides = carousel.getByRole('heading', { level: 3 });
  const inSight = () =>
    slides.evaluateAll((all) => {
      const seen = all.map((each) => each.getBoundingClientRect());
      return seen.filter(({ left, right }) => left >= 0 && right <= innerWidth).length;
    });
  await expect(slides).toHaveCount(6);
  // Long texts have four; the others three. Both fall at 940, 780 and 480 px.
  const widths = [1280, 940, 939, 780, 779, 480, 479];
  const seen: Record<string, number[]> = { 'terminos-y-condiciones': [], errorgponwttx: [] };
  for (const path of Object.keys(seen)) {
    await frame.open(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await carousel.scrollIntoViewIfNeeded();
      seen[path]?.push(await inSight());
    }
  }
  expect(seen).toEqual({
    'terminos-y-condiciones': [4, 4, 3, 3, 2, 2, 1],
    errorgponwttx: [3, 3, 2, 2, 2, 2, 1],
  });
  await carousel.getByRole('button', { name: 'Detener el carrusel' }).click();
  await expect(carousel.getByRole('button', { name: 'Mover el carrusel' })).toBeVisible();
  await frame.footer.getByRole('link', { name: 'Recupera tu contraseña' }).click();
  await expect(page).toHaveURL(/\/ec\/recovery-password$/);
});

test('the terms: long, without the frame of the signed in, and back in history', async ({
  loginPage,
  page,
  inspect,
}) => {
  const home = await loginPage.arrive(ana);
  await home.page.getByRole('contentinfo').getByRole('link', { name: 'Términos y condiciones' }).click();
  const terms = await new PublicPage(page).isTitled('Términos y condiciones');
  await expect(terms.heading).toBeFocused();
  await expect(home.profileButton).toHaveCount(0);
  await expect(home.sections).toHaveCount(0);
  await page.getByRole('button', { name: 'Volver' }).click();
  await home.isOpen(ana);

  await terms.open('politica-de-cookies');
  await terms.isTitled('Política de cookies');
  await inspect('cookie-policy');
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
  for (const path of ['no/such/page', '500', 'errorgponwttx']) {
    await frame.open(path);
    await expect(home.profileButton).toBeVisible();
    await main
      .getByRole('link', { name: path === '500' ? 'Intentar de nuevo' : 'Ir a Mis Servicios' })
      .click();
    await home.isOpen(ana);
  }
});
