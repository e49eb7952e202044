// Limits that hold across processes: points in PostgreSQL, and a block remembered in memory in front.
import { Problem } from '@portal/contract/errors';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Points a window, by what is limited. A whole carrier's customers may share one address. */
const rules = {
  /** Failed logins, by address. */
  loginFailure: { points: 300, duration: 15 * 60 },
  /** «Is this registered?», by address: bounds what can be learnt. */
  identifierCheck: { points: 200, duration: 15 * 60 },
  /** Codes sent, by destination: one a minute, and five an hour. */
  codePause: { points: 1, duration: 60 },
  codeHour: { points: 5, duration: 60 * 60 },
  /** Codes sent, by address. */
  codeAddress: { points: 200, duration: 60 * 60 },
  /** Codes guessed, by address. */
  codeGuess: { points: 300, duration: 15 * 60 },
  /** Payment attempts, by user. */
  payment: { points: 60, duration: 10 * 60 },
  /** Invoice PDFs, by user: each costs a twentieth of a second of a core. */
  document: { points: 120, duration: 10 * 60 },
} as const;

export type LimitName = keyof typeof rules;

export interface Limits {
  /** @throws Problem TOO_MANY_REQUESTS; any failure of the limiter itself refuses, too. */
  spend(name: LimitName, key: string): Promise<void>;
  /** A code is about to go out: the destination's pace, and what one address may cause. */
  spendCodeSend(destination: string, address: string): Promise<void>;
  /** Refuses when the points are spent, without spending one. */
  check(name: LimitName, key: string): Promise<void>;
}

export function createLimits(pool: pg.Pool): Limits {
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        // A small allowance is asked of the database each time: it may be given back by hand.
        ...(rule.points > 50 ? { inMemoryBlockOnConsumed: rule.points + 1 } : {}),
        ...rule,
      }),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>;

  async function spend(name: LimitName, key: string): Promise<void> {
    try {
      await limiters[name].consume(key);
    } catch (reason) {
      if (reason instanceof RateLimiterRes) throw new Problem('TOO_MANY_REQUESTS', name);
      throw reason;
    }
  }

  return {
    spend,
    async spendCodeSend(destination, address) {
      await spend('codePause', destination);
      await spend('codeHour', destination);
      await spend('codeAddress', address);
    },
    async check(name, key) {
      const spent = await limiters[name].get(key);
      if (spent && spent.consumedPoints >= rules[name].points) throw new Problem('TOO_MANY_REQUESTS', name);
    },
  };
}
