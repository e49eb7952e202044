// The customer changes the plan of a line: chooses, compares, confirms by SMS; the new plan waits for its cycle.
import { expect, test } from '../../fixtures.ts';
import { HomePage } from '../../pages/home-page.ts';
import { IdealPlanPage, PlanResultPage } from '../../pages/plan-pages.ts';
import { ServiceDetailPage } from '../../pages/service-pages.ts';
import { ana, company, luis, pablo, pablosLine } from '../../world/customers.ts';
import { dropAnswerOnce, lose } from '../../world/network.ts';

const ORDERS = 'productOrder';
const ORDER_PATH = '/ProductOrderingManagement/api/ec/productOrderingManagement/productOrder';
const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

test('choosing and comparing: what is chosen stays chosen', { tag: '@desktop' }, async ({
  loginPage,
  page,
  inspect,
}) => {
  const ideal = await (await (await loginPage.arrive(ana)).openDetails()).changePlan();
  await expect(ideal.current).toContainText('Plus 15 GB');
  await expect(ideal.plans).toHaveCount(4);
  await expect(ideal.plan('Plus 15 GB')).toHaveCount(0);
  await ideal.advice.getByRole('button', { name: 'Comparar con mis consumos' }).click();
  await expect(ideal.advice).toContainText('tus últimos 3 ciclos');
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
  await expect(ideal.alerts).toHaveCount(0);
  await page.reload();
  await ideal.isOpen();
  await expect(ideal.plan('Max 60 GB')).toBeChecked();
  await inspect('plan-chosen');

  const compare = await ideal.compare();
  await compare.compares('Valor mensual', '$15,99', '$28,99');
  await compare.compares('Internet', '15 GB', '60 GB');
  await compare.compares('Roaming', 'No', 'Sí');
  await expect(compare.main).toContainText('al valor del plan se le agregan impuestos');
  await compare.desired.selectOption({ label: 'Max 30 GB · $21,99' });
  await compare.compares('Internet', '15 GB', '30 GB');
  await expect(compare.summary).toContainText('$6,00 más al mes');
  await expect(compare.cycles.getByRole('row', { name: 'En total' })).toContainText('$65,97');
  await page.reload();
  await compare.isOpen();
  await compare.compares('Internet', '15 GB', '30 GB');
  await inspect('plan-compare');
  await compare.back.click();
  await ideal.isOpen();
  await expect(ideal.plan('Max 30 GB')).toBeChecked();
});

test.describe('a change of plan', () => {
  test('confirmed by SMS, it waits for the next cycle', async ({ loginPage, page, outbox, inspect }) => {
    let detail = await (await loginPage.arrive(ana)).openDetails();
    let ideal = await detail.changePlan();
    const compare = await (await ideal.choose('Max 30 GB')).compare();
    await compare.begin();
    await expect(compare.popup).toContainText('******0001');
    await compare.type('12');
    await expect(compare.popup.getByRole('alert')).toHaveText('El código es inválido');
    await inspect('plan-code');
    const result = await compare.end(await outbox.planCode('0991000001'));
    await result.isPending();
    await expect(result.request).toContainText('(099) 100-0001');
    await expect(result.request).toContainText('Max 30 GB');
    await expect(result.request).toContainText('$21,99');
    await inspect('plan-result');
    await page.reload();
    await result.isPending();
    const [mail] = await outbox.messages(ana.login);
    expect(mail?.subject).toBe('Recibimos tu cambio de plan a Max 30 GB');

    await result.toLine.click();
    detail = await new ServiceDetailPage(page).isOpen();
    await expect(detail.heading).toHaveText('(099) 100-0001');
    await expect(detail.main).toContainText('Tu línea cambia a Max 30 GB el');
    await inspect('plan-pending-detail');
    ideal = await detail.changePlan();
    await expect(ideal.pending).toContainText('Tu línea cambia a Max 30 GB el');
    await expect(ideal.plans).toHaveCount(0);
    await inspect('plan-pending');

    // Another line of the same customer is free.
    await ideal.line.selectOption({ label: 'Ilimitado · (099) 100-0002' });
    await expect(ideal.current).toContainText('Ilimitado');
    await expect(ideal.plans).toHaveCount(4);
    await expect(ideal.main.getByRole('radio', { checked: true })).toHaveCount(0);

    // Taken back before its day: the line may order again.
    await ideal.openFor('0991000001');
    await ideal.cancelChange();
    await expect(ideal.plans).toHaveCount(4);
    await ideal.openFor('0991000001');
    await expect(ideal.pending).toHaveCount(0);
  });

  test('a wrong code, three times, and another one', async ({ loginPage, page, outbox, watch, inspect }) => {
    watch.provokes(400, 429);
    await page.clock.install();
    // The first SMS never comes: the server has not even been asked for it.
    await page.route(
      '**/generatecode',
      (route) =>
        route.fulfill({
          json: { codeNumberEn: 'lost', codeLength: 4, expiresIn: 300, destination: '******0001' },
        }),
      { times: 1 },
    );
    const ideal = await (await (await loginPage.arrive(ana)).openDetails()).changePlan();
    const compare = await (await ideal.choose('Max 60 GB')).compare();
    await compare.begin();
    await expect(compare.resend).toHaveCount(0);
    await page.clock.fastForward(61_000);
    await compare.resend.click();
    await expect(compare.popup).toContainText('Código de confirmación reenviado a ******0001');
    await inspect('plan-code-resent');

    const code = await outbox.planCode('0991000001');
    for (let time = 0; time < 2; time++) {
      await compare.type(wrong(code));
      await expect(compare.popup.getByRole('alert').first()).toHaveText(
        'El código ingresado es incorrecto, por favor verifícalo nuevamente.',
      );
      await expect(compare.code).toHaveValue('');
    }
    await compare.type(wrong(code));
    await expect(compare.popup).toContainText('Se agotaron los intentos de este código. Pide uno nuevo');
    await expect(compare.confirm).toBeDisabled();
    await inspect('plan-code-spent');

    // The browser's minute passes, the server's has not.
    await page.clock.fastForward(61_000);
    await compare.resend.click();
    await expect(compare.popup).toContainText('Demasiados intentos');
    await compare.cancel.click();
    await expect(compare.popup).toBeHidden();
  });

  test('a network that breaks at each call: one order, whatever is pressed', async ({
    loginPage,
    page,
    outbox,
    watch,
    inspect,
  }) => {
    watch.provokes('net::ERR_FAILED');
    const ideal = await (await (await loginPage.arrive(pablo)).openDetails()).changePlan();
    const compare = await (await ideal.choose('Esencial 8 GB')).compare();
    let restore = await lose(page, 'generatecode');
    await compare.change.click();
    await expect(compare.trouble).toContainText('Ocurrió un error en la petición');
    await inspect('plan-no-network');
    await compare.trouble.getByRole('button', { name: 'Cerrar' }).click();
    await restore();

    await compare.change.dblclick();
    await expect(compare.popup).toBeVisible();
    expect(watch.calls('generatecode', 'POST')).toHaveLength(2);
    const code = await outbox.planCode('0995000001');
    restore = await lose(page, 'validatecode');
    await compare.type(code);
    await expect(compare.popup).toContainText('Ocurrió un error en la petición');
    await expect(compare.code).toHaveValue(code);
    await restore();

    // The server takes the order, and its answer is lost.
    await dropAnswerOnce(page, ORDERS);
    await compare.confirm.click();
    await expect(compare.popup).toContainText('Tu código sigue siendo válido');
    await page.reload();
    // What was ordered is known by now.
    await expect(compare.pending).toContainText('Tu línea cambia a Esencial 8 GB el');
    await inspect('plan-order-found');
  });

  test('a double click, and a lost answer that is asked for again', async ({
    loginPage,
    page,
    outbox,
    watch,
  }) => {
    watch.provokes('net::ERR_FAILED');
    const ideal = await (await (await loginPage.arrive(pablo)).openDetails()).changePlan();
    const compare = await (await ideal.choose('Ilimitado')).compare();
    await compare.begin();
    await compare.code.fill(await outbox.planCode('0995000001'));
    await dropAnswerOnce(page, ORDERS);
    await compare.confirm.dblclick();
    await expect(compare.popup).toContainText('Tu código sigue siendo válido');
    await compare.confirm.dblclick();
    await new PlanResultPage(page).isPending();
    const orders = watch.calls(ORDERS, 'POST');
    expect(orders).toHaveLength(2);
    const ids = await Promise.all(orders.map((order) => order.headerValue('request-uuid')));
    expect(new Set(ids).size).toBe(1);
    expect(await outbox.messages(pablo.login)).toHaveLength(1);
  });

  test('ordered elsewhere meanwhile: said, and nothing is ordered twice', async ({
    loginPage,
    page,
    portal,
    books,
    outbox,
    watch,
    inspect,
  }) => {
    watch.provokes('net::ERR_FAILED', 409);
    const ideal = await (await (await loginPage.arrive(pablo)).openDetails()).changePlan();
    const compare = await (await ideal.choose('Ilimitado')).compare();
    await compare.begin();
    const restore = await lose(page, ORDERS);
    await compare.type(await outbox.planCode('0995000001'));
    await expect(compare.popup).toContainText('Tu código sigue siendo válido');
    const kept = await page.evaluate(() => window.sessionStorage.getItem('portal.planCode'));
    const elsewhere = await page.request.post(`${portal.origin}${ORDER_PATH}`, {
      headers: {
        authorization: `Bearer ${await books.tokenOf(pablo)}`,
        'x-otp-grant': JSON.parse(kept ?? '{}').grant.text,
      },
      data: {
        relatedParty: [{ id: '0995000001', identifierType: 'msisdn', role: 'customer' }],
        productOrderItem: [{ action: 'change', productOffering: [{ id: 'ILIMI' }] }],
      },
    });
    expect(elsewhere.status()).toBe(201);
    await restore();
    await compare.confirm.click();
    await expect(compare.pending).toContainText('Tu línea cambia a Ilimitado el');
    await inspect('plan-ordered-elsewhere');
    expect(await outbox.messages(pablo.login)).toHaveLength(1);
  });

  test('a refusal has its own page, from which it can be tried again', async ({
    loginPage,
    page,
    outbox,
    watch,
    inspect,
  }) => {
    watch.provokes(500);
    const ideal = await (await (await loginPage.arrive(pablo)).openDetails()).changePlan();
    const compare = await (await ideal.choose('Ilimitado')).compare();
    await compare.begin();
    await page.route(`**/${ORDERS}`, (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL' } }), {
      times: 1,
    });
    const result = await compare.end(await outbox.planCode('0995000001'));
    await result.hasFailed();
    await inspect('plan-failed');
    await page.reload();
    await result.hasFailed();
    await result.again.click();
    await compare.isOpen();
    // The same order with the same confirmation: no other code is needed.
    await compare.change.click();
    await result.isPending();
    expect(watch.calls('generatecode', 'POST')).toHaveLength(1);
  });
});

test('without a line to change there is nothing here', async ({ loginPage, page }) => {
  await loginPage.enter(ana);
  for (const path of ['ideal-plan', 'compare-plan', 'buy-review']) {
    for (const line of ['', `?line=${pablosLine}`]) {
      await page.goto(`/ec/change-plan/${path}${line}`);
      await expect(page).toHaveURL(/\/ec\/home\/with-services$/);
    }
  }
});

test('a comparison without a choice begins with the choice', async ({ loginPage, page }) => {
  const ideal = await (await (await loginPage.arrive(ana)).openDetails()).changePlan();
  await page.evaluate(() => {
    window.history.pushState(
      window.history.state,
      '',
      `/ec/change-plan/compare-plan${window.location.search}`,
    );
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });
  await ideal.isOpen();
  await expect(ideal.plans).toHaveCount(4);
});

for (const [customer, number, says] of [
  [luis, '0992000001', 'Usted no tiene líneas'],
  [company, '0994000001', 'Favor ingresa al portal de Empresas para que puedas utilizar Mi Claro'],
] as const) {
  test(`${customer.givenName} reads «${says}»`, async ({ loginPage, page, inspect }) => {
    await loginPage.enter(customer);
    const ideal = await new IdealPlanPage(page).openFor(number);
    await expect(ideal.main).toContainText(says);
    await inspect(`plan-no-lines-${customer.login.slice(0, 7)}`);
  });
}

test('plans that do not come can be asked for again; Volver leads home, or to the line', async ({
  loginPage,
  page,
  watch,
  inspect,
}) => {
  watch.provokes('net::ERR_FAILED');
  const home = await loginPage.arrive(ana);
  const restore = await lose(page, 'category');
  const detail = await home.openDetails();
  const ideal = await detail.changePlan();
  await expect(ideal.main).toContainText('No pudimos cargar los planes');
  await inspect('plan-not-loaded');
  await restore();
  await ideal.main.getByRole('button', { name: 'Reintentar' }).click();
  await expect(ideal.plans).toHaveCount(4);
  await ideal.back.click();
  await detail.isOpen();

  await ideal.openFor('0991000001');
  await expect(ideal.plans).toHaveCount(4);
  await ideal.back.click();
  await new HomePage(page).isOpen(ana);
});

test('the draft is forgotten when the line changes, and with the session', async ({ loginPage, page }) => {
  const detail = await (await loginPage.arrive(ana)).openDetails();
  const ideal = await detail.changePlan();
  await ideal.choose('Max 30 GB');
  const draft = () => page.evaluate(() => window.sessionStorage.getItem('portal.planDraft'));
  expect(JSON.parse((await draft()) ?? '{}')).toMatchObject({
    planActual: { planId: 'PLU15', nombre: 'Plus 15 GB', precio: 15.99 },
    planNuevo: { planId: 'MAX30', nombre: 'Max 30 GB', precio: 21.99 },
    serviceId: '0991000001',
    email: ana.login,
  });
  await ideal.line.selectOption({ label: 'Ilimitado · (099) 100-0002' });
  await expect(ideal.current).toContainText('Ilimitado');
  expect(await draft()).toBeNull();
  await ideal.choose('Max 30 GB');
  expect(await draft()).not.toBeNull();
  await ideal.signOut();
  expect(await draft()).toBeNull();
});
