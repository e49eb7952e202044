// TMF635: dataUsage, voiceUsage and usage, one set of records in three shapes.
import { InvalidField } from '@portal/contract/errors';
import { getUsageSpecification, listUsageSpecifications } from '@portal/contract/lines/specifications';
import {
  getDataUsage,
  getUsage,
  getVoiceUsage,
  listDailyUsage,
  listUsages,
  type RecordKind,
  recordKindSchema,
} from '@portal/contract/lines/usage-records';
import { unitsOf } from '@portal/market/money';
import type { DayRange, RecordsAsked, RecordType, Usage } from '@portal/operator-ports/usage';
import type { FastifyInstance } from 'fastify';
import { namedLine } from '../../http/access.ts';
import { readPage, sendCollection, sendFound, sendItem, sendPage } from '../../http/collection.ts';
import { earliestDay, readRange } from '../../http/identifiers.ts';
import { route } from '../../http/route.ts';
import { civilDateIn, civilDatesAmong } from '../../http/wire.ts';
import { toDataRecord, toUsage, toVoiceRecord, usageSpecifications } from './service-record.wire.ts';
import { dayUsageOf } from './usage.ts';

/** The documents' clients ask for a range and cut it into pages themselves. */
const mostWithoutPaging = 5_000;

const types: Record<RecordKind, RecordType> = { voice: 'voz', data: 'internet', sms: 'sms' };
const orders = new Map([
  ['-usageDate', false],
  ['usageDate', true],
]);

const lineWords = ['serviceId', 'product.publicIdentifier'] as const;
const wordsDone = (query: ReturnType<typeof listUsages.query.parse>) => [
  'usageType',
  ...lineWords,
  ...civilDatesAmong(query, ['usageDate.gte', 'usageDate.lte']),
];

export function serviceRecordRoutes(app: FastifyInstance, { usage }: { usage: Usage }): void {
  route(app, getDataUsage, async ({ query, request, reply }) => {
    const records = asked(query, 'data');
    const { range } = records;
    const page = await usage.records(request.askedLines, records);
    const { total, quantity } = page;
    return {
      '@type': 'DataUsage' as const,
      dateFrom: range.from,
      dateTo: range.to,
      total: { records: total, data: quantity },
      consumption: sendPage(request, reply, page.records.map(toDataRecord), total),
    };
  });

  route(app, getVoiceUsage, async ({ query, request, reply }) => {
    const records = asked(query, 'voice');
    const { range } = records;
    const page = await usage.records(request.askedLines, records);
    const { total, quantity, amountCents } = page;
    return {
      '@type': 'VoiceUsage' as const,
      dateFrom: range.from,
      dateTo: range.to,
      total: {
        records: total,
        duration: quantity,
        amount: amountCents === null ? null : unitsOf(amountCents),
      },
      consumption: sendPage(request, reply, page.records.map(toVoiceRecord), total),
    };
  });

  route(app, listDailyUsage, async ({ query, request }) => {
    const type = types[query.usageType];
    const range = rangeOf(query.dateFrom, query.dateTo);
    const line = namedLine(request);
    const [days, buckets] = await Promise.all([usage.dailyUse(line, type, range), usage.buckets([line])]);
    return dayUsageOf(type, range, days, buckets);
  });

  route(app, listUsages, async ({ query, request, reply }) => {
    const oldestFirst = orders.get(query.sort ?? '') ?? false;
    const narrowed = {
      types: kindsOf(query.usageType).map((kind) => types[kind]),
      range: rangeOf(civilDateIn(query['usageDate.gte']), civilDateIn(query['usageDate.lte'])),
    };
    return sendFound(request, reply, { words: wordsDone(query), sorts: [...orders.keys()] }, async (page) => {
      const { records, total } = await usage.records(request.askedLines, {
        ...page,
        ...narrowed,
        oldestFirst,
      });
      return { items: records.map(toUsage), total };
    });
  });

  route(app, listUsageSpecifications, async ({ request, reply }) =>
    sendCollection(request, reply, usageSpecifications),
  );

  route(app, getUsageSpecification, async ({ params, request, reply }) =>
    sendItem(
      request,
      reply,
      usageSpecifications.find(({ id }) => id === params.id),
    ),
  );

  route(app, getUsage, async ({ params, request, reply }) => {
    const record = await usage.record(request.askedLines, params.id, earliestDay(new Date()));
    return sendItem(request, reply, record && toUsage(record));
  });
}

type Query = ReturnType<typeof getVoiceUsage.query.parse>;

function asked(query: Query, kind: RecordKind): RecordsAsked {
  const { offset, limit, wasAsked } = readPage(query);
  return {
    offset,
    limit: wasAsked ? limit : mostWithoutPaging,
    types: [types[kind]],
    range: rangeOf(query.dateFrom, query.dateTo),
  };
}

const rangeOf = (from: string | undefined, to: string | undefined): DayRange =>
  readRange({ from, to }, new Date());

function kindsOf(text: string | undefined): RecordKind[] {
  if (text === undefined) return recordKindSchema.options;
  const kinds = text.split(',').map((word) => recordKindSchema.safeParse(word));
  return [...new Set(kinds.map((kind) => kind.data ?? refuse()))];
}

function refuse(): never {
  throw new InvalidField('usageType');
}
