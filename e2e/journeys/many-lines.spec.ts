// A customer with fifty lines: one question for each section, and a search instead of a long way.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { LoginPage } from '../pages/access/login-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { MyServicesPage } from '../pages/service-pages.ts';
import { ana } from '../world/customers.ts';
import { drawNothing } from '../world/network.ts';

const ACCOUNTS = '**/accountManagement/billingAccount*';
const SECTIONS = [
  'billingAccount',
  'customerBill',
  'usageConsumptionReport',
  'product',
  'accumulatedBalance',
];

interface Account {
  id: string;
  AssociatedService: { ServiceID: string; ServiceDescription: string }[];
}

/** More postpaid lines like the first one, until there are so many services. */
async function growTo(page: Page, count: number): Promise<void> {
  await page.route(ACCOUNTS, async (route) => {
    const answer = await route.fetch();
    const accounts = (await answer.json()) as Account[];
    const known = accounts.flatMap((account) => account.AssociatedService).length;
    const model = accounts.find(({ AssociatedService }) => AssociatedService[0]?.ServiceID.startsWith('09'));
    const more = Array.from({ length: count - known }, (_, place) => ({
      ...model,
      id: `8.9${place}`,
      AssociatedService: model?.AssociatedService.map((service) => ({
        ...service,
        ServiceID: `09777${String(place).padStart(5, '0')}`,
        ServiceDescription: `Línea ${place + 1}`,
      })),
    }));
    await route.fulfill({ response: answer, json: [...accounts, ...more] });
  });
}

test('home offers a few lines and finds the others', { tag: '@desktop' }, async ({
  loginPage,
  page,
  watch,
  inspect,
}) => {
  // The server knows nothing of the lines that are made up here.
  watch.provokes(404);
  await growTo(page, 50);
  const home = await loginPage.signIn(ana);
  await expect(home.lines).toHaveCount(6);
  await home.main.getByRole('button', { name: 'Ver los 50 servicios' }).click();
  const picker = page.getByRole('dialog', { name: 'Elige un servicio' });
  await expect(picker.getByRole('listitem')).toHaveCount(50);
  await inspect('many-lines-picker');
  await picker.getByRole('textbox', { name: 'Buscar por nombre o número' }).fill('0977700043');
  await expect(picker.getByRole('listitem')).toHaveCount(1);
  await picker.getByRole('button', { name: 'Línea 44: (097) 770-0043' }).click();
  await expect(picker).toBeHidden();
  await expect(home.line('(097) 770-0043')).toBeChecked();
  await expect(home.lines).toHaveCount(6);
  await drawNothing(page);
  await page.reload();
  await expect(new HomePage(page).line('(097) 770-0043')).toBeChecked();
});

test('Mis Servicios leaves what the search finds, and gives all of it back', async ({
  loginPage,
  page,
  inspect,
}) => {
  await growTo(page, 50);
  const services = await (await loginPage.signIn(ana)).openServices();
  const details = services.main.getByRole('link', { name: /^Ver detalle/ });
  await expect(details).toHaveCount(50);
  await services.search.fill('linea 43');
  await expect(details).toHaveCount(2);
  await expect(services.home).toBeHidden();
  await inspect('many-lines-found');
  await services.search.fill('televisión');
  await expect(details).toHaveCount(1);
  await expect(services.mobile).toBeHidden();
  await services.search.fill('nada así');
  await expect(services.main).toContainText('Ningún servicio coincide');
  await inspect('many-lines-none');
  await services.main.getByRole('button', { name: 'Borrar la búsqueda' }).last().click();
  await expect(details).toHaveCount(50);
});

test('each section asks once, however many lines there are', async ({ loginPage, watch, anotherBrowser }) => {
  const visit = async (home: HomePage) => {
    await (await home.openServices()).isOpen();
    await home.page.waitForLoadState('networkidle');
    return SECTIONS.map((section) => watch.calls(`/${section}`).length);
  };
  // Once for home, once for Mis Servicios; whether the second needs one of its own depends on what came in time.
  const atMost = 2;
  expect(Math.max(...(await visit(await loginPage.signIn(ana))))).toBeLessThanOrEqual(atMost);
  watch.requests.length = 0;
  const other = await (await anotherBrowser()).newPage();
  await growTo(other, 50);
  const many = await visit(await new LoginPage(other).signIn(ana));
  expect(Math.min(...many)).toBeGreaterThan(0);
  expect(Math.max(...many)).toBeLessThanOrEqual(atMost);
});

test('«Todos» forgets the chosen line', async ({ loginPage, page }) => {
  const home = await loginPage.arrive(ana);
  await home.choose('(099) 100-0002');
  const detail = await home.openDetails();
  await detail.changeTo('Todos');
  const services = await new MyServicesPage(page).isOpen();
  await services.main.getByRole('link', { name: 'Inicio' }).click();
  await expect(home.line('(099) 100-0001')).toBeChecked();
});
