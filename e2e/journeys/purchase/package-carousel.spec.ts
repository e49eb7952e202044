// The carousel of packages: it moves by itself while nobody is at it, and by hand whenever somebody wants.
import { expect, test } from '../../fixtures.ts';
import { PackagesPage } from '../../pages/purchase/shop-pages.ts';
import { ana } from '../../world/customers.ts';

test('arrows and dots go through the packages, and a list shows them all', { tag: '@desktop' }, async ({
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

test('it moves every five seconds, and stands still for a pointer, the focus, or a press', async ({
  loginPage,
  page,
  isMobile,
}) => {
  await loginPage.enter(ana);
  await page.clock.install();
  const packages = await (await new PackagesPage(page).open()).turn();
  const at = (number: number) =>
    expect(packages.here).toHaveAccessibleName(new RegExp(`^Grupo ${number} de`));
  await packages.heading.hover();
  await at(1);
  await page.clock.runFor(5_200);
  await at(2);

  await packages.carousel.getByRole('button', { name: 'Detener el carrusel' }).focus();
  await page.clock.runFor(12_000);
  await at(2);
  await packages.tabs.first().focus();
  await page.clock.runFor(5_200);
  await at(3);

  if (!isMobile) {
    await packages.carousel.hover();
    await page.clock.runFor(12_000);
    await at(3);
    await packages.heading.hover();
  }
  await packages.carousel.getByRole('button', { name: 'Detener el carrusel' }).click();
  await packages.heading.hover();
  await packages.tabs.first().focus();
  await page.clock.runFor(12_000);
  await at(3);
});

test('who wants less motion has none', async ({ loginPage, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await loginPage.enter(ana);
  await page.clock.install();
  const packages = await (await new PackagesPage(page).open()).turn();
  await expect(packages.here).toHaveAccessibleName(/^Grupo 1 de/);
  await expect(packages.carousel.getByRole('button', { name: 'Detener el carrusel' })).toHaveCount(0);
  await page.clock.runFor(12_000);
  await expect(packages.here).toHaveAccessibleName(/^Grupo 1 de/);
});
