// TMF678 Customer Bill Management v4: what is owed, bills, how they are paid later, and what waits for the next one.
import {
  arrangementRuleSchema,
  arrangementSchema,
  newArrangementSchema,
} from '@portal/operator-ports/arrangements';
import {
  amountDueSchema,
  type Billing,
  type BillOrder,
  billedServiceSchema,
  billForecastSchema,
  billItemSchema,
  billSchema,
  billStateSchema,
  invoiceChargeSchema,
  newInvoiceChargeSchema,
} from '@portal/operator-ports/billing';
import { at, perhaps } from '@portal/operator-ports/noun';
import {
  called,
  civilDateSchema,
  instant,
  type LineRef,
  money,
  operatorIdSchema,
} from '@portal/operator-ports/wire';
import { z } from 'zod';
import {
  type Arg,
  body,
  callsOf,
  done,
  type Family,
  many,
  one,
  orNone,
  orRefused,
  page,
  unless,
  whole,
  word,
  words,
} from './call.ts';
import {
  about,
  customerId,
  id,
  line,
  lines,
  pageFields,
  queryWord,
  queryWords,
  several,
  window,
  yesOrNo,
} from './pieces.ts';

const order = called({
  newest: '-billDate',
  oldest: 'billDate',
  dueFirst: 'paymentDueDate',
  dueLast: '-paymentDueDate',
} as const satisfies Record<BillOrder, string>);

const isBilled = (all: readonly LineRef[]) => all.some(({ kind }) => kind !== 'Prepaid');
const accounts = about('customerId', 'accountId');

const call = callsOf<Billing>();
const base = '/customerBillManagement/v4';
const bills = `${base}/customerBill`;
const rates = `${base}/appliedCustomerBillingRate`;
const bill = words({ customerId, billNo: id });
const paymentId = at('body/payment/id', operatorIdSchema);
const isByCode = at('body/payment/isByCode', z.boolean());
const arrangements = `${base}/paymentArrangement`;
const arrangement = words({ customerId, arrangementId: id });
const part = words({
  customerId,
  arrangementId: id,
  position: at('body/instalment/position', z.int().min(1)),
});
const charge = words({ chargeId: id, customerId, accountId: at('query/billingAccount.id', queryWord) });

/** A bill as the serving side looks it up. */
const billOf: Arg<Awaited<ReturnType<Billing['find']>> & object> = {
  schema: billSchema,
  fields: {
    customerId,
    lineId: at('query/product.id', queryWord),
    billNo: at('query/bill.id', queryWord),
  },
  write: ({ customerId: customer, lineId, billNo }) => ({ customerId: customer, lineId, billNo }),
  read: (asked, lookup) => {
    const { billNo, ...place } = asked as Record<'customerId' | 'lineId' | 'billNo', string>;
    return lookup.bill(billNo, place);
  },
};

export const billingFamily: Family<Billing> = {
  calls: {
    ...call('amountsDue')({
      tmf: 'TMF678',
      summary: 'What these lines’ accounts owe: one an account that owes something.',
      method: 'GET',
      path: `${base}/accountBalance`,
      args: [lines],
      answer: whole(amountDueSchema),
      about: about('accountId'),
      known: (all) => (isBilled(all) ? undefined : []),
    }),
    ...call('list')({
      tmf: 'TMF678',
      summary: 'Bills of these lines’ accounts; never those of corporate lines.',
      method: 'GET',
      path: bills,
      args: [
        lines,
        words({
          billNos: perhaps('query/billNo', queryWords),
          states: perhaps('query/state', several(billStateSchema)),
          issuedFrom: perhaps('query/billDate.gte', civilDateSchema),
          issuedTo: perhaps('query/billDate.lte', civilDateSchema),
        }),
        words({ order: at('query/sort', order), ...pageFields }),
      ],
      answer: page('bills', billSchema),
      about: accounts,
      known: (all, { billNos, states }) =>
        isBilled(all) && billNos?.length !== 0 && states?.length !== 0 ? undefined : { bills: [], total: 0 },
    }),
    ...call('items')({
      tmf: 'TMF678',
      summary:
        'The lines of a bill, each with its kind; their amounts and tax add up to its totals. None: then the bill is shown by its totals and its document.',
      method: 'GET',
      path: rates,
      args: [words({ customerId, billNo: at('query/bill.id', queryWord) })],
      answer: many(billItemSchema),
      about: about('customerId', 'billNo'),
    }),
    ...call('services')({
      tmf: 'TMF678',
      summary:
        'What a bill charges for: its lines, first the one (`product.id`) that the account is known by.',
      method: 'GET',
      path: `${base}/billedProduct`,
      args: [billOf],
      answer: many(billedServiceSchema),
    }),
    ...call('foresee')({
      tmf: 'TMF678',
      summary:
        'What the account’s next bills come to with what is known now, were one of these plans ordered for the line; with its own plan: were none ordered, or the one that waits taken back. Plans that it cannot have are left out. 404 NOT_FOUND: it is not billed, or nobody foretells it.',
      method: 'GET',
      path: `${base}/billForecast`,
      args: [line, word('planCodes', at('query/productOffering.id', queryWords))],
      answer: orNone(one(billForecastSchema)),
      about: about('customerId', 'lineId'),
      known: (_line, codes) => (codes.length === 0 ? null : undefined),
    }),
    ...call('hold')({
      tmf: 'TMF678',
      summary:
        'A payment takes the bill, without what is claimed of it; by a code nobody may ever pay it, and it is asked for meanwhile. 409 NOT_PAYABLE when it cannot be paid any more, or something else is to be paid.',
      method: 'PATCH',
      path: `${bills}/:id`,
      args: [bill, words({ paymentId, isByCode, amountCents: at('body/amountDue', money) })],
      says: { 'body/state': 'paymentInProcess' },
      answer: unless('NOT_PAYABLE'),
    }),
    ...call('confirmPaid')({
      tmf: 'TMF678',
      summary: 'The payment that holds the bill has gone through; 409 NOT_HELD when it does not hold it.',
      method: 'PATCH',
      path: `${bills}/:id`,
      args: [bill, word('paymentId', paymentId), word('paidAt', at('body/paymentDate', instant))],
      says: { 'body/state': 'settled' },
      answer: unless('NOT_HELD'),
    }),
    ...call('release')({
      tmf: 'TMF678',
      summary: 'Nothing was charged: the bill is as before, if this payment holds it.',
      method: 'PATCH',
      path: `${bills}/:id`,
      args: [bill, word('paymentId', paymentId)],
      says: { 'body/state': 'sent' },
      answer: done,
    }),
    ...call('chargeInvoice')({
      tmf: 'TMF678',
      summary:
        'Comes onto the account’s next bill, once; 409 LINE_GONE when the customer has the line no more.',
      method: 'POST',
      path: rates,
      args: [body(newInvoiceChargeSchema)],
      answer: unless('LINE_GONE'),
    }),
    ...call('hasCharge')({
      tmf: 'TMF678',
      summary: 'Whether this was charged: 204, or 404 NOT_FOUND.',
      method: 'GET',
      path: `${rates}/:id`,
      args: [charge],
      answer: unless('NOT_FOUND', 404),
    }),
    ...call('withdrawCharge')({
      tmf: 'TMF678',
      summary: 'The charge comes onto no bill; 409 BILLED when it stands on one already.',
      method: 'DELETE',
      path: `${rates}/:id`,
      args: [charge],
      answer: unless('BILLED'),
    }),
    ...call('invoiceCharges')({
      tmf: 'TMF678',
      summary: 'What was charged to the invoices of these lines’ accounts, newest first.',
      method: 'GET',
      path: rates,
      args: [
        lines,
        words({
          isBilled: perhaps('query/isBilled', yesOrNo),
          serviceNumbers: perhaps('query/product.publicIdentifier', queryWords),
          chargeIds: perhaps('query/id', queryWords),
        }),
        window,
      ],
      answer: page('charges', invoiceChargeSchema),
      about: accounts,
      known: (all, { serviceNumbers, chargeIds }) =>
        isBilled(all) && serviceNumbers?.length !== 0 && chargeIds?.length !== 0
          ? undefined
          : { charges: [], total: 0 },
    }),
    ...call('arrangementRule')({
      tmf: 'TMF678',
      summary:
        'Until when all of a bill may be paid, or in how many parts, and what that costs; or why it may not be arranged. 404 NOT_FOUND: there is no such bill, or nobody arranges any.',
      method: 'GET',
      path: `${base}/paymentArrangementRule`,
      args: [words({ customerId, billNo: at('query/bill.id', queryWord) })],
      answer: orNone(one(arrangementRuleSchema)),
      about: about('customerId', 'billNo'),
    }),
    ...call('makeArrangement')({
      tmf: 'TMF678',
      summary:
        'The bill is paid so, once an id: nobody asks for it meanwhile, and its service goes on. 409: `open`, `usedUp`, `notYet`, `claimed`, `bill`, as the rule says; `parts`, these days or amounts are none of it; `changed`, something else is to be paid.',
      method: 'POST',
      path: arrangements,
      args: [body(newArrangementSchema)],
      answer: orRefused(one(arrangementSchema), [
        'open',
        'usedUp',
        'notYet',
        'claimed',
        'bill',
        'parts',
        'changed',
      ]),
      about: about('customerId', 'billNo', 'arrangementId'),
    }),
    ...call('arrangements')({
      tmf: 'TMF678',
      summary: 'Arrangements of these lines’ accounts, newest first.',
      method: 'GET',
      path: arrangements,
      args: [lines],
      answer: many(arrangementSchema),
      about: accounts,
      known: (all) => (isBilled(all) ? undefined : []),
    }),
    ...call('cancelArrangement')({
      tmf: 'TMF678',
      summary:
        'The bill is to be paid as before. Again it is answered the same. 404 NOT_FOUND: there is none; 409 `tooLate`: something of it was paid or is being paid, or it is over.',
      method: 'DELETE',
      path: `${arrangements}/:id`,
      args: [arrangement],
      answer: orNone(orRefused(one(arrangementSchema), ['tooLate'])),
      about: about('customerId', 'arrangementId'),
    }),
    ...call('holdInstalment')({
      tmf: 'TMF678',
      summary:
        'A payment takes a part; by a code nobody may ever pay it, and it is asked for meanwhile. 409 NOT_PAYABLE when it cannot be paid any more, or is another amount.',
      method: 'PATCH',
      path: `${arrangements}/:id`,
      args: [part, words({ paymentId, isByCode, amountCents: at('body/instalment/amount', money) })],
      says: { 'body/instalment/status': 'inProcess' },
      answer: unless('NOT_PAYABLE'),
    }),
    ...call('confirmInstalment')({
      tmf: 'TMF678',
      summary:
        'The payment that holds the part has gone through; with the last of them the bill is settled. 409 NOT_HELD when it does not hold it.',
      method: 'PATCH',
      path: `${arrangements}/:id`,
      args: [part, word('paymentId', paymentId), word('paidAt', at('body/paymentDate', instant))],
      says: { 'body/instalment/status': 'paid' },
      answer: unless('NOT_HELD'),
    }),
    ...call('releaseInstalment')({
      tmf: 'TMF678',
      summary: 'Nothing was charged: the part is to be paid as before, if this payment holds it.',
      method: 'PATCH',
      path: `${arrangements}/:id`,
      args: [part, word('paymentId', paymentId)],
      says: { 'body/instalment/status': 'pending' },
      answer: done,
    }),
  },
  derived: (_kept, now) => ({
    async find(all, billNo) {
      const first = { order: 'newest', offset: 0, limit: 1 } as const;
      const { bills: found } = await now.list(all, { billNos: [billNo] }, first);
      // A system that passes over the word answers another bill of the account.
      return found.find((bill) => bill.billNo === billNo) ?? null;
    },
  }),
};
