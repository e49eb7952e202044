// A habit of the embedded operator: chosen lines are used a little more, from their allowances or their balance.
import type { Tx } from '@portal/database/connection';
import { recordEvent } from '../db/events.ts';
import type { Balances } from '../modules/balance/balance.ts';
import type { GrowingLine, Usage } from '../modules/usage/usage.ts';
import type { WorkOff } from './work-off.ts';

export interface GrowUsageNeeds {
  usage: Usage;
  balances: Balances;
  workOff: WorkOff;
  /** How often time passes. */
  tickMs: number;
}

const habit = 'growUsage';
/** What one tick may touch; the rest waits for the next. */
const mostPerTick = 25;
const pauseTicks = 30;

export function createGrowUsage({ usage, balances, workOff, tickMs }: GrowUsageNeeds) {
  return (now: Date): Promise<number> =>
    workOff(
      {
        habit,
        atOnce: mostPerTick,
        mostPerTick,
        hold: (tx, limit) => usage.dueLines(tx, habit, now, limit),
        subjectOf: ({ customerId, lineId }) => ({ customerId, subjectId: lineId }),
        work: (tx, lines) => grow(tx, lines, now),
      },
      now,
    );

  async function grow(tx: Tx, lines: readonly GrowingLine[], now: Date): Promise<void> {
    const uses = await usage.grow(tx, lines, now, {
      pauseMs: pauseTicks * tickMs,
      moneyOf: balances.holdRecharge,
    });
    const paid = uses.filter(({ amountCents }) => amountCents > 0);
    await balances.draw(tx, paid, now);
    for (const reached of await usage.reachThresholds(tx, uses, now)) {
      const { customerId, serviceNumber, percent, bucketName } = reached;
      await recordEvent(tx, {
        eventType: 'UsageThresholdReachedEvent',
        customerId,
        userId: null,
        event: { serviceNumber, percent, bucket: { name: bucketName } },
      });
    }
  }
}
