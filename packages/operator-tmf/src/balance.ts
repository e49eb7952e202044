// TMF654 Prepay Balance Management v4: the money on mobile lines, and what raises and lowers it.
import { advanceOfferSchema, advanceSchema, newAdvanceSchema } from '@portal/operator-ports/advances';
import {
  type Balance,
  newTopupSchema,
  prepaidBalanceSchema,
  topupSchema,
} from '@portal/operator-ports/balance';
import { at, perhaps } from '@portal/operator-ports/noun';
import { newTransferSchema, transferRuleSchema, transferSchema } from '@portal/operator-ports/transfers';
import { amount, operatorIdSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import {
  body,
  callsOf,
  done,
  type Family,
  one,
  orNone,
  orRefused,
  page,
  unless,
  whole,
  word,
  words,
} from './call.ts';
import { about, customerId, id, line, lines, ofPlaces, pageFields, queryWord, queryWords } from './pieces.ts';

const call = callsOf<Balance>();
const base = '/prepayBalanceManagement/v4';
const adjustment = `${base}/adjustBalance`;
const spending = words({
  paymentId: id,
  customerId,
  serviceNumber: at('query/logicalResource.value', queryWord),
});

export const balanceFamily: Family<Balance> = {
  calls: {
    ...call('list')({
      tmf: 'TMF654',
      summary:
        'Balances that have not expired, of the mobile lines among these. Of a prepaid line that is left out it is not known.',
      method: 'GET',
      path: `${base}/bucket`,
      args: [lines],
      answer: whole(prepaidBalanceSchema),
      about: about('customerId', 'lineId'),
      known: (all) => (all.some(({ kind }) => kind !== 'Fixed') ? undefined : []),
    }),
    ...call('topups')({
      tmf: 'TMF654',
      summary: 'What raised the balance of these lines, newest first; `payment.id` names some.',
      method: 'GET',
      path: `${base}/topupBalance`,
      args: [lines, words({ ...pageFields, paymentIds: perhaps('query/payment.id', queryWords) })],
      answer: page('topups', topupSchema),
      about: about('customerId', 'lineId'),
      known: (all, { paymentIds }) =>
        all.length === 0 || paymentIds?.length === 0 ? { topups: [], total: 0 } : undefined,
    }),
    ...call('topUp')({
      tmf: 'TMF654',
      summary:
        'Raises the balance of a line, once a payment; 409 LINE_GONE when the customer has it no more.',
      method: 'POST',
      path: `${base}/topupBalance`,
      args: [body(newTopupSchema)],
      answer: unless('LINE_GONE'),
    }),
    ...call('spend')({
      tmf: 'TMF654',
      summary: 'Pays from the balance, once a payment; 409 INSUFFICIENT_BALANCE unless it is greater.',
      method: 'POST',
      path: adjustment,
      args: [
        words({
          paymentId: at('body/id', operatorIdSchema),
          customerId: at('body/relatedParty[role=customer]/id', operatorIdSchema),
          serviceNumber: at('body/logicalResource/value', z.string()),
        }),
        word('amountCents', at('body/amount', amount)),
      ],
      says: { 'body/adjustType': 'debit' },
      answer: unless('INSUFFICIENT_BALANCE'),
    }),
    ...call('hasSpent')({
      tmf: 'TMF654',
      summary: 'Whether this payment has drawn from the balance: 204, or 404 NOT_FOUND.',
      method: 'GET',
      path: `${adjustment}/:id`,
      args: [spending],
      answer: unless('NOT_FOUND', 404),
    }),
    ...call('refund')({
      tmf: 'TMF654',
      summary: 'What this payment has drawn is back; nothing, when it has drawn nothing.',
      method: 'DELETE',
      path: `${adjustment}/:id`,
      args: [spending],
      answer: done,
    }),
    ...call('transferRule')({
      tmf: 'none',
      summary: 'What a line may pass to others; 404 NOT_FOUND: nothing.',
      method: 'GET',
      path: `${base}/transferBalanceRule`,
      args: [line],
      answer: orNone(one(transferRuleSchema)),
      about: about('customerId', 'lineId'),
    }),
    ...call('transferBalance')({
      tmf: 'TMF654',
      summary:
        'Passes balance from one prepaid line to another, once an id: both balances at once, or neither. 409: `balance`, `receiver`, `line`, `advance`, `limit`.',
      method: 'POST',
      path: `${base}/transferBalance`,
      args: [body(newTransferSchema)],
      answer: orRefused(one(transferSchema), ['balance', 'receiver', 'line', 'advance', 'limit']),
      about: about('customerId', 'lineId', 'transferId'),
    }),
    ...call('transfers')({
      tmf: 'TMF654',
      summary: 'What these lines have passed on, newest first.',
      method: 'GET',
      path: `${base}/transferBalance`,
      ...ofPlaces(transferSchema),
    }),
    ...call('advanceOffer')({
      tmf: 'none',
      summary: 'How much may be advanced to a line now, and for what; or why nothing.',
      method: 'GET',
      path: `${base}/balanceAdvanceOffer`,
      args: [line],
      answer: one(advanceOfferSchema),
      about: about('customerId', 'lineId'),
    }),
    ...call('takeAdvance')({
      tmf: 'none',
      summary:
        'Raises the balance of a line, once an id; its next top-ups, of any kind and by whoever, take amount and fee back. 409: `open`, `balance`, `line`, as the offer says; `offerChanged`, it costs something else.',
      method: 'POST',
      path: `${base}/balanceAdvance`,
      args: [body(newAdvanceSchema)],
      answer: orRefused(one(advanceSchema), ['open', 'balance', 'line', 'offerChanged']),
      about: about('customerId', 'lineId', 'advanceId'),
    }),
    ...call('advances')({
      tmf: 'none',
      summary: 'Of these lines, newest first.',
      method: 'GET',
      path: `${base}/balanceAdvance`,
      ...ofPlaces(advanceSchema),
    }),
  },
};
