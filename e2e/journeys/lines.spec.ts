// What is done with a line: activations, another chip, leaving, a known fault, a pause.
import { expect, test } from '../fixtures.ts';
import { PackagesPage } from '../pages/purchase-pages.ts';
import { ana, password } from '../world/customers.ts';

// 'Activaciones': the shop and its parts.

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

// A line moves to an eSIM: the lock first, then who one is, an hour's wait, and the way back.

test('an eSIM is ordered while the lock goes off, everybody hears of it, and one press takes it back', async ({
  loginPage,
  page,
  outbox,
  watch,
}) => {
  watch.provokes(403);
  const home = await loginPage.arrive(ana);
  const detail = await home.openLine('(099) 100-0001');
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

// A service is left in no more steps than it takes to buy one.

test('a service is left online: what it means first, one press, and the way back', async ({
  loginPage,
  page,
  watch,
  inspect,
}) => {
  watch.provokes(403);
  const home = await loginPage.arrive(ana);
  const detail = await home.openLine('IN-100001');
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

// The internet at home is gone: a known fault is seen, watched and tested for; a technician's visit is moved.

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

// A line is paused for a trip, and is back at one press.

test('a line is paused from today: days and cost first, who one is, then back at one press', async ({
  loginPage,
  page,
  watch,
}) => {
  watch.provokes(403);
  const home = await loginPage.arrive(ana);
  const detail = await home.openLine('(099) 100-0001');
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
