// A second step that is about to be taken off: seen and stopped by who is signed in, stopped by who has the link.
import {
  getFactorRecovery,
  stopFactorRecovery,
  stopFactorRecoveryByLink,
} from '@portal/contract/access/factor-recovery';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../http/access.ts';
import { route } from '../../http/route.ts';
import type { Sso } from './sso.ts';
import { toFactorRecovery } from './sso.wire.ts';

export interface RecoveryRouteNeeds {
  sso: Pick<Sso, 'recovery'>;
}

export function recoveryRoutes(app: FastifyInstance, { sso: { recovery } }: RecoveryRouteNeeds): void {
  route(app, getFactorRecovery, async ({ request }) =>
    toFactorRecovery(await recovery.endsAt(callerOf(request).userId)),
  );

  route(app, stopFactorRecovery, async ({ request, reply }) => {
    await recovery.stop(callerOf(request).userId);
    return reply.code(204).send(null);
  });

  route(app, stopFactorRecoveryByLink, async ({ body, reply }) => {
    await recovery.stopByLink(body.token);
    return reply.code(204).send(null);
  });
}
