// A claim that was answered: what is given back, and on which bill; in the list also where nobody says when.
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { type ExpandedBill, getCustomerBill } from '@portal/contract/paying/billing';
import { fileClaim } from '@portal/contract/paying/claims';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../src/api/kept/query-client.ts';
import { ana, bills, claim } from './portal/given.ts';
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

const [known] = bills;
if (!known) throw new Error('nothing is billed');
const usd = (value: number) => ({ unit: 'USD' as const, value });
const billed: ExpandedBill = {
  ...known,
  groups: [
    {
      group: 'other',
      amount: usd(2),
      taxIncludedAmount: usd(2.3),
      lines: [
        {
          id: '1',
          description: 'Horóscopo',
          quantity: 1,
          date: null,
          serviceNumber: known.product.id,
          amount: usd(2),
          taxIncludedAmount: usd(2.3),
        },
      ],
    },
  ],
};
const claimsOf = `/claims/new?kind=billLine&id=1&bill=${known.billNo}`;
const tells = main.getByRole('textbox', { name: 'Cuéntanos qué pasó' });

it('a charge that does not come is asked for again, and what is typed outlives an answer that fails', async () => {
  const server = await openPortal(claimsOf, ana, (each) => each.fail(getCustomerBill, 500));
  await expect.element(main).toMatchTextContent('No pudimos cargar el cobro');
  await inspectEverySize('claim-without-charge');
  server.answer(getCustomerBill, billed);
  await main.getByRole('button', { name: 'Reintentar' }).click();
  await tells.fill('Nunca lo pedí');
  server.fail(getCustomerBill, 500);
  await queryClient.invalidateQueries();
  await expect.element(tells).toHaveValue('Nunca lo pedí');
});

it('a file that is gone from the device is named, and the rest can be sent', async () => {
  const server = await openPortal(claimsOf, ana, (each) => {
    each.answer(getCustomerBill, billed);
    each.fail(fileClaim, 500);
  });
  await main.getByRole('radio', { name: 'No lo pedí' }).click();
  await tells.fill('Nunca lo pedí');
  const file = new File(['%PDF-1.7'], 'prueba.pdf', { type: 'application/pdf' });
  await page.elementLocator(main.getByLabelText('Adjuntar un archivo').first().element()).upload(file);
  await expect.element(main).toMatchTextContent('prueba.pdf');
  const read = vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (
    this: FileReader,
  ) {
    this.dispatchEvent(new ProgressEvent('error'));
  });
  onTestFinished(() => read.mockRestore());
  const send = main.getByRole('button', { name: 'Enviar reclamo' });
  await send.click();
  await expect.element(main.getByRole('alert')).toMatchTextContent('No pudimos leer prueba.pdf');
  await inspectEverySize('claim-file-gone');
  expect(server.asked(fileClaim)).toEqual([]);
  await main.getByRole('button', { name: 'Quitar prueba.pdf' }).click();
  await send.click();
  await expect.element(main.getByRole('alert')).toMatchTextContent('No pudimos enviar tu reclamo');
});
