// A page view: answered before anything is written.

import { Problem } from '@portal/contract/errors';
import { recordPageView } from '@portal/contract/help/portal-support';
import { civilDateOf } from '@portal/market/civil-dates';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { route } from '../../http/route.ts';
import { networkOf } from '../../http/visitor.ts';
import type { Analytics } from './analytics.ts';

/** A whole carrier's customers may share one address. */
const viewsAMinute = 600;

export function analyticsRoutes(app: FastifyInstance, { analytics }: { analytics: Analytics }): void {
  const limit = createBurstLimit({ points: viewsAMinute, seconds: 60 });
  route(app, recordPageView, async ({ body, request, reply }) => {
    await limit.count(networkOf(request.ip));
    analytics.countView(body.path, civilDateOf(new Date()));
    return reply.code(204).send(null);
  });
}

interface BurstLimit {
  /** @throws Problem TOO_MANY_REQUESTS */
  count(key: string): Promise<void>;
}

/** A limit kept in this process alone: for calls so cheap that asking the database would be the cost. */
function createBurstLimit({ points, seconds }: { points: number; seconds: number }): BurstLimit {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return {
    async count(key) {
      try {
        await limiter.consume(key);
      } catch (reason) {
        if (reason instanceof RateLimiterRes) throw new Problem('TOO_MANY_REQUESTS');
        throw reason;
      }
    },
  };
}
