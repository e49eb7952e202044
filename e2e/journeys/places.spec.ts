// Anybody finds where they are attended to: by a word, and near the device, of which no more than a kilometre leaves it.
import { expect, test } from '../fixtures.ts';

test('offices and places to pay, by a word and near me', async ({ page, context, inspect }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -2.90123, longitude: -79.00567 });
  await page.goto('/ec/support/');
  await page.getByRole('link', { name: /Visita un centro de atención/ }).click();
  const places = page.getByRole('listitem').filter({ hasText: /Centro de atención|Punto de pago/ });
  await expect(places.filter({ hasText: ', Quito' })).toHaveCount(2);
  await expect(places.first()).toContainText(/Abierto hasta las \d\d:\d\d|Cerrado, abre /);
  await inspect('places');

  const field = page.getByRole('searchbox', { name: 'Ciudad, barrio o calle' });
  await field.fill('AMBATO cevallos');
  await field.press('Enter');
  await expect(places).toHaveText([/Centro de atención Ambato/]);
  await field.fill('Galápagos');
  await field.press('Enter');
  await expect(page.getByText('No encontramos ningún lugar así')).toBeVisible();

  const asked = page.waitForRequest(/geographicSite\?near=/);
  await page.getByRole('button', { name: 'Cerca de mí' }).click();
  expect(new URL((await asked).url()).searchParams.get('near')).toBe('-2.90,-79.01');
  await expect(places.first()).toContainText('Cuenca');
  await expect(places.first()).toContainText(/a \d+,?\d* km/);
});

test('who does not say where they are types it', async ({ page }) => {
  await page.goto('/ec/support/places');
  await page.getByRole('button', { name: 'Cerca de mí' }).click();
  await expect(page.getByText('No pudimos ver dónde estás')).toBeVisible();
});
