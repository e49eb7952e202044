// A service is left in no more steps than it takes to buy one.
import { expect, test } from '../fixtures.ts';
import { ana, password } from '../world/customers.ts';

test('a service is left online: what it means first, one press, and the way back', async ({
  loginPage,
  page,
  watch,
  inspect,
}) => {
  watch.provokes(403);
  const home = await loginPage.arrive(ana);
  await home.choose('IN-100001');
  const detail = await home.openDetails();
  await detail.openPart('Gestionar');
  await detail.main.getByRole('link', { name: /^Dar de baja/ }).click();
  const exit = detail.main;
  await expect(exit).toContainText(/Último día.*Costo de la baja\s*Sin costo.*Módem/s);
  await exit.getByRole('button', { name: 'Dar de baja' }).click();
  const again = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await again.getByLabel('Contraseña', { exact: true }).fill(password);
  await again.getByRole('button', { name: 'Continuar' }).click();
  await expect(exit).toContainText(/Baja programada.*Puedes cancelarla hasta el/s);
  await inspect('exit-ordered');
  await expect(exit.getByRole('button', { name: 'Descargar constancia' })).toBeVisible();
  await exit.getByRole('button', { name: 'Cancelar la baja' }).click();
  await expect(exit.getByRole('button', { name: 'Dar de baja' })).toBeVisible();
});
