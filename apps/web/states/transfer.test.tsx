// Balance that is passed on: what is typed is checked, what is refused is said, and the form is empty again after.
import { listBalanceAdvances } from '@portal/contract/lines/advances';
import { getTransferRule, listTransfers, transferBalance } from '@portal/contract/lines/transfers';
import { listPayments } from '@portal/contract/paying/payments';
import { expect, it } from 'vitest';
import { ana, prepaid } from './portal/given.ts';
import { inspectEverySize } from './portal/inspect.ts';
import { main, openPortal, part } from './portal/portal.tsx';

const usd = (value: number) => ({ unit: 'USD' as const, value });
const card = part('¿A quién y cuánto?');
const press = () => card.getByRole('button', { name: 'Pasar saldo' }).click();

it('a number and an amount that fit, once (LINE-29)', async () => {
  const server = await openPortal(`/service-details/transfer?line=${prepaid}`, ana, (each) => {
    each.answer(getTransferRule, { least: usd(0.5), most: usd(10), left: usd(7) });
    each.refuse(transferBalance, 'TRANSFER_RECEIVER');
  });
  await expect.element(card).toMatchTextContent('Desde $0,50, hasta $10,00 al día. Hoy te quedan $7,00.');
  await press();
  await expect.element(card).toMatchTextContent(/número móvil.*entre \$0,50 y \$7,00/);
  await inspectEverySize('transfer-wrong');
  const [to, amount] = [card.getByLabelText('Número que recibe'), card.getByLabelText('Valor')];
  await to.fill('099 200 0001');
  await amount.fill('3');
  await press();
  await expect.element(card.getByRole('alert')).toMatchTextContent('No podemos pasar saldo a ese número');
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
