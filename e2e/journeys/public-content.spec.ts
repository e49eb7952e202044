// Menu and footer from the operator's own site: shown as text, followed with care, and missed without harm.
import { test as base, expect } from '../fixtures.ts';
import { PublicPage } from '../pages/portal-frame.ts';
import { type AnsweringServer, json, openAnsweringServer } from '../world/answering-server.ts';
import { lose } from '../world/network.ts';

const node = (Descripcion: string, URL: string, Hijos: object[] = []) => ({ Descripcion, URL, Hijos });
const menu = [
  node('Nuestros planes', '/planes/'),
  node('<b>Marcado</b>', 'https://otro.example/ec'),
  node('Trampa', 'javascript:alert(1)'),
  node('Ruta', '/ec/recovery-password'),
];
const footer = [
  node('Compañía', '', [node('Quiénes somos', '/nosotros/'), node('Nada', 'data:text/html,x')]),
];

const site: Record<string, unknown> = { '/menu.json': menu, '/footer.json': footer };

const test = base.extend<{ publicSite: AnsweringServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the needs of a fixture from this pattern.
  publicSite: async ({}, use) => {
    const server = await openAnsweringServer((request, response) =>
      json(site[request.url ?? ''])(request, response),
    );
    await use(server);
    await server.close();
  },
  world: async ({ publicSite: { origin } }, use) =>
    use({ CONTENT_MENU_URL: `${origin}/menu.json`, CONTENT_FOOTER_URL: `${origin}/footer.json` }),
});

test('missed without harm and tried again; shown as text, without what must not be followed; and kept when it is gone', async ({
  page,
  publicSite,
  watch,
  inspect,
  anotherBrowser,
}) => {
  watch.provokes(404, 503, 'net::ERR_FAILED');
  const restore = await lose(page, 'footer');
  await page.route('**/portalSupport/menu', (route) => route.fulfill({ status: 503, json: {} }));
  const frame = await new PublicPage(page).open('no-such-page');
  await frame.isTitled('No encontramos esta página');
  await expect(frame.footer.getByRole('alert')).toHaveText('Error... vuelva a intentarlo');
  const place = await frame.showMenu();
  await expect(place.getByRole('alert')).toHaveText('Error... vuelva a intentarlo');
  await inspect('content-fails');
  await page.unroute('**/portalSupport/menu');
  await place.getByRole('button', { name: 'Reintentar' }).click();
  await expect(place.getByRole('alert')).toHaveCount(0);
  await expect(place.getByRole('link', { name: 'Nuestros planes' })).toHaveAttribute(
    'href',
    'https://www.operador.example/planes/',
  );
  const marked = place.getByRole('link', { name: '<b>Marcado</b>' });
  await expect(marked).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(place.getByText('Trampa')).toHaveCount(0);
  await place.getByRole('link', { name: 'Ruta' }).click();
  await expect(page).toHaveURL(/\/ec\/recovery-password$/);
  await page.goBack();
  await expect(frame.footer.getByRole('alert')).toHaveText('Error... vuelva a intentarlo');
  await restore();
  await frame.footer.getByRole('button', { name: 'Reintentar' }).click();
  await expect(frame.footer.getByRole('link', { name: 'Quiénes somos' })).toBeVisible();
  await expect(frame.footer.getByRole('alert')).toHaveCount(0);
  await expect(frame.footer.getByText('Nada')).toHaveCount(0);

  // The source is gone, and whoever comes next sees what it said last.
  await publicSite.close();
  const later = await new PublicPage(await (await anotherBrowser()).newPage()).open('no-such-page');
  await expect(later.footer.getByRole('link', { name: 'Quiénes somos' })).toBeVisible();
  await expect((await later.showMenu()).getByRole('link', { name: 'Nuestros planes' })).toBeVisible();
});
