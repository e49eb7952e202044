// What a personal token opens: by a table of calls, and nothing that is not in it.
import type { TokenScope } from '@portal/contract/access/personal-tokens';
import type { Call } from '@portal/contract/common';
import { Problem } from '@portal/contract/errors';
import type { Caller } from '../caller.ts';

/** Asked before anything is compared with the caller's lines: what is refused tells nothing of them. */
export function personalTokenGate(
  table: Readonly<Record<TokenScope, readonly Call[]>>,
  spend: (caller: Caller) => Promise<void>,
): (caller: Caller, call: Pick<Call, 'id'> | undefined) => Promise<void> {
  const scopeOf = new Map(
    Object.entries(table).flatMap(([scope, calls]) => calls.map(({ id }) => [id, scope as TokenScope])),
  );
  return async (caller, call) => {
    if (!caller.scopes) return;
    const scope = scopeOf.get(call?.id ?? '');
    if (!scope || !caller.scopes.includes(scope)) throw new Problem('TOKEN_SCOPE');
    await spend(caller);
  };
}
