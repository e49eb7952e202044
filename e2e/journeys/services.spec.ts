// Mis Servicios, and the detail of a line. Other kinds of lines, and addresses without one: apps/web/states.
import { expect, test } from '../fixtures.ts';
import { ServiceDetailPage } from '../pages/service-pages.ts';
import { ana, pablosLine } from '../world/customers.ts';

test('all services of Ana, mobile and at home, the way to each, and back to all of them', async ({
  loginPage,
  page,
  inspect,
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

  await services.openSelector();
  await expect(services.options).toHaveCount(7);
  await inspect('services-selector', 'every');
  await services.selector.getByRole('button', { name: 'Prepago: (099) 100-0003' }).click();
  const detail = await new ServiceDetailPage(page).isOpen();
  await expect(page).toHaveURL(/\/service-details\/prepaid\/no-adds\?line=0991000003$/);
  await expect(detail.main).toContainText(/Saldo disponible.*\$4,35/s);
  await detail.changeTo('Internet Hogar: IN-100001');
  await expect(page).toHaveURL(/\/service-details\/channels\?line=IN-100001$/);
  await expect(detail.main).toContainText(/Av\. de los Almendros 1204.*Inicio de contrato/s);
  await detail.changeTo('Todos');
  await services.isOpen();
  // A stranger’s line is as good as none.
  await page.goto(`/ec/service-details/channels?line=${pablosLine}`);
  await expect(page).toHaveURL(/\/ec\/home\/with-services$/);
});

test('a postpaid line: plan, state, cycle, what is owed and what is left', async ({ loginPage, inspect }) => {
  const detail = await (await loginPage.arrive(ana)).openLine('(099) 100-0001');
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
  await inspect('detail-postpaid-unfolded', 'every');

  await detail.openPlan();
  await expect(detail.planDialog).toContainText('15 GB');
  await inspect('plan');
  await detail.closePlan();
  const payBill = await detail.payNow();
  await expect(payBill.summary).toContainText('$18,39');
});
