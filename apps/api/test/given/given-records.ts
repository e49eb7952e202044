// Usage records of a line, as the operator writes them.
import { getVoiceUsage, type VoiceUsage } from '@portal/contract/lines/usage-records';
import { addDays, civilDateOf, instantAt } from '@portal/market/civil-dates';
import { addRecords, type NewRecord } from '@portal/operator/usage/records.store';
import type { RecordType } from '@portal/operator-ports/usage';
import { v7 as uuidv7 } from 'uuid';
import type { TestApp } from '../build-app.ts';
import { local } from './country.ts';
import { type GivenPostpaidLine, givenPostpaidLine, givenUser } from './given-user.ts';

export interface GivenRecord {
  usageType?: RecordType;
  /** An instant. */
  startedAt: Date | string;
  destination?: string;
  quantity?: number;
  amountCents?: number;
}

type Owner = Pick<GivenPostpaidLine, 'customerId' | 'lineId'>;

/** A line of a customer of its own, and that customer's way to ask about it. */
export interface GivenLine {
  line: GivenPostpaidLine;
  get(path: string, words?: Record<string, string>): ReturnType<TestApp['call']>;
  voice(words?: Record<string, string>): Promise<VoiceUsage>;
}

export async function givenLine(
  app: TestApp,
  records: GivenRecord[],
  options: { isCorporate?: boolean } = {},
): Promise<GivenLine> {
  const user = await givenUser(app);
  const line = await givenPostpaidLine(app, user, options);
  await givenRecords(app, line, records);
  const token = await app.signIn(user.email, user.password);
  const get: GivenLine['get'] = (path, words = {}) =>
    app.call({ method: 'GET', url: `${path}?${new URLSearchParams(words)}`, token });
  const voice: GivenLine['voice'] = async (words) =>
    (await get(getVoiceUsage.path, { serviceId: line.number, ...words })).json();
  return { line, get, voice };
}

/** One an hour, the newest an hour ago; each a minute longer than the one after it. */
export const calls = (count: number): GivenRecord[] =>
  Array.from({ length: count }, (_, place) => ({
    startedAt: new Date(Date.now() - (place + 1) * 3_600_000),
    quantity: place + 1,
  }));

export async function givenRecords(app: TestApp, line: Owner, records: GivenRecord[]): Promise<NewRecord[]> {
  const rows = records.map((record) => newRecord(line, record));
  await app.database.db.transaction((tx) => addRecords(tx, rows));
  return rows;
}

/** What the line's plan includes of the Internet this month, none of it used. */
export const givenAllowance = (app: TestApp, { customerId, lineId }: Owner) =>
  app.database.pool.query(
    `insert into operator.usage_buckets (customer_id, line_id, bucket_id, name, usage_type, unit, source, included,
       consumed, valid_from, valid_until, updated_at)
     values ($1, $2, $3, 'Internet', 'internet', 'MB', 'plan', 1000, 0, now() - interval '1 day', now() + interval '9 days', now())`,
    [customerId, lineId, uuidv7()],
  );

export function newRecord({ customerId, lineId }: Owner, record: GivenRecord): NewRecord {
  const {
    usageType = 'voz',
    startedAt,
    destination = local('87654321'),
    quantity = 3,
    amountCents = 15,
  } = record;
  const recordId = uuidv7();
  return {
    customerId,
    lineId,
    recordId,
    usageType,
    destination,
    quantity,
    amountCents,
    startedAt: new Date(startedAt),
  };
}

/** The market's day, so many days ago. */
export function daysAgo(count: number): string {
  return addDays(civilDateOf(new Date()), -count);
}

/** An instant on that day, by the market's clock. */
export const at = (day: string, time: string): Date =>
  new Date(instantAt(day).getTime() + Date.parse(`1970-01-01T${time}Z`));
