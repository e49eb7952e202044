// A habit of the embedded operator: chosen lines are used a little more, from their allowances or their balance.
import type { Db } from '../db/database.ts';
import type { Balances } from '../modules/balance/balance.ts';
import type { Usage } from '../modules/usage/usage.ts';

export interface GrowUsageNeeds {
  db: Db;
  usage: Usage;
  balances: Balances;
  /** How often time passes. */
  tickMs: number;
}

/** What one tick may touch; the rest waits for the next. */
const mostAtOnce = 25;
const pauseTicks = 30;

export function createGrowUsage({ db, usage, balances, tickMs }: GrowUsageNeeds) {
  return (now: Date): Promise<number> =>
    db.transaction(async (tx) => {
      const uses = await usage.grow(tx, now, {
        limit: mostAtOnce,
        pauseMs: pauseTicks * tickMs,
        moneyOf: (lines) => balances.holdRecharge(tx, lines),
      });
      await balances.draw(
        tx,
        uses.filter(({ amountCents }) => amountCents > 0),
        now,
      );
      return uses.length;
    });
}
