// TMF677 Usage Consumption v4 and TMF635 Usage Management v4: what is left, and what was used, record by record.
import { civilDateSchema } from '@portal/contract/common';
import type { LinePlace } from '@portal/operator-ports/common';
import type { DayUse, Usage, UsedQuantities } from '@portal/operator-ports/usage';
import { z } from 'zod';
import { type Answer, asked, callsOf, type Family, numberIn, one, orNone, page } from './call.ts';
import {
  customer,
  given,
  idRef,
  linesIn,
  lineWords,
  pathWord,
  placesOf,
  several,
  windowWords,
  word,
  words,
  wordsOfLines,
} from './pieces.ts';
import { spendingControlCalls } from './spending-control.ts';
import { recordKind, reports, reportsOf, usageRecord } from './usage-things.ts';

const call = callsOf<Usage>();
const recordPage = page('records', usageRecord);
const [quantityHeader, centsHeader] = ['x-total-quantity', 'x-total-cents'];

/** A page whose headers tell what the whole range adds up to. */
const recordsAnswer: Answer<Awaited<ReturnType<Usage['records']>>, unknown> = {
  write(result, request) {
    const reply = recordPage.write(result, request);
    const headers = {
      ...reply.headers,
      [quantityHeader]: String(result.quantity),
      ...given({ [centsHeader]: result.amountCents?.toString() }),
    };
    return { ...reply, headers: headers as Record<string, string> };
  },
  read(reply) {
    const { result, of } = recordPage.read(reply);
    const amountCents = reply.headers[centsHeader] === undefined ? null : numberIn(reply, centsHeader);
    return { result: { ...result, quantity: numberIn(reply, quantityHeader), amountCents }, of };
  },
};

const dayWords = { 'usageDate.gte': civilDateSchema, 'usageDate.lte': civilDateSchema };

const daily = z.codec(
  z.object({
    '@type': z.literal('DailyUsage'),
    relatedParty: customer,
    product: idRef,
    day: z.array(z.object({ date: civilDateSchema, records: z.number(), quantity: z.number() })),
  }),
  z.custom<LinePlace & { days: DayUse[] }>(),
  {
    decode: ({ relatedParty, product, day }) => ({
      customerId: relatedParty,
      lineId: product.id,
      days: day.map(({ date, ...rest }) => ({ day: date, ...rest })),
    }),
    encode: ({ customerId, lineId, days }) => ({
      '@type': 'DailyUsage' as const,
      relatedParty: customerId,
      product: { id: lineId },
      day: days.map(({ day: date, records, quantity }) => ({ date, records, quantity })),
    }),
  },
);
const oneDaily = one(daily);

const totals = z.codec(
  z.object({
    '@type': z.literal('UsageSummary'),
    relatedParty: customer,
    voice: z.number(),
    data: z.number(),
    sms: z.number(),
  }),
  z.custom<UsedQuantities & { customerId: string }>(),
  {
    decode: ({ relatedParty, voice, data, sms }) => ({
      customerId: relatedParty,
      voz: voice,
      internet: data,
      sms,
    }),
    encode: ({ customerId, voz, internet, sms }) => ({
      '@type': 'UsageSummary' as const,
      relatedParty: customerId,
      voice: voz,
      data: internet,
      sms,
    }),
  },
);
const oneTotal = one(totals);

export const usageFamily: Family<Usage> = {
  calls: {
    ...spendingControlCalls,
    ...call('buckets')({
      tmf: 'TMF677',
      summary: 'What is left and what was used of each allowance that is valid now: a report a mobile line.',
      method: 'GET',
      path: '/usageConsumption/v4/usageConsumptionReport',
      asked: asked({ query: lineWords }),
      ask: (lines) => ({ query: wordsOfLines(lines) }),
      asks: async ({ query }, lookup) => [await lookup.lines(linesIn(query))],
      answer: {
        write: (buckets, request) => reports.write(reportsOf(buckets), request),
        read(reply) {
          const { result, of } = reports.read(reply);
          return { result: result.flatMap(({ buckets }) => buckets), of };
        },
      },
      about: placesOf,
      known: (lines) => (lines.some(({ kind }) => kind !== 'Fixed') ? undefined : []),
      keep: 'figure',
    }),
    ...call('records')({
      tmf: 'TMF635',
      summary: 'Calls, data sessions and messages of a range of days, a page at a time.',
      method: 'GET',
      path: '/usageManagement/v4/usage',
      asked: asked({
        query: {
          ...lineWords,
          ...dayWords,
          ...windowWords,
          usageType: several(recordKind),
          sort: z.enum(['-usageDate', 'usageDate']),
        },
      }),
      ask: (lines, { range, types, offset, limit, oldestFirst }) => ({
        query: {
          ...wordsOfLines(lines),
          'usageDate.gte': range.from,
          'usageDate.lte': range.to,
          usageType: types,
          sort: oldestFirst ? ('usageDate' as const) : ('-usageDate' as const),
          offset,
          limit,
        },
      }),
      asks: ({ query }) => [
        linesIn(query),
        {
          range: { from: query['usageDate.gte'], to: query['usageDate.lte'] },
          types: query.usageType,
          oldestFirst: query.sort === 'usageDate',
          offset: query.offset,
          limit: query.limit,
        },
      ],
      answer: recordsAnswer,
      known: (lines) =>
        lines.length === 0 ? { records: [], total: 0, quantity: 0, amountCents: 0 } : undefined,
    }),
    ...call('record')({
      tmf: 'TMF635',
      summary: 'One record of these lines, begun on this day or later; 404 NOT_FOUND for any other.',
      method: 'GET',
      path: '/usageManagement/v4/usage/:id',
      asked: asked({
        params: { id: pathWord },
        query: { ...lineWords, 'usageDate.gte': dayWords['usageDate.gte'] },
      }),
      ask: (lines, id, since) => ({
        params: { id },
        query: { ...wordsOfLines(lines), 'usageDate.gte': since },
      }),
      asks: ({ params, query }) => [linesIn(query), params.id, query['usageDate.gte']],
      answer: orNone(one(usageRecord)),
      about: (_lines, recordId) => [{ recordId }],
      known: (lines) => (lines.length === 0 ? null : undefined),
    }),
    ...call('dailyUse')({
      tmf: 'TMF635',
      summary: 'What one line used of one kind each day, oldest first; days without use may be missing.',
      method: 'GET',
      path: '/usageManagement/v4/dailyUsage',
      asked: asked({
        query: { 'relatedParty.id': word, 'product.id': word, usageType: recordKind, ...dayWords },
      }),
      ask: ({ customerId, lineId }, usageType, { from, to }) => ({
        query: {
          'relatedParty.id': customerId,
          'product.id': lineId,
          usageType,
          'usageDate.gte': from,
          'usageDate.lte': to,
        },
      }),
      asks: ({ query }) => [
        { customerId: query['relatedParty.id'], lineId: query['product.id'] },
        query.usageType,
        { from: query['usageDate.gte'], to: query['usageDate.lte'] },
      ],
      answer: {
        write: (days, request) =>
          oneDaily.write(
            { customerId: request.query['relatedParty.id'], lineId: request.query['product.id'], days },
            request,
          ),
        read(reply) {
          const { result, of } = oneDaily.read(reply);
          return { result: result.days, of };
        },
      },
      about: ({ customerId, lineId }) => [{ customerId, lineId }],
    }),
    ...call('usedBetween')({
      tmf: 'TMF635',
      summary: 'What lines of one customer used in a range of days: minutes, MB, messages.',
      method: 'GET',
      path: '/usageManagement/v4/usageSummary',
      asked: asked({ query: { 'relatedParty.id': word, 'product.id': words, ...dayWords } }),
      ask: (customerId, lineIds, { from, to }) => ({
        query: {
          'relatedParty.id': customerId,
          'product.id': [...lineIds],
          'usageDate.gte': from,
          'usageDate.lte': to,
        },
      }),
      asks: ({ query }) => [
        query['relatedParty.id'],
        query['product.id'],
        { from: query['usageDate.gte'], to: query['usageDate.lte'] },
      ],
      answer: {
        write: (used, request) =>
          oneTotal.write({ ...used, customerId: request.query['relatedParty.id'] }, request),
        read(reply) {
          const { result, of } = oneTotal.read(reply);
          const { customerId: _, ...used } = result;
          return { result: used, of };
        },
      },
      about: (customerId) => [{ customerId }],
      known: (_customerId, lineIds) => (lineIds.length === 0 ? { voz: 0, internet: 0, sms: 0 } : undefined),
    }),
  },
};
