// What a personal token opens: by a table of calls, and nothing that is not in it.
import type { TokenScope } from '@portal/contract/access/personal-tokens';
import type { Call } from '@portal/contract/common';
import { Problem } from '@portal/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../caller.ts';

export function registerPersonalTokens(
  app: FastifyInstance,
  table: Readonly<Record<TokenScope, readonly Call[]>>,
  spend: (caller: Caller) => Promise<void>,
): void {
  const scopeOf = new Map(
    Object.entries(table).flatMap(([scope, calls]) => calls.map(({ id }) => [id, scope as TokenScope])),
  );
  app.addHook('onRequest', async ({ caller, routeOptions }) => {
    if (!caller?.scopes) return;
    const scope = scopeOf.get(routeOptions.config.call?.id ?? '');
    if (!scope || !caller.scopes.includes(scope)) throw new Problem('TOKEN_SCOPE');
    await spend(caller);
  });
}
