// What every builder of the embedded operator needs: the moment, the place rows go to, and the running numbers.
import type { Emit } from '@portal/database/copy-sink';
import type { Seal } from '@portal/database/sealed-text';
import {
  addMonths,
  type CivilDate,
  civilDateOf,
  daysBetween,
  hourMs,
  instantAt,
} from '@portal/market/civil-dates';
import type { Theft } from '@portal/operator-ports/thefts';
import type { LineRef, MobileKind } from '@portal/operator-ports/wire';
import { customerDocuments, customers, usageDays } from '../db/schema.ts';
import { createRandom } from './generated/names.ts';

// The billing cycles that the demo operator runs on.

/** Days of the month on which the operator cuts. */
export const cycleDays = [1, 8, 15, 22] as const;
export type CycleDay = (typeof cycleDays)[number];

export interface Cycle {
  day: CycleDay;
  /** First days of cycles: 0 is the one that runs today, 6 the one six months before it. */
  starts: readonly CivilDate[];
  /** The cycle that runs today, to its last second. */
  from: Date;
  until: Date;
}

export function cycleOn(today: CivilDate, day: CycleDay): Cycle {
  const ofThisMonth = `${today.slice(0, 8)}${String(day).padStart(2, '0')}`;
  const start = ofThisMonth <= today ? ofThisMonth : addMonths(ofThisMonth, -1);
  return {
    day,
    starts: [0, 1, 2, 3, 4, 5, 6].map((age) => addMonths(start, -age)),
    from: instantAt(start),
    until: new Date(instantAt(addMonths(start, 1)).getTime() - 1_000),
  };
}

/** The cut whose last occurrence lies nearest to `daysAgo` days before today. */
export function cycleDayNear(today: CivilDate, daysAgo: number): CycleDay {
  const distance = (day: CycleDay) =>
    Math.abs(daysBetween(cycleOn(today, day).starts[0] as string, today) - daysAgo);
  return cycleDays.reduce((best, day) => (distance(day) < distance(best) ? day : best));
}

// Identifiers of the demo: in the shape of UUIDv7, dependent on the seed alone, growing in the order of creation; and the check digit of an IMEI.

const firstMs = Date.UTC(2024, 0, 1);
const hex4 = Array.from({ length: 65_536 }, (_, value) => value.toString(16).padStart(4, '0'));
const quarter = (value: number) => hex4[value & 0xffff] as string;

/** `first` keeps two fillings of one database apart: each id takes one millisecond after it. */
export function createIds(seed: number, first: number): () => string {
  const random = createRandom(seed ^ first);
  let count = first;
  return () => {
    const ms = firstMs + count++;
    const high = Math.floor(ms / 65_536);
    const bits = () => Math.floor(random.next() * 65_536);
    const head = `${quarter(high >>> 16)}${quarter(high)}-${quarter(ms % 65_536)}`;
    const version = quarter(0x7000 | (bits() & 0x0fff));
    const variant = quarter(0x8000 | (bits() & 0x3fff));
    return `${head}-${version}-${variant}-${quarter(bits())}${quarter(bits())}${quarter(bits())}`;
  };
}

/** Digits and their check digit, as identities of phones and cards end. */
export function withLuhnDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Somebody who uses a portal, in plain facts: how they sign up there is the portal's. */
export interface Subscriber {
  givenName: string;
  familyName: string;
  /** Null: they sign up with their number. */
  email: string | null;
  /** E.164 digits. */
  phone: string | null;
  /** Theirs, of the customer that they are. */
  lines: readonly LineRef[];
  /** Phones of theirs that were stolen or lost. */
  thefts?: readonly Theft[];
}

type DayOfUse = typeof usageDays.$inferSelect;

export interface World {
  readonly now: Date;
  /** In the market. */
  readonly today: CivilDate;
  readonly emit: Emit;
  readonly seal: Seal;
  /** Of the company that issues the bills. */
  readonly taxId: string;
  /** Tells of somebody who uses a portal; answers as whom it knows them; null: there is none. */
  readonly subscribe: Subscribe;
  /** Whether named accounts are used while the operator lives. */
  readonly usesNamed: boolean;
  newId(): string;
  /** One more record of its day. */
  countUse(use: Omit<DayOfUse, 'records'>): void;
  /** What days add up to by now; no more records of these customers follow. */
  writeDays(): void;
  cycle(day: CycleDay): Cycle;
  nextBillNo(issuedOn: CivilDate): string;
  /** When one more line is used next, and where; null when enough of them are used while the operator lives. */
  nextGrowth(kind: MobileKind): { dueAt: Date; isAbroad: boolean } | null;
  /** When the workshop goes on with one more repair; null when it has its hands full. */
  nextRepairMove(): Date | null;
}

export const operatorSeed = 20_240_101;

/**
 * Fillings of one database that never meet: each has its own ids, numbers, documents and accounts.
 * `first` is where its ordinals begin.
 */
export const blocks = {
  people: { first: 0 },
  demo: { first: 1_000 },
  seed: { first: 100_000 },
} as const;
export type Block = (typeof blocks)[keyof typeof blocks];

/** Spaces the ids of two blocks further apart than the first of them ever reaches. */
const idsPerOrdinal = 1_000;

/** Of one filling: few enough to be visited in turn, whatever the size of the operator. */
const mostGrowingLines = 300;
const growthRoundMs = hourMs;
/** Somebody is always travelling. */
const oneAbroadIn = 12;
const mostMovingRepairs = 200;
const repairRoundMs = 24 * hourMs;

export type Subscribe = (subscriber: Subscriber) => string | null;

interface WorldNeeds {
  emit: Emit;
  now: Date;
  block: Block;
  seal: Seal;
  taxId: string;
  subscribe: Subscribe;
  usesNamed?: boolean | undefined;
}

export function createWorld(needs: WorldNeeds): World {
  const { emit, now, block, seal, taxId, subscribe, usesNamed = false } = needs;
  const today = civilDateOf(now);
  const cycles = new Map<CycleDay, Cycle>();
  const billCounts = new Map<CivilDate, number>();
  const days = new Map<string, DayOfUse>();
  let growing = 0;
  let moving = 0;
  return {
    now,
    today,
    emit,
    seal,
    taxId,
    subscribe,
    usesNamed,
    newId: createIds(operatorSeed, block.first * idsPerOrdinal),
    countUse({ quantity, amountCents, ...of }) {
      const key = `${of.lineId} ${of.usageType} ${of.day}`;
      const sum = days.get(key) ?? { ...of, records: 0, quantity: 0, amountCents: 0 };
      sum.records += 1;
      sum.quantity += quantity;
      sum.amountCents += amountCents;
      days.set(key, sum);
    },
    writeDays() {
      for (const day of days.values()) emit(usageDays, day);
      days.clear();
    },
    cycle(day) {
      const known = cycles.get(day) ?? cycleOn(today, day);
      cycles.set(day, known);
      return known;
    },
    nextBillNo(issuedOn) {
      const sequence = billCounts.get(issuedOn) ?? Math.floor(block.first / 10);
      billCounts.set(issuedOn, sequence + 1);
      return invoiceNumber(issuedOn, sequence);
    },
    nextGrowth(kind) {
      if (growing === mostGrowingLines) return null;
      const dueAt = new Date(now.getTime() + (++growing * growthRoundMs) / mostGrowingLines);
      return { dueAt, isAbroad: kind === 'Postpaid' && growing % oneAbroadIn === 0 };
    },
    nextRepairMove() {
      if (moving === mostMovingRepairs) return null;
      // Far apart whatever their number: neighbours of the golden ratio's multiples never meet.
      return new Date(now.getTime() + ((++moving * 0.618_034) % 1) * repairRoundMs);
    },
  };
}

const establishment = '001';
const emissionPoint = '002';

/** Spreads the bills of a cut over its numbers; shares no factor with their count, so none comes twice. */
const stride = 78_317;
/** Room for this many bills of one cut; later cuts always get larger numbers. */
const billsPerCut = 400_000;
const firstYear = 2024;

/** `sequence` counts the bills issued on that date, from 0. */
function invoiceNumber(issuedOn: CivilDate, sequence: number): string {
  const [year, month, day] = issuedOn.split('-').map(Number) as [number, number, number];
  const cut = ((year - firstYear) * 12 + month - 1) * cycleDays.length + cycleDays.indexOf(day as CycleDay);
  if (cut < 0 || sequence >= billsPerCut) throw new RangeError(`No invoice number left for ${issuedOn}`);
  const number = String(cut * billsPerCut + ((sequence * stride + 18_273) % billsPerCut)).padStart(9, '0');
  return `${establishment}-${emissionPoint}-${number}`;
}

export interface Customer {
  kind: 'person' | 'company';
  name: string;
  documentType: string;
  documentNumber: string;
  documentIssuedOn: CivilDate | null;
  bornOn: CivilDate | null;
  email: string | null;
  address: string;
}

/** Customers of the operator, and the documents they are found by. */
export function emitCustomer(world: World, customer: Customer): string {
  const customerId = world.newId();
  world.emit(customers, { customerId, ...customer });
  const document = `${customer.documentType}:${customer.documentNumber}`;
  world.emit(customerDocuments, { document, customerId });
  return customerId;
}
