// Who enters the account: sessions, many and alone, closed, and what does not come.
import { endOtherSessions, endSession, listSessions, type OpenSession } from '@portal/contract/sessions';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ana, givenServices } from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { main, openPortal, part } from './portal/portal.tsx';
import { type Server, serverTime } from './portal/server.ts';

const session = (id: string, more: Partial<OpenSession> = {}): OpenSession => ({
  ...{ '@type': 'OpenSession', id, href: '', device: 'Computador, Firefox', deviceType: 'computer' },
  ...{ place: null, createdAt: '2026-11-01T10:00:00-05:00', current: false },
  lastSeenAt: new Date(serverTime() - 2 * 60 * 60_000).toISOString(),
  ...more,
});
const here = session('here', {
  ...{ device: 'iPhone, Safari', deviceType: 'phone', current: true, place: 'Guayaquil, Ecuador' },
  lastSeenAt: new Date(serverTime()).toISOString(),
});

const open = (sessions: OpenSession[], prepare: (server: Server) => void = () => undefined) =>
  openPortal('/profile/security', ana, (server) => {
    givenServices(server);
    server.answer(listSessions, sessions);
    prepare(server);
  });
const card = part('Sesiones abiertas');

it('one alone is this one, and nothing to close', async () => {
  await open([here]);
  await expect.element(card).toMatchTextContent('iPhone, Safari');
  await expect.element(card).toMatchTextContent('Guayaquil, Ecuador · ahora');
  await expect.element(card).toMatchTextContent('Este equipo');
  expect(card.getByRole('button').elements()).toEqual([]);
});

it('many: one is closed, then all others', async () => {
  const server = await open([
    here,
    session('1'),
    session('2', { device: 'Tableta, Samsung Internet for Android', deviceType: 'tablet' }),
    session('3', {
      device: 'Equipo desconocido',
      deviceType: 'other',
      place: 'San Francisco de Milagro, Ecuador',
    }),
  ]);
  await expect.element(card).toMatchTextContent('hace 2 horas');
  await inspectEverySize('security-sessions');
  server.answer(endSession, null as never);
  server.answer(listSessions, [here, session('1'), session('3')]);
  await card.getByRole('button', { name: 'Cerrar Tableta, Samsung Internet for Android' }).click();
  await expect.element(page.getByText('Sesión cerrada')).toBeVisible();
  await expect.element(card).not.toMatchTextContent('Tableta');
  expect(server.asked(endSession).map(({ words }) => words.get('id'))).toEqual(['2']);
  server.answer(endOtherSessions, null as never);
  server.answer(listSessions, [here]);
  await card.getByRole('button', { name: 'Cerrar todas las demás' }).click();
  await expect.element(page.getByText('Cerramos tus otras sesiones')).toBeVisible();
  expect(server.asked(endOtherSessions).map(({ words }) => words.get('others'))).toEqual(['true']);
  await expect.element(card.getByRole('button', { name: 'Cerrar todas las demás' })).not.toBeInTheDocument();
});

it('what cannot be closed says so and stays', async () => {
  const server = await open([here, session('1')]);
  server.fail(endSession, 500);
  await card.getByRole('button', { name: 'Cerrar Computador, Firefox' }).click();
  await expect.element(page.getByText('No pudimos hacerlo. Intenta de nuevo en un momento.')).toBeVisible();
  await expect.element(card).toMatchTextContent('Computador, Firefox');
});

it('sessions that do not come are asked for again', async () => {
  const server = await open([], (each) => each.fail(listSessions, 500));
  await expect.element(main).toMatchTextContent('No pudimos cargar tus sesiones');
  await inspect('security-failed');
  server.answer(listSessions, [here]);
  await main.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(card).toMatchTextContent('iPhone, Safari');
});
