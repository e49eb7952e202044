// A page view: answered before anything is written.
import { recordPageView } from '@portal/contract/help/portal-support';
import { civilDateOf } from '@portal/market/civil-dates';
import type { FastifyInstance } from 'fastify';
import { createBurstLimit } from '../../http/burst-limit.ts';
import { route } from '../../http/route.ts';
import { networkOf } from '../../network.ts';
import type { Analytics } from './analytics.ts';

/** A whole carrier's customers may share one address. */
const viewsAMinute = 600;

export function analyticsRoutes(app: FastifyInstance, { analytics }: { analytics: Analytics }): void {
  const limit = createBurstLimit({ points: viewsAMinute, seconds: 60 });
  route(app, recordPageView, async ({ body, request, reply }) => {
    await limit.spend(networkOf(request.ip));
    analytics.countView(body.path, civilDateOf(new Date()));
    return reply.code(204).send(null);
  });
}
