// TMF622 Product Ordering Management v4: another plan for a line from its next cycle on, a package that was paid,
// services that their customers pause or leave, lines that move to another chip, and what of an account is still open.
import {
  exitQuoteSchema,
  exitSchema,
  newExitSchema,
  type OpenMatter,
  openMatterSchema,
} from '@portal/operator-ports/exits';
import { at, part, perhaps } from '@portal/operator-ports/noun';
import {
  newPlanOrderSchema,
  type OrderFilter,
  type Ordering,
  packageActivationSchema,
  planOrderSchema,
  planOrderStatusSchema,
} from '@portal/operator-ports/ordering';
import { newPauseSchema, pauseQuoteSchema, pauseSchema } from '@portal/operator-ports/pauses';
import { newSimOrderSchema, simActivationSchema, simOrderSchema } from '@portal/operator-ports/sim-orders';
import { z } from 'zod';
import {
  type Arg,
  body,
  callsOf,
  type Family,
  one,
  orNone,
  orRefused,
  page,
  unless,
  within,
  word,
  words,
} from './call.ts';
import {
  about,
  aboutOne,
  customerId,
  id,
  line,
  ofPlaces,
  places,
  queryWord,
  several,
  window,
} from './pieces.ts';

/** Lines, and how their orders stand. */
const statuses = perhaps('query/state', several(planOrderStatusSchema));
const filter: Arg<OrderFilter> = {
  schema: z.object({ lines: places.schema, statuses: statuses.schema.optional() }),
  fields: { ...places.fields, statuses },
  write: ({ lines, statuses: among }) => ({ ...places.write(lines), statuses: among }),
  read: async ({ statuses: among, ...named }, lookup) => ({
    lines: await places.read(named, lookup),
    ...(among !== undefined && { statuses: among as NonNullable<OrderFilter['statuses']> }),
  }),
};

const call = callsOf<Ordering>();
const base = '/productOrderingManagement/v4';
const orders = `${base}/productOrder`;
const exits = `${base}/exit`;
const pauses = `${base}/pause`;
const simOrders = `${base}/simOrder`;

export const orderingFamily: Family<Ordering> = {
  calls: {
    ...call('exitQuote')({
      tmf: 'TMF622',
      summary:
        'What leaving a line costs, its last day, and what is to be given back; 404 NOT_FOUND: it cannot be left.',
      method: 'GET',
      path: `${base}/exitQuote`,
      args: [line],
      answer: orNone(one(exitQuoteSchema)),
      about: about('customerId', 'lineId'),
    }),
    ...call('orderExit')({
      tmf: 'TMF622',
      summary:
        'The line ends on that day, once an id. 409: `exitPending`, another one waits; `line`, it cannot be left; `quoteChanged`, it would end on another day or cost something else.',
      method: 'POST',
      path: exits,
      args: [body(newExitSchema)],
      answer: orRefused(one(exitSchema), ['exitPending', 'line', 'quoteChanged']),
      about: about('customerId', 'lineId', 'orderId'),
    }),
    ...call('exits')({
      tmf: 'TMF622',
      summary: 'Of these lines, newest first.',
      method: 'GET',
      path: exits,
      ...ofPlaces(exitSchema),
    }),
    ...call('cancelExit')({
      tmf: 'TMF622',
      summary: 'The line goes on. 404 NOT_FOUND: it has no such order; 409 `tooLate`: its day is over.',
      method: 'DELETE',
      path: `${exits}/:id`,
      args: [line, word('orderId', id)],
      answer: orNone(orRefused(one(exitSchema), ['tooLate'])),
      about: aboutOne('orderId', 'customerId', 'lineId'),
    }),
    ...call('pauseQuote')({
      tmf: 'TMF622',
      summary:
        'What pausing a line costs a month, when it can begin and how long it can be; 404 NOT_FOUND: it cannot be paused.',
      method: 'GET',
      path: `${base}/pauseQuote`,
      args: [line],
      answer: orNone(one(pauseQuoteSchema)),
      about: about('customerId', 'lineId'),
    }),
    ...call('orderPause')({
      tmf: 'TMF622',
      summary:
        'The line is paused from its first day to its last one, once an id. 409: `pausePending`, another one waits or goes on; `line`, it cannot be paused; `days`, not on these days; `quoteChanged`, it would cost something else.',
      method: 'POST',
      path: pauses,
      args: [body(newPauseSchema)],
      answer: orRefused(one(pauseSchema), ['pausePending', 'line', 'days', 'quoteChanged']),
      about: about('customerId', 'lineId', 'orderId'),
    }),
    ...call('pauses')({
      tmf: 'TMF622',
      summary: 'Of these lines, newest first.',
      method: 'GET',
      path: pauses,
      ...ofPlaces(pauseSchema),
    }),
    ...call('endPause')({
      tmf: 'TMF622',
      summary:
        'The line goes on at once; a pause that has not begun is cancelled. Again it is answered the same. 404 NOT_FOUND: it has no such order.',
      method: 'DELETE',
      path: `${pauses}/:id`,
      args: [line, word('orderId', id)],
      answer: orNone(one(pauseSchema)),
      about: aboutOne('orderId', 'customerId', 'lineId'),
    }),
    ...call('orderSim')({
      tmf: 'TMF622',
      summary:
        'The line moves to an eSIM or to this card, not before its moment, once an id. 409: `simOrderPending`, another one is open; `line`, it is out of service, stolen or without a chip; `locked`, the lock of its chip is on; `card`, it cannot move to this one.',
      method: 'POST',
      path: simOrders,
      args: [body(newSimOrderSchema)],
      answer: orRefused(one(simOrderSchema), ['simOrderPending', 'line', 'locked', 'card']),
      about: about('customerId', 'lineId', 'orderId'),
    }),
    ...call('simOrders')({
      tmf: 'TMF622',
      summary: 'Of these lines, newest first; never a code.',
      method: 'GET',
      path: simOrders,
      ...ofPlaces(simOrderSchema),
    }),
    ...call('cancelSim')({
      tmf: 'TMF622',
      summary:
        'The line keeps its chip. Again it is answered the same. 404 NOT_FOUND: it has no such order; 409 `tooLate`: it is on the new one.',
      method: 'DELETE',
      path: `${simOrders}/:id`,
      args: [line, word('orderId', id)],
      answer: orNone(orRefused(one(simOrderSchema), ['tooLate'])),
      about: aboutOne('orderId', 'customerId', 'lineId'),
    }),
    ...call('activateSim')({
      tmf: 'TMF622',
      summary:
        'The code of an eSIM, the first time alone. 404 NOT_FOUND: the line has no such order; 409: `notReady`, its moment has not come, or it has ended; `shown`, somebody has seen it. Whoever has the code has the line: it belongs in no log.',
      method: 'POST',
      path: `${simOrders}/:id/activationCode`,
      args: [line, word('orderId', id)],
      answer: orNone(orRefused(one(simActivationSchema), ['notReady', 'shown'])),
      about: aboutOne('orderId', 'customerId', 'lineId'),
    }),
    ...call('openMatters')({
      tmf: 'TMF622',
      summary: 'What of an account is still open; none: a paper that nothing is owed can be had.',
      method: 'GET',
      path: `${base}/openMatter`,
      args: [words({ customerId, accountId: at('query/billingAccount.id', queryWord) })],
      answer: within(one(part({ matters: at('matter', z.array(openMatterSchema)) })), {
        out: (matters: OpenMatter[]) => ({ matters }),
        back: ({ matters }) => matters,
      }),
    }),
    ...call('list')({
      tmf: 'TMF622',
      summary: 'Plan orders of these lines, newest first.',
      method: 'GET',
      path: orders,
      args: [filter, window],
      answer: page('orders', planOrderSchema),
      about: ({ lines }) => about('customerId', 'lineId')(lines),
      known: ({ lines, statuses: among }) =>
        lines.length === 0 || among?.length === 0 ? { orders: [], total: 0 } : undefined,
    }),
    ...call('get')({
      tmf: 'TMF622',
      summary: 'An order of one of these lines; 404 NOT_FOUND for any other.',
      method: 'GET',
      path: `${orders}/:id`,
      args: [places, word('orderId', id)],
      answer: orNone(one(planOrderSchema)),
      about: aboutOne('orderId', 'customerId', 'lineId'),
      known: (all) => (all.length === 0 ? null : undefined),
    }),
    ...call('orderPlan')({
      tmf: 'TMF622',
      summary:
        'Orders another plan, once an id. 409: `orderPending`, another order waits; `line`, it takes none; `plan`, there is no such plan for it.',
      method: 'POST',
      path: orders,
      args: [body(newPlanOrderSchema)],
      answer: orRefused(one(planOrderSchema), ['orderPending', 'line', 'plan']),
      about: about('customerId', 'lineId', 'orderId'),
    }),
    ...call('cancelPlan')({
      tmf: 'TMF622',
      summary:
        'Takes an order back: the line keeps its plan. Again it is answered the same. 404 NOT_FOUND: the line has no such order; 409 `tooLate`: it was carried out, or its cycle has begun.',
      method: 'DELETE',
      path: `${orders}/:id`,
      args: [line, word('orderId', id)],
      answer: orNone(orRefused(one(planOrderSchema), ['tooLate'])),
      about: aboutOne('orderId', 'customerId', 'lineId'),
    }),
    ...call('activatePackage')({
      tmf: 'TMF622',
      summary:
        'A package that a payment has bought: its allowances begin, once a payment. 409 LINE_GONE when the customer has the line no more.',
      method: 'POST',
      path: orders,
      args: [body(packageActivationSchema)],
      answer: unless('LINE_GONE'),
    }),
  },
  derived: (_kept, now) => ({
    async pending(place) {
      const { orders: found } = await now.list(
        { lines: [place], statuses: ['pending'] },
        { offset: 0, limit: 1 },
      );
      // A system that passes over the word answers the newest, whatever it is.
      return found.find(({ status }) => status === 'pending') ?? null;
    },
  }),
};
