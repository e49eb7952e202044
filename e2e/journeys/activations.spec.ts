// 'Activaciones': the shop and its parts, promotions below.
import { expect, test } from '../fixtures.ts';
import { PortalFrame } from '../pages/portal-frame.ts';
import { PackagesPage } from '../pages/purchase/shop-pages.ts';
import { ana, company } from '../world/customers.ts';

test('the shop opens with the packages of a line; top-ups and plans are beside them', async ({
  loginPage,
  page,
  inspect,
}) => {
  await loginPage.arrive(ana);
  const shop = new PackagesPage(page);
  await shop.section('Activaciones').click();
  await expect(shop.heading).toHaveText('Activaciones');
  const parts = shop.main.getByRole('navigation', { name: 'Partes de Activaciones' }).getByRole('link');
  await expect(parts).toHaveText(['Paquetes', 'Recargas', 'Planes']);
  await shop.choose(/\(099\) 100-0001/);
  // What is left is said whoever has allowed proposals or not.
  await expect(shop.rows.first()).toContainText(/SMS.*Te quedan/);
  await inspect('shop');
  await expect(shop.main.getByRole('link', { name: 'Otras formas de pago' })).toHaveAttribute(
    'href',
    /\/buy\/packages-recharges\?line=0991000001$/,
  );
  await parts.filter({ hasText: 'Planes' }).click();
  await expect(page).toHaveURL(/\/change-plan\/ideal-plan\?line=0991000001$/);
  await parts.filter({ hasText: 'Recargas' }).click();
  await expect(page).toHaveURL(/\/recharge\?line=0991000001$/);
});

test('promotions lead to the catalogues of the operator', async ({ loginPage, page }) => {
  await loginPage.enter(ana);
  await page.goto('/ec/buy/');
  const promotions = new PortalFrame(page).part('Estrena algo nuevo');
  const links = promotions.getByRole('link', { name: /¡Lo quiero!/ });
  await expect(links).toHaveCount(3);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual([
    'https://www.operador.example/tienda/celulares/',
    'https://www.operador.example/tienda/televisores/',
    'https://www.operador.example/tienda/laptops/',
  ]);
});

test('a company is sent to its own portal', async ({ loginPage, page }) => {
  await loginPage.enter(company);
  await page.goto('/ec/buy/');
  const hub = new PortalFrame(page);
  await expect(hub.main).toContainText(
    'Favor ingresa al portal de Empresas para que puedas utilizar Mi Claro',
  );
  await page.goto('/ec/recharge');
  await expect(hub.main.getByRole('link', { name: /099\) 400-000/ })).toHaveCount(2);
  await expect(hub.main).not.toContainText('Usted no tiene líneas');
});
