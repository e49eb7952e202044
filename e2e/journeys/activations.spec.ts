// 'Activaciones': what each kind of line may activate, promotions below, and the method chosen first.
import { expect, test } from '../fixtures.ts';
import { PortalFrame } from '../pages/portal-frame.ts';
import { PackagesPage } from '../pages/purchase/packages-page.ts';
import { ana, company } from '../world/customers.ts';

test('a line and what can be activated on it, by its kind', async ({ loginPage, page }) => {
  await loginPage.arrive(ana);
  const hub = new PortalFrame(page);
  await hub.section('Activaciones').click();
  await expect(hub.heading).toHaveText('Activaciones');
  const acts = hub.part('Activa lo que necesites').getByRole('link');
  const recharge = hub.part('Activa lo que necesites').getByRole('link', { name: /^Recargas/ });
  const choose = (line: string) => hub.main.getByRole('radio', { name: line }).check();

  await choose('(099) 100-0001');
  await expect(acts.filter({ hasText: 'Activación de paquete roaming' })).toHaveCount(1);
  // One door: what is bought is chosen first. The page that begins with the method is a quiet link below.
  await expect(acts.filter({ hasText: 'Compra de paquetes y recargas' })).toHaveCount(0);
  await expect(hub.main.getByRole('link', { name: 'Otras formas de pago' })).toHaveAttribute(
    'href',
    /\/buy\/packages-recharges\?line=0991000001$/,
  );
  await choose('(099) 100-0003');
  await expect(acts.filter({ hasText: 'roaming' })).toHaveCount(0);
  await expect(recharge).toContainText('con tu tarjeta');
  await choose('IN-100001');
  await expect(recharge).toHaveCount(0);
  await expect(acts.filter({ hasText: 'Pagos y Facturas' })).toHaveCount(1);

  await choose('(099) 100-0001');
  await acts.filter({ hasText: 'roaming' }).click();
  const packages = await new PackagesPage(page).isOpen();
  await expect(packages.line.locator('option:checked')).toHaveText(/\(099\) 100-0001/);
  await expect(packages.tabs.filter({ hasText: 'Roaming' })).toHaveAttribute('aria-selected', 'true');
});

test('promotions lead to the catalogues of the operator', async ({ loginPage, page }) => {
  await loginPage.arrive(ana);
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
  await loginPage.arrive(company);
  await page.goto('/ec/buy/');
  const hub = new PortalFrame(page);
  await expect(hub.main).toContainText(
    'Favor ingresa al portal de Empresas para que puedas utilizar Mi Claro',
  );
  await expect(hub.part('Activa lo que necesites')).toHaveCount(0);
  await page.goto('/ec/recharge');
  await expect(hub.main.getByRole('link', { name: /099\) 400-000/ })).toHaveCount(2);
  await expect(hub.main).not.toContainText('Usted no tiene líneas');
});
