// A line moves to an eSIM: the lock first, then who one is, an hour's wait, and the way back.
import { expect, test } from '../fixtures.ts';
import { ana, password } from '../world/customers.ts';

test('an eSIM is ordered while the lock goes off, everybody hears of it, and one press takes it back', async ({
  loginPage,
  page,
  outbox,
  watch,
}) => {
  watch.provokes(403);
  const home = await loginPage.arrive(ana);
  await home.choose('(099) 100-0001');
  const detail = await home.openDetails();
  await detail.openPart('Gestionar');
  await detail.main.getByRole('link', { name: /^Chip y PUK/ }).click();
  await detail.main.getByRole('link', { name: 'Pasar a eSIM o a otro chip' }).click();
  const chip = detail.part('Tu chip nuevo');
  await expect(chip).toContainText('Tu chip tiene candado');
  await chip.getByRole('link', { name: 'Ir a quitar el candado' }).click();

  const again = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  const prove = async () => {
    await again.getByLabel('Contraseña', { exact: true }).fill(password);
    await again.getByRole('button', { name: 'Continuar' }).click();
    await expect(again).toBeHidden();
  };
  await detail.part('Tu chip').getByRole('button', { name: 'Quitar candado' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar candado' }).click();
  await prove();
  await expect(detail.part('Tu chip')).toContainText('El candado se quita el');

  await detail.main.getByRole('link', { name: 'Pasar a eSIM o a otro chip' }).click();
  await expect(chip).toContainText('Se hace una hora después de pedirlo.');
  await chip.getByRole('button', { name: 'Pedir eSIM' }).click();
  await prove();
  await expect(chip).toContainText('Cambio en camino');
  await expect
    .poll(async () => (await outbox.messages(ana.login)).map(({ subject }) => subject))
    .toContain('Pidieron cambiar el chip de tu línea');
  await chip.getByRole('button', { name: 'Cancelar el cambio' }).click();
  await expect(detail.main).toContainText('El último cambio no se hizo');
  await expect(chip.getByRole('button', { name: 'Pedir eSIM' })).toBeVisible();
});
