// Limits that hold across processes: points in PostgreSQL, and a block remembered in memory in front.
import { Problem } from '@portal/contract/errors';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Points a window, by what is limited. A whole carrier's customers may share one address. */
const rules = {
  /** Failed logins, by address. */
  loginFailure: { points: 300, duration: 15 * 60 },
  /** Payment attempts, by user. */
  payment: { points: 60, duration: 10 * 60 },
  /** Invoice PDFs, by user: each costs a twentieth of a second of a core. */
  document: { points: 120, duration: 10 * 60 },
} as const;

export type LimitName = keyof typeof rules;

export interface Limits {
  /** @throws Problem TOO_MANY_REQUESTS; any failure of the limiter itself refuses, too. */
  spend(name: LimitName, key: string): Promise<void>;
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
        inMemoryBlockOnConsumed: rule.points + 1,
        ...rule,
      }),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>;

  return {
    async spend(name, key) {
      try {
        await limiters[name].consume(key);
      } catch (reason) {
        if (reason instanceof RateLimiterRes) throw new Problem('TOO_MANY_REQUESTS', name);
        throw reason;
      }
    },
    async check(name, key) {
      const spent = await limiters[name].get(key);
      if (spent && spent.consumedPoints >= rules[name].points) throw new Problem('TOO_MANY_REQUESTS', name);
    },
  };
}
