// A service that is left, on screen: what it means first, refused, ordered, taken back, and the certificate at the end.
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { type ExitOrder, getExitQuote, listExits, listOpenMatters } from '@portal/contract/shopping/exits';
import { cancelProductOrder, createProductOrder } from '@portal/contract/shopping/ordering';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../src/api/kept/query-client.ts';
import { accounts, accountsAs, ana, asManager, internet } from './portal/given.ts';
import { inspectEverySize } from './portal/inspect.ts';
import { expectTexts, main, openPortal, part } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

const quote = {
  endsOn: '2026-11-25',
  cost: { unit: 'USD', value: 0 },
  equipment: [{ id: 'EQ-1', name: 'Módem y cable de poder' }],
} as const;
const exit = (more: Partial<ExitOrder> = {}): ExitOrder => ({
  '@type': 'ProductOrder',
  id: 'e1',
  href: '',
  category: 'exit',
  state: 'pending',
  orderDate: '2026-11-23T10:00:00-05:00',
  equipmentReturnedAt: null,
  quote: { ...quote, equipment: [...quote.equipment] },
  orderItem: [
    { id: '1', action: 'delete', state: 'pending', product: { id: internet, publicIdentifier: internet } },
  ],
  ...more,
});

const open = (exits: ExitOrder[], prepare: (server: Server) => void = () => undefined) =>
  openPortal(`/exit?line=${internet}`, ana, (server) => {
    server.answer(listExits, exits);
    server.answer(getExitQuote, { ...quote, equipment: [...quote.equipment] });
    server.answer(listOpenMatters, ['owed', 'equipment']);
    prepare(server);
  });
const leave = () => main.getByRole('button', { name: 'Dar de baja' });

it('the lines stand as on home, on a page of «Mi cuenta»; that of a line belongs to Mis Servicios', async () => {
  await openPortal('/exit', ana, (server) => {
    server.answer(listBillingAccounts, [
      ...accounts.slice(0, 1),
      ...accountsAs({ ServiceStatus: 'I' }).slice(1, 2),
      ...accounts.slice(2),
    ]);
    server.answer(listExits, []);
    server.answer(getExitQuote, { ...quote, equipment: [...quote.equipment] });
    server.answer(listOpenMatters, []);
  });
  const which = part('¿Cuál quieres dar de baja?').getByRole('link');
  await expectTexts(which, [
    'Plus 15 GB(099) 100-0001',
    'Prepago(099) 100-0003Cancelado',
    'Internet HogarIN-100001',
  ]);
  const services = page
    .getByRole('navigation', { name: 'Secciones' })
    .getByRole('link', { name: 'Mis Servicios' });
  await expect.element(services).not.toHaveAttribute('aria-current');
  await which.nth(2).click();
  await expect.element(services).toHaveAttribute('aria-current', 'true');
});

it('date, cost, equipment and what is lost stand above the one button; then it can be taken back', async () => {
  const server = await open([]);
  await expect.element(main).toMatchTextContent('Módem y cable de poder');
  await expect.element(main).toMatchTextContent('Sin costo');
  await inspectEverySize('exit-quote');
  server.refuse(createProductOrder, 'EXIT_CHANGED');
  await leave().click();
  await expect
    .element(main.getByRole('alert'))
    .toMatchTextContent('La fecha o el costo cambió. Revísalo y confirma otra vez.');
  server.answer(createProductOrder, exit(), { status: 201 });
  server.answer(listExits, [exit()]);
  await leave().click();
  await expect.element(main).toMatchTextContent('Baja programada');
  expect(server.asked(createProductOrder).at(-1)?.body).toMatchObject({
    orderItem: [{ action: 'delete' }],
    quote: { endsOn: quote.endsOn },
  });
  await inspectEverySize('exit-pending');
  server.answer(cancelProductOrder, null as never);
  server.answer(listExits, [exit({ state: 'cancelled' })]);
  await main.getByRole('button', { name: 'Cancelar la baja' }).click();
  await expect.element(page.getByText('Tu servicio sigue activo')).toBeVisible();
  await expect.element(leave()).toBeVisible();
});

it('a telephone at home says that its number is lost', async () => {
  await open([], (server) => server.answer(listBillingAccounts, accountsAs({ ServiceType: '3' })));
  await expect.element(main).toMatchTextContent('Pierdes el número, y pasamos por el equipo.');
});

it('who manages the service reads that its holder takes it back, and gets its paper', async () => {
  const managed = (more: Parameters<typeof accountsAs>[0] = {}) => accountsAs({ ...asManager, ...more });
  await open([exit()], (server) => server.answer(listBillingAccounts, managed()));
  await expect.element(main).toMatchTextContent(/Su titular puede cancelarla hasta el/);
  await expect.element(main.getByRole('button', { name: 'Cancelar la baja' })).not.toBeInTheDocument();
  const server = await open([exit({ state: 'completed' })], (before) =>
    before.answer(listBillingAccounts, managed({ ServiceStatus: 'I' })),
  );
  await expect.element(main).toMatchTextContent('El certificado de no adeudar lo descarga su titular.');
  expect(server.asked(listOpenMatters)).toEqual([]);
});

it('what it means stays on the page, and why it was not ordered, where asking again fails', async () => {
  const server = await open([]);
  server.fail(createProductOrder, 500);
  await expect.element(main).toMatchTextContent('Sin costo');
  server.fail(getExitQuote, 500);
  await leave().click();
  await expect.element(main.getByRole('alert')).toMatchTextContent('No pudimos pedir la baja');
  await expect.poll(() => server.asked(getExitQuote).length).toBeGreaterThan(1);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  await expect.element(main).toMatchTextContent('Sin costo');
  await expect.element(leave()).toBeVisible();
});

it('whoever comes without a line says which', async () => {
  await openPortal('/exit', ana);
  const choice = main.getByRole('link', { name: /Internet Hogar/ });
  await expect.element(choice).toHaveAttribute('href', expect.stringContaining(`line=${internet}`));
  // It is a page of «Mi cuenta».
  await expect.element(main.getByRole('link', { name: 'Mi cuenta' })).toHaveAttribute('href', '/ec/profile');
  await inspectEverySize('exit-choice');
});

it('whoever is not the holder is told so, and has no button', async () => {
  await open([], (server) => server.refuse(getExitQuote, 'HOLDER_REQUIRED'));
  await expect.element(main).toMatchTextContent('Solo el titular puede dar de baja el servicio.');
  await expect.element(leave()).not.toBeInTheDocument();
});
