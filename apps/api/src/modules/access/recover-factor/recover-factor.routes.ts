// Recovery with a lost second step, asked for in the middle of a sign-in.
import { beginFactorRecovery } from '@portal/contract/access/factor-recovery';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import { workOf } from '../../../http/visitor.ts';
import { toFactorRecovery } from '../../sso/sso.wire.ts';
import type { RecoverFactor } from './recover-factor.ts';

export interface RecoverFactorRouteNeeds {
  recoverFactor: RecoverFactor;
}

export function recoverFactorRoutes(app: FastifyInstance, needs: RecoverFactorRouteNeeds): void {
  route(app, beginFactorRecovery, async ({ body, request, reply }) => {
    const endsAt = await needs.recoverFactor({
      attempt: String(request.headers['x-login-attempt'] ?? ''),
      source: request.ip,
      work: workOf(request),
      answers: body.questions,
    });
    return reply.code(201).send(toFactorRecovery(endsAt));
  });
}
