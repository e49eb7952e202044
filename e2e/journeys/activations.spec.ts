// 'Activaciones': the shop and its parts.
import { expect, test } from '../fixtures.ts';
import { PackagesPage } from '../pages/purchase/shop-pages.ts';
import { ana } from '../world/customers.ts';

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
  await parts.filter({ hasText: 'Planes' }).click();
  await expect(page).toHaveURL(/\/change-plan\/ideal-plan\?line=0991000001$/);
  await parts.filter({ hasText: 'Recargas' }).click();
  await expect(page).toHaveURL(/\/recharge\?line=0991000001$/);
});
