// What every builder of the embedded operator needs: the moment, the place rows go to, and the running numbers.
import type { Emit } from '@portal/database/copy-sink';
import type { Seal } from '@portal/database/sealed-text';
import { type CivilDate, civilDateOf, hourMs } from '@portal/market/civil-dates';
import type { Theft } from '@portal/operator-ports/thefts';
import type { LineRef, MobileKind } from '@portal/operator-ports/wire';
import { customerDocuments, customers, usageDays } from '../db/schema.ts';
import { type Cycle, type CycleDay, cycleDays, cycleOn } from './calendar.ts';
import { createIds } from './ids.ts';

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

export interface WorldNeeds {
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
