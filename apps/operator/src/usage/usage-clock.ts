// Passing time in the embedded operator: chosen lines are used a little, and plans give anew at the cut.
import type { Db, Tx } from '@portal/database/connection';
import type { RecordType } from '@portal/operator-ports/usage';
import { v7 as uuidv7 } from 'uuid';
import { type DueTask, dueTask } from '../clock/clock.ts';
import { createRandom, hosts, type Random } from '../demo/generated/names.ts';
import { countryOf, type RoamingCountry, worksIn } from '../demo/roaming.ts';
import { dialledNumber, numberAbroad, ratesBeyond } from '../demo/usage.ts';
import { addRecords } from './records.store.ts';
import { afterUseInSpell, type Habit, habitIn } from './spells.ts';
import type { Means } from './spending.ts';
import {
  type Consumed,
  createUsageClockStore,
  type GrowingLine,
  type HeldBucket,
  type LineKey,
} from './usage-clock.store.ts';

export type { EndedPlan, GrowingLine } from './usage-clock.store.ts';

interface Growth {
  /** The same line is used again after this and up to three times this; in a spell with each tick. */
  pauseMs: number;
  tickMs: number;
  /** What lines may pay with where no allowance gives it, by line; held until the end of the transaction. */
  means: ReadonlyMap<string, Means>;
  /** Lines in service: the others do nothing. */
  active: Pick<ReadonlyMap<string, unknown>, 'has'>;
}

/** One use of a line. */
export type LineUse = Use & Pick<GrowingLine, 'customerId' | 'lineId'>;

/** What a line did, or would have done. */
interface Grown {
  line: GrowingLine;
  use: LineUse | null;
  /** More was wanted than what it may pay for. */
  isShort: boolean;
}

const nothing: Means = { leftCents: 0, slows: false };

export interface UsageClock {
  /** Lines whose time has come; none that the task has put off. */
  findDueLines(task: string, now: Date, limit: number): Promise<LineKey[]>;
  dueLines(tx: Tx, keys: readonly LineKey[], now: Date): Promise<GrowingLine[]>;
  /** Writes one more use of each of them; the caller takes the money for those that cost any. */
  grow(tx: Tx, lines: readonly GrowingLine[], now: Date, growth: Growth): Promise<Grown[]>;
  tasks: readonly DueTask[];
}

export function createUsageClock(db: Db): UsageClock {
  const store = createUsageClockStore(db);
  return {
    findDueLines: store.findDueLines,
    dueLines: store.dueLines,
    tasks: [
      // At the cut, what plans give begins anew. A cut of a large operator is spread over several ticks.
      dueTask({
        task: 'renewAllowances',
        atOnce: 500,
        mostPerTick: 10_000,
        find: store.findEndedPlans,
        hold: store.nextPlans,
        work: store.renewPlans,
      }),
    ],

    async grow(tx, lines, now, { pauseMs, tickMs, means, active }) {
      const buckets = await store.bucketsOf(tx, lines, now);
      // After they are held: one that another process has renewed meanwhile is not in force at this moment.
      const waiting = await store.betweenCycles(tx, lines, now);
      const isUsed = (lineId: string) => active.has(lineId) && !waiting.has(lineId);
      const grown = lines.map((line) => {
        const { customerId, lineId, isAbroad, spellLeft } = line;
        const random = createRandom(now.getTime() ^ Number.parseInt(lineId.slice(-8), 16));
        const own = buckets.filter((bucket) => bucket.lineId === lineId);
        const { use, isShort } = isUsed(lineId)
          ? nextUse(
              random,
              own,
              means.get(lineId) ?? nothing,
              countryOf(line),
              spellLeft === null ? undefined : habitIn(spellLeft),
            )
          : { use: null, isShort: false };
        const next =
          spellLeft === null
            ? { dueAt: new Date(now.getTime() + pauseMs * (1 + 2 * random.next())) }
            : afterUseInSpell(spellLeft, now, tickMs);
        const isAbroadTold = isAbroad && (line.isAbroadTold || use !== null);
        return {
          line: { ...line, ...next, isAbroadTold },
          use: use && { ...use, customerId, lineId },
          isShort,
        };
      });
      await store.postpone(
        tx,
        grown.map(({ line }) => line),
      );
      await write(
        tx,
        grown.flatMap(({ use }) => use ?? []),
        now,
      );
      return grown;
    },
  };

  async function write(tx: Tx, uses: LineUse[], now: Date): Promise<void> {
    if (uses.length === 0) return;
    await addRecords(
      tx,
      uses.map(({ bucketId: _, ...use }) => ({ ...use, recordId: uuidv7(), startedAt: now })),
    );
    const given = uses.filter((use): use is LineUse & Consumed => use.bucketId !== null);
    if (given.length > 0) await store.consume(tx, given, now);
  }
}

interface Use {
  usageType: RecordType;
  destination: string;
  /** Whole minutes, MB, or messages; at least 1. */
  quantity: number;
  /** 0 when an allowance gives it. */
  amountCents: number;
  bucketId: string | null;
}

const ranges = { internet: [2, 20], voz: [1, 4], sms: [1, 1] } as const;

function usual(random: Random): Habit {
  const draw = random.next();
  const usageType = draw < 0.6 ? 'internet' : draw < 0.9 ? 'voz' : 'sms';
  return { usageType, range: ranges[usageType] };
}

interface Next {
  /** Null when there is nothing left to use. */
  use: Use | null;
  /** More was wanted than what it may pay for. */
  isShort: boolean;
}

/** MB of a session that goes on slowly. */
const slowMb = 1;

/**
 * @param buckets the line's allowances in force
 * @param means what it could pay with where they give nothing
 * @param abroad the country that it is in; null: at home
 */
export function nextUse(
  random: Random,
  buckets: readonly HeldBucket[],
  { leftCents, slows }: Means,
  abroad: RoamingCountry | null = null,
  habit = usual(random),
): Next {
  const { usageType, isInternational = false, isFrugal = false } = habit;
  const [least, most] = habit.range;
  const wanted = random.between(least, most);
  const dial = isInternational ? numberAbroad : dialledNumber;
  const destination = usageType === 'internet' ? random.pick(hosts) : dial(random);
  const bucket = buckets
    .filter((each) => !isInternational && gives(each, usageType, abroad))
    .filter((each) => each.isUnlimited || each.consumed < each.included)
    .toSorted((a, b) => a.validUntil.getTime() - b.validUntil.getTime())[0];
  const given = { usageType, destination, amountCents: 0, bucketId: bucket?.bucketId ?? null };
  if (bucket) {
    const quantity = bucket.isUnlimited ? wanted : Math.min(wanted, bucket.included - bucket.consumed);
    return { use: { ...given, quantity }, isShort: false };
  }
  if (isFrugal) return { use: null, isShort: false };
  const rate = (abroad?.rates ?? ratesBeyond)[usageType];
  const quantity = Math.min(wanted, Math.floor(leftCents / rate));
  const isShort = quantity < wanted;
  if (quantity >= 1) return { use: { ...given, quantity, amountCents: quantity * rate }, isShort };
  const isSlow = slows && usageType === 'internet';
  return { use: isSlow ? { ...given, quantity: slowMb } : null, isShort };
}

/** What is included at home gives nothing in another country, a package where it works. */
function gives(bucket: HeldBucket, usageType: RecordType, abroad: RoamingCountry | null): boolean {
  if (!abroad) return bucket.usageType === usageType;
  // Of one that another catalogue sold nobody here knows where it works: anywhere, as its customer was told there.
  const works = bucket.zone === null || worksIn(bucket.zone, abroad);
  return usageType === 'internet' && bucket.usageType === 'roaming' && works;
}
