// The customer changes the plan of a line: chooses, compares, confirms by SMS; the new plan waits for its cycle.
// What is refused, lost or ordered elsewhere meanwhile: apps/web/states.
import { expect, test } from '../../fixtures.ts';
import { ServiceDetailPage } from '../../pages/service-pages.ts';
import { ana, pablo } from '../../world/customers.ts';
import { dropAnswerOnce, lose } from '../../world/network.ts';

const ORDERS = 'productOrder';

test('chosen, compared, confirmed by SMS, it waits for the next cycle and may be taken back until then', async ({
  loginPage,
  page,
  outbox,
  watch,
  inspect,
}) => {
  watch.provokes(400);
  let detail = await (await loginPage.arrive(ana)).openLine('(099) 100-0001');
  let ideal = await detail.changePlan();
  await expect(ideal.current).toContainText('Plus 15 GB');
  await expect(ideal.plans).toHaveCount(4);
  await expect(ideal.plan('Plus 15 GB')).toHaveCount(0);
  await ideal.advice.getByRole('button', { name: 'Comparar con mis consumos' }).click();
  await expect(ideal.advice.getByRole('row')).toHaveCount(4);
  await expect(ideal.plan('Max 60 GB')).toHaveAccessibleDescription(
    /60 GB de internet.*Llamadas ilimitadas.*150 minutos a 17 países de América.*Roaming incluido.*Habrías pagado en tus últimos 3 ciclos \$86,97.*Te habrían sobrado.*Tu factura del/,
  );
  await ideal.goOn.click();
  await expect(ideal.alerts).toHaveText('Debe seleccionar un plan');
  await ideal.readMore('Max 60 GB');
  await expect(ideal.more).toContainText('Minutos a 17 países de América');
  await inspect('plan-more');
  await ideal.closeMore();
  await ideal.choose('Max 60 GB');
  // What is chosen stays chosen.
  await page.reload();
  await ideal.isOpen();
  await expect(ideal.plan('Max 60 GB')).toBeChecked();

  const compare = await ideal.compare();
  await compare.compares('Internet', '15 GB', '60 GB');
  await compare.compares('Roaming', 'No', 'Sí');
  await compare.desired.selectOption({ label: 'Max 30 GB · $21,99' });
  await compare.compares('Internet', '15 GB', '30 GB');
  await expect(compare.summary).toContainText('$6,00 más al mes');
  await expect(compare.cycles.getByRole('row', { name: 'En total' })).toContainText('$65,97');
  await inspect('plan-compare', 'every');
  await compare.back.click();
  await ideal.isOpen();
  await expect(ideal.plan('Max 30 GB')).toBeChecked();
  await ideal.compare();
  await compare.begin();
  await expect(compare.popup).toContainText('******0001');
  await inspect('plan-code');
  const code = await outbox.planCode('0991000001');
  await compare.type(String((Number(code) + 1) % 10_000).padStart(4, '0'));
  await expect(compare.popup.getByRole('alert').first()).toHaveText(
    'El código ingresado es incorrecto, por favor verifícalo nuevamente.',
  );
  const result = await compare.end(code);
  await result.isPending();
  await expect(result.request).toContainText(/\(099\) 100-0001.*Max 30 GB.*\$21,99/s);
  await inspect('plan-result', 'every');
  const [mail] = await outbox.messages(ana.login);
  expect(mail?.subject).toBe('Recibimos tu cambio de plan a Max 30 GB');

  await result.toLine.click();
  detail = await new ServiceDetailPage(page).isOpen();
  await expect(detail.main).toContainText('Tu línea cambia a Max 30 GB el');
  ideal = await detail.changePlan();
  await expect(ideal.plans).toHaveCount(0);
  await inspect('plan-pending');
  // Another line of the same customer is free.
  await ideal.line.selectOption({ label: 'Ilimitado · (099) 100-0002' });
  await expect(ideal.current).toContainText('Ilimitado');
  await expect(ideal.plans).toHaveCount(4);
  await expect(ideal.main.getByRole('radio', { checked: true })).toHaveCount(0);

  await ideal.openFor('0991000001');
  await ideal.cancelChange();
  await expect(ideal.plans).toHaveCount(4);
});

test('a network that breaks at each call, and a double click: one order, whatever is pressed', async ({
  loginPage,
  page,
  outbox,
  watch,
}) => {
  watch.provokes('net::ERR_FAILED');
  const ideal = await (await (await loginPage.arrive(pablo)).openLine('(099) 500-0001')).changePlan();
  const compare = await (await ideal.choose('Esencial 8 GB')).compare();
  let restore = await lose(page, 'generatecode');
  await compare.change.click();
  await expect(compare.trouble).toContainText('No pudimos conectarnos');
  await compare.trouble.getByRole('button', { name: 'Cerrar' }).click();
  await restore();

  await compare.change.dblclick();
  await expect(compare.popup).toBeVisible();
  expect(watch.calls('generatecode', 'POST')).toHaveLength(2);
  const code = await outbox.planCode('0995000001');
  restore = await lose(page, 'validatecode');
  await compare.type(code);
  await expect(compare.popup).toContainText('No pudimos conectarnos');
  await expect(compare.code).toHaveValue(code);
  await restore();

  // The server takes the order, and its answer is lost.
  await dropAnswerOnce(page, ORDERS);
  await compare.confirm.dblclick();
  // What nobody has told is asked for: what was ordered is known without another press.
  await expect(compare.pending).toContainText('Tu línea cambia a Esencial 8 GB el');
  expect(watch.calls(ORDERS, 'POST')).toHaveLength(1);
  expect(await outbox.messages(pablo.login)).toHaveLength(1);
});
