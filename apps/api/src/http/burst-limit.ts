// A limit kept in this process alone: for calls so cheap that asking the database would be the cost.
import { Problem } from '@portal/contract/errors';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface BurstLimit {
  /** @throws Problem TOO_MANY_REQUESTS */
  spend(key: string): Promise<void>;
}

export function createBurstLimit({ points, seconds }: { points: number; seconds: number }): BurstLimit {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return {
    async spend(key) {
      try {
        await limiter.consume(key);
      } catch (reason) {
        if (reason instanceof RateLimiterRes) throw new Problem('TOO_MANY_REQUESTS');
        throw reason;
      }
    },
  };
}
