// 'Pagos y Facturas' without invoices: none come, none are to be had, or one of them is no file yet.
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { getCustomerBill, listAppliedBillingRates, listCustomerBills } from '@portal/contract/paying/billing';
import { getDocument } from '@portal/contract/paying/documents';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { accounts, ana, bills, claim, inDays, internet, postpaid, prepaid } from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { dialog, main, openPortal, show } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

const open = (prepare: (server: Server) => void) =>
  openPortal('/billing/', ana, (server) => {
    server.answer(listAppliedBillingRates, []);
    // Asked for by links under the pointer.
    server.fail(getCustomerBill, 404);
    prepare(server);
  });
const trouble = dialog('Error en el Servicio de Facturación');
const pay = main.getByRole('link', { name: /^Pagar \$/ });

it('when they do not come, or in another shape, the customer tries again', async () => {
  const server = await open((each) => each.fail(listCustomerBills, 500));
  await expect.element(trouble).toMatchTextContent('Algunos datos no pudieron ser cargados');
  await inspectEverySize('billing-trouble');
  // Another shape is a failure, not a blank page.
  server.fail(listCustomerBills, { shape: [{ billNo: 7, state: 'lost' }] });
  await trouble.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(trouble).toBeVisible();
  server.answer(listCustomerBills, bills);
  await trouble.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(pay.first()).toBeVisible();
  await expect.element(trouble).not.toBeInTheDocument();
});

it('an invoice that is not ready says when it will be, one that did not come what to do', async () => {
  const server = await open((each) => each.refuse(getDocument, 'NOT_FOUND'));
  const download = main.getByRole('button', { name: /^Descargar la factura/ }).first();
  await download.click();
  const notReady = dialog('Descarga de factura');
  await expect.element(notReady).toMatchTextContent('en los próximos 5 días laborales');
  await inspectEverySize('billing-not-ready');
  await notReady.getByRole('button', { name: 'Cerrar' }).click();
  server.fail(getDocument, 'no connection');
  await download.click();
  await expect
    .element(page.getByText('No pudimos descargar la factura. Revisa tu internet e intenta de nuevo.'))
    .toBeVisible();
  await expect.element(notReady).not.toBeInTheDocument();
});

it('what is overdue comes first, of whichever line', async () => {
  await open((each) =>
    each.answer(
      listCustomerBills,
      bills.map((bill) => (bill.product.id === internet ? { ...bill, paymentDueDate: inDays(-2) } : bill)),
    ),
  );
  const names = main.getByRole('heading', { level: 3 });
  await expect.element(names.first()).toHaveTextContent('Internet Hogar');
  await expect.element(names.nth(1)).toHaveTextContent('Plus 15 GB');
});

it('an open claim is seen with its line, and with one that has no bill', async () => {
  await open((each) => {
    each.answer(listCustomerBills, bills);
    each.answer(listTroubleTickets, [
      { ...claim, billingAccount: { id: `account-${postpaid}` } },
      {
        ...claim,
        id: 'RCL-1',
        amount: { unit: 'USD', value: 1.5 },
        product: { id: prepaid, publicIdentifier: prepaid },
        billingAccount: { id: `account-${prepaid}` },
      },
    ]);
  });
  const claimed = main.getByRole('link', { name: /^En reclamo/ });
  await expect.poll(() => claimed.elements().length).toBe(2);
  await expect.element(claimed.nth(1)).toMatchTextContent('En reclamo $1,50 · te respondemos hasta el');
  await inspect('billing-claims');
});

it('an invoice that nobody has as a document stands without a download', async () => {
  const paid = bills.map((bill) => ({ ...bill, state: 'settled' as const, documentReadyAt: null }));
  await open((each) => each.answer(listCustomerBills, paid));
  await expect.element(main.getByRole('link', { name: /Pagada/ }).first()).toBeVisible();
  expect(main.getByRole('button', { name: /^Descargar la factura/ }).elements()).toHaveLength(0);
  await inspectEverySize('billing-without-documents');
});

it('who has only prepaid lines, and who has none, read why there are none', async () => {
  const server = await open((each) => {
    each.answer(
      listBillingAccounts,
      accounts.filter(({ type }) => type === 'PREPAID'),
    );
    each.answer(listCustomerBills, []);
  });
  await expect.element(main).toMatchTextContent('Tus líneas no tienen facturas');
  await inspectEverySize('billing-prepaid');
  server.answer(listBillingAccounts, []);
  show('/billing/');
  await expect.element(main).toMatchTextContent('Aún no tienes servicios');
  await expect.element(main.getByRole('link', { name: 'Asociar un servicio' })).toBeVisible();
  await inspect('billing-without-services');
});
