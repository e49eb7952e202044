// One bill: it does not come, is not there, has no lines, is a first one, or is as long as a bill gets.
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import {
  type BillGroup,
  type ExpandedBill,
  getCustomerBill,
  listAppliedBillingRates,
  listCustomerBills,
} from '@portal/contract/paying/billing';
import { getDocument } from '@portal/contract/paying/documents';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { accounts, ana, bills, claim, inDays, internet, postpaid, prepaid } from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { dialog, heading, main, openPortal, part, show } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

const usd = (value: number) => ({ unit: 'USD' as const, value });
const [known] = bills;
if (!known) throw new Error('nothing is billed');

const line = (id: string, description: string, value: number): BillGroup['lines'][number] => ({
  id,
  description,
  quantity: 1,
  date: null,
  serviceNumber: '0991000001',
  amount: usd(value),
  taxIncludedAmount: usd(value),
});
const bill: ExpandedBill = {
  ...known,
  groups: [
    {
      group: 'plan',
      amount: usd(13.9),
      taxIncludedAmount: usd(15.99),
      lines: [line('1', 'Plan Plus 15 GB', 15.99)],
    },
    {
      group: 'purchases',
      amount: usd(2.09),
      taxIncludedAmount: usd(2.4),
      lines: [line('2', 'Paquete 1 GB', 2.4)],
    },
    {
      group: 'tax',
      amount: usd(2.4),
      taxIncludedAmount: usd(2.4),
      lines: [line('tax', 'IVA 15 % sobre $15,99', 2.4)],
    },
  ],
  comparison: {
    previousBillNo: 'before',
    difference: usd(2.4),
    text: 'Subió $2,40: compraste 1 paquete (+$2,40).',
    causes: [{ cause: 'purchases', amount: usd(2.4), text: 'compraste 1 paquete (+$2,40)' }],
  },
  firstBill: null,
  history: [
    { billNo: known.billNo, billDate: known.billDate, amount: usd(18.39) },
    { billNo: 'before', billDate: inDays(-40), amount: usd(15.99) },
  ],
  appliedPayment: [],
};

const open = (prepare: (server: Server) => void) => openPortal(`/billing/${known.billNo}`, ana, prepare);
const detail = part('Qué te cobramos');

it('one that does not come is asked for again', async () => {
  const server = await open((each) => each.fail(getCustomerBill, 500));
  await expect.element(main).toMatchTextContent('No pudimos cargar tu factura');
  await inspect('bill-failed');
  server.answer(getCustomerBill, bill);
  await main.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(heading).toMatchTextContent('Factura de');
  await expect.element(part('Por qué cambió')).toMatchTextContent('Subió $2,40: compraste 1 paquete');
});

it('another shape is a failure, not a blank page', async () => {
  await open((each) => each.fail(getCustomerBill, { shape: { billNo: 7, groups: [{}] } }));
  await expect.element(main).toMatchTextContent('No pudimos cargar tu factura');
});

it('one is asked for by what the operator calls it, whatever stands in that', async () => {
  const server = await openPortal(`/billing/${encodeURIComponent('F/1;2')}`, ana, (each) =>
    each.answer(getCustomerBill, bill),
  );
  await expect.element(heading).toMatchTextContent('Factura de');
  expect(server.asked(getCustomerBill).map(({ words }) => words.get('id'))).toEqual(['F/1;2']);
});

it('a number that nobody has leads back to the bills', async () => {
  await open((each) => each.refuse(getCustomerBill, 'NOT_FOUND'));
  await expect.element(main).toMatchTextContent('No encontramos esta factura');
  await inspect('bill-not-found');
});

it('without lines it says so, and shows the totals (BILL-8)', async () => {
  await open((each) => each.answer(getCustomerBill, { ...bill, groups: [], comparison: null }));
  await expect.element(detail).toMatchTextContent('Aquí no tenemos el detalle');
  await expect.element(detail).toMatchTextContent('Total de la factura$18,39');
  expect(part('Por qué cambió').elements()).toHaveLength(0);
  await inspectEverySize('bill-without-lines');
});

it('without a document it is shown and printed, and there is nothing to download', async () => {
  await open((each) =>
    each.answer(getCustomerBill, { ...bill, groups: [], comparison: null, documentReadyAt: null }),
  );
  await expect.element(detail).toMatchTextContent('Ves sus valores totales.Subtotal');
  await expect.element(main.getByRole('button', { name: 'Imprimir la factura' })).toBeVisible();
  expect(main.getByRole('button', { name: 'PDF de la factura' }).elements()).toHaveLength(0);
  await inspectEverySize('bill-without-document');
});

it('a first one says what it holds, one that was paid how', async () => {
  await open((each) =>
    each.answer(getCustomerBill, {
      ...bill,
      state: 'settled',
      remainingAmount: usd(0),
      comparison: null,
      firstBill: { text: 'Es tu primera factura: incluye los días desde que empezó tu servicio ($18,39).' },
      history: bill.history?.slice(0, 1) ?? [],
      appliedPayment: [
        {
          appliedAmount: usd(18.39),
          date: '2026-11-05T10:00:00-05:00',
          channel: 'portal',
          payment: { id: 'p-1', name: 'Visa terminada en 4242' },
        },
      ],
    }),
  );
  await expect.element(main).toMatchTextContent('Es tu primera factura: incluye los días');
  await expect
    .element(part('Pagada'))
    .toMatchTextContent('Pagada el 5 de noviembre de 2026: Visa terminada en 4242');
  expect(main.getByRole('link', { name: /^Pagar/ }).elements()).toHaveLength(0);
  await expect.element(main.getByRole('link', { name: 'Ver el comprobante' })).toBeVisible();
  await inspect('bill-paid');
});

it('what another company charges leads to where it is ended and blocked', async () => {
  const charged = { ...line('3', 'Horóscopo diario', 2.99), claimable: true };
  const [plan] = bill.groups ?? [];
  if (!plan) throw new Error('nothing is charged');
  await open((each) =>
    each.answer(getCustomerBill, {
      ...bill,
      groups: [
        plan,
        { group: 'thirdParty', amount: usd(2.6), taxIncludedAmount: usd(2.99), lines: [charged] },
      ],
    }),
  );
  const group = detail.getByRole('region', { name: /^Servicios de terceros/ });
  await expect
    .element(group.getByRole('link', { name: /^Cancelar y bloquear ?: Horóscopo diario/ }))
    .toHaveAttribute(
      'href',
      expect.stringMatching(/\/service-details\/manage\/third-parties\?line=0991000001$/),
    );
  await inspect('bill-third-party');
});

const paidHere = {
  appliedAmount: usd(18.39),
  date: '2026-11-23T10:00:00-05:00',
  channel: 'portal' as const,
  payment: { id: 'p-1', name: 'Visa terminada en 4242' },
};

it('one that was paid and is not booked says when it was, and what is claimed of it that it may come back', async () => {
  await open((each) =>
    each.answer(getCustomerBill, {
      ...bill,
      state: 'paymentInProcess',
      paymentStatus: 'authorized',
      remainingAmount: usd(0),
      inClaim: usd(2.99),
      appliedPayment: [paidHere],
    }),
  );
  const due = part('Pago en proceso');
  await expect
    .element(due)
    .toMatchTextContent('La pagaste el 23 de noviembre; se registra en un máximo de 24 horas.');
  await expect
    .element(due)
    .toMatchTextContent('En reclamo: $2,99. Si te damos la razón, te devolvemos $2,99.');
  await expect.element(due).not.toMatchTextContent('No te cobramos');
  await inspectEverySize('bill-in-process-in-claim');
});

it('one that is late is called so; of one in claim it says what is left to pay', async () => {
  const late = { ...bill, paymentDueDate: inDays(-3), inClaim: usd(2.99), remainingAmount: usd(15.4) };
  await open((each) => {
    each.answer(getCustomerBill, late);
    each.answer(listCustomerBills, [late]);
    each.answer(listAppliedBillingRates, []);
  });
  const due = part('Vencida');
  await expect.element(due).toMatchTextContent('$15,40');
  await expect
    .element(due)
    .toMatchTextContent('No te cobramos ese valor mientras lo revisamos. Te quedan $15,40 por pagar.');
  await inspect('bill-late-in-claim');
  show('/billing');
  await expect.element(main).toMatchTextContent('Vencida desde el');
  await expect.element(main.getByRole('link', { name: 'Pagar $15,40' })).toBeVisible();
  await inspectEverySize('bills-in-claim');
});

it('five hundred lines with long names and large amounts are folded, and fit (BILL-5)', async () => {
  const long = 'Suscripción a contenidos premium de entretenimiento internacional «Todo incluido»';
  const many = Array.from({ length: 500 }, (_line, index) => ({
    ...line(String(index + 2), `${long} ${index + 1}`, 12_345.67),
    date: inDays(-15),
    quantity: 3,
    serviceNumber: index % 2 ? 'IN-100001' : '0991000001',
  }));
  const causes = Array.from({ length: 9 }, (_cause, index) => ({
    cause: 'thirdParty' as const,
    amount: usd(10 - index),
    text: `se cobró «${long} ${index}» (+$${10 - index},00)`,
  }));
  await open((each) =>
    each.answer(getCustomerBill, {
      ...bill,
      amountDue: usd(7_098_773.65),
      remainingAmount: usd(7_098_773.65),
      taxIncludedAmount: usd(7_098_773.65),
      groups: [
        ...(bill.groups ?? []).slice(0, 1),
        { group: 'thirdParty', amount: usd(6_172_835), taxIncludedAmount: usd(6_172_835), lines: many },
        ...(bill.groups ?? []).slice(2),
      ],
      comparison: {
        previousBillNo: 'before',
        difference: usd(7_098_755.26),
        text: `Subió $7.098.755,26: ${causes.slice(0, 3).map(({ text }) => text)} y otros 6 cambios (+$27,00).`,
        causes,
      },
      history: Array.from({ length: 12 }, (_bill, index) => ({
        billNo: index === 0 ? known.billNo : `b-${index}`,
        billDate: inDays(-9 - 30 * index),
        amount: usd(index === 0 ? 7_098_773.65 : 6_000_000 + index),
      })),
    }),
  );
  const group = detail.getByRole('region', { name: /^Servicios de terceros/ });
  const lines = () => group.getByRole('listitem').elements().length;
  await expect.poll(lines).toBe(5);
  await inspectEverySize('bill-long');
  await group.getByRole('button', { name: 'Ver los otros 495 cobros' }).click();
  expect(lines()).toBe(500);
  await group.getByRole('button', { name: 'Ver menos' }).click();
  expect(lines()).toBe(5);
  // On paper nothing can be unfolded.
  window.dispatchEvent(new Event('beforeprint'));
  await expect.poll(lines).toBe(500);
  window.dispatchEvent(new Event('afterprint'));
  await main.getByText('Ver los 9 motivos').click();
  await main.getByText('Ver como tabla').click();
  await expect.element(page.getByRole('table', { name: 'Total de cada factura' })).toBeVisible();
  await inspect('bill-long-unfolded');
});

const openBilling = (prepare: (server: Server) => void) =>
  openPortal('/billing/', ana, (server) => {
    server.answer(listAppliedBillingRates, []);
    // Asked for by links under the pointer.
    server.fail(getCustomerBill, 404);
    prepare(server);
  });
const trouble = dialog('Error en el Servicio de Facturación');
const pay = main.getByRole('link', { name: /^Pagar \$/ });

it('when they do not come, or in another shape, the customer tries again', async () => {
  const server = await openBilling((each) => each.fail(listCustomerBills, 500));
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
  const server = await openBilling((each) => each.refuse(getDocument, 'NOT_FOUND'));
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
  await openBilling((each) =>
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
  await openBilling((each) => {
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
  await openBilling((each) => each.answer(listCustomerBills, paid));
  await expect.element(main.getByRole('link', { name: /Pagada/ }).first()).toBeVisible();
  expect(main.getByRole('button', { name: /^Descargar la factura/ }).elements()).toHaveLength(0);
  await inspectEverySize('billing-without-documents');
});

it('who has only prepaid lines, and who has none, read why there are none', async () => {
  const server = await openBilling((each) => {
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
