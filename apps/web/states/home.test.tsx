// Home while a part of the operator does not answer: told so there, and the rest goes on.

import { logout } from '@portal/contract/access/sso';
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { listAccumulatedBalances } from '@portal/contract/lines/balance';
import { listProducts } from '@portal/contract/lines/inventory';
import { listUsageConsumptionReports } from '@portal/contract/lines/usage';
import { type Appointment, listAppointments } from '@portal/contract/network/visits';
import { listCustomerBills } from '@portal/contract/paying/billing';
import type { Claim } from '@portal/contract/paying/claims';
import { listPayments } from '@portal/contract/paying/payments';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lastSeen } from '../src/session/last-seen.ts';
import {
  accounts,
  accountsAs,
  ana,
  awaitedPayment,
  balance,
  bills,
  claim,
  givenServices,
  inDays,
  internet,
  postpaid,
  prepaid,
  usage,
  usd,
} from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { address, dialog, heading, main, openPortal, part, show } from './portal/portal.tsx';
import type { Fault, Server } from './portal/server.ts';

const openHome = (prepare: (server: Server) => void) => openPortal('/home/with-services', ana, prepare);

const failed = page
  .getByRole('dialog')
  .filter({ hasText: 'Sus servicios no pudieron ser cargados. Favor de intentarlo más tarde' });
const unreached = page
  .getByRole('dialog')
  .filter({ hasText: 'No pudimos conectarnos. Revisa tu internet e intenta de nuevo.' });
const lines = main.getByRole('link', { name: /^Ver detalles de/ });
const line = (name: RegExp) => lines.filter({ hasText: name });
const billsToPay = part('Servicios por pagar');
const retry = { name: 'Reintentar' };

/** Each of them is a failure for the customer, and none may be a blank page. */
const faults: Fault[] = ['no connection', 500, 'broken JSON', { shape: [{ type: 7 }] }];

describe.each(faults)('%j', (fault) => {
  it('instead of the services: told so, and trying again works', async () => {
    const alert = fault === 'no connection' ? unreached : failed;
    const server = await openHome((each) => each.fail(listBillingAccounts, fault));
    await expect.element(alert).toBeVisible();
    // Nothing behind it seems to be on its way, or to work.
    expect(document.querySelectorAll('main [aria-busy]')).toHaveLength(0);
    await expect.element(main).not.toMatchTextContent('facturas');
    await userEvent.keyboard('{Escape}');
    await expect.element(alert).toBeVisible();
    await alert.getByRole('button', retry).click();
    await expect.element(alert.getByRole('button', retry)).toBeEnabled();
    server.answer(listBillingAccounts, accounts);
    await alert.getByRole('button', retry).click();
    await expect.poll(() => lines.elements().length).toBe(3);
    await expect.element(alert).not.toBeInTheDocument();
  });

  it('instead of sections: each says so, one button tries all of them, and what has come stays', async () => {
    const server = await openHome((each) => {
      each.fail(listUsageConsumptionReports, fault);
      each.fail(listCustomerBills, fault);
    });
    await expect.element(main).toMatchTextContent('No pudimos cargar tu consumo');
    await expect.element(billsToPay).toMatchTextContent('No pudimos cargar tus facturas');
    await expect
      .element(billsToPay)
      .toMatchTextContent(
        fault === 'no connection' ? 'Revisa tu internet' : 'Intenta de nuevo en un momento',
      );
    expect(lines.elements()).toHaveLength(3);
    await expect.poll(() => main.getByRole('button', retry).elements().length).toBe(1);

    server.answer(listUsageConsumptionReports, [usage(postpaid), usage(prepaid)]);
    await billsToPay.getByRole('button', retry).click();
    await expect.element(line(/100-0001/)).toMatchTextContent('9,2 GBde 15 GB');
    await expect.element(billsToPay).toMatchTextContent('No pudimos cargar tus facturas');
    givenServices(server);
    await billsToPay.getByRole('button', retry).click();
    await expect.element(billsToPay).toMatchTextContent('$63,38');
  });
});

it('a bill that was paid a minute ago is in process, and nobody is up to date by it', async () => {
  const server = await openHome((each) =>
    each.answer(
      listCustomerBills,
      bills.map((bill) => ({ ...bill, state: 'paymentInProcess' as const, remainingAmount: usd(0) })),
    ),
  );
  await expect.element(billsToPay).toMatchTextContent('Pago en proceso');
  await expect
    .element(billsToPay)
    .toMatchTextContent('Recibimos tu pago de $63,38. Se registra en un máximo de 24 horas.');
  await expect.element(billsToPay).not.toMatchTextContent(/al día|facturas por pagar/);
  await inspectEverySize('home-paid');
  server.answer(listCustomerBills, []);
  await main.getByRole('button', { name: 'Actualizar los datos' }).click();
  await expect.element(billsToPay).toMatchTextContent('Estás al día');
});

it('a bill that is to be paid by a code has its word', async () => {
  await openHome((each) =>
    each.answer(
      listCustomerBills,
      bills.map((bill) => ({ ...bill, state: 'paymentInProcess' as const, awaitedUntil: inDays(1) })),
    ),
  );
  await expect.element(billsToPay).toMatchTextContent('Plus 15 GB: ver qué te cobramosEsperando tu pago');
  await expect.element(billsToPay.getByRole('link', { name: /^Pagar/ }).first()).toBeVisible();
});

it('below what is urgent one row stands for all bills, and leads to them', async () => {
  await openHome((each) =>
    each.answer(
      listCustomerBills,
      bills.map((bill) => ({ ...bill, paymentDueDate: inDays(-2) })),
    ),
  );
  const row = billsToPay.getByRole('link', { name: '2 facturas. $63,38' });
  await expect.element(row).toHaveAttribute('href', '/ec/billing/');
  expect(billsToPay.getByRole('link').elements()).toHaveLength(1);
  await inspectEverySize('home-bills-row');
});

it('each line has its row: what is left, by which balance it stands, and the way to its page', async () => {
  const server = await openHome((each) => {
    each.fail(listAccumulatedBalances, 500);
    each.fail(listProducts, 500);
  });
  await expect.element(line(/100-0001/)).toMatchTextContent(/Plus 15 GBPostpago · .*9,2 GBde 15 GB/);
  // The list of lines knows it as well.
  await expect.element(line(/100-0003/)).toMatchTextContent(/Prepago.*\$4,35de saldo/);
  await expect.element(line(/IN-100001/)).toMatchTextContent(/Internet Hogar/);
  await expect.poll(() => main.getByRole('button', retry).elements().length).toBe(0);
  await inspect('home-some-figures');
  server.answer(listAccumulatedBalances, [
    {
      ...balance,
      product: [{ id: postpaid, publicIdentifier: postpaid }],
      bucket: [recharged(7.5)],
    },
  ]);
  await main.getByRole('button', { name: 'Actualizar los datos' }).click();
  await expect.element(line(/100-0001/)).toMatchTextContent(/Dólares Recargas \$7,50.*9,2 GB/);
  await line(/100-0003/).click();
  await expect.poll(address).toBe(`/service-details/prepaid/no-adds?line=${prepaid}`);
});

it('what is left of a prepaid line and nobody tells is said, with another try', async () => {
  const server = await openHome((each) => {
    const untold = { accountBalance: [], unavailable: ['accountBalance' as const] };
    each.answer(
      listBillingAccounts,
      accounts.map((account) => (account.type === 'PREPAID' ? { ...account, ...untold } : account)),
    );
    each.fail(listAccumulatedBalances, 503);
  });
  await expect.element(main).toMatchTextContent('No pudimos cargar tu saldo');
  server.answer(listAccumulatedBalances, [{ ...balance, bucket: [recharged(4.35)] }]);
  await main.getByRole('button', retry).click();
  await expect.element(line(/100-0003/)).toMatchTextContent('$4,35de saldo');
  await expect.element(main).not.toMatchTextContent('No pudimos cargar');
});

it.each<[string, Parameters<typeof accountsAs>[0], RegExp]>([
  ['who only looks', { role: 'viewer', allows: ['figures'] }, /9,2 GBde 15 GB$/],
  ['who only pays', { role: 'payer', allows: ['bills'] }, /\$18,39por pagar$/],
])('%s has a row of each line, in the name of its holder', async (_who, as, says) => {
  await openHome((server) => server.answer(listBillingAccounts, accountsAs(as)));
  const guests = main.getByRole('region', { name: 'De Ana' });
  await expect.element(guests.getByRole('link', { name: /100-0001/ })).toMatchTextContent(says);
  await expect.element(main.getByRole('heading', { name: 'Tus líneas' })).not.toBeInTheDocument();
  await inspectEverySize(`home-${as.role}`);
});

it('a line without service says so in its row', async () => {
  await openHome((server) =>
    server.answer(listBillingAccounts, accountsAs({ ServiceStatus: 'S', suspendedForDebt: true })),
  );
  await expect.element(line(/100-0001/)).toMatchTextContent(/Suspendidopor falta de pago$/);
  await inspectEverySize('home-suspended');
});

it('long names are read whole', async () => {
  const nickname = 'El celular de mi abuelita Esperanza Guadalupe';
  await openHome((server) => server.answer(listBillingAccounts, accountsAs({ nickname })));
  await expect.element(line(/100-0001/)).toMatchTextContent(`${nickname}Plus 15 GB · (099) 100-0001`);
  await inspectEverySize('home-long-names');
});

it('while the answers are on their way their places are kept', async () => {
  const arrive: (() => void)[] = [];
  await openHome((server) => {
    for (const call of [listBillingAccounts, listCustomerBills, listUsageConsumptionReports])
      arrive.push(server.hold(call));
  });
  await expect.element(page.getByRole('status').filter({ hasText: 'Cargando tus servicios' })).toBeVisible();
  await inspect('home waiting');
  for (const release of arrive) release();
  await expect.element(line(/100-0001/)).toMatchTextContent('9,2 GB');
  await expect.element(billsToPay).toMatchTextContent('$63,38');
});

it('who is tired of trying again signs out', async () => {
  const server = await openHome((each) => {
    each.fail(listBillingAccounts, 500);
    each.answer(logout, { revoked: true });
  });
  await expect.element(failed).toBeVisible();
  await inspect('services of home failed');
  await failed.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect.element(page.getByRole('heading', { name: 'Inicio de Sesión' })).toBeVisible();
  await expect.poll(() => server.asked(logout).length).toBe(1);
});

it('while a system is gone, what it told last is there with its hour, until it answers again', async () => {
  const asOf = { headers: { 'X-As-Of': '2026-05-14T09:41:00-05:00' } };
  const server = await openHome((each) => {
    each.answer(listBillingAccounts, accounts, asOf);
    each.answer(listUsageConsumptionReports, [usage(postpaid), usage(prepaid)], asOf);
  });
  const told = main.getByRole('alert').filter({ hasText: 'No pudimos actualizar' });
  await expect.element(line(/100-0001/)).toMatchTextContent('9,2 GB');
  await expect
    .element(told)
    .toMatchTextContent('No pudimos actualizar. Último dato: el 14 may 2026 a las 09:41.');
  await expect.element(dialog(/./)).not.toBeInTheDocument();
  await inspect('services of home from before');
  // Said once for all that are of the same hour, with one button for them.
  await expect.poll(() => main.getByRole('button', retry).elements().length).toBe(1);
  givenServices(server);
  await told.getByRole('button', retry).click();
  await expect.poll(() => told.elements().length).toBe(0);
  expect(lines.elements()).toHaveLength(3);
});

it('a device that thinks that it has a network shows what it saw last, with its hour', async () => {
  const server = await openHome(() => undefined);
  await expect.element(line(/100-0001/)).toMatchTextContent('9,2 GB');
  await expect.element(billsToPay).toMatchTextContent('$63,38');
  await expect.poll(() => lastSeen('["accounts"]')).toBeDefined();
  for (const call of [listBillingAccounts, listCustomerBills, listUsageConsumptionReports])
    server.fail(call, 'no connection');
  show('/home/with-services');
  await expect.element(main.getByRole('alert')).toMatchTextContent(/Último dato: hoy a las \d\d:\d\d/);
  await expect.element(line(/100-0001/)).toMatchTextContent('9,2 GB');
  await expect.element(billsToPay).toMatchTextContent('$63,38');
  await expect.element(dialog(/./)).not.toBeInTheDocument();
});

it('a large amount stands on a button as wide as its row', async () => {
  await openHome((each) =>
    each.answer(
      listCustomerBills,
      bills.map((bill) => ({ ...bill, paymentDueDate: inDays(-2), remainingAmount: usd(12_345.67) })),
    ),
  );
  const button = main.getByRole('link', { name: /^Pagar \$12\.345,67/ }).first();
  await expect.element(button).toBeVisible();
  expect(button.element().getBoundingClientRect().width).toBeGreaterThan(300);
  await inspectEverySize('home-large-amount');
});

it('a company is greeted without a word cut in two', async () => {
  await openPortal(
    '/home/with-services',
    { ...ana, name: 'Compañía de Importaciones y Representaciones Generales S. A.' },
    (server) => server.answer(listBillingAccounts, accountsAs({ isCorpAdmin: true })),
  );
  await expect.element(heading).toMatchTextContent('Hola, Compañía de Importaciones');
  await inspectEverySize('home-company-long');
});

it('what an operator’s system told and nobody can read is left out, and said until it is whole', async () => {
  const server = await openHome((each) => {
    each.answer(listBillingAccounts, accounts, { headers: { 'X-Left-Out': '1' } });
  });
  const told = page.getByRole('status').filter({ hasText: 'No pudimos cargar todo' });
  await expect.element(told).toMatchTextContent('No pudimos cargar todo: falta algo en esta página.');
  await expect.poll(() => lines.elements().length).toBe(3);
  await inspect('something is missing');
  givenServices(server);
  await told.getByRole('button', retry).click();
  await expect.element(told).not.toBeInTheDocument();
});

it('a 400 is a customer without services', async () => {
  const server = await openHome((server) => server.refuse(listBillingAccounts, 'INVALID'));
  await expect.element(main.getByRole('heading', { name: 'Aún no tienes servicios aquí' })).toBeVisible();
  await expect.element(heading).toMatchTextContent('Hola, Ana');
  await expect.element(dialog(/./)).not.toBeInTheDocument();
  const search = main.getByRole('button', { name: 'Buscar mis servicios' });
  await search.click();
  await expect.element(main).toMatchTextContent('Todavía no encontramos servicios en tu cuenta.');
  server.fail(listBillingAccounts, 500);
  await search.click();
  await expect.element(main).toMatchTextContent('No pudimos buscar.');
  await expect.element(main).not.toMatchTextContent('Todavía no encontramos');
});

it('the welcome after registering was seen: home instead', async () => {
  await openPortal('/home/bienvenida', ana);
  await expect.poll(address).toBe('/home/with-services');
  await expect.element(lines.nth(1)).toBeInTheDocument();
});

it('the hour of all that is shown is said once', async () => {
  await openHome(() => undefined);
  await expect.element(line(/100-0001/)).toMatchTextContent('9,2 GB');
  await expect.element(billsToPay).toMatchTextContent(/Actualizado a las \d\d:\d\d/);
  expect(main.getByText(/Actualizado/).elements()).toHaveLength(1);
});

it('figures that are older than the bills say their own hour', async () => {
  await openHome((server) =>
    server.answer(listUsageConsumptionReports, [{ ...usage(postpaid), effectiveDate: inDays(-2) }]),
  );
  await expect.element(billsToPay).toMatchTextContent(/Actualizado a las \d\d:\d\d/);
  await expect.element(main).toMatchTextContent(/Actualizado el \d+ [a-z]+ \d+ a las/);
});

it('who has no e-mail of their own is told that going on signs them out', async () => {
  const server = await openPortal('/associate-services', { ...ana, emailKind: 'placeholder' });
  const told = dialog('Asociar servicios');
  await expect.element(told).toMatchTextContent('cerramos tu sesión');
  await inspect('associate-services-signs-out');
  expect(server.asked(logout)).toEqual([]);
});

function recharged(amount: number) {
  const remainingValue = { amount, units: 'USD' as const };
  return {
    id: 'b',
    name: 'Dólares Recargas',
    usageType: 'monetary' as const,
    remainingValue,
    bucketBalance: [{ remainingValue, validFor: {} }],
  };
}

const decided: Claim = { ...claim, id: 'RCL-0', resolution: 'inFavor' };
const visit: Appointment = {
  '@type': 'Appointment',
  id: 'VIS-261123-7K3M9Q',
  href: '',
  lastUpdate: inDays(-1),
  status: 'confirmed',
  validFor: { startDateTime: inDays(1), endDateTime: inDays(1.1) },
  wantedFor: null,
  queuePosition: null,
  outcome: null,
  credit: null,
  place: 'Av. de los Almendros 1204',
  description: '',
  relatedEntity: [{ id: internet, '@referredType': 'Service' }],
  creationDate: inDays(-1),
};

it('a code that is to be paid stands above, with its amount, its hour and the way to it, and nowhere else', async () => {
  await openHome((server) => server.answer(listPayments, [awaitedPayment('awaited', inDays(1))]));
  const row = main.getByRole('listitem').filter({ hasText: 'Esperando tu pago' });
  await expect.element(row).toMatchTextContent(/\$5,00 · hasta mañana a las \d\d:\d\d/);
  const link = row.getByRole('link', { name: 'Ver código para pagar $5,00' });
  expect(link.element().getAttribute('href')).toContain('/additional-packages/cash/awaited');
  await expect.element(part('En curso')).not.toBeInTheDocument();
  await inspectEverySize('home-awaited');
});

it('what is under way is a row each, with its state and its day; what does not come is told once', async () => {
  const server = await openHome((each) => {
    each.answer(listTroubleTickets, ({ words }) =>
      words.get('ticketType') === 'claim' ? [claim, decided] : [],
    );
    each.fail(listAppointments, 500);
  });
  const underWay = part('En curso');
  await expect.element(underWay).toMatchTextContent('No pudimos cargar todo lo que tienes en curso');
  await underWay.getByRole('button', retry).click();
  await expect.element(underWay.getByRole('button', retry)).toBeEnabled();
  server.answer(listAppointments, [visit, { ...visit, id: 'VIS-0', status: 'cancelled' }]);
  await underWay.getByRole('button', retry).click();
  await expect.poll(() => underWay.getByRole('link').elements().length).toBe(2);
  await expect
    .element(underWay.getByRole('link').first())
    .toMatchTextContent(/^Reclamo de \$2,30En análisisrespuesta hasta hoy$/);
  await expect
    .element(underWay.getByRole('link').nth(1))
    .toMatchTextContent(/^Visita técnica a Internet Hogar.*Confirmadallega mañana, \d\d:\d\d–\d\d:\d\d$/);
  await inspect('home under way');
});
