// A line: each section fails and comes back alone, guests have their parts, and what is managed says how it stands.
import { deletePermission, listPermissions, type Permission } from '@portal/contract/access/permissions';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { getSim, putSimLock } from '@portal/contract/lines/sims';
import { listUsageConsumptionReports } from '@portal/contract/lines/usage';
import { listCustomerBills } from '@portal/contract/paying/billing';
import { getPlan } from '@portal/contract/shopping/catalogue';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  accountsAs,
  accountsWith,
  ana,
  asManager,
  bills,
  givenServices,
  plan,
  postpaid,
  prepaid,
  sim,
  usage,
} from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { address, dialog, heading, main, openPortal, part, show } from './portal/portal.tsx';

it('each section of a detail fails and comes back alone', async () => {
  const server = await openPortal(`/service-details/postpaid/with-adds?line=${postpaid}`, ana, (each) => {
    for (const call of [listUsageConsumptionReports, listCustomerBills]) each.fail(call, 500);
  });
  const balances = part('Saldo Disponible');
  const due = part('Valor a pagar');
  const planDialog = page.getByRole('dialog');
  // One for all that has failed on the page.
  const retry = main.getByRole('button', { name: 'Reintentar' });
  await expect.element(balances).toMatchTextContent('No pudimos cargar tu consumo');
  await expect.element(due).toMatchTextContent('No pudimos cargar tu factura');
  await inspect('sections of a detail failed');

  givenServices(server);
  server.fail(listCustomerBills, 500);
  await retry.click();
  await expect.element(balances).toMatchTextContent(/GB libres/);
  await expect.element(due).toMatchTextContent('No pudimos cargar tu factura');
  givenServices(server);
  await retry.click();
  await expect.element(due).toMatchTextContent('$18,39');
  await expect.element(due.getByRole('button', { name: 'Descargar factura' })).toBeVisible();

  server.fail(getPlan, 500);
  await main.getByRole('button', { name: 'Conoce tu Plan' }).click();
  await expect.element(planDialog).toMatchTextContent('No pudimos cargar tu plan');
  server.answer(getPlan, plan);
  await planDialog.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(planDialog).toMatchTextContent('Plus 15 GB');
});

it('of an invoice that nobody has as a document there is nothing to download', async () => {
  await openPortal(`/service-details/postpaid/with-adds?line=${postpaid}`, ana, (each) =>
    each.answer(
      listCustomerBills,
      bills.map((bill) => ({ ...bill, documentReadyAt: null })),
    ),
  );
  const due = part('Valor a pagar');
  await expect.element(due.getByRole('link', { name: 'Ver factura' })).toBeVisible();
  expect(due.getByRole('button', { name: 'Descargar factura' }).elements()).toHaveLength(0);
});

it('a chip fails alone; its number and PUK are shown and hidden, and its lock is the holder’s', async () => {
  const path = `/service-details/manage/chip?line=${postpaid}`;
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
  await expect.element(chip).toMatchTextContent(/…9014.*••••••••.*protegido con candado/);
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
  await expect.element(chip).toMatchTextContent('protegido con candado');
});

it('who manages the line reads whose its lock and its PUK are, and may put the lock on', async () => {
  const managed = accountsAs(asManager);
  await openPortal(`/service-details/manage?line=${postpaid}`, ana, (each) => {
    each.answer(listBillingAccounts, managed);
    each.answer(getSim, sim);
  });
  const row = main.getByRole('link', { name: /Chip y PUK/ });
  await expect.element(row).toMatchTextContent('El candado que protege el número');
  const path = `/service-details/manage/chip?line=${postpaid}`;
  await openPortal(path, ana, (each) => {
    each.answer(listBillingAccounts, managed);
    each.answer(getSim, sim);
  });
  const chip = part('Tu chip');
  await expect.element(chip).toMatchTextContent('Solo el titular de la línea puede quitar el candado.');
  await expect.element(chip.getByRole('button')).not.toBeInTheDocument();
  await openPortal(path, ana, (each) => {
    each.answer(listBillingAccounts, managed);
    each.answer(getSim, { ...sim, simLock: false, simLockOffAt: '2020-11-22T22:20:00-05:00' });
  });
  await expect.element(chip.getByRole('button', { name: 'Poner candado' })).toBeVisible();
});

it('of a line that has ended nothing is left to use or to lock, and its bills and its way out stay', async () => {
  await openPortal(`/service-details/postpaid/with-adds?line=${postpaid}`, ana, (server) => {
    server.answer(listBillingAccounts, accountsWith({ ServiceStatus: 'I' }));
  });
  await expect.element(main).toMatchTextContent('Este servicio está cancelado');
  await expect.element(part('Valor a pagar')).toMatchTextContent('$18,39');
  await expect.element(part('Saldo Disponible')).not.toBeInTheDocument();
  await inspect('detail of a line that has ended');
  await main.getByRole('link', { name: 'Gestionar' }).click();
  await expect.element(main.getByRole('link', { name: /^Dar de baja/ })).toBeVisible();
  await expect.element(main.getByRole('link', { name: /^Chip y PUK/ })).not.toBeInTheDocument();
});

const since = '2026-10-02T15:00:00.000Z';
const seen: Permission = {
  '@type': 'Permission',
  id: postpaid,
  href: '',
  description: '',
  creationDate: since,
  validFor: { startDateTime: since },
  role: 'viewer',
  status: 'active',
  user: { id: 'ana', login_name: 'ana', '@referredType': 'Individual' },
  privilege: [],
};

const tabs = main.getByRole('navigation', { name: /^Partes de/ }).getByRole('link');

it('whoever was invited to look reads whose line it is, has no dead tab, and is told whom to ask', async () => {
  await openPortal(`/service-details/postpaid/with-adds?line=${postpaid}`, ana, (server) => {
    server.answer(listBillingAccounts, accountsAs({ role: 'viewer', allows: ['figures'] }));
    server.answer(listPermissions, [seen]);
  });
  await expect.element(main).toMatchTextContent('De Ana · solo miras');
  await expect.element(main).toMatchTextContent('Tienes acceso desde el 2 oct 2026.');
  await expect.poll(() => tabs.elements().map((each) => each.textContent)).toEqual(['Resumen', 'Consumo']);
  await expect.element(main).not.toMatchTextContent('Valor a pagar');
  const look = main.getByRole('link', { name: /^Nombre y color/ });
  await expect.element(look).toHaveAttribute('href', expect.stringContaining('/service-details/name'));
  await main.getByRole('button', { name: /^Pedir más permisos/ }).click();
  await expect.element(dialog('Pídeselo a Ana')).toBeVisible();
  await inspectEverySize('a line of somebody else');
  await dialog('Pídeselo a Ana').getByRole('button', { name: 'Entendido' }).click();
  show(`/service-details/manage?line=${postpaid}`);
  await expect.element(main).toMatchTextContent(/De Ana · solo miras.*Tu acceso no incluye esta página/);
  await main.getByRole('button', { name: 'Pedir más permisos' }).click();
  await expect.element(dialog('Pídeselo a Ana')).toBeVisible();
});

it('what is managed says how it stands; the two ends come last, and say what they are not', async () => {
  const server = await openPortal(`/service-details/manage?line=${postpaid}`, ana, (each) => {
    each.fail(getSim, 500);
  });
  await expect
    .poll(() => tabs.elements().map((each) => each.textContent))
    .toEqual(['Resumen', 'Consumo', 'Comprar', 'Gestionar']);
  // What cannot be read is left out; its row stays.
  await expect.element(main.getByRole('link', { name: /^Chip y PUK/ })).toBeVisible();
  const ends = part('Dejar la línea');
  await expect
    .element(ends)
    .toMatchTextContent(/Quitar de mi cuenta.*No cancela nada.*Dar de baja.*No es al instante/);
  await inspectEverySize('what is managed');
  server.answer(getSim, sim);
  await main.getByRole('link', { name: /^Chip y PUK/ }).click();
  await expect.element(part('Tu chip')).toMatchTextContent('protegido con candado');
});

it('a line that is suspended for debt says so in red, with the way back first', async () => {
  await openPortal(`/service-details/postpaid/with-adds?line=${postpaid}`, ana, (server) => {
    server.answer(listBillingAccounts, accountsAs({ ServiceStatus: 'S', suspendedForDebt: true }));
  });
  await expect.element(main).toMatchTextContent('Este servicio está suspendido por falta de pago');
  const back = main.getByRole('link', { name: 'Ver lo que debes' });
  await expect.element(back).toHaveAttribute('href', '/ec/billing/');
  await inspectEverySize('a line that is suspended');
});

it('whoever manages the line of somebody else is not led to end it', async () => {
  await openPortal(`/service-details/manage?line=${postpaid}`, ana, (server) => {
    server.answer(listBillingAccounts, accountsAs(asManager));
  });
  await expect.element(part('Dejar la línea')).toMatchTextContent('Quitar de mi cuenta');
  await expect.element(part('Dejar la línea')).not.toMatchTextContent('Dar de baja');
});

it.each(['postpaid/with-adds', 'prepaid/no-adds', 'channels', 'channels?line=0995000001'])(
  'a detail without a line, or with a stranger’s, leads home: %s',
  async (path) => {
    await openPortal(`/service-details/${path}`, ana);
    await expect.poll(address).toBe('/home/with-services');
  },
);

it('unlimited is a word, not a number; what is owed for nothing asks for no payment', async () => {
  await openPortal(`/service-details/postpaid/with-adds?line=${postpaid}`, ana, (server) => {
    const report = usage(postpaid);
    const category = report.category.map((each) => ({ ...each, available: -1, isLimit: true }));
    server.answer(listUsageConsumptionReports, [{ ...report, category }]);
    server.answer(listCustomerBills, []);
  });
  await expect.element(part('Saldo Disponible')).toMatchTextContent(/Internet.*Ilimitado/);
  await expect.element(part('Valor a pagar')).toMatchTextContent('Al día');
  await expect.element(main.getByRole('link', { name: /^Pagar/ })).not.toBeInTheDocument();
  await inspectEverySize('detail-unlimited');
});

const MANAGE = `/service-details/manage?line=${prepaid}`;
const remove = main.getByRole('button', { name: /^Quitar .* de mi cuenta$/ });

it('a failure changes nothing, and can be tried again', async () => {
  const server = await openPortal(MANAGE, ana, (each) => each.fail(deletePermission, 500));
  const question = dialog(/^¿Quitar/);
  const take = async () => {
    await remove.click();
    await question.getByRole('button', { name: 'Quitar' }).click();
  };
  await take();
  const failed = dialog('¡Error!');
  await expect
    .element(failed)
    .toMatchTextContent('Ocurrió un error al desasociar el servicio, intenta nuevamente');
  await inspect('dissociate-failed');
  await failed.getByRole('button', { name: 'Aceptar' }).click();
  expect(address()).toBe(MANAGE);
  server.answer(deletePermission, { code: '200', message: '' });
  await take();
  await dialog('Desasociación exitosa').getByRole('button', { name: 'Aceptar' }).click();
  await expect.element(heading).toMatchTextContent('Hola, Ana');
  expect(server.asked(deletePermission)).toHaveLength(2);
});

it.each(['phone', 'placeholder'] as const)('who came with a %s is not offered it', async (emailKind) => {
  await openPortal(MANAGE, { ...ana, emailKind });
  await expect.element(main.getByRole('link', { name: /^Dar de baja/ })).toBeVisible();
  await expect.element(remove).not.toBeInTheDocument();
});
