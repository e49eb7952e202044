// A line is paused for a trip, and is back at one press.
import { expect, test } from '../fixtures.ts';
import { ana, password } from '../world/customers.ts';

test('a line is paused from today: days and cost first, who one is, then back at one press', async ({
  loginPage,
  page,
  watch,
}) => {
  watch.provokes(403);
  const home = await loginPage.arrive(ana);
  await home.choose('(099) 100-0001');
  const detail = await home.openDetails();
  await detail.openPart('Gestionar');
  await detail.main.getByRole('link', { name: /^Pausar/ }).click();
  const pause = detail.main;
  await expect(pause).toContainText('$2,00 al mes');
  await pause
    .getByLabel('Hasta', { exact: true })
    .fill(await pause.getByLabel('Desde', { exact: true }).inputValue());
  await pause.getByRole('button', { name: 'Pausar', exact: true }).click();
  const again = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await again.getByLabel('Contraseña', { exact: true }).fill(password);
  await again.getByRole('button', { name: 'Continuar' }).click();
  await expect(detail.main).toContainText('En pausa, como pediste');
  await detail.openPart('Resumen');
  await expect(detail.main).toContainText('En pausa, como pediste');
  await detail.main.getByRole('button', { name: 'Reactivar ahora' }).click();
  await expect(detail.main.getByText('En pausa, como pediste')).toBeHidden();
});
