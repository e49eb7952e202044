// Anybody finds where they are attended to: by a word, and near the device, of which no more than a kilometre leaves it.
import { expect, test } from '../fixtures.ts';
import { luis } from '../world/customers.ts';

test('offices and places to pay, by a word and near me', async ({ page, context, inspect }) => {
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

  // Who does not say where they are types it.
  await page.getByRole('button', { name: 'Cerca de mí' }).click();
  await expect(page.getByText('No pudimos ver dónde estás')).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -2.90123, longitude: -79.00567 });
  const asked = page.waitForRequest(/geographicSite\?near=/);
  await page.getByRole('button', { name: 'Cerca de mí' }).click();
  expect(new URL((await asked).url()).searchParams.get('near')).toBe('-2.90,-79.01');
  await expect(places.first()).toContainText('Cuenca');
  await expect(places.first()).toContainText(/a \d+,?\d* km/);
});

test('a turn is booked at an office, moved, and cancelled', async ({ loginPage, page, inspect }) => {
  await loginPage.enter(luis);
  await page.goto('/ec/support/places');
  const office = page.getByRole('listitem').filter({ hasText: 'Centro de atención Cuenca' });
  await office.getByRole('link', { name: /Reservar turno/ }).click();
  const main = page.getByRole('main');
  const turn = main.getByRole('region', { name: 'Tu turno' });
  const days = main.getByRole('group', { name: 'Día' }).getByRole('radio');
  const hours = main.getByRole('group', { name: 'Horario' }).getByRole('radio');
  await main.getByRole('button', { name: 'Reservar turno' }).click();
  await expect(main.getByText('Elige para qué vas', { exact: true })).toBeVisible();
  await main.getByRole('combobox', { name: 'Para qué' }).selectOption('Chips');
  await days.last().check();
  await hours.first().check();
  await inspect('turn-form');
  await main.getByRole('button', { name: 'Reservar turno' }).click();
  await expect(turn).toContainText(/Tu código.*A-0900.*09:00 a 09:30.*Centro de atención Cuenca.*Chips/s);
  await inspect('turn');

  await turn.getByRole('button', { name: 'Cambiar horario' }).click();
  await days.last().check();
  await hours.nth(1).check();
  await main.getByRole('button', { name: 'Cambiar a esta hora' }).click();
  await expect(turn).toContainText(/A-0930.*09:30 a 10:00/s);
  await page.goto('/ec/support/');
  await main.getByRole('link', { name: /Turno en Centro de atención Cuenca/ }).click();
  await turn.getByRole('button', { name: 'Cancelar turno' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar turno' }).click();
  await expect(main.getByText('No tienes un turno')).toBeVisible();
});
