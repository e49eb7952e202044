// A customer looks for a package, pays it as the line allows, and has it at once.
import { expect, test } from '../../fixtures.ts';
import { MovementsPage } from '../../pages/billing-pages.ts';
import { BuySheet, PackagesPage, PurchaseResultPage } from '../../pages/purchase-pages.ts';
import { ana, cards } from '../../world/customers.ts';
import { holdsCard, keptIn } from '../../world/watch.ts';

test('what is running out is bought where home says so, by the press after the first (BUY-13)', async ({
  loginPage,
  page,
  watch,
  books,
  inspect,
}) => {
  const home = await loginPage.arrive(ana);
  await home.urgent.getByRole('button', { name: /^Ver los/ }).click();
  await home.urgent.getByRole('link', { name: 'Comprar SMS' }).click();
  const packages = await new PackagesPage(page).isOpen();
  await expect(packages.sheet).toContainText(
    /100 SMS por 7 días.*Plus 15 GB.*Cargo a factura.*Total, con IVA.*\$1,00/s,
  );
  // The documents' address of its review; a reload opens it again, and over the list the way back closes it.
  await expect(page).toHaveURL(/\/additional-packages\/obtain-credit-card-pay\?line=0991000001$/);
  await page.reload();
  await expect(packages.sheet).toBeVisible();
  await inspect('packages-sheet', 'every');
  await new BuySheet(page).close();
  await packages.buy('100 SMS');
  await page.goBack();
  await expect(packages.sheet).toBeHidden();
  await expect(packages.tabs).toHaveText(['Todos', 'Internet', 'Voz', 'SMS', 'Roaming']);
  await packages.buyButton('100 SMS').click();
  await packages.sheet.getByRole('button', { name: 'Comprar por $1,00' }).dblclick();
  const result = await new PurchaseResultPage(page).isDone();
  const facts = await result.facts();
  expect(facts).toMatchObject({
    Paquete: '100 SMS',
    Línea: '(099) 100-0001',
    'Forma de pago': 'Cargo a factura',
    'Número de autorización': expect.stringMatching(/\w{4,}/),
    Total: '$1,00',
  });
  await inspect('package-result', 'every');
  await page.reload();
  await result.isDone();
  expect(await result.facts()).toEqual(facts);
  expect(watch.calls('/paymentManagement/payment', 'POST')).toHaveLength(1);
  expect(await books.payments(ana)).toHaveLength(1);
  expect(await books.chargesOf(ana)).toEqual([]);
  await result.goHome();
  await home.isOpen(ana);
  // There is enough again.
  await expect(home.urgent.getByRole('link', { name: /^Decidir/ })).toBeVisible();
  await expect(home.urgent.getByRole('link', { name: /^Comprar/ })).toHaveCount(0);
  const detail = await home.openLine('(099) 100-0001');
  await detail.balances.getByRole('button', { name: 'Ver Detalle' }).click();
  await expect(detail.balances).toContainText(/Paquete 100 SMS.*Válido hasta el/);
  const movements = await new MovementsPage(page).open();
  await expect(movements.rows).toHaveText([
    /Paquete 100 SMS.*Se suma a tu próxima factura.*\$1,00.*Cargo a factura/,
  ]);
});

test('a prepaid line: cards are refused in the sheet, in the provider’s words, and another one buys, once', async ({
  loginPage,
  page,
  watch,
  books,
  inspect,
}) => {
  watch.provokes(402);
  await loginPage.enter(ana);
  const packages = await (await new PackagesPage(page).open()).choose(/\(099\) 100-0003/);
  const sheet = await packages.buy('60 minutos');
  await sheet.goOn();
  await expect(sheet.messages).toHaveText([
    'Introduzca el nombre del titular',
    'Ingrese un número de tarjeta',
    'Ingrese una fecha de expiración',
    'Ingrese un CVV',
  ]);
  await sheet.payWith(cards.refusedToken);
  await sheet.says(
    'Error',
    'Tarjeta no válida. No se hizo ningún cobro. Revisa los datos o prueba con otra tarjeta.',
  );
  await inspect('packages-sheet-token');
  await sheet.closeTrouble();
  await expect(sheet.cvc).toHaveValue('');
  await expect(sheet.sheet).toContainText('Tarjeta no válida');
  expect(await books.payments(ana)).toEqual([]);

  await sheet.payWith(cards.noFunds);
  await sheet.says(
    'Error',
    'Tarjeta sin fondos. No se hizo ningún cobro. Revisa los datos o prueba con otra tarjeta.',
  );
  await sheet.closeTrouble();
  expect(await books.chargesOf(ana)).toEqual([]);

  await sheet.payWith(cards.repeatedWebhook);
  const result = await new PurchaseResultPage(page).isDone();
  expect(await result.facts()).toMatchObject({
    Paquete: '60 minutos',
    Línea: '(099) 100-0003',
    'Forma de pago': expect.stringContaining('terminada en 0004'),
  });
  expect(await books.chargesOf(ana)).toEqual([2]);
  expect(holdsCard(await keptIn(page))).toBe(false);
});

// The carousel of packages: by hand whenever somebody wants. When it moves by itself: apps/web/states.

test('arrows and dots go through the packages, and a list shows them all', async ({
  loginPage,
  page,
  inspect,
}) => {
  await loginPage.enter(ana);
  const packages = await new PackagesPage(page).open();
  await expect(packages.rows.last()).toBeVisible();
  await inspect('packages-list');
  await packages.turn();
  await expect(packages.here).toHaveAccessibleName(/^Grupo 1 de \d+$/);
  await packages.next.click();
  await expect(packages.here).toHaveAccessibleName(/^Grupo 2 de/);
  await packages.previous.click();
  await packages.previous.click();
  // The last one, by way of the first.
  await expect(packages.here).toHaveAccessibleName(/^Grupo (\d+) de \1$/);
  await packages.carousel
    .getByRole('button', { name: /^Grupo (\d+) de (?!\1$)/ })
    .last()
    .click();
  await expect(packages.here).toHaveAccessibleName(/^Grupo (\d+) de (?!\1$)/);

  await inspect('packages-carousel');
  // The same sheet as from the list.
  await packages.carousel
    .getByRole('button', { name: /^Comprar/ })
    .first()
    .click();
  await expect(packages.sheet).toContainText('Pagas con');
  await page.goBack();
  await expect(packages.sheet).toBeHidden();
  // Whoever likes it finds it again.
  await page.reload();
  await expect(packages.here).toHaveAccessibleName(/^Grupo/);
  await packages.main.getByRole('button', { name: 'Ver en una lista' }).click();
  await expect(packages.carousel).toHaveCount(0);
  await expect(packages.rows.last()).toBeVisible();
});

// A line is topped up by exactly the amount, once. Steps without what came before, and who has no line: apps/web/states.

const prepaid = /\(099\) 100-0003/;

test('a prepaid line, by card: the balance rises by exactly the amount, once', async ({
  loginPage,
  page,
  watch,
  books,
  inspect,
}) => {
  const home = await loginPage.arrive(ana);
  const detail = await home.openLine('(099) 100-0003');
  await expect(detail.main).toContainText('$4,35');
  const recharge = await detail.openRecharge();
  await expect(recharge.steps).toHaveText([
    /Tipo de Recarga$/,
    /Método de pago$/,
    /Resumen de compra$/,
    /Confirmación de compra$/,
  ]);
  await expect(recharge.line.locator('option:checked')).toHaveText(prepaid);
  await expect(recharge.amounts).toHaveCount(5);
  await expect(recharge.main.getByRole('radio', { name: '$3,00' })).toBeChecked();
  await recharge.choose(prepaid, '$5,00');

  const sheet = await recharge.toSheet();
  // A typed card, or elsewhere by a code.
  await expect(sheet.methods).toHaveCount(4);
  await expect(sheet.sheet).toContainText(/Recarga de \$5,00.*Prepago.*Total, con IVA.*\$5,00/s);
  await expect(recharge.steps.filter({ hasText: 'Método de pago' })).toHaveAttribute('aria-current', 'step');
  await sheet.fillCard(cards.approved);
  await inspect('recharge-sheet');
  await sheet.submit.dblclick();

  const result = await new PurchaseResultPage(page).isDone();
  await expect(result.main).toContainText('Tu recarga fue realizada con éxito.');
  await expect(result.main).toContainText('Gracias por tu preferencia');
  expect(await result.facts()).toMatchObject({ Línea: '(099) 100-0003', 'Total pagado': '$5,00' });
  await inspect('recharge-result');
  expect(watch.calls('/paymentManagement/payment', 'POST')).toHaveLength(1);
  expect(await books.chargesOf(ana)).toEqual([5]);
  await result.goHome();
  await home.openLine('(099) 100-0003');
  await expect(detail.main).toContainText('$9,35');
});
