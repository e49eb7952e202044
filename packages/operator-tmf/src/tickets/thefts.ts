// TMF621: phones that were stolen or lost, reported and found again.
import type { Theft } from '@portal/operator-ports/thefts';
import type { Tickets } from '@portal/operator-ports/tickets';
import { z } from 'zod';
import { asked, callsOf, one, orNone } from '../call.ts';
import { customer, given, idRef, instant, operatorId, pathWord, placesOf, word } from '../pieces.ts';

const cause = z.enum(['theft', 'loss']);
const reported = {
  id: operatorId.describe('Given by whoever reports.'),
  ticketType: z.literal('theft'),
  cause,
  relatedParty: customer,
  product: idRef.describe('The line.'),
  creationDate: instant,
};

const theft = z.codec(
  z.object({
    '@type': z.literal('TroubleTicket'),
    ...reported,
    product: z.object({ id: operatorId, publicIdentifier: z.string() }),
    imei: z.string().optional().describe('Of the equipment. None: it is not known.'),
    suspendedAt: instant.optional().describe('Line and card. None: not yet.'),
    equipmentBlockedAt: instant.optional(),
    undoneAt: instant.optional(),
  }),
  z.custom<Theft>(),
  {
    decode: (it) => ({
      customerId: it.relatedParty,
      lineId: it.product.id,
      serviceNumber: it.product.publicIdentifier,
      theftId: it.id,
      cause: it.cause,
      imei: it.imei ?? null,
      reportedAt: it.creationDate,
      suspendedAt: it.suspendedAt ?? null,
      equipmentBlockedAt: it.equipmentBlockedAt ?? null,
      undoneAt: it.undoneAt ?? null,
    }),
    encode: ({ customerId, lineId, serviceNumber, theftId, cause: why, reportedAt, ...it }) => ({
      '@type': 'TroubleTicket' as const,
      id: theftId,
      ticketType: 'theft' as const,
      cause: why,
      relatedParty: customerId,
      product: { id: lineId, publicIdentifier: serviceNumber },
      creationDate: reportedAt,
      ...given({
        imei: it.imei,
        suspendedAt: it.suspendedAt,
        equipmentBlockedAt: it.equipmentBlockedAt,
        undoneAt: it.undoneAt,
      }),
    }),
  },
);

const call = callsOf<Tickets>();
const tickets = '/troubleTicket/v4/theft';

export const theftCalls = {
  ...call('reportTheft')({
    tmf: 'TMF621',
    summary:
      'Suspends a mobile line and its card and blocks the equipment, once an `id`. Asked again it says how far it is. 404 NOT_FOUND: no such line in service.',
    method: 'POST',
    path: tickets,
    asked: asked({ body: z.object(reported) }),
    ask: ({ customerId, lineId, theftId, cause: why, reportedAt }) => ({
      body: {
        id: theftId,
        ticketType: 'theft' as const,
        cause: why,
        relatedParty: customerId,
        product: { id: lineId },
        creationDate: reportedAt,
      },
    }),
    asks: ({ body }) => [
      {
        customerId: body.relatedParty,
        lineId: body.product.id,
        theftId: body.id,
        cause: body.cause,
        reportedAt: body.creationDate,
      },
    ],
    answer: orNone(one(theft)),
    about: (place) => placesOf([place]),
  }),
  ...call('undoTheft')({
    tmf: 'TMF621',
    summary: 'Found again: the line is as it was before. 404 NOT_FOUND: there is no such theft.',
    method: 'PATCH',
    path: `${tickets}/:id`,
    asked: asked({
      params: { id: pathWord },
      query: { 'relatedParty.id': word },
      body: z.object({ status: z.literal('cancelled') }),
    }),
    ask: ({ customerId, theftId }) => ({
      params: { id: theftId },
      query: { 'relatedParty.id': customerId },
      body: { status: 'cancelled' as const },
    }),
    asks: ({ params, query }) => [{ customerId: query['relatedParty.id'], theftId: params.id }],
    answer: orNone(one(theft)),
    about: ({ customerId, theftId }) => [{ customerId, theftId }],
  }),
};
