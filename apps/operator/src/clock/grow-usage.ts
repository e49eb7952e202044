// A habit: chosen lines are used a little more, from their allowances or their balance.
import type { Tx } from '@portal/database/connection';
import type { Balance } from '../balance/balance.ts';
import { recordEvents } from '../events/events.ts';
import type { GrowingLine, Usage } from '../usage/usage.ts';
import type { WorkOff } from './work-off.ts';

export interface GrowUsageNeeds {
  usage: Usage;
  balance: Balance;
  workOff: WorkOff;
  /** How often time passes. */
  tickMs: number;
}

const habit = 'growUsage';
/** What one tick may touch; the rest waits for the next. */
const mostPerTick = 25;
const pauseTicks = 30;

export function createGrowUsage({ usage, balance, workOff, tickMs }: GrowUsageNeeds) {
  return (now: Date): Promise<number> =>
    workOff(
      {
        habit,
        atOnce: mostPerTick,
        mostPerTick,
        find: (limit) => usage.findDueLines(habit, now, limit),
        hold: (tx, keys) => usage.dueLines(tx, keys, now),
        subjectOf: ({ lineId }) => lineId,
        work: (tx, lines) => grow(tx, lines, now),
      },
      now,
    );

  async function grow(tx: Tx, lines: readonly GrowingLine[], now: Date): Promise<void> {
    const uses = await usage.grow(tx, lines, now, {
      pauseMs: pauseTicks * tickMs,
      moneyOf: balance.holdRecharge,
    });
    const paid = uses.filter(({ amountCents }) => amountCents > 0);
    await balance.draw(tx, paid, now);
    const reached = await usage.reachThresholds(tx, uses, now);
    await recordEvents(
      tx,
      reached.map(({ customerId, serviceNumber, percent, bucketName }) => ({
        ...{ eventType: 'UsageThresholdReachedEvent', customerId, commandId: null },
        event: { serviceNumber, percent, bucket: { name: bucketName } },
      })),
    );
  }
}
