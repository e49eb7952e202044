// What is written with people on screen: none, a failing list, a long talk, an answer that is read, and what is refused.
import { readTalk, type Talk } from '@portal/contract/help/talks';
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { fileClaim, noteClaim } from '@portal/contract/paying/claims';
import { expect, it } from 'vitest';
import { ana } from './portal/given.ts';
import { inspectEverySize } from './portal/inspect.ts';
import { address, main, openPortal, part } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

const at = '2026-11-23T10:04:00-05:00';
const note = (author: Talk['note'][number]['author'], text: string, nth = 1) => ({
  id: `${author}-${nth}`,
  author,
  text,
  date: at,
});
const talk = (more: Partial<Talk> = {}): Talk => ({
  '@type': 'TroubleTicket',
  id: 'CHT-261123-7K3M9Q',
  href: '',
  ticketType: 'conversation',
  status: 'waiting',
  creationDate: at,
  lastUpdate: at,
  expectedResolutionDate: null,
  note: [note('customer', '¿Por qué subió mi factura?')],
  ...more,
});

const open = (path: string, prepare: (server: Server) => void) => openPortal(path, ana, prepare);
const field = () => main.getByRole('textbox');
const send = () => main.getByRole('button', { name: 'Enviar' });

it('a list that does not come leaves the field; what cannot be sent stays written; once sent it is shown', async () => {
  const server = await open('/support/messages', (given) => given.fail(listTroubleTickets, 503));
  await expect.element(part('Tus mensajes')).toMatchTextContent('No pudimos cargar tus mensajes');
  await inspectEverySize('messages-failed');
  server.answer(listTroubleTickets, []);
  await part('Tus mensajes').getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(part('Tus mensajes')).toMatchTextContent('Todavía no tienes mensajes');
  await inspectEverySize('messages-none');

  await field().fill('mi tarjeta es 5451951574925480');
  server.refuse(fileClaim, 'CARD_DATA_REFUSED');
  await send().click();
  await expect.element(main.getByRole('alert')).toMatchTextContent('no escribas números de tarjeta');
  server.fail(fileClaim, 'no connection');
  await send().click();
  await expect.element(main.getByRole('alert')).toMatchTextContent('Sigue escrito');
  await field().fill('¿Por qué subió mi factura?');
  server.answer(fileClaim, talk(), { status: 201 });
  server.answer(listTroubleTickets, [talk()]);
  await send().click();
  await expect.element(part('Conversación')).toMatchTextContent('¿Por qué subió mi factura?');
  expect(address()).toBe('/support/messages/CHT-261123-7K3M9Q');
  // The same words sent again are one message, whichever of them arrived; others are another.
  const keys = server.asked(fileClaim).map(({ headers }) => headers.get('request-uuid'));
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
});

it('a new answer is marked as read; many messages and long words have room', async () => {
  const long = 'https://ejemplo.example/'.padEnd(300, 'x');
  const notes = Array.from({ length: 30 }, (_, nth) =>
    note(nth % 2 ? 'operator' : 'customer', `${'Lo que pasa es esto. '.repeat(nth)}`, nth),
  );
  const answered = talk({ status: 'answered', note: [...notes, note('operator', long, 99)] });
  const server = await open('/support/messages/CHT-261123-7K3M9Q', (given) => {
    given.answer(listTroubleTickets, [answered]);
    given.answer(readTalk, { ...answered, status: 'read' });
  });
  await expect.element(part('Conversación')).toMatchTextContent('Lo que pasa es esto.');
  await expect.poll(() => server.asked(readTalk)).toHaveLength(1);
  await inspectEverySize('message-long');
  server.fail(noteClaim, 500);
  await field().fill('Gracias.');
  await send().click();
  await expect.element(main.getByRole('alert')).toMatchTextContent('Sigue escrito');
  expect(server.asked(readTalk)).toHaveLength(1);
});

it('one that is not there leads to those that are', async () => {
  await open('/support/messages/CHT-000000-AAAAAA', (server) => server.answer(listTroubleTickets, []));
  await expect.element(main).toMatchTextContent('No encontramos este mensaje');
  await expect.element(main.getByRole('link', { name: 'Ir a Mensajes' })).toBeVisible();
});
