// Mis Servicios, and the detail of each kind of line.
import { expect, test } from '../fixtures.ts';
import { MyServicesPage, ServiceDetailPage } from '../pages/service-pages.ts';
import { ana, company, pablosLine } from '../world/customers.ts';

test('all services of Ana, mobile and at home, and the way to each', { tag: '@desktop' }, async ({
  loginPage,
  page,
}) => {
  const services = await (await loginPage.arrive(ana)).openServices();
  await expect(services.main).toContainText('Consulta el detalle de todos tus servicios asociados');
  await expect(services.mobile.getByRole('link', { name: /^Ver detalle/ })).toHaveCount(3);
  await expect(services.home.getByRole('link', { name: /^Ver detalle/ })).toHaveCount(3);
  await expect(services.mobile).toContainText(/9,2.*GB libres/s);
  await expect(services.mobile).toContainText('Ilimitado');
  await expect(services.home).toContainText(/Bajada.*300 Mbps/s);
  await expect(services.home).toContainText(/Subida.*150 Mbps/s);
  await expect(services.home).toContainText(/Plan.*Internet Hogar.*Video.*Incluido sin costo/s);
  await expect(services.home).toContainText(/Canales.*90/s);
  await expect(services.home).toContainText('4210 - 0001');
  await expect(services.home).toContainText('Av. de los Almendros 1204');

  await services.choose('Ilimitado: (099) 100-0002');
  await new ServiceDetailPage(page).isOpen();
  await expect(page).toHaveURL(/\/service-details\/postpaid\/with-adds\?line=0991000002$/);
});

test('the selector leads to any line, and back to all of them', async ({ loginPage, page, inspect }) => {
  let services = await (await loginPage.arrive(ana)).openServices();
  await services.openSelector();
  await expect(services.options).toHaveCount(7);
  await inspect('services-selector');
  await page.keyboard.press('Escape');
  await services.choose('Prepago: (099) 100-0003');
  const detail = await new ServiceDetailPage(page).isOpen();
  await expect(page).toHaveURL(/\/service-details\/prepaid\/no-adds\?line=0991000003$/);
  await detail.changeTo('Internet Hogar: IN-100001');
  await expect(page).toHaveURL(/\/service-details\/channels\?line=IN-100001$/);
  await detail.changeTo('Todos');
  services = await new MyServicesPage(page).isOpen();
});

test('a postpaid line: plan, state, cycle, what is owed and what is left', { tag: '@desktop' }, async ({
  loginPage,
  inspect,
}) => {
  const detail = await (await loginPage.arrive(ana)).openDetails();
  await expect(detail.heading).toHaveText('(099) 100-0001');
  await expect(detail.main).toContainText(/Activo.*Plus 15 GB · Postpago/s);
  await expect(detail.due).toContainText('$18,39');
  await expect(detail.due).toContainText('Hasta el ');
  await expect(detail.due).toContainText(/\d\d días? para tu fecha de corte/);
  await expect(detail.due.getByRole('meter', { name: 'Periodo de facturación' })).toBeVisible();
  await expect(detail.balances).toContainText(/9,2.*GB libres/s);
  await expect(detail.social).toContainText('WhatsApp');

  await detail.social.getByRole('button', { name: 'Ver más' }).click();
  await expect(detail.social.getByRole('listitem')).toHaveCount(5);
  const facebook = detail.social.getByRole('listitem').filter({ hasText: 'Facebook' });
  await expect(facebook).not.toContainText('Válido hasta el');
  await detail.balances.getByRole('button', { name: 'Ver Detalle' }).click();
  await expect(detail.balances).toContainText(/Usaste 5,8 GB de 15 GB.*Válido hasta el/s);
  await expect(facebook).toContainText(/1,2 GB libres.*Usaste 0,8 GB de 2 GB.*Válido hasta el/s);
  await inspect('detail-postpaid-unfolded');

  await detail.openPlan();
  await expect(detail.planDialog).toContainText('15 GB');
  await inspect('plan');
  await detail.closePlan();
  const payBill = await detail.payNow();
  await expect(payBill.summary).toContainText('$18,39');
});

test('«Todos» leads from a detail to all services, also as the first page after home', async ({
  loginPage,
  page,
}) => {
  const detail = await (await loginPage.arrive(ana)).openDetails();
  await detail.changeTo('Todos');
  await new MyServicesPage(page).isOpen();
  await expect(page).toHaveURL(/\/ec\/home\/services$/);
  await page.goBack();
  await expect(detail.heading).toHaveText('(099) 100-0001');
});

test('unlimited is a word, not a number', async ({ loginPage, inspect }) => {
  const home = await loginPage.arrive(ana);
  await home.choose('(099) 100-0002');
  const detail = await home.openDetails();
  await expect(detail.balances.getByRole('listitem').first()).toContainText(/Internet.*Ilimitado/s);
  await expect(detail.due).toContainText('Al día');
  await expect(detail.pay).toHaveCount(0);
  await inspect('detail-unlimited');
});

test('a prepaid line: its money and its bonuses', async ({ loginPage }) => {
  const home = await loginPage.arrive(ana);
  await home.choose('(099) 100-0003');
  const detail = await home.openDetails();
  await expect(detail.main).toContainText(/Saldo disponible.*\$4,35/s);
  await expect(detail.main).toContainText('Bonos y paquetes');
  await expect(detail.pay).toHaveCount(0);
});

test('a home service: address, contract, fee, and what its kind has', async ({ loginPage, inspect }) => {
  const home = await loginPage.arrive(ana);
  for (const [number, words] of [
    ['IN-100001', [/Bajada.*300 Mbps/s, /Subida.*150 Mbps/s]],
    ['TV-100001', [/Canales de video.*90/s, /Canales de audio.*30/s]],
    ['4210 - 0001', [/Número de teléfono.*4210 - 0001/s]],
  ] as const) {
    await home.choose(number);
    const detail = await home.openDetails();
    for (const each of words) await expect(detail.main).toContainText(each);
    for (const each of [
      'Estado',
      'Activo',
      'Av. de los Almendros 1204',
      'Inicio de contrato',
      'Valor mensual',
    ]) {
      await expect(detail.main).toContainText(each);
    }
    await expect(detail.due).toContainText('$44,99');
    await inspect(`detail-fixed-${number.slice(0, 2)}`);
    await detail.openPart('Gestionar');
    await detail.main.getByRole('link', { name: /^Servicios de terceros/ }).click();
    await expect(detail.main).toContainText('Ninguna otra empresa cobra en esta línea.');
    await home.open();
  }
});

test('a corporate line shows no amounts and no payment', async ({ loginPage, page, inspect }) => {
  const home = await loginPage.arrive(company);
  await home.main
    .getByRole('link', { name: /^Ver detalles/ })
    .first()
    .click();
  const detail = await new ServiceDetailPage(page).isOpen();
  await expect(detail.main).toContainText('portal de Empresas');
  await expect(detail.balances).toContainText('GB libres');
  await expect(detail.main).not.toContainText('$');
  await expect(detail.pay).toHaveCount(0);
  await expect(detail.main.getByRole('link', { name: 'Comprar' })).toHaveCount(0);
  await inspect('detail-corporate');
});

test('a detail without a line, or with a stranger’s, leads home; its own address opens it anywhere', async ({
  loginPage,
  page,
}) => {
  await loginPage.enter(ana);
  for (const kind of ['postpaid/with-adds', 'prepaid/no-adds', 'channels', `channels?line=${pablosLine}`]) {
    await page.goto(`/ec/service-details/${kind}`);
    await expect(page).toHaveURL(/\/ec\/home\/with-services$/);
  }
  await page.goto('/ec/service-details/postpaid/with-adds?line=0991000002');
  const detail = await new ServiceDetailPage(page).isOpen();
  await expect(detail.heading).toHaveText('(099) 100-0002');
  // From here on, once the code is here, this line is the chosen one: a stranger's is as good as none.
  await expect(page.locator('html[data-started]')).toBeAttached();
  await page.goto(`/ec/service-details/postpaid/with-adds?line=${pablosLine}`);
  await expect(page).toHaveURL(/\?line=0991000002$/);
  // Every page of the line keeps it in a tab that remembers nothing.
  const address = await detail.main.getByRole('link', { name: 'Gestionar' }).getAttribute('href');
  await page.evaluate(() => window.sessionStorage.clear());
  await page.goto(address ?? '');
  await expect(detail.heading).toHaveText('(099) 100-0002');
});
