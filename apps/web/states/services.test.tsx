// 'Detalle de Servicio': each section fails and comes back alone.

import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { getSim, putSimLock } from '@portal/contract/lines/sims';
import { listUsageConsumptionReports } from '@portal/contract/lines/usage';
import { listCustomerBills } from '@portal/contract/paying/billing';
import { getPlan, type Plan } from '@portal/contract/shopping/catalogue';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { accounts, ana, givenServices, postpaid, sim } from './portal/given.ts';
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

it('a chip fails alone; its number and PUK are shown and hidden, and its lock is the holder’s', async () => {
  const path = `/service-details/postpaid/with-adds?line=${postpaid}`;
  const server = await openPortal(path, ana, (each) => {
    each.fail(getSim, 500);
  });
  const chip = part('Tu chip');
  const press = (name: string) => chip.getByRole('button', { name }).click();
  await expect.element(chip).toMatchTextContent('No pudimos cargar tu chip');
  server.answer(getSim, ({ words }) =>
    words.has('reveal') ? { ...sim, iccid: '8959301123456789014', puk: '40718263' } : sim,
  );
  await press('Reintentar');
  await expect.element(chip).toMatchTextContent(/…9014.*••••••••.*protegido contra cambios/);
  await press('Ver número y PUK');
  await expect.element(chip).toMatchTextContent(/8959 3011 2345 6789 014.*40718263/);
  await inspect('chip shown');
  await press('Ocultar');
  await expect.element(chip).not.toMatchTextContent('40718263');

  const dialog = page.getByRole('dialog');
  const unlock = async () => {
    await press('Quitar candado');
    await dialog.getByRole('button', { name: 'Quitar candado' }).click();
  };
  server.refuse(putSimLock, 'HOLDER_REQUIRED');
  await unlock();
  await expect.element(page.getByText('Solo el titular de la línea puede quitar el candado.')).toBeVisible();
  server.answer(putSimLock, { ...sim, simLockOffAt: '2099-11-22T22:20:00-05:00' });
  await unlock();
  await expect.element(chip).toMatchTextContent('El candado se quita el 22 nov 2099, 22:20.');
  await inspect('chip unlocking');
  server.answer(putSimLock, sim);
  await press('Dejarlo puesto');
  await expect.element(chip).toMatchTextContent('protegido contra cambios');
});

it('of a line that has ended nothing is left to use or to lock, and its bills stay', async () => {
  await openPortal(`/service-details/postpaid/with-adds?line=${postpaid}`, ana, (server) => {
    server.answer(
      listBillingAccounts,
      accounts.map((account) => ({
        ...account,
        AssociatedService: account.AssociatedService.map((each) => ({
          ...each,
          ServiceStatus: 'I' as const,
        })),
      })),
    );
  });
  await expect.element(main).toMatchTextContent('Este servicio está cancelado');
  await expect.element(part('Valor a pagar')).toMatchTextContent('$18,39');
  await expect.element(main.getByRole('link', { name: /^Dar de baja/ })).toBeVisible();
  for (const gone of ['Saldo Disponible', 'Tu chip'])
    await expect.element(part(gone)).not.toBeInTheDocument();
  await inspect('detail of a line that has ended');
});
