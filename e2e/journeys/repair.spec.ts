// The customer follows a device in repair, and says yes or no to what it costs. A decision that goes wrong: apps/web/states.
import { expect, test } from '../fixtures.ts';
import { LoginPage } from '../pages/access-pages.ts';
import { RepairLookupPage, RepairTrackingPage } from '../pages/support-pages.ts';
import { ana, pablo } from '../world/customers.ts';

test('a repair is found by one’s own cédula and followed, the way back remembers, and its cost is accepted', async ({
  loginPage,
  page,
  outbox,
  inspect,
}) => {
  const home = await loginPage.arrive(ana);
  await (await home.openServices()).main.getByRole('link', { name: /Tu equipo en reparación/ }).click();
  const lookup = await new RepairLookupPage(page).isOpen();
  await expect(lookup.back).toHaveText('Mis Servicios');
  await lookup.look('Cédula', '1710034065');
  await expect(lookup.found).toHaveCount(3);
  await expect(lookup.found.first()).toContainText(/Nova X5.*TRK-1001.*Espera tu decisión/s);
  await inspect('repair-found');

  const repair = await lookup.follow('TRK-1002');
  await expect(repair.current).toContainText('Reparación');
  await expect(repair.steps).toHaveCount(8);
  await expect(repair.steps.first()).toContainText(/Recibimos tu equipo.*10 %.*CAC Norte/s);
  await expect(repair.main).toContainText('Paso 5 de 8');
  await expect(repair.decision).toBeHidden();
  await expect(repair.cost).toContainText(/Batería\$22,00.*Mano de obra\$12,50.*Total\$34,50/s);
  await expect(repair.device).toContainText(/Andes Mini 2.*•••• \d{4}.*CAC Norte/s);
  const report = repair.steps.filter({ hasText: 'Informe técnico' });
  await expect(report).not.toContainText('Ocultar');
  await report.getByRole('button', { name: 'Ver informe' }).click();
  await expect(report.getByText('Se cambia por una nueva.')).toBeVisible();
  await inspect('repair-going');

  await repair.back.click();
  await lookup.isOpen();
  await expect(lookup.found).toHaveCount(3);
  await expect(lookup.number).toHaveValue('1710034065');
  const done = await lookup.follow('TRK-1003');
  await expect(done.current).toContainText('Entregado');
  await expect(done.steps).toHaveCount(9);
  await inspect('repair-done');
  await done.back.click();
  await expect(lookup.back).toHaveText('Mis Servicios');

  // Somebody else’s shows no more than its progress.
  await lookup.look('Número de orden', 'trk-2001');
  await lookup.follow('TRK-2001');
  await expect(repair.main).toContainText('Esta orden es de otra persona');
  await expect(repair.main).not.toContainText(/Pablo|0912345675/);
  await inspect('repair-foreign');

  await repair.open('TRK-1001');
  await expect(repair.current).toContainText(/Informe técnico.*Pantalla con daño interno/s);
  await expect(repair.decision).toContainText(/\$35,00.*Cambio de pantalla/s);
  await repair.accept.click();
  await expect(repair.dialog).toContainText('¿Aceptas el costo de $35,00?');
  await inspect('repair-accept');
  await repair.confirm('Aceptar $35,00');
  await repair.closeOutcome('Aceptaste el costo');
  await expect(repair.decision).toBeHidden();
  await expect(repair.steps.filter({ hasText: 'Reparación' })).toBeVisible();
  await expect
    .poll(async () => (await outbox.messages(ana.login))[0]?.subject)
    .toBe('Aceptaste el costo de la reparación TRK-1001');
});

test('who manages the line follows its repair, and decides once they have proved to be its holder', async ({
  page,
  books,
  outbox,
  watch,
  inspect,
}) => {
  watch.provokes(400);
  await books.associate(pablo, '0991000001', () => outbox.code('0991000001'));
  await new LoginPage(page).enter(pablo);
  const repair = await new RepairTrackingPage(page).open('TRK-1001');
  await expect(repair.current).toContainText('Informe técnico');
  await expect(repair.cost).toContainText('$35,00');
  await expect(repair.decision).toBeHidden();
  await expect(repair.main).not.toContainText('1710034065');
  await repair.holder.getByRole('button', { name: 'Soy el titular' }).click();
  await inspect('repair-holder-questions');
  await repair.prove('1710034065', ['2017', 'Junio', '13']);
  await expect(repair.holder.getByRole('alert')).toContainText('Los datos no coinciden');
  await repair.prove('1710034065', ['2017', 'Junio', '12']);
  await expect(repair.accept).toBeVisible();
  await expect(repair.holder).toBeHidden();
});
