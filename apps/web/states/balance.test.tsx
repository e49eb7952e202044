// Balance that is advanced: its cost before, what is owed after, and why there is none.

import { listBillingAccounts } from '@portal/contract/lines/accounts';
import {
  type AdvanceOffer,
  type BalanceAdvance,
  getAdvanceOffer,
  listBalanceAdvances,
  takeBalanceAdvance,
} from '@portal/contract/lines/advances';
import { getTransferRule, listTransfers, transferBalance } from '@portal/contract/lines/transfers';
import { listPayments } from '@portal/contract/paying/payments';
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

const transferCard = part('¿A quién y cuánto?');
const press = () => transferCard.getByRole('button', { name: 'Pasar saldo' }).click();

it('a number and an amount that fit, once (LINE-29)', async () => {
  const server = await openPortal(`/service-details/transfer?line=${prepaid}`, ana, (each) => {
    each.answer(getTransferRule, { least: usd(0.5), most: usd(10), left: usd(7) });
    each.refuse(transferBalance, 'TRANSFER_RECEIVER');
  });
  await expect
    .element(transferCard)
    .toMatchTextContent('Desde $0,50, hasta $10,00 al día. Hoy te quedan $7,00.');
  await press();
  await expect.element(transferCard).toMatchTextContent(/número móvil.*entre \$0,50 y \$7,00/);
  await inspectEverySize('transfer-wrong');
  const [to, amount] = [
    transferCard.getByLabelText('Número que recibe'),
    transferCard.getByLabelText('Valor'),
  ];
  await to.fill('099 200 0001');
  await amount.fill('3');
  await press();
  await expect
    .element(transferCard.getByRole('alert'))
    .toMatchTextContent('No podemos pasar saldo a ese número');
  server.answer(
    transferBalance,
    {
      '@type': 'TransferBalance',
      id: 't1',
      amount: usd(3),
      requestedDate: '2026-11-25T10:00:00-05:00',
      fee: usd(0),
      from: prepaid,
      to: '0992000001',
    },
    { status: 201 },
  );
  await press();
  await expect.element(to).toHaveValue('');
  expect(server.asked(transferBalance).at(-1)?.body).toMatchObject({
    serviceId: prepaid,
    amount: { value: 3 },
  });
});

it('movements wait in their shape for the lines, too', async () => {
  await openPortal('/service-details/movements', ana, (each) => void each.hold(listBillingAccounts));
  await expect.element(main.getByRole('status')).toMatchTextContent('Cargando tus movimientos');
});

it('where balance could not be asked for it is not said that there is nothing', async () => {
  const server = await openPortal('/service-details/movements', ana, (each) => {
    each.answer(listPayments, []);
    each.fail(listTransfers, 500);
  });
  await expect.element(main).toMatchTextContent('No pudimos cargar tus movimientos');
  await inspectEverySize('movements-balance-failed');
  server.answer(listTransfers, []);
  await main.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(main).toMatchTextContent('Aún no hay movimientos');
});

it('balance that was passed on or advanced stands among the movements, and in no sum', async () => {
  const at = '2026-11-25T10:00:00-05:00';
  await openPortal('/service-details/movements', ana, (each) => {
    each.answer(listPayments, []);
    const passed = { '@type': 'TransferBalance', id: 't1', amount: usd(3), fee: usd(0) } as const;
    each.answer(listTransfers, [{ ...passed, requestedDate: at, from: prepaid, to: '0992000001' }]);
    const advanced = { '@type': 'BalanceAdvance', id: 'a1', amount: usd(2), fee: usd(0.2) } as const;
    const owed = { owed: usd(2.2), requestedDate: at, confirmationDate: null, to: prepaid };
    each.answer(listBalanceAdvances, [{ ...advanced, ...owed }]);
  });
  await expect.element(main).toMatchTextContent(/Pasaste saldo a \(099\) 200-0001.*\$3,00/);
  await expect.element(main).toMatchTextContent(/Saldo adelantado.*Faltan por descontar \$2,20/);
  await expect.element(main.getByRole('heading', { name: /25 de noviembre$/ })).toBeVisible();
  await inspectEverySize('movements-balance');
  await main.getByRole('button', { name: 'Facturas' }).click();
  await expect.element(main).toMatchTextContent('No hay ninguno entre los últimos movimientos.');
});

it('after an answer that was lost the same is passed once, whatever was typed in between', async () => {
  const server = await openPortal(`/service-details/transfer?line=${prepaid}`, ana, (each) => {
    each.answer(getTransferRule, { least: usd(0.5), most: usd(10), left: usd(7) });
    each.fail(transferBalance, 'no connection');
  });
  await transferCard.getByLabelText('Número que recibe').fill('0992000001');
  const amount = transferCard.getByLabelText('Valor');
  const trouble = transferCard.getByRole('alert');
  for (const value of ['3', '2', '3']) {
    await amount.fill(value);
    await press();
    await expect.element(trouble).toMatchTextContent('No pudimos pasar');
  }
  const [first, other, again] = server
    .asked(transferBalance)
    .map(({ headers }) => headers.get('request-uuid'));
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
