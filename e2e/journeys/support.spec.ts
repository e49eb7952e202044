// The customer looks for help: people, guides, questions, and the orders of their repairs.
import { expect, test } from '../fixtures.ts';
import { LoginPage } from '../pages/access/login-page.ts';
import { RepairTrackingPage } from '../pages/repair-pages.ts';
import { ServiceOrdersPage, SupportPage } from '../pages/support-pages.ts';
import { ana, luis } from '../world/customers.ts';

test('Ana finds an answer in Soporte, and goes on from it', { tag: '@desktop' }, async ({
  loginPage,
  page,
  inspect,
}) => {
  const home = await loginPage.arrive(ana);
  await home.section('Soporte').click();
  const support = await new SupportPage(page).isOpen();
  await expect(home.section('Soporte')).toHaveAttribute('aria-current', 'page');
  await expect(support.main).toContainText('¿En qué podemos ayudarte?');
  await expect(support.contact.getByRole('link', { name: /Llámanos al \*611/ })).toHaveAttribute(
    'href',
    'tel:*611',
  );
  await expect(support.questions).toHaveCount(10);

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

test('questions open by themselves, one that is not there says so, and all are on paper', async ({
  page,
  inspect,
}) => {
  const support = await new SupportPage(page).open();
  const balance = support.question(/valor pendiente de mi equipo/);
  await expect(balance).toHaveAttribute('aria-expanded', 'false');
  await balance.press('Enter');
  await expect(support.answer(/valor pendiente/)).toContainText('*123# opción 5-4');
  await support.question(/cada campo de mi factura/).click();
  await expect(support.answer(/cada campo/).getByRole('img')).toBeVisible();
  await expect(support.answer(/valor pendiente/)).toBeVisible();
  await inspect('support-answers');

  await support.search.fill('pingüinos');
  await expect(support.faq.getByRole('heading', { name: 'No encontramos esa pregunta' })).toBeVisible();
  await inspect('support-nothing');
  await support.faq.getByRole('button', { name: 'Ver todas las preguntas' }).click();
  await expect(support.questions).toHaveCount(10);

  await page.emulateMedia({ media: 'print' });
  for (const words of [/recupero o cambio/, /factura electrónica/, /clave de mi comprobante/])
    await expect(support.answer(words)).toBeVisible();
  await expect(support.search).toBeHidden();
  await expect(support.print).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('somebody who cannot sign in finds help, and after signing in the page they wanted', async ({
  page,
}) => {
  await new LoginPage(page).open();
  await page.getByRole('link', { name: 'Ayuda' }).first().click();
  const support = await new SupportPage(page).isOpen();
  await support.question(/recupero o cambio mi contraseña/).click();
  await expect(
    support.answer(/recupero/).getByRole('link', { name: 'Recuperar mi contraseña' }),
  ).toBeVisible();
  await support.contact.getByRole('link', { name: /Equipos en reparación/ }).click();
  const login = await new LoginPage(page).isOpen();
  await login.trySignIn(ana.login, 'Portal2026');
  await expect(support.heading).toHaveText('Estado de tu equipo en soporte');
});

test('an address may open a question', async ({ page }) => {
  await page.goto('/ec/support/#receiptKey');
  const support = await new SupportPage(page).isOpen();
  await expect(support.answer(/clave de mi comprobante/)).toContainText('49 dígitos');
});

test.describe('an operator of its own', () => {
  test.use({
    world: {
      BRAND_HELP_PHONE: '1800-100200',
      BRAND_DEVICE_BALANCE: '*555# opción 2',
      SITE_URL: 'https://ayuda.operadora.example/',
      SITE_OFFICES_URL: 'https://mapa.operadora.example/',
      SITE_HELP_DEBT_URL: 'https://acuerdos.operadora.example/',
      SITE_RECEIPT_CHECK_URL: 'https://impuestos.example/validez',
    },
  });

  test('is named in every address and number', async ({ page }) => {
    const support = await new SupportPage(page).open();
    const leads = async (part: typeof support.contact, name: RegExp, href: string) =>
      expect(part.getByRole('link', { name })).toHaveAttribute('href', href);
    await leads(support.contact, /Llámanos/, 'tel:1800-100200');
    await leads(support.guides, /Negociación/, 'https://acuerdos.operadora.example/');
    await leads(
      support.guides,
      /Pago de facturas/,
      'https://ayuda.operadora.example/personas/ayuda/pago-de-facturas/',
    );
    await support.question(/valor pendiente/).click();
    await expect(support.answer(/valor pendiente/)).toContainText('*555# opción 2');
    await leads(support.answer(/valor pendiente/), /Marcar/, 'tel:*555%23');
    await support.question(/clave de mi comprobante/).click();
    await leads(support.answer(/clave de mi comprobante/), /SRI/, 'https://impuestos.example/validez');
    await support.contact.getByRole('link', { name: /centro de atención/ }).click();
    await leads(support.main, /Ver todos en nuestro sitio/, 'https://mapa.operadora.example/');
  });
});

test('Ana finds her orders by state, by number and by cédula', { tag: '@desktop' }, async ({
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

test('whoever has nothing in repair reads so, and a failure can be tried again', async ({
  loginPage,
  page,
  watch,
  inspect,
}) => {
  watch.provokes(500);
  await loginPage.enter(luis);
  await page.route('**/troubleTicket*', (route) => route.fulfill({ status: 500, json: {} }));
  const orders = await new ServiceOrdersPage(page).open();
  await expect(orders.main.getByRole('heading', { name: 'No pudimos cargar tus órdenes' })).toBeVisible();
  await inspect('orders-failed');
  await page.unrouteAll();
  await orders.main.getByRole('button', { name: 'Reintentar' }).click();
  await expect(orders.main.getByRole('heading', { name: 'No tienes órdenes de servicio' })).toBeVisible();
  await inspect('orders-none');
});
