// Usage: what lines may still use, what they used, record by record, and what they may spend (TMF677, TMF635).
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

/** Percents of each allowance of a kind at which the line's people are told. */
export interface UsageAlert {
  usageType: RecordType;
  percents: number[];
}

/** `slow`: data goes on slowly and free of charge, calls and messages stop. `none`: there is no cap. */
export type CapAction = 'stop' | 'slow' | 'none';

/** With tax, a cycle. */
export interface SpendingCap {
  amountCents: number;
  action: CapAction;
}

/** How it stands in the cycle that runs. */
export interface CapStanding extends SpendingCap {
  spentCents: number;
  /** Since when it stops or slows what is used; null: it does not. */
  reachedAt: Date | null;
}

/** Use beyond the plan, and use abroad. */
export type SpendingScope = 'plan' | 'roaming';

export interface SpendingControl extends LinePlace {
  /** One a kind; none where nothing is counted. */
  alerts: UsageAlert[];
  /** Null where no use comes onto a bill that its people see: prepaid, home and corporate lines. */
  caps: Record<SpendingScope, CapStanding> | null;
}

export interface NewSpendingControl {
  /** Of the kinds that are named. */
  alerts: UsageAlert[];
  /** Null: as they are, or none. */
  caps: Record<SpendingScope, SpendingCap> | null;
}

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
  /** Null: there is no such line, or nothing of the kind. */
  spendingControl(line: LinePlace): Promise<SpendingControl | null>;
  /** From now on; a cap that is raised lets go at once what it had stopped. */
  controlSpending(line: LinePlace, control: NewSpendingControl): Promise<SpendingControl | null>;
}
