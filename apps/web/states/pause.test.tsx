// A line that is paused, on screen: days and cost before the one button, refused, ordered, and back at one press.
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { cancelProductOrder, createProductOrder } from '@portal/contract/shopping/ordering';
import { getPauseQuote, listPauses, type PauseOrder } from '@portal/contract/shopping/pauses';
import { addDays } from '@portal/market/civil-dates';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { accounts, ana, postpaid } from './portal/given.ts';
import { inspectEverySize } from './portal/inspect.ts';
import { main, openPortal } from './portal/portal.tsx';

const quote = {
  cost: { unit: 'USD', value: 2 },
  firstOn: '2026-11-25',
  lastOn: '2027-01-24',
  mostDays: 90,
} as const;
const pause = (state: PauseOrder['state']): PauseOrder => ({
  '@type': 'ProductOrder',
  id: 'p1',
  href: '',
  category: 'pause',
  state,
  orderDate: '2026-11-25T10:00:00-05:00',
  completionDate: null,
  startsOn: '2026-11-25',
  endsOn: '2026-12-20',
  cost: quote.cost,
  orderItem: [
    {
      id: '1',
      action: 'modify',
      state,
      product: { id: postpaid, publicIdentifier: postpaid, status: 'suspended' },
    },
  ],
});
const pausedAccounts = accounts.map((account) => ({
  ...account,
  AssociatedService: account.AssociatedService.map((service) =>
    service.ServiceID === postpaid
      ? { ...service, ServiceStatus: 'S' as const, pausedUntil: '2026-12-20' }
      : service,
  ),
}));

const press = () => main.getByRole('button', { name: 'Pausar', exact: true });

it('days, cost and what goes on stand above the one button; a day that cannot be is said beside it', async () => {
  const server = await openPortal(`/service-details/pause?line=${postpaid}`, ana, (before) => {
    before.answer(listPauses, []);
    before.answer(getPauseQuote, quote);
  });
  await expect.element(main).toMatchTextContent('$2,00 al mes');
  await expect.element(main).toMatchTextContent('Conservas tu número y puedes llamar a emergencias.');
  await inspectEverySize('pause-form');
  await press().click();
  await expect.element(main).toMatchTextContent('Escribe la fecha como');
  const until = main.getByLabelText('Hasta', { exact: true });
  const [year, month, day] = addDays(quote.firstOn, 90).split('-');
  await until.fill(`${day}/${month}/${year}`);
  await expect.element(main).toMatchTextContent('Elige hasta el');
  await until.fill('20/12/2026');
  server.refuse(createProductOrder, 'AMOUNT_CHANGED');
  await press().click();
  await expect.element(main.getByRole('alert')).toMatchTextContent('El costo cambió.');
  server.answer(createProductOrder, pause('inProgress'), { status: 201 });
  server.answer(listPauses, [pause('inProgress')]);
  // After a refusal they are asked for anew; of a line that is paused they are not asked for.
  await expect.poll(() => server.asked(getPauseQuote)).toHaveLength(2);
  await press().click();
  await expect.element(main).toMatchTextContent('En pausa, como pediste');
  expect(server.asked(getPauseQuote)).toHaveLength(2);
  expect(server.asked(createProductOrder).at(-1)?.body).toMatchObject({
    orderItem: [{ action: 'modify', product: { status: 'suspended' } }],
    startsOn: quote.firstOn,
    endsOn: '2026-12-20',
  });
});

it('a paused line says so in its own word, never as a debt, and is back at one press', async () => {
  const server = await openPortal(`/service-details/postpaid/with-adds?line=${postpaid}`, ana, (before) => {
    before.answer(listBillingAccounts, pausedAccounts);
    before.answer(listPauses, [pause('inProgress')]);
  });
  await expect.element(main).toMatchTextContent('En pausa, como pediste');
  await expect.element(main).not.toMatchTextContent('suspendid');
  await inspectEverySize('pause-detail');
  server.answer(cancelProductOrder, null as never);
  server.answer(listPauses, [pause('completed')]);
  server.answer(listBillingAccounts, accounts);
  await main.getByRole('button', { name: 'Reactivar ahora' }).click();
  await expect.element(page.getByText('Tu servicio está activo')).toBeVisible();
  await expect.element(main).not.toMatchTextContent('En pausa, como pediste');
});
