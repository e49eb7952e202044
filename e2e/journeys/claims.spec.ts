// A customer does not accept a charge: claims it, pays the rest, and keeps other companies out.
import { expect, test } from '../fixtures.ts';
import { BillPage } from '../pages/billing-pages.ts';
import { PortalFrame } from '../pages/portal-frame.ts';
import { ana, cards, mia } from '../world/customers.ts';

const photo = {
  name: 'mensaje.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([Buffer.from([255, 216, 255, 224]), Buffer.alloc(3_000, 1)]),
};

test('Mía claims a line of her bill with a photograph, has a number at once, pays the rest and is told', async ({
  loginPage,
  page,
  inspect,
  watch,
}) => {
  const home = await loginPage.arrive(mia);
  const bill = await home.openBill('Esencial 8 GB');
  await bill
    .group('Servicios de terceros')
    .getByRole('link', { name: /^Reclamar/ })
    .click();
  const { main } = new PortalFrame(page);
  await expect(main).toContainText('Horóscopo diario');
  await main.getByRole('button', { name: 'Enviar reclamo' }).click();
  await expect(main.getByRole('alert')).toHaveText(['Elige un motivo', 'Escribe qué pasó']);
  await main.getByRole('radio', { name: 'No lo pedí' }).check();
  await main.getByLabel('Cuéntanos qué pasó').fill('Nunca lo pedí.');
  await main
    .getByLabel('Adjuntar un archivo')
    .and(main.locator('input'))
    .setInputFiles([photo, { ...photo, name: 'notas.txt', mimeType: 'text/plain' }]);
  await expect(main.getByRole('alert')).toContainText('notas.txt no es una foto');
  await inspect('claim-form', 'every');

  // An answer that is lost loses nothing of what was typed and attached.
  watch.provokes('net::ERR_FAILED');
  await page.route('**/troubleTicketManagement/troubleTicket', (route) => route.abort());
  await main.getByRole('button', { name: 'Enviar reclamo' }).click();
  await expect(main.getByRole('alert').last()).toContainText('sigue aquí');
  await page.unroute('**/troubleTicketManagement/troubleTicket');
  await expect(main.getByRole('button', { name: 'Quitar mensaje.jpg' })).toBeVisible();
  await main.getByRole('button', { name: 'Enviar reclamo' }).click();

  await expect(page).toHaveURL(/\/claims\/RCL-\d{6}-\w{6}$/);
  await expect(main).toContainText(/RCL-.*Recibido.*\$2,99.*Te respondemos a más tardar el/);
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Constancia en PDF' }).click(),
  ]);
  expect(receipt.suggestedFilename()).toMatch(/^RCL-.*\.pdf$/);
  await main.getByLabel('Escribe un mensaje').fill('Espero su respuesta.');
  await main.getByRole('button', { name: 'Enviar' }).click();
  await expect(main.getByRole('listitem').filter({ hasText: 'Espero su respuesta.' })).toBeVisible();
  await inspect('claim', 'every');

  await main.getByRole('link', { name: /^\d{3}-\d{3}-\d{9}$/ }).click();
  await bill.isOpen();
  await expect(bill.main).toContainText('En reclamo: $2,99');
  await inspect('bill-in-claim');
  const payBill = await new BillPage(page).pay();
  await expect(payBill.summary).toContainText('$11,49');
  await payBill.payWith(cards.approved);
  await payBill.isPaid();
  await page.goto('/ec/billing/');
  await expect(new PortalFrame(page).main).toContainText(
    /Pago en proceso.*En reclamo \$2,99 · te respondemos hasta el/s,
  );
  await page.goto('/ec/claims/');
  await expect(new PortalFrame(page).part('Abiertos')).toContainText(
    /Horóscopo diario\s· \$2,99.*Recibido hoy/,
  );
  await inspect('claims');
});

test('Ana finds a horoscope that she never ordered, ends it, blocks its kind, sees how it was accepted and claims it', async ({
  loginPage,
  page,
  inspect,
}) => {
  await loginPage.enter(ana);
  await page.goto('/ec/service-details/manage?line=0991000002');
  await page.getByRole('link', { name: /^Servicios de terceros.*1 activo/ }).click();
  const card = page.getByRole('region', { name: 'Servicios de terceros' });
  await expect(card).toBeInViewport();
  await expect(card).toContainText(/Horóscopo diario.*\$2,99 al mes.*Astros Móvil.*Cómo se aceptó/);
  await card.getByRole('button', { name: /^Cancelar/ }).click();
  await expect(card).toContainText('Cancelado el');
  await card.getByRole('button', { name: 'Bloquearlos' }).click();
  await expect(card.getByRole('status')).toContainText('Bloqueados desde el');
  await inspect('third-parties');
  await page.goto('/ec/profile/contracts');
  await expect(page.getByRole('region', { name: 'En el portal' })).toContainText(
    'Tu registro está completo: 5 constancias, sin cambios.',
  );
  await page.getByRole('link', { name: /^Horóscopo diario/ }).click();
  await expect(page.getByRole('region', { name: 'Cómo se aceptó' })).toContainText(
    /SMS.*No hay registro en la red/s,
  );
  await inspect('contract');
  await page.getByRole('link', { name: 'No reconozco este servicio' }).click();
  await page.getByRole('radio', { name: 'No lo pedí' }).check();
  await page.getByLabel('Cuéntanos qué pasó').fill('Nunca lo pedí.');
  await page.getByRole('button', { name: 'Enviar reclamo' }).click();
  await expect(page).toHaveURL(/\/claims\/RCL-/);
  await expect(page.getByRole('main')).toContainText(/\$2,99.*constancia\.pdf/s);
});
