// TMF677 Usage Consumption v4 and TMF635 Usage Management v4: what is left, what a line may spend, and what was used,
// record by record.
import { at, within as fieldsWithin } from '@portal/operator-ports/noun';
import {
  type Bucket,
  type DayUse,
  dailyUsageSchema,
  newSpendingControlSchema,
  recordTypeSchema,
  spendingControlSchema,
  type Usage,
  type UsageReport,
  type UsedQuantities,
  usageRecordSchema,
  usageReportSchema,
  usageSummarySchema,
} from '@portal/operator-ports/usage';
import { civilDateSchema, type LinePlace } from '@portal/operator-ports/wire';
import { z } from 'zod';
import {
  type Answer,
  body,
  callsOf,
  type Family,
  many,
  numberIn,
  one,
  orNone,
  page,
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
  lines,
  pageFields,
  places,
  queryWords,
  several,
} from './pieces.ts';

const call = callsOf<Usage>();

/** Buckets that follow one another and are of the same line stand in one report. */
function reportsOf(buckets: readonly Bucket[]): UsageReport[] {
  const found: UsageReport[] = [];
  for (const { customerId: customer, lineId, ...bucket } of buckets) {
    const last = found.at(-1);
    if (last?.customerId === customer && last.lineId === lineId) last.buckets.push(bucket);
    else found.push({ customerId: customer, lineId, buckets: [bucket] });
  }
  return found;
}
const bucketsOf = (reports: UsageReport[]): Bucket[] =>
  reports.flatMap(({ buckets, ...place }) => buckets.map((bucket) => ({ ...place, ...bucket })));

/** What a thing lists, as a thing each: what cannot be read is left out alone. @param id what one of them is known by */
const eachOf =
  (list: string, id: string) =>
  (thing: unknown): unknown[] => {
    const inner = (thing as Record<string, unknown> | null | undefined)?.[list];
    if (!Array.isArray(inner)) return [thing];
    return inner.map((one) => ({ ...(thing as object), id: one?.[id], [list]: [one] }));
  };

const reportList = many(usageReportSchema);
const reports: typeof reportList = {
  ...reportList,
  read: ({ body: list, ...reply }, asked) =>
    reportList.read(
      { ...reply, body: Array.isArray(list) ? list.flatMap(eachOf('bucket', 'id')) : list },
      asked,
    ),
};

const [dailyUsage, dailyUsages] = [one(dailyUsageSchema), many(dailyUsageSchema)];
const days: Answer<DayUse[], [LinePlace, ...unknown[]]> = {
  write: (result, [{ customerId: customer, lineId }]) =>
    dailyUsage.write({ customerId: customer, lineId, days: result }, undefined),
  read({ body: told, ...reply }, asked) {
    const { result, ...more } = dailyUsages.read({ ...reply, body: eachOf('day', 'date')(told) }, asked);
    return { result: result.flatMap((each) => each.days), ...more };
  },
  made: (make) => make.map(dailyUsage.made(make), (told: { days: DayUse[] }) => told.days),
};

const recordPage = page('records', usageRecordSchema);
const [quantityHeader, centsHeader] = ['x-total-quantity', 'x-total-cents'];
/** A page whose headers tell what the whole range adds up to. */
const records: Answer<Awaited<ReturnType<Usage['records']>>, unknown> = {
  write(result, args) {
    const { status, headers, body: list } = recordPage.write(result, args);
    const { quantity, amountCents } = result;
    return {
      status,
      headers: {
        ...headers,
        [quantityHeader]: String(quantity),
        ...(amountCents !== null && { [centsHeader]: String(amountCents) }),
      },
      body: list,
    };
  },
  read(reply, asked) {
    const { result, ...more } = recordPage.read(reply, asked);
    const amountCents = reply.headers[centsHeader] === undefined ? null : numberIn(reply, centsHeader);
    return { result: { ...result, quantity: numberIn(reply, quantityHeader), amountCents }, ...more };
  },
  made: (make) =>
    make.record({
      records: make.list(usageRecordSchema),
      total: make.thing(z.int()),
      quantity: make.thing(z.int()),
      amountCents: make.either(make.thing(z.int()), make.just(null)),
    }),
};

const since = at('query/usageDate.gte', civilDateSchema);
const range = { from: since, to: at('query/usageDate.lte', civilDateSchema) };
/** By which it is sorted; the newest first. */
const oldestFirst = z.codec(z.enum(['-usageDate', 'usageDate']), z.boolean(), {
  decode: (sort) => sort === 'usageDate',
  encode: (isOldest) => (isOldest ? 'usageDate' : '-usageDate'),
});
const usage = '/usageManagement/v4';
const control = '/usageConsumption/v4/spendingControl';

export const usageFamily: Family<Usage> = {
  calls: {
    ...call('caps')({
      tmf: 'TMF677',
      summary:
        'At which percents of each allowance the people of a line are told, and what it may spend beyond its plan and abroad in a cycle; without `caps` where no use comes onto a bill that they see. 404 NOT_FOUND when there is nothing of the kind.',
      method: 'GET',
      path: control,
      args: [line],
      answer: orNone(one(spendingControlSchema)),
      about: about('customerId', 'lineId'),
    }),
    ...call('setCaps')({
      tmf: 'TMF677',
      summary:
        'From now on; the kinds that are named, and both caps or none. `stop` and `slow` hold before a use is charged, not after.',
      method: 'PATCH',
      path: control,
      args: [line, body(newSpendingControlSchema)],
      answer: orNone(one(spendingControlSchema)),
      about: about('customerId', 'lineId'),
    }),
    ...call('buckets')({
      tmf: 'TMF677',
      summary: 'What is left and what was used of each allowance that is valid now: a report a mobile line.',
      method: 'GET',
      path: '/usageConsumption/v4/usageConsumptionReport',
      args: [lines],
      answer: within(reports, { out: reportsOf, back: bucketsOf }),
      about: about('customerId', 'lineId'),
      known: (all) => (all.some(({ kind }) => kind !== 'Fixed') ? undefined : []),
      keep: 'figure',
    }),
    ...call('records')({
      tmf: 'TMF635',
      summary:
        'Calls, data sessions and messages of a range of days, a page at a time. Of the whole range `x-total-count` says how many there are, `x-total-quantity` what was used, in minutes, MB or messages, and `x-total-cents` what was charged for it, in cents with tax; it is left out of corporate lines.',
      method: 'GET',
      path: `${usage}/usage`,
      args: [
        places,
        words(
          {
            range: fieldsWithin('', range),
            types: at('query/usageType', several(recordTypeSchema)),
            oldestFirst: at('query/sort', oldestFirst),
            ...pageFields,
          },
          { oldestFirst: false },
        ),
      ],
      answer: records,
      about: about('customerId', 'lineId'),
      known: (all) => (all.length === 0 ? { records: [], total: 0, quantity: 0, amountCents: 0 } : undefined),
    }),
    ...call('record')({
      tmf: 'TMF635',
      summary: 'One record of these lines, begun on this day or later; 404 NOT_FOUND for any other.',
      method: 'GET',
      path: `${usage}/usage/:id`,
      args: [places, word('recordId', id), word('since', since)],
      answer: orNone(one(usageRecordSchema)),
      about: aboutOne('recordId', 'customerId', 'lineId'),
      known: (all) => (all.length === 0 ? null : undefined),
    }),
    ...call('dailyUse')({
      tmf: 'TMF635',
      summary: 'What one line used of one kind each day, oldest first; days without use may be missing.',
      method: 'GET',
      path: `${usage}/dailyUsage`,
      args: [line, word('usageType', at('query/usageType', recordTypeSchema)), words(range)],
      answer: days,
      about: about('customerId', 'lineId'),
    }),
    ...call('usedBetween')({
      tmf: 'TMF635',
      summary: 'What lines of one customer used in a range of days: minutes, MB, messages.',
      method: 'GET',
      path: `${usage}/usageSummary`,
      args: [
        word('customerId', customerId),
        word('lineIds', at('query/product.id', queryWords)),
        words(range),
      ],
      answer: within(one(usageSummarySchema), {
        out: (used: UsedQuantities, [customer]: readonly [string, ...unknown[]]) => ({
          ...used,
          customerId: customer,
        }),
        back: ({ customerId: _, ...used }) => used,
      }),
      about: (customer) => [{ customerId: customer }],
      known: (_customer, lineIds) => (lineIds.length === 0 ? { voz: 0, internet: 0, sms: 0 } : undefined),
    }),
  },
};
