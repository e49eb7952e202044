// The internet at home is gone: a known fault is seen, watched and tested for; a technician's visit is moved.
import { expect, test } from '../fixtures.ts';
import { ana } from '../world/customers.ts';

test('a known fault is seen from home with its end, watched, and found by the test of the service', async ({
  loginPage,
  page,
  inspect,
}) => {
  const home = await loginPage.arrive(ana);
  await home.urgent.getByRole('link', { name: /^Ver la falla de Internet Hogar/ }).click();
  await expect(home.main).toContainText(/vuelve (hoy|mañana) a las 18:00.*Te devolvemos/s);
  await home.main.getByRole('button', { name: 'Avísame cuando vuelva' }).click();
  await expect(home.main).toContainText('Te avisamos si cambia la hora y cuando termine.');
  await home.main.getByRole('link', { name: 'Ayuda técnica' }).click();
  await expect(home.part('Lo que revisamos')).toContainText('Hay una falla conocida');
  await expect(home.main.getByRole('button', { name: 'Ya no me avises' })).toBeVisible();
  await inspect('diagnosis');

  await page.goto('/ec/service-details/visit?line=TV-100001');
  const visit = home.part('Tu visita');
  await expect(visit).toContainText('Confirmada');
  const slot = (await visit.getByRole('definition').nth(1).textContent()) ?? '';
  await visit.getByRole('button', { name: 'Cambiar horario' }).click();
  const form = home.part('Elige otro horario');
  await form.getByRole('group', { name: 'Día' }).getByRole('radio').last().check();
  await form.getByRole('group', { name: 'Horario' }).getByRole('radio').last().check();
  await form.getByRole('button', { name: 'Pedir este horario' }).click();
  // Until the new one is sure, the old one is kept.
  await expect(visit).toContainText(slot);
  await expect(visit).toContainText(/Pediste cambiarla para.*13:00 a 17:00/s);
  await inspect('visit-moving');
});
