// The customer looks up calls and data sessions of a line between two days, page by page.
import { expect, test } from '../fixtures.ts';
import { ServiceRecordPage, typedDaysAgo } from '../pages/service-record-page.ts';
import { ana } from '../world/customers.ts';

test('from the detail of a line to its calls, ten to a page, and back', async ({
  loginPage,
  page,
  watch,
}) => {
  const home = await loginPage.arrive(ana);
  const detail = await home.openLine('(099) 100-0003');
  await detail.openPart('Consumo');
  await detail.main.getByRole('link', { name: 'Historial' }).click();
  const record = await new ServiceRecordPage(page).isOpen();
  await expect(record.line.getByRole('option', { selected: true })).toContainText('(099) 100-0003');
  await expect(record.from).toHaveValue(typedDaysAgo(30));
  await expect(record.to).toHaveValue(typedDaysAgo(0));
  // It goes on with what was shown by day.
  await expect(record.tab('Datos')).toHaveAttribute('aria-selected', 'true');
  await record.openTab('Llamadas');
  await expect(record.headers).toHaveText([
    'Fecha y hora',
    'Tipo de llamada',
    'Teléfono marcado',
    'Duración',
    'Monto',
  ]);
  await expect(record.rows).toHaveCount(10);
  await expect(record.rows.first()).toContainText(/\d\d:\d\d.*Saliente.*\(09\d\) \d{3}-\d{4}.*min.*\$/s);
  await expect(record.calls).toContainText(/Llamadas\s*\d+.*Duración\s*\d+ min.*Monto\s*\$/s);

  const first = await record.rows.first().textContent();
  await record.turnTo('Siguiente');
  await record.isOnPage(2);
  await expect(record.rows.first()).not.toHaveText(first ?? '');
  await expect(record.rows).toHaveCount(10);
  expect(watch.calls('voiceUsage')).toHaveLength(2);
  expect(watch.calls('voiceUsage')[1]?.url()).toContain('offset=10&limit=10');
  await record.turnTo('Anterior');
  await record.isOnPage(1);
  await expect(record.rows.first()).toHaveText(first ?? '');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    record.main.getByRole('button', { name: /CSV/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^llamadas-0991000003-.*\.csv$/);
  await record.goBackToDetail();
  await expect(page).toHaveURL(/\/service-details\/prepaid\/no-adds\?line=\d+$/);
});

test('what was used each day, how long it lasts, a day’s records, and the days as a file', async ({
  loginPage,
  page,
  inspect,
}) => {
  const home = await loginPage.arrive(ana);
  const detail = await home.openLine('(099) 100-0001');
  await detail.openPart('Consumo');
  await expect(page).toHaveURL(/\/service-details\/usage\?line=0991000001$/);
  await expect(detail.main.getByRole('heading', { name: /^Te alcanza/ })).toBeVisible();
  const today = detail.main.getByRole('listbox').getByRole('option').last();
  await today.press('ArrowLeft');
  const chosen = detail.main.getByRole('option', { selected: true });
  await expect(chosen).not.toHaveAccessibleName(/hoy hasta ahora/);
  await detail.main.getByRole('tab', { name: 'SMS' }).click();
  await expect(page).toHaveURL(/type=sms&line=0991000001$/);
  await expect(detail.main.getByRole('table', { name: /^Registros/ })).toContainText(/\d SMS/);
  await inspect('usage-by-day');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    detail.main.getByRole('button', { name: /CSV/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^consumo-0991000001-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const text = await (await file.createReadStream())
    .toArray()
    .then((parts) => Buffer.concat(parts).toString());
  expect(text).toMatch(/^\uFEFFDía;Usado;Unidad;Incluido;Registros\r\n\d{4}-\d\d-\d\d;\d+;SMS;100;\d+\r\n/);
});

test('an alert at 70 %, a cap of $5, roaming off: chosen from the detail of a line, and kept', async ({
  loginPage,
  page,
}) => {
  const home = await loginPage.arrive(ana);
  const { main } = await (await home.openLine('(099) 100-0001')).openPart('Gestionar');
  await main.getByRole('link', { name: /^Alertas y topes/ }).click();
  await expect(page).toHaveURL(/\/service-details\/control\?line=0991000001$/);
  const alerts = main.getByRole('group', { name: 'Internet' }).getByLabel('70 %');
  const plan = main.getByRole('region', { name: 'Consumo fuera del plan' });
  const roaming = main.getByRole('region', { name: 'Roaming' });
  await alerts.check();
  await plan.getByLabel(/^Tope por ciclo/).fill('5');
  await roaming.getByLabel('Permitir roaming').uncheck();
  await main.getByRole('button', { name: 'Guardar' }).click();
  await expect(plan).toContainText('Llevas $0,00 de $5,00');
  await page.reload();
  await expect(alerts).toBeChecked();
  await expect(plan).toContainText('Llevas $0,00 de $5,00');
  await expect(roaming).toContainText('Desactivado: en otro país no funciona y no pagas nada.');
});
