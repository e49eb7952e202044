// What was used for a line of a bill: its records, and what the cycle has spent by them.
import { addDays, instantAt } from '@portal/market/civil-dates';
import type { RecordType } from '@portal/operator-ports/usage';
import { spendings } from '../db/schema.ts';
import { type Random, randomFor, splitTotal } from './generated/names.ts';
import type { Line } from './lines.ts';
import { emitRecord, numberAbroad } from './usage.ts';
import { operatorSeed, type World } from './world.ts';

export interface BilledUse {
  usageType: Exclude<RecordType, 'internet'>;
  to: keyof typeof abroad;
  /** Minutes or messages. */
  quantity: number;
  /** In so many records; at most the quantity. */
  records: number;
}

const abroad = {
  theAmericas: numberAbroad,
  overseas: (random: Random) => `0034555010${random.between(100, 199)}`,
};

export interface UseOnBill extends BilledUse {
  /** What the line of the bill costs with tax. */
  amountCents: number;
  daysIntoPeriod: number | undefined;
}

interface BilledPeriod {
  billNo: string;
  /** The first day, and the one after the last. */
  periodStart: string;
  issuedOn: string;
}

export function emitBilledUses(world: World, line: Line, period: BilledPeriod, uses: readonly UseOnBill[]) {
  if (uses.length === 0) return;
  const { billNo, periodStart, issuedOn } = period;
  // A stream of its own: what is drawn for others stays as it is.
  const random = randomFor(operatorSeed, Number(billNo.slice(-9)));
  const whole = { from: instantAt(periodStart), until: instantAt(issuedOn) };
  for (const { daysIntoPeriod, amountCents, quantity: total, records, usageType, to } of uses) {
    const day = daysIntoPeriod === undefined ? null : addDays(periodStart, daysIntoPeriod);
    const span = day === null ? whole : { from: instantAt(day, 8), until: instantAt(day, 21) };
    let [left, leftCents] = [total, amountCents];
    for (const quantity of splitTotal(random, total, records)) {
      const cents = Math.round((leftCents * quantity) / left);
      emitRecord(world, random, line, {
        usageType,
        span,
        quantity,
        destination: abroad[to](random),
        amountCents: cents,
      });
      left -= quantity;
      leftCents -= cents;
    }
  }
  const spentCents = uses.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const { customerId, lineId } = line;
  world.emit(spendings, {
    customerId,
    lineId,
    scope: 'plan',
    periodStart: whole.from,
    amountCents: spentCents,
    billedCents: spentCents,
  });
}
