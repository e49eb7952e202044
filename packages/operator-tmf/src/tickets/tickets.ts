// TMF621 Trouble Ticket v4: equipment in repair with the customer's word on what it costs, claims, stolen phones,
// and talks with people; TMF646 visits.

import { repairStatusSchema } from '@portal/contract/help/tickets';
import { documentTypes } from '@portal/market/documents';
import {
  canonicalTicket,
  type DecisionResult,
  type Ticket,
  type Tickets,
} from '@portal/operator-ports/tickets';
import { z } from 'zod';
import {
  type Answer,
  asked,
  callsOf,
  type Family,
  one,
  orNone,
  page,
  refusal,
  refusedWith,
} from '../call.ts';
import {
  given,
  idRef,
  instant,
  money,
  operatorId,
  pairs,
  pathWord,
  several,
  windowWords,
  word,
  words,
} from '../pieces.ts';
import { appointmentCalls } from './appointments.ts';
import { claimCalls } from './claims.ts';
import { talkCalls } from './talks.ts';
import { theftCalls } from './thefts.ts';

const party = z.object({
  id: operatorId,
  role: z.literal('customer'),
  '@referredType': z.literal('Customer').optional(),
  identifierType: z.enum(documentTypes),
  identifier: z.string(),
});

/** A word, as TM Forum has it; a number is understood, too. */
const position = z.codec(z.union([z.int(), z.string().regex(/^\d{1,9}$/)]), z.int(), {
  decode: Number,
  encode: String,
});

const ticketShape = z.object({
  '@type': z.literal('TroubleTicket'),
  id: operatorId,
  ticketType: z.literal('repair'),
  status: repairStatusSchema,
  description: z.string(),
  creationDate: instant,
  lastUpdate: instant,
  requestedResolutionDate: instant,
  channel: z.object({ id: z.string(), name: z.string() }),
  relatedParty: z.tuple([party]).describe('The customer, with their document.'),
  product: idRef.optional().describe('The line that the equipment is used with.'),
  relatedEntity: z.tuple([
    z.object({
      id: z.string().describe('The IMEI.'),
      role: z.string().describe('The brand.'),
      name: z.string().describe('The model.'),
      description: z.string(),
      '@referredType': z.literal('Device'),
    }),
  ]),
  itemPrice: z.array(z.object({ name: z.string(), price: z.object({ dutyFreeAmount: money }) })),
  decision: z.enum(['accepted', 'rejected']).optional(),
  statusChange: z
    .array(
      z.object({
        id: position,
        status: repairStatusSchema,
        name: z.string(),
        description: z.string(),
        changeReason: z.string(),
        needsApproval: z.boolean(),
        changeDate: instant,
      }),
    )
    .min(1),
});

export const ticket = z.codec(ticketShape, z.custom<Ticket>(), {
  decode: (it) => {
    const [owner] = it.relatedParty;
    const [device] = it.relatedEntity;
    return {
      customerId: owner.id,
      documentType: owner.identifierType,
      documentNumber: owner.identifier,
      ticketId: it.id,
      lineId: it.product?.id ?? null,
      status: it.status,
      description: it.description,
      imei: device.id,
      brand: device.role,
      model: device.name,
      deviceDetail: device.description,
      channelId: it.channel.id,
      channelName: it.channel.name,
      prices: it.itemPrice.map(({ name, price }) => ({ name, amountCents: price.dutyFreeAmount })),
      decision: it.decision ?? null,
      createdAt: it.creationDate,
      updatedAt: it.lastUpdate,
      expectedAt: it.requestedResolutionDate,
      steps: it.statusChange.map(({ id, changeReason, changeDate, ...step }) => ({
        position: id,
        reason: changeReason,
        changedAt: changeDate,
        ...step,
      })),
    };
  },
  encode: (it) => ({
    '@type': 'TroubleTicket' as const,
    id: it.ticketId,
    ticketType: 'repair' as const,
    status: it.status,
    description: it.description,
    creationDate: it.createdAt,
    lastUpdate: it.updatedAt,
    requestedResolutionDate: it.expectedAt,
    channel: { id: it.channelId, name: it.channelName },
    relatedParty: [
      {
        id: it.customerId,
        role: 'customer',
        '@referredType': 'Customer',
        identifierType: it.documentType,
        identifier: it.documentNumber,
      },
    ] as [z.output<typeof party>],
    ...(it.lineId === null ? {} : { product: { id: it.lineId } }),
    relatedEntity: [
      {
        id: it.imei,
        role: it.brand,
        name: it.model,
        description: it.deviceDetail,
        '@referredType': 'Device',
      },
    ] as [never],
    itemPrice: it.prices.map(({ name, amountCents }) => ({ name, price: { dutyFreeAmount: amountCents } })),
    ...given({ decision: it.decision }),
    statusChange: it.steps.map(({ position, reason, changedAt, ...step }) => ({
      id: position,
      changeReason: reason,
      changeDate: changedAt,
      ...step,
    })),
  }),
});

const refusals = ['notAwaiting', 'amountChanged', 'noTicket'] as const;
const oneTicket = one(ticket);
const quoted = z.object({ quotedAmount: money });

const decided: Answer<DecisionResult, unknown> = {
  write(result, request) {
    if ('decided' in result) return oneTicket.write(result.decided, request);
    if (result.refused !== 'amountChanged') return refusal(409, result.refused);
    return refusal(409, result.refused, z.encode(quoted, { quotedAmount: result.quotedCents }));
  },
  read(reply) {
    if (reply.status !== 409) {
      const { result, of } = oneTicket.read(reply);
      return { result: { decided: result }, of };
    }
    const refused = refusedWith(reply, refusals);
    if (refused !== 'amountChanged') return { result: { refused }, of: [] };
    return { result: { refused, quotedCents: quoted.parse(reply.body).quotedAmount }, of: [] };
  },
};

/** A number is typed in whatever letters, and compared so. */
const inAnyLetters: typeof oneTicket = {
  write: oneTicket.write,
  read(reply) {
    const { result } = oneTicket.read(reply);
    return { result, of: [{ ...result, ticketId: canonicalTicket(result.ticketId) }] };
  },
};

const statuses = several(repairStatusSchema);
const order = z.codec(z.enum(['-creationDate', 'creationDate']), z.enum(['newest', 'oldest']), {
  decode: (sort) => (sort === 'creationDate' ? 'oldest' : 'newest'),
  encode: (name) => (name === 'oldest' ? 'creationDate' : '-creationDate'),
});

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
      asked: asked({
        query: {
          ...windowWords,
          sort: order,
          'relatedParty.id': words.optional(),
          'product.id': words.optional(),
          'product.relatedParty.id': words.optional(),
          id: words.optional(),
          status: statuses.optional(),
        },
      }),
      ask: ({ customerIds, lines }, { ticketIds, statuses: among }, { offset, limit, order: sort }) => ({
        query: {
          offset,
          limit,
          sort,
          'relatedParty.id': [...customerIds],
          'product.id': lines.map(({ lineId }) => lineId),
          'product.relatedParty.id': lines.map(({ customerId }) => customerId),
          ...given({ id: ticketIds, status: among }),
        },
      }),
      asks: ({ query }) => [
        {
          customerIds: query['relatedParty.id'] ?? [],
          lines: pairs(query['product.relatedParty.id'] ?? [], query['product.id'] ?? []).map(
            ([customerId, lineId]) => ({ customerId, lineId }),
          ),
        },
        given({ ticketIds: query.id, statuses: query.status }),
        { order: query.sort, offset: query.offset, limit: query.limit },
      ],
      answer: page('tickets', ticket),
      about: ({ customerIds, lines }) => [
        ...customerIds.map((customerId) => ({ customerId })),
        ...lines.map(({ customerId, lineId }) => ({ customerId, lineId })),
      ],
      known: ({ customerIds, lines }, { ticketIds, statuses: among }) =>
        (customerIds.length === 0 && lines.length === 0) || ticketIds?.length === 0 || among?.length === 0
          ? { tickets: [], total: 0 }
          : undefined,
    }),
    ...call('find')({
      tmf: 'TMF621',
      summary: 'A ticket by its number, whoever owns it; 404 NOT_FOUND when there is none.',
      method: 'GET',
      path: `${tickets}/:id`,
      asked: asked({ params: { id: pathWord } }),
      ask: (id) => ({ params: { id } }),
      asks: ({ params }) => [params.id],
      answer: orNone(inAnyLetters),
      about: (ticketId) => [{ ticketId: canonicalTicket(ticketId) }],
    }),
    ...call('decide')({
      tmf: 'TMF621',
      summary:
        'Accepts or rejects the cost, once a `correlationId`. 409: `notAwaiting`; `amountChanged`, with `quotedAmount`; `noTicket`.',
      method: 'PATCH',
      path: `${tickets}/:id`,
      asked: asked({
        params: { id: pathWord },
        query: { 'relatedParty.id': word },
        body: z.object({
          correlationId: z.string(),
          statusChange: z.tuple([
            z.object({
              id: z.string(),
              status: z.enum(['acceptedCost', 'rejectedCost']),
              acceptedAmount: money.optional(),
            }),
          ]),
        }),
      }),
      ask: ({ customerId, ticketId }, { key, acceptedCents, stepId }) => ({
        params: { id: ticketId },
        query: { 'relatedParty.id': customerId },
        body: {
          correlationId: key,
          statusChange: [
            {
              id: stepId,
              status: acceptedCents === null ? ('rejectedCost' as const) : ('acceptedCost' as const),
              ...given({ acceptedAmount: acceptedCents }),
            },
          ] as [{ id: string; status: 'acceptedCost' | 'rejectedCost'; acceptedAmount?: number }],
        },
      }),
      asks: ({ params, query, body }) => {
        const [{ id, status, acceptedAmount }] = body.statusChange;
        return [
          { customerId: query['relatedParty.id'], ticketId: params.id },
          {
            key: body.correlationId,
            stepId: id,
            acceptedCents: status === 'rejectedCost' ? null : (acceptedAmount ?? 0),
          },
        ];
      },
      answer: decided,
      about: ({ customerId, ticketId }) => [{ customerId, ticketId }],
    }),
    ...claimCalls,
    ...appointmentCalls,
    ...theftCalls,
    ...talkCalls,
  },
};
