// TMF656 Service Problem v4 and TMF653 Service Test v4: what goes wrong, for whom, and whether a home answers.
import type { Network } from '@portal/operator-ports/network';
import type { ServiceProblem, ServiceTest } from '@portal/operator-ports/service-problems';
import { z } from 'zod';
import { asked, callsOf, many, one, orNone } from '../call.ts';
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
  placesOf,
  wordsOfLine,
  wordsOfLines,
} from '../pieces.ts';

const problem = z.codec(
  z.object({
    '@type': z.literal('ServiceProblem'),
    id: operatorId,
    category: z.enum(['outage', 'degradation', 'maintenance']),
    reason: z.string(),
    status: z.enum(['inProgress', 'resolved']),
    relatedParty: customer,
    affectedService: z.tuple([z.object({ id: operatorId, publicIdentifier: z.string() })]),
    creationDate: instant.describe('Since when.'),
    expectedResolutionDate: instant.optional(),
    nextUpdateDate: instant.optional(),
    resolutionDate: instant.optional(),
    credit: z
      .object({
        amount: money,
        state: z.enum(['estimated', 'granted']),
        terms: z.string().describe('The rule in one sentence, as customers read it.'),
        bill: idRef.optional(),
      })
      .optional(),
  }),
  z.custom<ServiceProblem>(),
  {
    decode: ({ id, category, reason, status, relatedParty, affectedService: [line], ...rest }) => ({
      problemId: id,
      customerId: relatedParty,
      lineId: line.id,
      serviceNumber: line.publicIdentifier,
      category,
      reason,
      status,
      startedAt: rest.creationDate,
      expectedEndAt: rest.expectedResolutionDate ?? null,
      nextUpdateAt: rest.nextUpdateDate ?? null,
      resolvedAt: rest.resolutionDate ?? null,
      credit: rest.credit
        ? {
            amountCents: rest.credit.amount,
            state: rest.credit.state,
            terms: rest.credit.terms,
            billNo: rest.credit.bill?.id ?? null,
          }
        : null,
    }),
    encode: ({ problemId, customerId, lineId, serviceNumber, category, reason, status, ...rest }) => ({
      '@type': 'ServiceProblem' as const,
      id: problemId,
      category,
      reason,
      status,
      relatedParty: customerId,
      affectedService: [{ id: lineId, publicIdentifier: serviceNumber }] as [
        { id: string; publicIdentifier: string },
      ],
      creationDate: rest.startedAt,
      ...given({
        expectedResolutionDate: rest.expectedEndAt,
        nextUpdateDate: rest.nextUpdateAt,
        resolutionDate: rest.resolvedAt,
      }),
      ...(rest.credit && {
        credit: {
          amount: rest.credit.amountCents,
          state: rest.credit.state,
          terms: rest.credit.terms,
          ...(rest.credit.billNo !== null && { bill: { id: rest.credit.billNo } }),
        },
      }),
    }),
  },
);

const test = z.codec(
  z.object({
    '@type': z.literal('ServiceTest'),
    relatedParty: customer,
    relatedService: idRef.describe('The line.'),
    state: z.literal('done'),
    testMeasure: z.tuple([z.object({ metricName: z.literal('answers'), value: z.boolean() })]),
    endDateTime: instant,
  }),
  z.custom<ServiceTest>(),
  {
    decode: ({ relatedParty, relatedService, testMeasure: [measure], endDateTime }) => ({
      customerId: relatedParty,
      lineId: relatedService.id,
      answers: measure.value,
      testedAt: endDateTime,
    }),
    encode: ({ customerId, lineId, answers, testedAt }) => ({
      '@type': 'ServiceTest' as const,
      relatedParty: customerId,
      relatedService: { id: lineId },
      state: 'done' as const,
      testMeasure: [{ metricName: 'answers' as const, value: answers }] as [
        { metricName: 'answers'; value: boolean },
      ],
      endDateTime: testedAt,
    }),
  },
);

const call = callsOf<Network>();

export const problemCalls = {
  ...call('problems')({
    tmf: 'TMF656',
    summary:
      'Problems of these lines, each once a line, newest first: what goes on, and what was over in the last month.',
    method: 'GET',
    path: '/serviceProblem/v4/serviceProblem',
    asked: asked({ query: lineWords }),
    ask: (places) => ({ query: wordsOfLines(places) }),
    asks: ({ query }) => [linesIn(query)],
    answer: many(problem),
    about: placesOf,
    known: (places) => (places.length === 0 ? [] : undefined),
    keep: 'figure',
  }),
  ...call('testService')({
    tmf: 'TMF653',
    summary:
      'Whether the equipment of a line answers now; 404 NOT_FOUND for one that cannot be asked from afar.',
    method: 'GET',
    path: '/serviceTest/v4/serviceTest',
    asked: asked({ query: oneLine }),
    ask: (place) => ({ query: wordsOfLine(place) }),
    asks: ({ query }) => [lineIn(query)],
    answer: orNone(one(test)),
    about: (place) => placesOf([place]),
  }),
};
