// TMF622: services that their customers leave, and what of an account is still open.
import type { Exit, ExitQuote, NewExit, OpenMatter } from '@portal/operator-ports/exits';
import type { Ordering } from '@portal/operator-ports/ordering';
import { z } from 'zod';
import { asked, callsOf, many, one, orNone, orRefused } from '../call.ts';
import {
  customer,
  given,
  idRef,
  instant,
  lineIn,
  linesIn,
  lineWords,
  money,
  oneLine,
  operatorId,
  pathWord,
  placesOf,
  word,
  wordsOfLine,
  wordsOfLines,
} from '../pieces.ts';

const equipment = z.array(z.object({ id: z.string(), name: z.string() }));
const common = {
  relatedParty: customer,
  endsOn: z.iso.date().describe('The last day of the service.'),
  cost: money,
};

const quote = z.codec(
  z.object({ '@type': z.literal('ExitQuote'), ...common, product: idRef, equipment }),
  z.custom<ExitQuote>(),
  {
    decode: (it) => ({
      customerId: it.relatedParty,
      lineId: it.product.id,
      endsOn: it.endsOn,
      costCents: it.cost,
      equipment: it.equipment,
    }),
    encode: ({ customerId, lineId, endsOn, costCents, equipment: lent }) => ({
      '@type': 'ExitQuote' as const,
      relatedParty: customerId,
      product: { id: lineId },
      endsOn,
      cost: costCents,
      equipment: lent,
    }),
  },
);

const exit = z.codec(
  z.object({
    '@type': z.literal('ProductOrder'),
    id: operatorId,
    category: z.literal('exit'),
    state: z.enum(['pending', 'completed', 'cancelled']),
    ...common,
    billingAccount: idRef,
    product: z.object({ id: operatorId, publicIdentifier: z.string() }),
    equipment,
    orderDate: instant,
    completionDate: instant.optional(),
    equipmentReturnedAt: instant.optional(),
  }),
  z.custom<Exit>(),
  {
    decode: (it) => ({
      customerId: it.relatedParty,
      lineId: it.product.id,
      accountId: it.billingAccount.id,
      orderId: it.id,
      serviceNumber: it.product.publicIdentifier,
      status: it.state,
      endsOn: it.endsOn,
      costCents: it.cost,
      equipment: it.equipment,
      orderedAt: it.orderDate,
      endedAt: it.completionDate ?? null,
      equipmentReturnedAt: it.equipmentReturnedAt ?? null,
    }),
    encode: (it) => ({
      '@type': 'ProductOrder' as const,
      id: it.orderId,
      category: 'exit' as const,
      state: it.status,
      relatedParty: it.customerId,
      endsOn: it.endsOn,
      cost: it.costCents,
      equipment: it.equipment,
      orderDate: it.orderedAt,
      billingAccount: { id: it.accountId },
      product: { id: it.lineId, publicIdentifier: it.serviceNumber },
      ...given({ completionDate: it.endedAt, equipmentReturnedAt: it.equipmentReturnedAt }),
    }),
  },
);

const newExit = z.codec(
  z.object({ id: z.string(), category: z.literal('exit'), ...common, product: idRef }),
  z.custom<NewExit>(),
  {
    decode: (it) => ({
      customerId: it.relatedParty,
      lineId: it.product.id,
      orderId: it.id,
      endsOn: it.endsOn,
      costCents: it.cost,
    }),
    encode: ({ customerId, lineId, orderId, endsOn, costCents }) => ({
      id: orderId,
      category: 'exit' as const,
      relatedParty: customerId,
      product: { id: lineId },
      endsOn,
      cost: costCents,
    }),
  },
);

const matter = z.enum(['inService', 'lastBill', 'owed', 'payment', 'claim', 'equipment']);
const matters = z.codec(z.object({ matter: z.array(matter) }), z.custom<OpenMatter[]>(), {
  decode: (it) => it.matter,
  encode: (list) => ({ matter: list }),
});

const call = callsOf<Ordering>();
const base = '/productOrderingManagement/v4';
const exits = `${base}/exit`;

export const exitCalls = {
  ...call('exitQuote')({
    tmf: 'TMF622',
    summary:
      'What leaving a line costs, its last day, and what is to be given back; 404 NOT_FOUND: it cannot be left.',
    method: 'GET',
    path: `${base}/exitQuote`,
    asked: asked({ query: oneLine }),
    ask: (place) => ({ query: wordsOfLine(place) }),
    asks: ({ query }) => [lineIn(query)],
    answer: orNone(one(quote)),
    about: (place) => placesOf([place]),
  }),
  ...call('orderExit')({
    tmf: 'TMF622',
    summary:
      'The line ends on that day, once an id. 409: `exitPending`, another one waits; `line`, it cannot be left; `quoteChanged`, it would end on another day or cost something else.',
    method: 'POST',
    path: exits,
    asked: asked({ body: newExit }),
    ask: (order) => ({ body: order }),
    asks: ({ body }) => [body],
    answer: orRefused(exit, ['exitPending', 'line', 'quoteChanged']),
    about: ({ customerId, lineId, orderId }) => [{ customerId, lineId, orderId }],
  }),
  ...call('exits')({
    tmf: 'TMF622',
    summary: 'Of these lines, newest first.',
    method: 'GET',
    path: exits,
    asked: asked({ query: lineWords }),
    ask: (lines) => ({ query: wordsOfLines(lines) }),
    asks: ({ query }) => [linesIn(query)],
    answer: many(exit),
    about: (lines) => placesOf(lines),
    known: (lines) => (lines.length === 0 ? [] : undefined),
  }),
  ...call('cancelExit')({
    tmf: 'TMF622',
    summary: 'The line goes on. 404 NOT_FOUND: it has no such order; 409 `tooLate`: its day is over.',
    method: 'DELETE',
    path: `${exits}/:id`,
    asked: asked({ params: { id: pathWord }, query: oneLine }),
    ask: (place, id) => ({ params: { id }, query: wordsOfLine(place) }),
    asks: ({ params, query }) => [lineIn(query), params.id],
    answer: orNone(orRefused(exit, ['tooLate'])),
    about: ({ customerId, lineId }, orderId) => [{ customerId, lineId, orderId }],
  }),
  ...call('openMatters')({
    tmf: 'TMF622',
    summary: 'What of an account is still open; none: a paper that nothing is owed can be had.',
    method: 'GET',
    path: `${base}/openMatter`,
    asked: asked({ query: { 'relatedParty.id': word, 'billingAccount.id': word } }),
    ask: ({ customerId, accountId }) => ({
      query: { 'relatedParty.id': customerId, 'billingAccount.id': accountId },
    }),
    asks: ({ query }) => [{ customerId: query['relatedParty.id'], accountId: query['billingAccount.id'] }],
    answer: one(matters),
  }),
};
