// 'Detalle de Servicio': each section fails and comes back alone.
import { listCustomerBills } from '@portal/contract/billing';
import { getPlan, type Plan } from '@portal/contract/catalogue';
import { listUsageConsumptionReports } from '@portal/contract/usage';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ana, givenServices, postpaid } from './portal/given.ts';
import { inspect } from './portal/inspect.ts';
import { main, openPortal, part } from './portal/portal.tsx';

const plan: Plan = {
  '@type': 'Plan',
  '@baseType': 'ProductOffering',
  id: 'PLAN',
  href: '',
  name: 'Plus 15 GB',
  description: '',
  codigoAxis: '',
  codigoHuawei: '',
  nombre: 'Plus 15 GB',
  precio: 18.39,
  caracteristicas: [],
  claves: {},
  prodSpecCharValueUse: [],
};

it('each section of a detail fails and comes back alone', async () => {
  const server = await openPortal(`/service-details/postpaid/with-adds?line=${postpaid}`, ana, (each) => {
    givenServices(each);
    for (const call of [listUsageConsumptionReports, listCustomerBills, getPlan]) each.fail(call, 500);
  });
  const balances = part('Saldo Disponible');
  const due = part('Valor a pagar');
  const planDialog = page.getByRole('dialog');
  const retry = { name: 'Reintentar' };
  await expect.element(balances).toMatchTextContent('No pudimos cargar tu saldo');
  await expect.element(due).toMatchTextContent('No pudimos cargar tu factura');
  await inspect('sections of a detail failed');
  await main.getByRole('button', { name: 'Conoce tu Plan' }).click();
  await expect.element(planDialog).toMatchTextContent('No pudimos cargar tu plan');
  server.answer(getPlan, plan);
  await planDialog.getByRole('button', retry).click();
  await expect.element(planDialog).toMatchTextContent('Plus 15 GB');
  await planDialog.getByRole('button', { name: 'Cerrar' }).click();

  givenServices(server);
  server.fail(listCustomerBills, 500);
  await balances.getByRole('button', retry).click();
  await expect.element(balances).toMatchTextContent(/GB libres/);
  await expect.element(due).toMatchTextContent('No pudimos cargar tu factura');
  givenServices(server);
  await due.getByRole('button', retry).click();
  await expect.element(due).toMatchTextContent('$18,39');
});
