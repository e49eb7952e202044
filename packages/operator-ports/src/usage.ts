// Usage: what lines may still use, and what they used, record by record (TMF677, TMF635).
import type { LinePlace, LineRef, Window } from './common.ts';

/** Units: MB, minutes, messages. */
export type UsageUnit = 'MB' | 'MIN' | 'SMS';

export type RecordType = 'voz' | 'internet' | 'sms';

/** One allowance of a line: of its plan, of a package, or a bonus. */
export interface Bucket extends LinePlace {
  bucketId: string;
  name: string;
  usageType: string;
  unit: UsageUnit;
  source: 'plan' | 'package' | 'bonus';
  isUnlimited: boolean;
  included: number;
  consumed: number;
  validFrom: Date;
  validUntil: Date;
  updatedAt: Date;
}

export interface UsageRecord {
  recordId: string;
  serviceNumber: string;
  usageType: RecordType;
  startedAt: Date;
  destination: string;
  /** Whole minutes, MB, or messages. */
  quantity: number;
  /** Null on corporate lines. */
  amountCents: number | null;
}

/** Civil dates, both inclusive. */
export interface DayRange {
  from: string;
  to: string;
}

export interface RecordsAsked extends Window {
  range: DayRange;
  types: RecordType[];
  /** Newest first unless said. */
  oldestFirst?: boolean;
}

export interface RecordPage {
  records: UsageRecord[];
  /** Of the whole range. */
  total: number;
  quantity: number;
  /** Null when every line is corporate: their amounts are not shown. */
  amountCents: number | null;
}

/** What a line used of one kind on one day. */
export interface DayUse {
  /** A civil date. */
  day: string;
  records: number;
  /** Whole minutes, MB, or messages. */
  quantity: number;
}

export type UsedQuantities = Record<RecordType, number>;

export interface Usage {
  /** The buckets that are valid now, of the mobile lines among these. */
  buckets(lines: readonly LineRef[]): Promise<Bucket[]>;
  /** Of mobile lines and home services alike; the latter have none. */
  records(lines: readonly LinePlace[], asked: RecordsAsked): Promise<RecordPage>;
  /** One of them, begun on this civil date or later; null for any other. */
  record(lines: readonly LinePlace[], recordId: string, since: string): Promise<UsageRecord | null>;
  /** Of one line and kind, oldest first; a day without use may be missing. */
  dailyUse(line: LinePlace, type: RecordType, range: DayRange): Promise<DayUse[]>;
  /** Of one customer's lines, however long ago: minutes, MB, messages. */
  usedBetween(customerId: string, lineIds: readonly string[], range: DayRange): Promise<UsedQuantities>;
}
