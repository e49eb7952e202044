// What every builder of the embedded operator needs: the moment, the place rows go to, and the running numbers.
import type { PgTable } from 'drizzle-orm/pg-core';
import { type CivilDate, type Cycle, type CycleDay, civilDateOf, cycleOn } from './calendar.ts';
import { createIds } from './ids.ts';
import { invoiceNumber } from './issuer.ts';

/** Takes one complete row of a table. */
export type Emit = <T extends PgTable>(table: T, row: T['$inferSelect']) => void;

export interface World {
  readonly now: Date;
  /** In Ecuador. */
  readonly today: CivilDate;
  readonly emit: Emit;
  newId(): string;
  cycle(day: CycleDay): Cycle;
  nextBillNo(issuedOn: CivilDate): string;
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

export function createWorld(emit: Emit, now: Date, block: Block): World {
  const today = civilDateOf(now);
  const cycles = new Map<CycleDay, Cycle>();
  const billCounts = new Map<CivilDate, number>();
  return {
    now,
    today,
    emit,
    newId: createIds(operatorSeed, block.first * idsPerOrdinal),
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
  };
}
