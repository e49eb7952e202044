// The payment frame as a person meets it: every way to open it, and every way it may end.
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { MovementsPage } from '../../pages/movements-page.ts';
import { PaymentMethodsPage } from '../../pages/payment-methods-page.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';
import { PaymentFramePage, ProviderPage } from '../../pages/purchase/payment-frame-page.ts';
import { PurchaseResultPage } from '../../pages/purchase/result-pages.ts';
import { RechargePage } from '../../pages/purchase/shop-pages.ts';
import { ana, cards, luis } from '../../world/customers.ts';
import { inspectScreen } from '../../world/inspection.ts';

const ROAMING = 'Roaming América 1 GB';
const METHOD_FIRST = 'Compra de paquetes y recargas';

/** What the assistant would have heard from now on: it is not there, which is logged. */
function hearResults(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    const [, name] = /^assistant: not there to hear of: (\w+)/.exec(message.text()) ?? [];
    if (name) heard.push(name);
  });
  return heard;
}

/** Of a postpaid line: the sheet has the invoice, and the provider's page a card. */
async function topUpFrame(page: Page): Promise<PaymentFramePage> {
  const recharge = await (await new RechargePage(page).open()).choose(/\(099\) 100-0001/, '$5,00');
  return (await recharge.toSheet()).payInFrame('Recarga · $5,00');
}

/** The page where the method is chosen first, by card. */
async function methodFrame(page: Page): Promise<PaymentFramePage> {
  await page.goto('/ec/buy/packages-recharges');
  return openAgain(page);
}

async function openAgain(page: Page): Promise<PaymentFramePage> {
  await new PortalFrame(page).main.getByRole('button', { name: 'Continuar' }).click();
  return new PaymentFramePage(page, METHOD_FIRST).isOpen();
}

test('a top-up of a postpaid line by card: approved, confirmed by the server, and home shows it', {
  tag: '@desktop',
}, async ({ loginPage, page, books, watch, inspect }) => {
  const home = await loginPage.arrive(ana);
  const results = hearResults(page);
  const frame = await topUpFrame(page);
  await frame.press('Pagar $5,00');
  await expect(frame.errors).toHaveText([
    'Introduzca el nombre del titular',
    'Ingrese un número de tarjeta',
    'Ingrese una fecha de expiración',
    'Ingrese un CVV',
  ]);
  await inspect('payment-frame-card');
  await frame.payWith(cards.approved);
  await frame.says('Pago realizado');
  await inspect('payment-frame-paid');
  // By itself, after its last word has been read (PAY-15).
  const result = await new PurchaseResultPage(page).isDone();
  expect(await result.facts()).toMatchObject({ Línea: '(099) 100-0001', 'Total pagado': '$5,00' });
  expect(new Set(results)).toEqual(new Set(['recharge']));
  await result.goHome();
  await expect(home.main).toContainText(/Dólares Recargas.*\$5,00/);
  expect(await books.chargesOf(ana)).toEqual([5]);
  expect(watch.calls('paymentFrame/authentication')).toHaveLength(1);
});

test('a package of a postpaid line by another card, on the provider’s page: declined, then paid', async ({
  loginPage,
  page,
  books,
  watch,
  inspect,
}) => {
  watch.provokes(400, 402);
  const detail = await (await loginPage.arrive(ana)).openDetails();
  const packages = await detail.openPackages();
  const frame = await (await packages.buy('3 GB')).payInFrame('3 GB · $3,00');
  await frame.payWith(cards.noFunds);
  await expect(frame.refusal).toContainText('Tarjeta sin fondos');
  await expect(frame.number).toHaveValue('');
  await inspect('payment-frame-declined');
  await frame.payWith(cards.refusedToken);
  await expect(frame.refusal).toContainText('Tarjeta no válida');
  await frame.payWith(cards.asksDigits);
  await expect(frame.heading).toHaveText('Confirma que eres tú');
  await inspect('payment-frame-bank');
  await frame.answerBank('000');
  await expect(frame.main).toContainText('Te quedan 2 intentos');
  await frame.answerBank('157');
  await frame.says('Pago realizado');
  await frame.dialog.getByRole('button', { name: 'Continuar' }).click();
  const result = await new PurchaseResultPage(page).isDone();
  expect(await result.facts()).toMatchObject({ Paquete: '3 GB' });
  expect(await books.chargesOf(ana)).toEqual([3]);
});

test('roaming is for postpaid lines, by card or on the invoice', async ({ loginPage }) => {
  const detail = await (await loginPage.arrive(ana)).openDetails();
  const packages = await detail.openPackages('Activación de paquete roaming');
  await expect(packages.tabs.filter({ hasText: 'Roaming' })).toHaveAttribute('aria-selected', 'true');
  const sheet = await packages.buy(ROAMING);
  const frame = await sheet.payInFrame(`${ROAMING} · $12,00`);
  await expect(frame.heading).toHaveText('Compra un paquete roaming');
  await frame.close();
  await expect(frame.dialog).toBeHidden();
  await expect(sheet.sheet.getByRole('radio', { name: /^Cargo a factura/ })).toBeVisible();
});

test('the method first, on the invoice: the page is loaded again, and the charge waits for the next bill', async ({
  loginPage,
  page,
  books,
  inspect,
}) => {
  await loginPage.enter(ana);
  await page.goto('/ec/buy/packages-recharges');
  const hub = new PortalFrame(page);
  await hub.main
    .getByRole('combobox', { name: 'Número de línea' })
    .selectOption({ label: 'Plus 15 GB · (099) 100-0001' });
  await hub.main.getByRole('radio', { name: /^Cargo a factura/ }).check();
  await inspect('purchase-method-framed');
  await hub.main.getByRole('button', { name: 'Continuar' }).click();
  const frame = await new PaymentFramePage(page, METHOD_FIRST).isOpen();
  await expect(frame.heading).toHaveText('Carga a tu factura');
  await frame.choose(/^Recarga de \$6/);
  await expect(frame.number).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await frame.press('Confirmar $6,00');
  await expect(frame.main).toContainText('Favor de aceptar los términos y condiciones');
  await frame.terms.check();
  await frame.press('Confirmar $6,00');
  await frame.says('Compra realizada');
  await page.waitForFunction(() => !('isOld' in window));
  await expect(hub.heading).toHaveText(METHOD_FIRST);

  await page.goto('/ec/billing/');
  const waiting = hub.main.getByRole('group').filter({ hasText: 'Por facturar' });
  await expect(waiting).toContainText(/Llega en tu próxima factura.*\$6,00/);
  await waiting.getByText('Por facturar').click();
  await expect(waiting.getByRole('listitem')).toHaveText([/Recarga.*\$6,00/]);
  await inspect('billing-waiting');
  expect(await books.chargesOf(ana)).toEqual([]);
});

test('cards and balance of a prepaid line open their own pages; a balance is shown before it is not enough', async ({
  loginPage,
  page,
  watch,
}) => {
  watch.provokes(422);
  await loginPage.enter(luis);
  await page.goto('/ec/buy/packages-recharges');
  const hub = new PortalFrame(page);
  for (const [method, title] of [
    [/^Tarjeta de crédito o débito/, 'Paga con tu tarjeta'],
    [/^Cargo a saldo/, 'Paga con tu saldo'],
  ] as const) {
    await hub.main.getByRole('radio', { name: method }).check();
    await hub.main.getByRole('button', { name: 'Continuar' }).click();
    const frame = await new PaymentFramePage(page, METHOD_FIRST).isOpen();
    await expect(frame.heading).toHaveText(title);
    if (title === 'Paga con tu saldo') {
      await expect(frame.main).toContainText('Tu saldo es $');
      await frame.choose(/\$9,00/);
      await expect(frame.main).toContainText('Saldo Insuficiente');
      await frame.terms.check();
      await frame.press('Confirmar $9,00');
      await expect(frame.refusal).toContainText('Fondos Insuficientes. No se hizo ningún cobro.');
    }
    await frame.close();
    await expect(frame.dialog).toBeHidden();
  }
});

test('left in the middle, cancelled in the page, declined there: nothing is charged, and it can be tried again', async ({
  loginPage,
  page,
  books,
  inspect,
}) => {
  await loginPage.enter(luis);
  const results = hearResults(page);
  const frame = await methodFrame(page);
  await frame.choose(/^Recarga de \$3 /);
  await frame.fillCard(cards.approved);
  await frame.close();
  await expect(frame.dialog).toBeHidden();
  expect(results).toEqual([]);

  await openAgain(page);
  await frame.press('Cancelar');
  await frame.says('No se hizo el pago');
  await inspect('payment-frame-not-paid');
  expect(results).toEqual(['activation']);
  await frame.dialog.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await frame.isOpen();
  await frame.useTool('Rechazar');
  await frame.says('No se hizo el pago');
  await frame.close();
  expect(await books.payments(luis)).toEqual([]);
});

test('only the frame is heard, and not even it is believed', async ({ loginPage, page, books, inspect }) => {
  await loginPage.enter(luis);
  const frame = await methodFrame(page);
  await frame.useTool('Enviar origen falso');
  await expect(frame.page.frameLocator('iframe').frameLocator('iframe').locator('body')).toBeAttached();
  await frame.speak({ v: 1, status: 'EXITO', sid: 'another', reference: 'x' });
  await page.evaluate(() => window.postMessage('EXITO', '*'));
  await expect(frame.heading).toHaveText('Paga con tu tarjeta');

  await frame.speak({ v: 1, status: 'EXITO', reference: 'x' });
  await frame.says('No pudimos confirmar tu pago');
  await inspect('payment-frame-unconfirmed');
  await frame.close();

  await openAgain(page);
  await frame.speak('PAGO EXITOSO');
  await frame.says('No pudimos confirmar tu pago');
  await frame.close();
  await openAgain(page);
  await frame.speak('EXITO con ERROR');
  await frame.says('No se hizo el pago');
  expect(await books.payments(luis)).toEqual([]);
});

test('a page that says nothing after paying is found out', async ({ loginPage, page, books }) => {
  // What the page says never reaches the portal.
  await page.addInitScript(() =>
    window.addEventListener('message', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await loginPage.enter(luis);
  const frame = await methodFrame(page);
  await frame.choose(/^Recarga de \$3 /);
  await frame.payWith(cards.approved);
  await frame.says('Pago realizado');
  expect(await books.chargesOf(luis)).toEqual([3]);
});

test('a page that never asks, and one that goes quiet', async ({ loginPage, page, watch, inspect }) => {
  watch.provokes('net::ERR_FAILED');
  await loginPage.enter(ana);
  const quiet = await topUpFrame(page);
  await quiet.useTool('Cerrar sin responder');
  await expect(quiet.heading).toHaveText('Esta página dejó de responder');
  await quiet.close();
  await expect(quiet.dialog).toBeHidden();

  await page.route('**/pay/assets/frame.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Ingresar mi tarjeta' }).click();
  const silent = new PaymentFramePage(page, 'Recarga · $5,00');
  await expect(silent.dialog).toContainText('La página de pago no responde', { timeout: 30_000 });
  await inspect('payment-frame-silent');
  await page.unroute('**/pay/assets/frame.js');
  await silent.dialog.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await silent.isOpen();
});

test('a payment that is not known yet is in verification, and found in the movements', async ({
  loginPage,
  page,
}) => {
  await loginPage.enter(luis);
  const frame = await methodFrame(page);
  await frame.choose(/^Recarga de \$3 /);
  await frame.payWith(cards.answerLost);
  await expect(frame.heading).toHaveText('Tu pago está en verificación', { timeout: 60_000 });
  await frame.close();
  await frame.says('Tu pago está en verificación');
  await frame.dialog.getByRole('link', { name: 'Ver movimientos' }).click();
  const movements = await new MovementsPage(page).isOpen();
  await expect(movements.rows).toHaveText([/Recarga/]);
});

test('a bill, in a tab of its own: the portal finds out by asking, and keeps the card that was to be saved', async ({
  loginPage,
  page,
  context,
  books,
  inspect,
  watch,
}) => {
  watch.provokes(403);
  const home = await loginPage.arrive(ana);
  // Only whoever has just said who they are is asked whether to keep a card.
  await home.choose('IN-100001');
  const wifi = await (await home.openDetails()).openWifi();
  await wifi.showKey();
  await wifi.stepUp();
  await home.open();
  const ofHome = await home.pay('Internet Hogar');
  await ofHome.main.getByRole('button', { name: /^Pagar en otra pestaña/ }).click();
  await expect(page.getByRole('dialog').getByRole('link')).toHaveAttribute('href', /\/pay\/fixed#sid=/);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await ofHome.back.click();
  await home.open();
  const payment = await home.pay('Plus 15 GB');
  await payment.main.getByRole('button', { name: /^Pagar en otra pestaña/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Paga en otra pestaña' });
  const link = dialog.getByRole('link', { name: /^Abrir la página/ });
  await inspect('payment-tab');
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
  const provider = new ProviderPage(tab);
  await expect(provider.heading).toHaveText('Paga tu factura');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await inspectScreen(tab, 'payment-tab-page');
  await expect(dialog).toContainText('Esperando tu pago');
  await tab.getByLabel('Guardar esta tarjeta').check();
  await provider.payWith(cards.approved);
  await expect(provider.heading).toHaveText('Pago realizado');
  const receipt = await payment.isPaid();
  await expect(receipt.receipt).toContainText('Comprobante de pago');

  const methods = await new PaymentMethodsPage(page).open();
  await expect(methods.main).toContainText('Mastercard terminada en 5480');
  await methods.openAutoPay();
  await methods.atMost('30');
  await methods.switchOf('Internet Hogar').click();
  await expect(methods.switchOf('Internet Hogar')).toBeChecked();
  const dear = /\$44,99 es más que tu máximo/;
  await methods.until(() =>
    expect(methods.automatic('Internet Hogar')).toContainText(dear, { timeout: 2_000 }),
  );
  await methods.atMost('50');
  await methods.until(() =>
    expect(methods.automatic('Internet Hogar')).toContainText(/\$44,99 el \d/, { timeout: 2_000 }),
  );
  await inspect('auto-pay');
  const isTold = () => expect(methods.main).toContainText('Pronto pagaremos tu factura', { timeout: 2_000 });
  await methods.until(isTold, '/ec/notifications/');
  await methods.openAutoPay();
  await methods.switchOf('Internet Hogar').click();
  await expect(methods.automatic('Internet Hogar')).toContainText('Desactivado');
  expect(await books.chargesOf(ana)).toHaveLength(1);
});
