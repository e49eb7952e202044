// A customer looks for a package, pays it as the line allows, and has it at once.
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { MovementsPage } from '../../pages/movements-page.ts';
import { BuySheet } from '../../pages/purchase/buy-sheet.ts';
import { PurchaseResultPage } from '../../pages/purchase/result-pages.ts';
import { PackagesPage } from '../../pages/purchase/shop-pages.ts';
import { ana, cards } from '../../world/customers.ts';
import { holdsCard } from '../../world/watch.ts';

test('what is running out is bought from home in two presses (BUY-13)', async ({
  loginPage,
  page,
  watch,
  books,
  inspect,
}) => {
  const home = await loginPage.arrive(ana);
  await home.circles.getByRole('link', { name: 'Comprar SMS' }).click();
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
  await expect(home.circles.getByRole('link')).toHaveCount(0);
  const detail = await home.openDetails();
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

/** Everything the page could have kept. */
function keptIn(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
}
