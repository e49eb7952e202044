// HELP-5: what the documents ask of the server itself: its client’s address, a challenge for machines, and «forget what is cached for home».

import { Problem } from '@portal/contract/errors';
import { clearHomeCache, getBotChallenge, getClientIp } from '@portal/contract/help/portal-support';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../caller.ts';
import type { BotCheck } from '../providers/bot-check/port.ts';
import { callerOf } from './access.ts';
import { route } from './route.ts';

interface PortalSupportNeeds {
  isCaller(caller: Caller, name: string): boolean;
  botCheck: BotCheck;
}

export function portalSupportRoutes(app: FastifyInstance, { isCaller, botCheck }: PortalSupportNeeds): void {
  homeCacheRoutes(app, { isCaller });

  route(app, getClientIp, async ({ request }) => ({ ip: request.ip }));

  route(app, getBotChallenge, async ({ query }) => {
    const challenge = await botCheck.challenge(query.purpose ?? 'checkRegistered');
    if (!challenge) throw new Problem('NOT_FOUND');
    return challenge;
  });
}

/** Nothing of a customer is cached here, so there is nothing to forget; it answers as it must for programs that ask. */
function homeCacheRoutes(app: FastifyInstance, { isCaller }: Pick<PortalSupportNeeds, 'isCaller'>): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, text, done) => done(null, new URLSearchParams(String(text))),
    );
    route(scope, clearHomeCache, async ({ request, reply }) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const user = form.get('userProfileId');
      if (user && !isCaller(callerOf(request), user)) throw new Problem('FORBIDDEN');
      return reply.code(204).send(null);
    });
  });
}
