// The customer opens the invoices of a line and keeps one as a file. Those that do not come or are not ready: apps/web/states.
import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { ana, cards } from '../world/customers.ts';
import { daysSinceLaid } from '../world/inspection.ts';

test('Ana sees the last six invoices of each line, and keeps one and those of a year', async ({
  loginPage,
}) => {
  const billing = await (await loginPage.arrive(ana)).openBills();
  // What is overdue comes first, of whichever line, with the one red button.
  await expect(billing.nextPayment).toContainText(
    new RegExp(`Internet Hogar.*Venció hace ${2 + daysSinceLaid()} días.*\\$44,99`),
  );
  await expect(billing.part('En total')).toContainText(/Por pagar, 2 facturas.*\$63,38/);
  await expect(billing.part('Prepago')).toContainText(/Saldo \$4,\d\d.*No tiene factura.*Recargar/);
  await expect(billing.invoices).toHaveCount(6);
  await expect(billing.invoices.first()).toContainText('Vencida desde el');

  await billing.choose(/\(099\) 100-0001/);
  await billing.unfold();
  await expect(billing.invoices).toHaveCount(6);
  await expect(billing.invoices.first()).toContainText(/^\S+ Por pagar hasta el .*\$18,39/);
  for (const place of [1, 2, 3, 4, 5])
    await expect(billing.invoices.nth(place)).toContainText(/Pagada el \d+ de/);
  await billing.choose(/\(099\) 100-0002/);
  await billing.unfold();
  const newest = await billing.invoices.first().getByRole('link').getAttribute('href');
  const download = await billing.download(0);
  const name = download.suggestedFilename();
  expect(name).toMatch(/^\d{3}-\d{3}-\d{9}\.pdf$/);
  expect(newest).toContain(name.replace('.pdf', ''));
  const content = await readFile(await download.path());
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  const year = await billing.downloadYear();
  expect(year.suggestedFilename()).toMatch(/^facturas-0991000002-\d{4}\.zip$/);
  expect((await readFile(await year.path())).subarray(0, 2).toString()).toBe('PK');

  await billing.choose(/IN-100001/);
  await expect(billing.invoices.first()).toContainText('Vencida desde el');
  await billing.payNext().then((pay) => expect(pay.summary).toContainText('$44,99'));
});

test('Ana opens a bill from home, reads why it is more than the last, sees every line, prints it, takes the PDF, pays', async ({
  loginPage,
  page,
  inspect,
}) => {
  const home = await loginPage.arrive(ana);
  const bill = await home.openBill('Plus 15 GB');
  await expect(bill.why).toContainText(
    'Subió $2,40: compraste 2 paquetes (+$2,00) y se cobró 1 llamada internacional (+$0,40).',
  );
  await expect(bill.why).toContainText('que fue de $15,99');
  await expect(bill.group('Plan')).toContainText(/Plan Plus 15 GB.*\$15,99/);
  await expect(bill.group('Paquetes y recargas').getByRole('listitem')).toHaveCount(2);
  await expect(bill.group('Consumo fuera del plan')).toContainText(/España.*\$0,40/);
  await expect(bill.group('Impuestos')).toContainText('$2,40');
  await expect(bill.lines).toContainText('Total de la factura$18,39');
  await bill.totals.getByText('Ver como tabla').press('Enter');
  await expect(bill.totals.getByRole('row')).toHaveCount(7);
  await inspect('bill');

  // What stands around it is for the screen, and so are its buttons.
  await page.emulateMedia({ media: 'print' });
  await expect(bill.lines).toBeVisible();
  await expect(bill.profileButton).toBeHidden();
  await expect(bill.main.getByRole('link', { name: /^Pagar/ })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await bill.main.getByRole('button', { name: 'Imprimir la factura' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');

  for (const format of ['pdf', 'xml'] as const)
    expect((await bill.download(format)).suggestedFilename()).toMatch(
      new RegExp(`^\\d{3}-\\d{3}-\\d{9}\\.${format}$`),
    );
  const payBill = await bill.pay();
  await payBill.payWith(cards.approved);
  await page.getByRole('link', { name: /^\d{3}-\d{3}-\d{9}$/ }).click();
  await bill.isOpen();
  await expect(bill.main).toContainText(
    /Pago en proceso.*La pagaste el .*se registra en un máximo de 24 horas/,
  );
});
