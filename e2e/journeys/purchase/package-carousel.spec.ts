// The carousel of packages: by hand whenever somebody wants. When it moves by itself: apps/web/states.
import { expect, test } from '../../fixtures.ts';
import { PackagesPage } from '../../pages/purchase/shop-pages.ts';
import { ana } from '../../world/customers.ts';

test('arrows and dots go through the packages, and a list shows them all', async ({
  loginPage,
  page,
  inspect,
}) => {
  await loginPage.enter(ana);
  const packages = await new PackagesPage(page).open();
  await expect(packages.rows.last()).toBeVisible();
  await inspect('packages-list');
  await packages.turn();
  await expect(packages.here).toHaveAccessibleName(/^Grupo 1 de \d+$/);
  await packages.next.click();
  await expect(packages.here).toHaveAccessibleName(/^Grupo 2 de/);
  await packages.previous.click();
  await packages.previous.click();
  // The last one, by way of the first.
  await expect(packages.here).toHaveAccessibleName(/^Grupo (\d+) de \1$/);
  await packages.carousel
    .getByRole('button', { name: /^Grupo (\d+) de (?!\1$)/ })
    .last()
    .click();
  await expect(packages.here).toHaveAccessibleName(/^Grupo (\d+) de (?!\1$)/);

  await inspect('packages-carousel');
  // The same sheet as from the list.
  await packages.carousel
    .getByRole('button', { name: /^Comprar/ })
    .first()
    .click();
  await expect(packages.sheet).toContainText('Pagas con');
  await page.goBack();
  await expect(packages.sheet).toBeHidden();
  // Whoever likes it finds it again.
  await page.reload();
  await expect(packages.here).toHaveAccessibleName(/^Grupo/);
  await packages.main.getByRole('button', { name: 'Ver en una lista' }).click();
  await expect(packages.carousel).toHaveCount(0);
  await expect(packages.rows.last()).toBeVisible();
});
