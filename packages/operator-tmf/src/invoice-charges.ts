import { taxName } from '@portal/market/tax';
import type { Billing, InvoiceChargeKey } from '@portal/operator-ports/billing';
import type { z } from 'zod';
import { accountsOf, invoiceCharge, isBilled, newChargeShape } from './billing-things.ts';
import { asked, callsOf, page, unless } from './call.ts';
import {
  given,
  linesIn,
  lineWords,
  pathWord,
  windowWords,
  word,
  words,
  wordsOfLines,
  yesOrNo,
} from './pieces.ts';

const call = callsOf<Billing>();
const rates = '/customerBillManagement/v4/appliedCustomerBillingRate';
const ofCustomer = { 'relatedParty.id': word };

const chargeKeyAsked = asked({
  params: { id: pathWord },
  query: { ...ofCustomer, 'billingAccount.id': word },
});
const askCharge = ({ chargeId, customerId, accountId }: InvoiceChargeKey) => ({
  params: { id: chargeId },
  query: { 'relatedParty.id': customerId, 'billingAccount.id': accountId },
});
const chargeIn = ({ params, query }: z.output<typeof chargeKeyAsked>): InvoiceChargeKey => ({
  chargeId: params.id,
  customerId: query['relatedParty.id'],
  accountId: query['billingAccount.id'],
});

export const invoiceChargeCalls = {
  ...call('chargeInvoice')({
    tmf: 'TMF678',
    summary:
      'Comes onto the account’s next bill, once; 409 LINE_GONE when the customer has the line no more.',
    method: 'POST',
    path: rates,
    asked: asked({ body: newChargeShape }),
    ask: (it) => ({
      body: {
        id: it.chargeId,
        name: it.description,
        relatedParty: it.customerId,
        billingAccount: { id: it.accountId },
        product: { publicIdentifier: it.serviceNumber },
        taxExcludedAmount: it.amountCents,
        appliedTax: [{ taxCategory: taxName, taxAmount: it.taxCents }],
        characteristic: { code: it.code },
      },
    }),
    asks: ({ body }) => [
      {
        chargeId: body.id,
        description: body.name,
        customerId: body.relatedParty,
        accountId: body.billingAccount.id,
        serviceNumber: body.product.publicIdentifier,
        amountCents: body.taxExcludedAmount,
        taxCents: body.appliedTax[0]?.taxAmount ?? 0,
        code: body.characteristic.code,
      },
    ],
    answer: unless('LINE_GONE'),
  }),
  ...call('hasCharge')({
    tmf: 'TMF678',
    summary: 'Whether this was charged: 204, or 404 NOT_FOUND.',
    method: 'GET',
    path: `${rates}/:id`,
    asked: chargeKeyAsked,
    ask: askCharge,
    asks: (request) => [chargeIn(request)],
    answer: unless('NOT_FOUND', 404),
  }),
  ...call('withdrawCharge')({
    tmf: 'TMF678',
    summary: 'The charge comes onto no bill; 409 BILLED when it stands on one already.',
    method: 'DELETE',
    path: `${rates}/:id`,
    asked: chargeKeyAsked,
    ask: askCharge,
    asks: (request) => [chargeIn(request)],
    answer: unless('BILLED'),
  }),
  ...call('invoiceCharges')({
    tmf: 'TMF678',
    summary: 'What was charged to the invoices of these lines’ accounts, newest first.',
    method: 'GET',
    path: rates,
    asked: asked({
      query: {
        ...lineWords,
        ...windowWords,
        isBilled: yesOrNo.optional(),
        'product.publicIdentifier': words.optional(),
        id: words.optional(),
      },
    }),
    ask: (lines, filter, { offset, limit }) => ({
      query: {
        ...wordsOfLines(lines),
        offset,
        limit,
        ...given({
          isBilled: filter.isBilled,
          'product.publicIdentifier': filter.serviceNumbers,
          id: filter.chargeIds,
        }),
      },
    }),
    asks: async ({ query }, lookup) => [
      await lookup.lines(linesIn(query)),
      given({
        isBilled: query.isBilled,
        serviceNumbers: query['product.publicIdentifier'],
        chargeIds: query.id,
      }),
      { offset: query.offset, limit: query.limit },
    ],
    answer: page('charges', invoiceCharge),
    about: accountsOf,
    known: (lines, { serviceNumbers, chargeIds }) =>
      isBilled(lines) && serviceNumbers?.length !== 0 && chargeIds?.length !== 0
        ? undefined
        : { charges: [], total: 0 },
  }),
};
