// TMF654 Prepay Balance Management v4: the money on mobile lines, and what raises and lowers it.
import type { Balance, PrepaidBalance, Spending, Topup } from '@portal/operator-ports/balance';
import { z } from 'zod';
import { asked, callsOf, done, type Family, many, page, unless } from './call.ts';
import {
  amount,
  characteristics,
  customer,
  given,
  idRef,
  instant,
  linesIn,
  lineWords,
  operatorId,
  pathWord,
  placesOf,
  windowWords,
  word,
  words,
  wordsOfLines,
} from './pieces.ts';

const balanceShape = z.object({
  '@type': z.literal('Bucket'),
  id: z.string(),
  name: z.string(),
  relatedParty: customer,
  product: z.array(idRef).length(1),
  usageType: z.literal('monetary'),
  remainingValue: amount,
  validFor: z.object({ endDateTime: instant.optional() }),
  requestedDate: instant,
});

export const prepaidBalance = z.codec(balanceShape, z.custom<PrepaidBalance>(), {
  decode: ({ name, relatedParty, product, remainingValue, validFor, requestedDate }) => ({
    customerId: relatedParty,
    lineId: product[0]?.id ?? '',
    name,
    amountCents: remainingValue,
    validUntil: validFor.endDateTime ?? null,
    updatedAt: requestedDate,
  }),
  encode: ({ customerId, lineId, name, amountCents, validUntil, updatedAt }) => ({
    '@type': 'Bucket' as const,
    id: `${lineId}:${name}`,
    name,
    relatedParty: customerId,
    product: [{ id: lineId }],
    usageType: 'monetary' as const,
    remainingValue: amountCents,
    validFor: given({ endDateTime: validUntil }),
    requestedDate: updatedAt,
  }),
});

const methodWord = z.enum(['bankCard', 'account']);
const method = z.codec(
  z.object({ id: z.string().optional(), '@type': methodWord }),
  z.custom<Topup['method']>(),
  {
    decode: (given) => (given['@type'] === 'bankCard' ? 'card' : 'invoice'),
    encode: (way) => {
      const type = way === 'card' ? ('bankCard' as const) : ('account' as const);
      return { id: type, '@type': type };
    },
  },
);
const topupParts = {
  relatedParty: customer,
  amount,
  payment: idRef,
  paymentMethod: method,
  channel: z.object({ id: z.enum(['portal', 'frame']) }),
  confirmationDate: instant,
};

const topupShape = z.object({
  '@type': z.literal('TopupBalance'),
  ...topupParts,
  id: operatorId,
  status: z.literal('completed'),
  product: idRef,
  characteristic: characteristics({ balanceAfter: amount }),
});

export const topup = z.codec(topupShape, z.custom<Topup>(), {
  decode: (it) => ({
    customerId: it.relatedParty,
    lineId: it.product.id,
    paymentId: it.payment.id,
    amountCents: it.amount,
    balanceCents: it.characteristic.balanceAfter,
    method: it.paymentMethod,
    channel: it.channel.id,
    creditedAt: it.confirmationDate,
  }),
  encode: (it) => ({
    '@type': 'TopupBalance' as const,
    id: it.paymentId,
    status: 'completed' as const,
    relatedParty: it.customerId,
    product: { id: it.lineId },
    amount: it.amountCents,
    payment: { id: it.paymentId },
    paymentMethod: it.method,
    channel: { id: it.channel },
    confirmationDate: it.creditedAt,
    characteristic: { balanceAfter: it.balanceCents },
  }),
});

/** The number. */
const logicalResource = z.codec(z.object({ id: z.string().optional(), value: z.string() }), z.string(), {
  decode: ({ value }) => value,
  encode: (value) => ({ id: value, value }),
});

const call = callsOf<Balance>();
const base = '/prepayBalanceManagement/v4';
const adjustment = `${base}/adjustBalance`;
const spendingWords = { 'relatedParty.id': word, 'logicalResource.value': word };
const askSpending = ({ customerId, serviceNumber, paymentId }: Spending) => ({
  params: { id: paymentId },
  query: { 'relatedParty.id': customerId, 'logicalResource.value': serviceNumber },
});
const spendingAsked = asked({ params: { id: pathWord }, query: spendingWords });
const spendingIn = ({ params, query }: z.output<typeof spendingAsked>): Spending => ({
  paymentId: params.id,
  customerId: query['relatedParty.id'],
  serviceNumber: query['logicalResource.value'],
});

export const balanceFamily: Family<Balance> = {
  calls: {
    ...call('list')({
      tmf: 'TMF654',
      summary: 'Balances that have not expired, of the mobile lines among these.',
      method: 'GET',
      path: `${base}/bucket`,
      asked: asked({ query: lineWords }),
      ask: (lines) => ({ query: wordsOfLines(lines) }),
      asks: async ({ query }, lookup) => [await lookup.lines(linesIn(query))],
      answer: many(prepaidBalance),
      about: placesOf,
      known: (lines) => (lines.some(({ kind }) => kind !== 'Fixed') ? undefined : []),
    }),
    ...call('topups')({
      tmf: 'TMF654',
      summary: 'What raised the balance of these lines, newest first; `payment.id` names some.',
      method: 'GET',
      path: `${base}/topupBalance`,
      asked: asked({ query: { ...lineWords, ...windowWords, 'payment.id': words.optional() } }),
      ask: (lines, { paymentIds, offset, limit }) => ({
        query: { ...wordsOfLines(lines), offset, limit, ...given({ 'payment.id': paymentIds }) },
      }),
      asks: async ({ query }, lookup) => [
        await lookup.lines(linesIn(query)),
        { offset: query.offset, limit: query.limit, ...given({ paymentIds: query['payment.id'] }) },
      ],
      answer: page('topups', topup),
      about: placesOf,
      known: (lines, { paymentIds }) =>
        lines.length === 0 || paymentIds?.length === 0 ? { topups: [], total: 0 } : undefined,
    }),
    ...call('topUp')({
      tmf: 'TMF654',
      summary:
        'Raises the balance of a line, once a payment; 409 LINE_GONE when the customer has it no more.',
      method: 'POST',
      path: `${base}/topupBalance`,
      asked: asked({ body: z.object({ ...topupParts, logicalResource }) }),
      ask: (it) => ({
        body: {
          relatedParty: it.customerId,
          logicalResource: it.serviceNumber,
          amount: it.amountCents,
          payment: { id: it.paymentId },
          paymentMethod: it.method,
          channel: { id: it.channel },
          confirmationDate: it.creditedAt,
        },
      }),
      asks: ({ body }) => [
        {
          customerId: body.relatedParty,
          serviceNumber: body.logicalResource,
          amountCents: body.amount,
          paymentId: body.payment.id,
          method: body.paymentMethod,
          channel: body.channel.id,
          creditedAt: body.confirmationDate,
        },
      ],
      answer: unless('LINE_GONE'),
    }),
    ...call('spend')({
      tmf: 'TMF654',
      summary: 'Pays from the balance, once a payment; 409 INSUFFICIENT_BALANCE unless it is greater.',
      method: 'POST',
      path: adjustment,
      asked: asked({
        body: z.object({
          id: z.string().describe('Of the payment.'),
          adjustType: z.literal('debit'),
          relatedParty: customer,
          logicalResource,
          amount,
        }),
      }),
      ask: ({ customerId, serviceNumber, paymentId }, amountCents) => ({
        body: {
          id: paymentId,
          adjustType: 'debit' as const,
          relatedParty: customerId,
          logicalResource: serviceNumber,
          amount: amountCents,
        },
      }),
      asks: ({ body }) => [
        { customerId: body.relatedParty, serviceNumber: body.logicalResource, paymentId: body.id },
        body.amount,
      ],
      answer: unless('INSUFFICIENT_BALANCE'),
    }),
    ...call('hasSpent')({
      tmf: 'TMF654',
      summary: 'Whether this payment has drawn from the balance: 204, or 404 NOT_FOUND.',
      method: 'GET',
      path: `${adjustment}/:id`,
      asked: spendingAsked,
      ask: askSpending,
      asks: (request) => [spendingIn(request)],
      answer: unless('NOT_FOUND', 404),
    }),
    ...call('refund')({
      tmf: 'TMF654',
      summary: 'What this payment has drawn is back; nothing, when it has drawn nothing.',
      method: 'DELETE',
      path: `${adjustment}/:id`,
      asked: spendingAsked,
      ask: askSpending,
      asks: (request) => [spendingIn(request)],
      answer: done,
    }),
  },
};
