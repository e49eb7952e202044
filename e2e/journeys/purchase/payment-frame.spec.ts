// The payment frame as a person meets it. Pages that say nothing, and answers that are lost: apps/web/states.
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { PaymentMethodsPage } from '../../pages/billing-pages.ts';
import { PaymentFramePage, ProviderPage } from '../../pages/payment-frame-page.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';
import { PurchaseResultPage, RechargePage } from '../../pages/purchase-pages.ts';
import { ana, cards, luis } from '../../world/customers.ts';
import { inspectScreen } from '../../world/inspection.ts';

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

test('a top-up of a postpaid line by card: refused, asked by its bank, confirmed by the server, and home shows it', async ({
  loginPage,
  page,
  books,
  watch,
  inspect,
}) => {
  watch.provokes(400, 402);
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
  await frame.payWith(cards.noFunds);
  await expect(frame.refusal).toContainText('Tarjeta sin fondos');
  await expect(frame.number).toHaveValue('');
  await inspect('payment-frame-declined');
  await frame.payWith(cards.asksDigits);
  await expect(frame.heading).toHaveText('Confirma que eres tú');
  await inspect('payment-frame-bank');
  await frame.answerBank('000');
  await expect(frame.main).toContainText('Te quedan 2 intentos');
  await frame.answerBank('157');
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

test('left, cancelled, declined, spoken for by others: nothing is charged, and it can be tried again', async ({
  loginPage,
  page,
  books,
  watch,
  inspect,
}) => {
  watch.provokes(422);
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

  // Only the frame is heard, and not even it is believed.
  await openAgain(page);
  await frame.useTool('Enviar origen falso');
  await expect(frame.page.frameLocator('iframe').frameLocator('iframe').locator('body')).toBeAttached();
  await frame.speak({ v: 1, status: 'EXITO', sid: 'another', reference: 'x' });
  await page.evaluate(() => window.postMessage('EXITO', '*'));
  await expect(frame.heading).toHaveText('Paga con tu tarjeta');

  await frame.speak({ v: 1, status: 'EXITO', reference: 'x' });
  await frame.says('No pudimos confirmar tu pago');
  await inspect('payment-frame-unconfirmed');
  await frame.close();

  await page.getByRole('radio', { name: /^Cargo a saldo/ }).check();
  await openAgain(page);
  await expect(frame.heading).toHaveText('Paga con tu saldo');
  await frame.choose(/\$9,00/);
  await expect(frame.main).toContainText('Saldo Insuficiente');
  await frame.terms.check();
  await frame.press('Confirmar $9,00');
  await expect(frame.refusal).toContainText('Fondos Insuficientes. No se hizo ningún cobro.');
  expect(await books.payments(luis)).toEqual([]);
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
  const wifi = await (await home.openLine('IN-100001')).openWifi();
  await wifi.showKey();
  await wifi.stepUp();
  await home.open();
  const payment = await home.pay('Plus 15 GB');
  await payment.main.getByRole('button', { name: /^Pagar en otra pestaña/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Factura de \S+ · \$18,39$/ });
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
  await methods.atMost('50');
  await methods.switchOf('Internet Hogar').click();
  await expect(methods.switchOf('Internet Hogar')).toBeChecked();
  await methods.until(() =>
    expect(methods.automatic('Internet Hogar')).toContainText(/\$44,99 el \d/, { timeout: 2_000 }),
  );
  await inspect('auto-pay');
  const isTold = () =>
    expect(methods.main).toContainText('pagaremos $44,99 de la factura', { timeout: 2_000 });
  await methods.until(isTold, '/ec/notifications/');
  await methods.openAutoPay();
  await methods.switchOf('Internet Hogar').click();
  await expect(methods.automatic('Internet Hogar')).toContainText('Desactivado');
  expect(await books.chargesOf(ana)).toHaveLength(1);
});
