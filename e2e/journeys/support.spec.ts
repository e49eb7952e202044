// The customer looks for help: people, questions, and the orders of their repairs. What is not found, or does not come: apps/web/states.
import { expect, test } from '../fixtures.ts';
import { RepairTrackingPage, ServiceOrdersPage, SupportPage } from '../pages/support-pages.ts';
import { ana } from '../world/customers.ts';

test('Ana finds an answer in Soporte, and goes on from it', async ({ loginPage, page, inspect }) => {
  const home = await loginPage.arrive(ana);
  await home.section('Soporte').click();
  const support = await new SupportPage(page).isOpen();
  await expect(home.section('Soporte')).toHaveAttribute('aria-current', 'page');
  await expect(support.main).toContainText('¿En qué podemos ayudarte?');
  await expect(support.contact.getByRole('link', { name: /Llámanos al \*611/ })).toHaveAttribute(
    'href',
    'tel:*611',
  );
  await support.guide('Preguntas frecuentes').click();
  await expect(support.questions).toHaveCount(10);
  // All of it is on paper.
  await page.emulateMedia({ media: 'print' });
  for (const words of [/recupero o cambio/, /factura electrónica/, /clave de mi comprobante/])
    await expect(support.answer(words)).toBeVisible();
  for (const unseen of [support.search, support.print, page.getByRole('banner')])
    await expect(unseen).toBeHidden();
  await page.emulateMedia({ media: null });

  await support.search.fill('CONTRASENA olvidaste');
  await expect(support.questions).toHaveCount(2);
  await support.search.fill('descargar ultimos 6 periodos');
  await expect(support.questions).toHaveCount(1);
  // The one that is left is open.
  await expect(support.answer(/facturas anteriores/)).toContainText('últimos 6 periodos');
  await inspect('support-search');
  await support
    .answer(/facturas anteriores/)
    .getByRole('link', { name: 'Ir a Pagos y Facturas' })
    .click();
  await expect(support.heading).toHaveText('Pagos y Facturas');

  await page.goto('/ec/support/#whatCanIDo');
  await support.main.getByRole('link', { name: 'Cambiar mi plan' }).click();
  await expect(support.heading).toHaveText('Cambia tu Plan');
});

test('Ana finds her orders by state, by number and by cédula', async ({
  loginPage,
  page,
  watch,
  inspect,
}) => {
  watch.provokes(403);
  await loginPage.enter(ana);
  const orders = await new ServiceOrdersPage(page).open();
  await expect(orders.rows).toHaveCount(3);
  await expect(orders.rows.first()).toContainText(/TRK-1001.*Nova X5.*Espera tu decisión/s);
  await expect(orders.submit).toBeDisabled();

  await orders.tab('Pendientes (2)').click();
  await expect(orders.rows).toHaveCount(2);
  await orders.tab('Concluidas (1)').click();
  await expect(orders.rows).toHaveCount(1);
  await expect(orders.rows).toContainText(/TRK-1003.*Entregado.*100 %/s);
  await orders.tab('Todas (3)').click();
  await expect(orders.rows).toHaveCount(3);

  await orders.look('Número de orden', ' trk-1002 ');
  await expect(orders.rows).toHaveCount(1);
  await expect(orders.tab('Pendientes (1)')).toBeVisible();
  await orders.tab('Concluidas (0)').click();
  await expect(orders.main).toContainText('No tienes órdenes concluidas');
  await inspect('orders-none-here');
  await orders.look('Cédula', '1710034065');
  await expect(orders.rows).toHaveCount(3);

  // Of somebody else's document only its holder hears.
  for (const [by, foreign, says] of [
    ['Cédula', '0912345675', '¿Eres el titular?'],
    ['Cédula', 'no es un número', '¿Eres el titular?'],
    ['Número de orden', 'TRK-2001', 'No encontramos órdenes'],
  ] as const) {
    await orders.look(by, foreign);
    await expect(orders.main.getByRole('heading', { name: says })).toBeVisible();
    await expect(orders.main).not.toContainText('Quilla');
  }
  await inspect('orders-not-found');
  await orders.all.click();
  await orders.rows.first().getByRole('link').click();
  await new RepairTrackingPage(page).isOpen('TRK-1001');
});
