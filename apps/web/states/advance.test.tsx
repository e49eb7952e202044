// Balance that is advanced: its cost before, what is owed after, and why there is none.
import {
  type AdvanceOffer,
  type BalanceAdvance,
  getAdvanceOffer,
  listBalanceAdvances,
  takeBalanceAdvance,
} from '@portal/contract/lines/advances';
import { expect, it } from 'vitest';
import { ana, prepaid } from './portal/given.ts';
import { inspectEverySize } from './portal/inspect.ts';
import { main, openPortal, part } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

const usd = (value: number) => ({ unit: 'USD' as const, value });
const offered: AdvanceOffer = {
  offer: [
    { amount: usd(1), fee: usd(0.1) },
    { amount: usd(2), fee: usd(0.2) },
  ],
  reason: null,
};
const taken: BalanceAdvance = {
  '@type': 'BalanceAdvance',
  id: 'a1',
  amount: usd(2),
  fee: usd(0.2),
  owed: usd(2.2),
  requestedDate: '2026-11-25T10:00:00-05:00',
  confirmationDate: null,
  to: prepaid,
};

const open = (offer: AdvanceOffer, prepare: (server: Server) => void = () => undefined) =>
  openPortal(`/service-details/advance?line=${prepaid}`, ana, (server) => {
    server.answer(getAdvanceOffer, offer);
    server.answer(listBalanceAdvances, []);
    prepare(server);
  });
const card = part('¿Cuánto necesitas?');

it('says what it costs before it is asked for, and what is owed after (LINE-28)', async () => {
  const server = await open(offered);
  await card.getByRole('radio', { name: /^\$2,00/ }).click();
  await expect
    .element(card)
    .toMatchTextContent('De tu próxima recarga se descuentan $2,20: $0,20 es el costo.');
  await inspectEverySize('advance');
  server.refuse(takeBalanceAdvance, 'AMOUNT_CHANGED');
  await card.getByRole('button', { name: 'Recibir $2,00' }).click();
  await expect.element(card.getByRole('alert')).toMatchTextContent('El costo cambió.');
  server.answer(takeBalanceAdvance, taken, { status: 201 });
  server.answer(listBalanceAdvances, [taken]);
  server.answer(getAdvanceOffer, { offer: [], reason: 'open' });
  await card.getByRole('button', { name: 'Recibir $2,00' }).click();
  await expect.element(part('Tu adelanto')).toMatchTextContent('Debes $2,20 de tu adelanto');
  expect(server.asked(takeBalanceAdvance).at(-1)?.body).toEqual({
    serviceId: prepaid,
    amount: usd(2),
    fee: usd(0.2),
  });
  await inspectEverySize('advance-open');
});

it('says why there is none, and asks again for what does not come', async () => {
  await open({ offer: [], reason: 'balance' });
  await expect.element(main).toMatchTextContent('Todavía tienes saldo.');
  await expect.element(card).not.toBeInTheDocument();
  const server = await open(offered, (each) => each.fail(getAdvanceOffer, 500));
  await expect.element(main).toMatchTextContent('No pudimos cargar tu adelanto');
  server.answer(getAdvanceOffer, offered);
  await main.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(card).toMatchTextContent('Recibir $1,00');
});
