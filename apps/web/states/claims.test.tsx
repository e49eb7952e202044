// A claim that was answered: what is given back, and on which bill; in the list also where nobody says when.
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { getCustomerBill } from '@portal/contract/paying/billing';
import { expect, it } from 'vitest';
import { ana, claim } from './portal/given.ts';
import { inspectEverySize } from './portal/inspect.ts';
import { main, openPortal } from './portal/portal.tsx';

it.each([
  [null, /Te devolvemos \$2,30Lo verás en tu próxima factura/],
  ['001-003-000000007', /Te devolvimos \$2,30Está en la factura 001-003-000000007/],
])('what was won is on the bill %s', async (billNo, says) => {
  const credit = { amount: claim.amount, billNo };
  const answered = { ...claim, status: 'resolved' as const, resolution: 'inFavor' as const, credit };
  await openPortal(`/claims/${claim.id}`, ana, (server) => {
    server.answer(listTroubleTickets, [answered]);
    // Asked for by links under the pointer.
    server.fail(getCustomerBill, 404);
  });
  await expect.element(main).toMatchTextContent(says);
  await inspectEverySize(`claim-won-${billNo === null ? 'soon' : 'billed'}`);
});

it('one that was answered is in the list, also where nobody says when', async () => {
  const answered = { ...claim, status: 'resolved' as const, resolution: 'rejected' as const };
  await openPortal('/claims/', ana, (server) => server.answer(listTroubleTickets, [answered]));
  await expect.element(main.getByRole('link', { name: /^Horóscopo/ })).toMatchTextContent(/No procede$/);
  await inspectEverySize('claims-answered');
});
