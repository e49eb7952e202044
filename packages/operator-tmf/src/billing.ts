// TMF678 Customer Bill Management v4: what is owed, bills, and what waits for the next one.

import { civilDateSchema } from '@portal/contract/common';
import { billStateSchema } from '@portal/contract/paying/billing';
import type { Billing, BillOrder } from '@portal/operator-ports/billing';
import { z } from 'zod';
import {
  accountsOf,
  amountDue,
  bill,
  billedService,
  billForecast,
  billItem,
  isBilled,
} from './billing-things.ts';
import { asked, callsOf, done, type Family, many, one, orNone, page, unless } from './call.ts';
import { invoiceChargeCalls } from './invoice-charges.ts';
import {
  given,
  instant,
  linesIn,
  lineWords,
  money,
  pathWord,
  several,
  windowWords,
  word,
  words,
  wordsOfLines,
} from './pieces.ts';

const sortOf = {
  newest: '-billDate',
  oldest: 'billDate',
  dueFirst: 'paymentDueDate',
  dueLast: '-paymentDueDate',
} as const satisfies Record<BillOrder, string>;
const order = z.codec(
  z.enum(['-billDate', 'billDate', 'paymentDueDate', '-paymentDueDate']),
  z.custom<BillOrder>(),
  {
    decode: (sort) => (Object.keys(sortOf) as BillOrder[]).find((name) => sortOf[name] === sort) ?? 'newest',
    encode: (name) => sortOf[name],
  },
);
const states = several(billStateSchema);

const call = callsOf<Billing>();
const base = '/customerBillManagement/v4';
const bills = `${base}/customerBill`;
const rates = `${base}/appliedCustomerBillingRate`;
const ofCustomer = { 'relatedParty.id': word };

const payment = z.object({ id: z.string() });
export const billingFamily: Family<Billing> = {
  calls: {
    ...call('amountsDue')({
      tmf: 'TMF678',
      summary: 'What these lines’ accounts owe: one an account that owes something.',
      method: 'GET',
      path: `${base}/accountBalance`,
      asked: asked({ query: lineWords }),
      ask: (lines) => ({ query: wordsOfLines(lines) }),
      asks: async ({ query }, lookup) => [await lookup.lines(linesIn(query))],
      answer: many(amountDue),
      about: (lines) => lines.map(({ accountId }) => ({ accountId })),
      known: (lines) => (isBilled(lines) ? undefined : []),
    }),
    ...call('list')({
      tmf: 'TMF678',
      summary: 'Bills of these lines’ accounts; never those of corporate lines.',
      method: 'GET',
      path: bills,
      asked: asked({
        query: {
          ...lineWords,
          ...windowWords,
          sort: order,
          billNo: words.optional(),
          state: states.optional(),
          'billDate.gte': civilDateSchema.optional(),
          'billDate.lte': civilDateSchema.optional(),
        },
      }),
      ask: (lines, filter, window) => ({
        query: {
          ...wordsOfLines(lines),
          sort: window.order,
          offset: window.offset,
          limit: window.limit,
          ...given({
            billNo: filter.billNos,
            state: filter.states,
            'billDate.gte': filter.issuedFrom,
            'billDate.lte': filter.issuedTo,
          }),
        },
      }),
      asks: async ({ query }, lookup) => [
        await lookup.lines(linesIn(query)),
        given({
          billNos: query.billNo,
          states: query.state,
          issuedFrom: query['billDate.gte'],
          issuedTo: query['billDate.lte'],
        }),
        { order: query.sort, offset: query.offset, limit: query.limit },
      ],
      answer: page('bills', bill),
      about: accountsOf,
      known: (lines, { billNos, states: asked }) =>
        isBilled(lines) && billNos?.length !== 0 && asked?.length !== 0 ? undefined : { bills: [], total: 0 },
    }),
    ...call('items')({
      tmf: 'TMF678',
      summary:
        'The lines of a bill, each with its kind; their amounts and tax add up to its totals. None: then the bill is shown by its totals and its document.',
      method: 'GET',
      path: rates,
      asked: asked({ query: { ...ofCustomer, 'bill.id': word } }),
      ask: ({ customerId, billNo }) => ({
        query: { 'relatedParty.id': customerId, 'bill.id': billNo },
      }),
      asks: ({ query }) => [{ customerId: query['relatedParty.id'], billNo: query['bill.id'] }],
      answer: many(billItem),
      about: ({ customerId, billNo }) => [{ customerId, billNo }],
    }),
    ...call('services')({
      tmf: 'TMF678',
      summary:
        'What a bill charges for: its lines, first the one (`product.id`) that the account is known by.',
      method: 'GET',
      path: `${base}/billedProduct`,
      asked: asked({ query: { ...ofCustomer, 'product.id': word, 'bill.id': word } }),
      ask: ({ customerId, lineId, billNo }) => ({
        query: { 'relatedParty.id': customerId, 'product.id': lineId, 'bill.id': billNo },
      }),
      asks: async ({ query }, lookup) => [
        await lookup.bill(query['bill.id'], {
          customerId: query['relatedParty.id'],
          lineId: query['product.id'],
        }),
      ],
      answer: many(billedService),
    }),
    ...call('foresee')({
      tmf: 'TMF678',
      summary:
        'What the account’s next bills come to with what is known now, were one of these plans ordered for the line; with its own plan: were none ordered, or the one that waits taken back. Plans that it cannot have are left out. 404 NOT_FOUND: it is not billed, or nobody foretells it.',
      method: 'GET',
      path: `${base}/billForecast`,
      asked: asked({ query: { ...ofCustomer, 'product.id': word, 'productOffering.id': words } }),
      ask: ({ customerId, lineId }, codes) => ({
        query: { 'relatedParty.id': customerId, 'product.id': lineId, 'productOffering.id': [...codes] },
      }),
      asks: ({ query }) => [
        { customerId: query['relatedParty.id'], lineId: query['product.id'] },
        query['productOffering.id'],
      ],
      answer: orNone(one(billForecast)),
      about: ({ customerId, lineId }) => [{ customerId, lineId }],
      known: (_line, codes) => (codes.length === 0 ? null : undefined),
    }),
    ...call('hold')({
      tmf: 'TMF678',
      summary:
        'A payment takes the bill, without what is claimed of it; 409 NOT_PAYABLE when it cannot be paid any more, or something else is to be paid.',
      method: 'PATCH',
      path: `${bills}/:id`,
      asked: asked({
        params: { id: pathWord },
        query: ofCustomer,
        body: z.object({ state: z.literal('paymentInProcess'), amountDue: money, payment }),
      }),
      ask: ({ customerId, billNo }, { paymentId, amountCents }) => ({
        params: { id: billNo },
        query: { 'relatedParty.id': customerId },
        body: { state: 'paymentInProcess' as const, amountDue: amountCents, payment: { id: paymentId } },
      }),
      asks: ({ params, query, body }) => [
        { customerId: query['relatedParty.id'], billNo: params.id },
        { paymentId: body.payment.id, amountCents: body.amountDue },
      ],
      answer: unless('NOT_PAYABLE'),
    }),
    ...call('confirmPaid')({
      tmf: 'TMF678',
      summary: 'The payment that holds the bill has gone through; 409 NOT_HELD when it does not hold it.',
      method: 'PATCH',
      path: `${bills}/:id`,
      asked: asked({
        params: { id: pathWord },
        query: ofCustomer,
        body: z.object({ state: z.literal('settled'), payment, paymentDate: instant }),
      }),
      ask: ({ customerId, billNo }, paymentId, paidAt) => ({
        params: { id: billNo },
        query: { 'relatedParty.id': customerId },
        body: { state: 'settled' as const, payment: { id: paymentId }, paymentDate: paidAt },
      }),
      asks: ({ params, query, body }) => [
        { customerId: query['relatedParty.id'], billNo: params.id },
        body.payment.id,
        body.paymentDate,
      ],
      answer: unless('NOT_HELD'),
    }),
    ...call('release')({
      tmf: 'TMF678',
      summary: 'Nothing was charged: the bill is as before, if this payment holds it.',
      method: 'PATCH',
      path: `${bills}/:id`,
      asked: asked({
        params: { id: pathWord },
        query: ofCustomer,
        body: z.object({ state: z.literal('sent'), payment }),
      }),
      ask: ({ customerId, billNo }, paymentId) => ({
        params: { id: billNo },
        query: { 'relatedParty.id': customerId },
        body: { state: 'sent' as const, payment: { id: paymentId } },
      }),
      asks: ({ params, query, body }) => [
        { customerId: query['relatedParty.id'], billNo: params.id },
        body.payment.id,
      ],
      answer: done,
    }),
    ...invoiceChargeCalls,
  },
  derived: (_kept, now) => ({
    async find(lines, billNo) {
      const window = { order: 'newest', offset: 0, limit: 1 } as const;
      const { bills: found } = await now.list(lines, { billNos: [billNo] }, window);
      return found[0] ?? null;
    },
  }),
};
