// The customer follows a device in repair, and says yes or no to what it costs. A decision that goes wrong: apps/web/states.
import { expect, test } from '../fixtures.ts';
import { LoginPage } from '../pages/access/login-page.ts';
import { RepairLookupPage, RepairTrackingPage } from '../pages/repair-pages.ts';
import { ana, pablo } from '../world/customers.ts';

test('a repair is found by one’s own cédula and followed, and the way back remembers', {
  tag: '@desktop',
}, async ({ loginPage, page, inspect }) => {
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
  await lookup.back.click();
  await expect(home.heading).toContainText('Hola');
});

test('the lookup takes what may stand in a document, and is clean when it is opened anew', async ({
  loginPage,
  page,
  inspect,
}) => {
  const home = await loginPage.arrive(ana);
  await home.section('Soporte').click();
  await home.main.getByRole('link', { name: /Equipos en reparación/ }).click();
  const lookup = await new RepairLookupPage(page).isOpen();
  await expect(lookup.back).toHaveText('Soporte');
  await expect(lookup.submit).toBeDisabled();
  await lookup.number.fill('TRK-1001');
  await lookup.submit.click();
  await expect(lookup.form).toContainText('Elige un tipo de documento');

  await lookup.choose('Cédula');
  await expect(lookup.number).toHaveValue('');
  await lookup.submit.click();
  await expect(lookup.form).toContainText('Ingresa el número');
  await lookup.number.fill('17-10x03');
  await expect(lookup.number).toHaveValue('171003');
  await lookup.submit.click();
  await expect(lookup.form).toContainText('La cédula debe tener al menos 10 dígitos');
  await inspect('repair-lookup-short');
  await lookup.look('RUC', '179999998200');
  await expect(lookup.form).toContainText('El RUC debe tener al menos 13 dígitos');
  await lookup.choose('Número de orden');
  await lookup.number.fill('TRK-10 01.ñ');
  await expect(lookup.number).toHaveValue('TRK-1001');
  await lookup.submit.click();
  await expect(lookup.found).toHaveCount(1);

  await lookup.choose('RUC');
  await expect(lookup.found).toHaveCount(0);
  await lookup.back.click();
  await home.main.getByRole('link', { name: /Equipos en reparación/ }).click();
  await expect(lookup.type).toHaveValue('');
});

test('other people’s documents ask who one is; their order number shows no more than its progress', async ({
  loginPage,
  page,
  watch,
  inspect,
}) => {
  watch.provokes(403, 404);
  await loginPage.enter(ana);
  const lookup = await new RepairLookupPage(page).open();
  for (const [type, number] of [
    ['Cédula', '0912345675'],
    ['Cédula', '1799999999'],
    ['RUC', '1799999982001'],
  ] as const) {
    await lookup.look(type, number);
    await expect(lookup.holder).toContainText('Solo el titular ve sus equipos');
    await expect(lookup.holder.getByLabel('Número de documento')).toHaveValue(number);
  }
  await inspect('repair-not-holder');
  await lookup.look('Número de orden', 'TRK-9999');
  await expect(lookup.none).toBeVisible();
  await expect(lookup.main).toContainText('Ingresa otro número o elige otro documento');
  await inspect('repair-none');

  await lookup.look('Número de orden', 'trk-2001');
  const repair = await lookup.follow('TRK-2001');
  await expect(repair.current).toContainText('Informe técnico');
  await expect(repair.main).toContainText('Esta orden es de otra persona');
  await expect(repair.decision).toBeHidden();
  await expect(repair.main).not.toContainText(/Pablo|0912345675/);
  await inspect('repair-foreign');

  await repair.open('TRK-9998');
  await expect(repair.main.getByRole('heading', { name: 'No encontramos esta orden' })).toBeVisible();
  await page.goto('/ec/cellphone-follow/');
  await lookup.isOpen();
});

test.describe('while time passes', () => {
  test.use({ world: { OPERATOR_CLOCK_SECONDS: '1' } });

  test('Ana accepts the cost, and watches the repair go on by itself', async ({
    loginPage,
    page,
    outbox,
    inspect,
  }) => {
    await loginPage.enter(ana);
    const repair = await new RepairTrackingPage(page).open('TRK-1001');
    await expect(repair.current).toContainText(/Informe técnico.*Pantalla con daño interno/s);
    await expect(repair.decision).toContainText(/\$35,00.*Cambio de pantalla/s);
    await repair.accept.click();
    await expect(repair.dialog).toContainText('¿Aceptas el costo de $35,00?');
    await inspect('repair-accept');
    await repair.confirm('Cancelar');
    await expect(repair.decision).toBeVisible();

    await repair.accept.click();
    await repair.confirm('Aceptar $35,00');
    await expect(repair.dialog).toContainText('Aceptaste el costo');
    await inspect('repair-accepted');
    await repair.closeOutcome('Aceptaste el costo');
    await expect(repair.decision).toBeHidden();
    await expect(repair.steps.filter({ hasText: 'Reparación' })).toBeVisible();
    const newest = async () => (await outbox.messages(ana.login))[0]?.subject;
    await expect.poll(newest).toBe('Aceptaste el costo de la reparación TRK-1001');

    // Nobody touches the page: it asks by itself, and the operator's clock runs.
    const before = (await repair.current.textContent()) ?? '';
    expect(before).toContain('Reparación');
    await expect(repair.current).not.toHaveText(before, { timeout: 60_000 });
  });
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

test('Pablo rejects the cost, and his device comes back as it is', async ({ page, inspect }) => {
  await new LoginPage(page).enter(pablo);
  const repair = await new RepairTrackingPage(page).open('TRK-2001');
  await expect(repair.decision).toContainText(/\$48,50.*Limpieza de placa\$18,50/s);
  await repair.reject.click();
  await expect(repair.dialog).toContainText('¿Rechazas la reparación?');
  await inspect('repair-reject');
  await repair.confirm('Rechazar');
  await repair.closeOutcome('Rechazaste la reparación');
  await expect(repair.steps.filter({ hasText: 'De vuelta al centro de atención' })).toBeVisible();
  await expect(repair.steps.filter({ hasText: /^Reparación/ })).toHaveCount(0);
});
