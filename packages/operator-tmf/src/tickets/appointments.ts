// TMF646 Appointment v4: slots of technicians, and visits that are held only when they are confirmed.
import type { Visit, VisitKey, VisitSlot } from '@portal/operator-ports/appointments';
import type { Tickets } from '@portal/operator-ports/tickets';
import { z } from 'zod';
import { asked, callsOf, many, orNone, orRefused } from '../call.ts';
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

const slotShape = z.object({
  id: operatorId,
  validFor: z.object({ startDateTime: instant, endDateTime: instant }),
});
const slot = z.codec(slotShape, z.custom<VisitSlot>(), {
  decode: ({ id, validFor }) => ({ slotId: id, from: validFor.startDateTime, until: validFor.endDateTime }),
  encode: ({ slotId, from, until }) => ({
    id: slotId,
    validFor: { startDateTime: from, endDateTime: until },
  }),
});

const visit = z.codec(
  z.object({
    '@type': z.literal('Appointment'),
    id: operatorId,
    status: z.enum(['pending', 'confirmed', 'cancelled']),
    relatedParty: customer,
    relatedEntity: z.tuple([z.object({ id: operatorId, publicIdentifier: z.string() })]),
    slot,
    wantedSlot: slot.optional().describe('Asked for instead; until it is confirmed `slot` is kept.'),
    description: z.string(),
    relatedPlace: z.object({ name: z.string() }),
    queuePosition: z.int().optional().describe('On its day: 1 is next.'),
    outcome: z.enum(['done', 'missed']).optional(),
    credit: z.object({ amount: money, terms: z.string(), bill: idRef.optional() }).optional(),
    creationDate: instant,
  }),
  z.custom<Visit>(),
  {
    decode: ({ id, status, relatedParty, relatedEntity: [line], ...rest }) => ({
      visitId: id,
      status,
      customerId: relatedParty,
      lineId: line.id,
      serviceNumber: line.publicIdentifier,
      slot: rest.slot,
      wantedSlot: rest.wantedSlot ?? null,
      description: rest.description,
      place: rest.relatedPlace.name,
      queuePosition: rest.queuePosition ?? null,
      outcome: rest.outcome ?? null,
      credit: rest.credit
        ? {
            amountCents: rest.credit.amount,
            terms: rest.credit.terms,
            billNo: rest.credit.bill?.id ?? null,
          }
        : null,
      requestedAt: rest.creationDate,
    }),
    encode: ({ visitId, status, customerId, lineId, serviceNumber, ...rest }) => ({
      '@type': 'Appointment' as const,
      id: visitId,
      status,
      relatedParty: customerId,
      relatedEntity: [{ id: lineId, publicIdentifier: serviceNumber }] as [
        { id: string; publicIdentifier: string },
      ],
      slot: rest.slot,
      description: rest.description,
      relatedPlace: { name: rest.place },
      ...given({
        wantedSlot: rest.wantedSlot,
        queuePosition: rest.queuePosition,
        outcome: rest.outcome,
      }),
      ...(rest.credit && {
        credit: {
          amount: rest.credit.amountCents,
          terms: rest.credit.terms,
          ...(rest.credit.billNo !== null && { bill: { id: rest.credit.billNo } }),
        },
      }),
      creationDate: rest.requestedAt,
    }),
  },
);

const call = callsOf<Tickets>();
const path = '/appointment/v4/appointment';
const ofCustomer = { 'relatedParty.id': word };
const keyIn = (params: { id: string }, query: { 'relatedParty.id': string }): VisitKey => ({
  customerId: query['relatedParty.id'],
  visitId: params.id,
});
const wordsOfKey = ({ customerId, visitId }: VisitKey) => ({
  params: { id: visitId },
  query: { 'relatedParty.id': customerId },
});
const aboutKey = ({ customerId, visitId }: VisitKey) => [{ customerId, visitId }];

export const appointmentCalls = {
  ...call('visitSlots')({
    tmf: 'TMF646',
    summary: 'When a technician may come to this line, the soonest first; nothing where nobody can.',
    method: 'GET',
    path: '/appointment/v4/searchTimeSlot',
    asked: asked({ query: oneLine }),
    ask: (place) => ({ query: wordsOfLine(place) }),
    asks: ({ query }) => [lineIn(query)],
    answer: many(slot),
  }),
  ...call('visits')({
    tmf: 'TMF646',
    summary: 'Visits to these lines, those that are over, too, the newest first.',
    method: 'GET',
    path,
    asked: asked({ query: lineWords }),
    ask: (places) => ({ query: wordsOfLines(places) }),
    asks: ({ query }) => [linesIn(query)],
    answer: many(visit),
    about: placesOf,
    known: (places) => (places.length === 0 ? [] : undefined),
  }),
  ...call('bookVisit')({
    tmf: 'TMF646',
    summary:
      'A visit, once a `correlationId`. 409: `slotTaken`; `visitOpen`, the line has one; `noVisits`, nobody can come there.',
    method: 'POST',
    path,
    asked: asked({
      body: z.object({
        correlationId: z.string(),
        relatedParty: customer,
        relatedEntity: z.tuple([idRef]),
        slot: idRef,
        description: z.string(),
      }),
    }),
    ask: ({ customerId, lineId, key, slotId, description }) => ({
      body: {
        correlationId: key,
        relatedParty: customerId,
        slot: { id: slotId },
        description,
        relatedEntity: [{ id: lineId }] as [{ id: string }],
      },
    }),
    asks: ({ body: { correlationId, relatedParty, relatedEntity, slot: wanted, description } }) => [
      {
        customerId: relatedParty,
        lineId: relatedEntity[0].id,
        key: correlationId,
        slotId: wanted.id,
        description,
      },
    ],
    answer: orRefused(visit, ['slotTaken', 'visitOpen', 'noVisits']),
    about: ({ customerId, lineId }) => [{ customerId, lineId }],
  }),
  ...call('moveVisit')({
    tmf: 'TMF646',
    summary:
      'Another slot: the one that is held is kept until the other one is confirmed. 409: `slotTaken`, `tooLate`. 404 NOT_FOUND: no such visit.',
    method: 'PATCH',
    path: `${path}/:id`,
    asked: asked({ params: { id: pathWord }, query: ofCustomer, body: z.object({ slot: idRef }) }),
    ask: (key, slotId) => ({ ...wordsOfKey(key), body: { slot: { id: slotId } } }),
    asks: ({ params, query, body }) => [keyIn(params, query), body.slot.id],
    answer: orNone(orRefused(visit, ['slotTaken', 'tooLate'])),
    about: aboutKey,
  }),
  ...call('cancelVisit')({
    tmf: 'TMF646',
    summary: 'Nobody comes, for good. 409: `tooLate`. 404 NOT_FOUND: no such visit.',
    method: 'DELETE',
    path: `${path}/:id`,
    asked: asked({ params: { id: pathWord }, query: ofCustomer }),
    ask: (key) => wordsOfKey(key),
    asks: ({ params, query }) => [keyIn(params, query)],
    answer: orNone(orRefused(visit, ['slotTaken', 'tooLate'])),
    about: aboutKey,
  }),
};
