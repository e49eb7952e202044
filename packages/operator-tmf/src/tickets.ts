// TMF621 Trouble Ticket v4: equipment in repair with the customer's word on what it costs; and, each in its own file,
// claims, visits, stolen phones and talks with people.
import { at, maybe, part, perhaps } from '@portal/operator-ports/noun';
import { newTheftSchema, theftSchema } from '@portal/operator-ports/thefts';
import {
  type CostDecision,
  canonicalTicket,
  type DecisionResult,
  repairStatusSchema,
  type TicketScope,
  type Tickets,
  ticketSchema,
} from '@portal/operator-ports/tickets';
import { called, money, operatorIdSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { officeAppointmentCalls, visitCalls } from './appointments.ts';
import {
  type Answer,
  type Arg,
  body,
  callsOf,
  type Family,
  one,
  orNone,
  page,
  refusal,
  refusedWith,
  word,
  words,
} from './call.ts';
import { claimCalls } from './claims.ts';
import { about, customerId, id, pageFields, pairs, places, queryWords, several } from './pieces.ts';
import { talkCalls } from './talks.ts';

/** TMF621 Trouble Ticket v4: phones that were stolen or lost, and found again. */
const theftCall = callsOf<Tickets>();
const path = '/troubleTicket/v4/theft';

const theftCalls = {
  ...theftCall('reportTheft')({
    tmf: 'TMF621',
    summary:
      'Suspends a mobile line and its card and blocks the equipment, once an `id`. Asked again it says how far it is. 404 NOT_FOUND: no such line in service.',
    method: 'POST',
    path,
    args: [body(newTheftSchema)],
    answer: orNone(one(theftSchema)),
    about: about('customerId', 'lineId'),
  }),
  ...theftCall('undoTheft')({
    tmf: 'TMF621',
    summary: 'Found again: the line is as it was before. 404 NOT_FOUND: there is no such theft.',
    method: 'PATCH',
    path: `${path}/:id`,
    args: [words({ customerId, theftId: id })],
    says: { 'body/status': 'cancelled' },
    answer: orNone(one(theftSchema)),
    about: about('customerId', 'theftId'),
  }),
};

const oneTicket = one(ticketSchema);
const quoted = part({ quotedCents: at('quotedAmount', money) });
const refusals = ['notAwaiting', 'amountChanged', 'noTicket'] as const;
const decided: Answer<DecisionResult, unknown> = {
  write(result, args) {
    if ('decided' in result) return oneTicket.write(result.decided, args);
    if (result.refused !== 'amountChanged') return refusal(409, result.refused);
    return refusal(409, result.refused, z.encode(quoted, result) as object);
  },
  read(reply) {
    if (reply.status !== 409) {
      const { result, of } = oneTicket.read(reply);
      return { result: { decided: result }, of };
    }
    const refused = refusedWith(reply, refusals);
    if (refused !== 'amountChanged') return { result: { refused }, of: [] };
    return { result: { refused, ...quoted.parse(reply.body) }, of: [] };
  },
  made: (make) =>
    make.either(
      make.record({ refused: make.just('amountChanged'), quotedCents: make.thing(money) }),
      make.record({ decided: make.thing(ticketSchema) }),
      make.just({ refused: 'notAwaiting' }),
      make.just({ refused: 'noTicket' }),
    ),
};

/** A number is typed in whatever letters, and compared so. */
const inAnyLetters: typeof oneTicket = {
  ...oneTicket,
  read(reply) {
    const { result } = oneTicket.read(reply);
    return { result, of: [{ ...result, ticketId: canonicalTicket(result.ticketId) }] };
  },
};

/** Customers, and lines with their customers beside those. */
const lineWords = {
  customers: at('query/product.relatedParty.id', queryWords),
  own: at('query/product.id', queryWords),
};
const noLine = 'Of no line are they asked for by itself.';
const scope: Arg<TicketScope> = {
  schema: z.object({ customerIds: z.array(operatorIdSchema), lines: places.schema }),
  fields: {
    customerIds: perhaps('query/relatedParty.id', queryWords, 'Of no customer are all asked for.'),
    customers: perhaps(lineWords.customers.path, queryWords, noLine),
    own: perhaps(lineWords.own.path, queryWords, noLine),
  },
  write: ({ customerIds, lines }) => ({
    customerIds: [...customerIds],
    customers: lines.map(({ customerId: customer }) => customer),
    own: lines.map(({ lineId }) => lineId),
  }),
  read: ({ customerIds = [], customers = [], own = [] }) => ({
    customerIds: customerIds as string[],
    lines: pairs(customers as string[], own as string[]).map(([customer, lineId]) => ({
      customerId: customer,
      lineId,
    })),
  }),
};

const decision: Arg<CostDecision> = {
  schema: z.object({ key: operatorIdSchema, acceptedCents: money.nullable(), stepId: operatorIdSchema }),
  fields: {
    key: at('body/correlationId', z.string()),
    stepId: at('body/statusChange[]/id', z.string()),
    status: at('body/statusChange[]/status', z.enum(['acceptedCost', 'rejectedCost'])),
    acceptedCents: maybe('body/statusChange[]/acceptedAmount', money, 'Nothing is paid.'),
  },
  write: (it) => ({ ...it, status: it.acceptedCents === null ? 'rejectedCost' : 'acceptedCost' }),
  read: ({ key, stepId, status, acceptedCents }) => ({
    key: key as string,
    stepId: stepId as string,
    acceptedCents: status === 'rejectedCost' ? null : ((acceptedCents as number | null) ?? 0),
  }),
};

const call = callsOf<Tickets>();
const tickets = '/troubleTicket/v4/troubleTicket';

export const ticketsFamily: Family<Tickets> = {
  calls: {
    ...call('list')({
      tmf: 'TMF621',
      summary:
        'Tickets of these customers (`relatedParty.id`), and those of these lines’ devices (`product.id`, with `product.relatedParty.id` once a line).',
      method: 'GET',
      path: tickets,
      args: [
        scope,
        words({
          ticketIds: perhaps('query/id', queryWords),
          statuses: perhaps('query/status', several(repairStatusSchema)),
        }),
        words({
          order: at('query/sort', called({ newest: '-creationDate', oldest: 'creationDate' })),
          ...pageFields,
        }),
      ],
      answer: page('tickets', ticketSchema),
      about: ({ customerIds, lines }) => [
        ...customerIds.map((customer) => ({ customerId: customer })),
        ...about('customerId', 'lineId')(lines),
      ],
      known: ({ customerIds, lines }, { ticketIds, statuses }) =>
        (customerIds.length === 0 && lines.length === 0) || ticketIds?.length === 0 || statuses?.length === 0
          ? { tickets: [], total: 0 }
          : undefined,
    }),
    ...call('find')({
      tmf: 'TMF621',
      summary: 'A ticket by its number, whoever owns it; 404 NOT_FOUND when there is none.',
      method: 'GET',
      path: `${tickets}/:id`,
      args: [word('ticketId', id)],
      answer: orNone(inAnyLetters),
      about: (ticketId) => [{ ticketId: canonicalTicket(ticketId) }],
    }),
    ...call('decide')({
      tmf: 'TMF621',
      summary:
        'Accepts or rejects the cost, once a `correlationId`. 409: `notAwaiting`; `amountChanged`, with `quotedAmount`; `noTicket`.',
      method: 'PATCH',
      path: `${tickets}/:id`,
      args: [words({ customerId, ticketId: id }), decision],
      answer: decided,
      about: about('customerId', 'ticketId'),
    }),
    ...claimCalls,
    ...visitCalls,
    ...officeAppointmentCalls,
    ...theftCalls,
    ...talkCalls,
  },
};
