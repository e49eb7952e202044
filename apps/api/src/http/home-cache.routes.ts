// HELP-5: the documents' «forget what is cached for home». Nothing of a customer is cached here, so there is
// nothing to forget; the call answers as it must for programs that make it.
import { Problem } from '@portal/contract/errors';
import { clearHomeCache } from '@portal/contract/help/portal-support';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../caller.ts';
import { callerOf } from './access.ts';
import { route } from './route.ts';

export function homeCacheRoutes(
  app: FastifyInstance,
  { isCaller }: { isCaller(caller: Caller, name: string): boolean },
): void {
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
