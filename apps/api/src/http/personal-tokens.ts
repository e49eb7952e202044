// What a personal token opens: the calls whose policy names one of its scopes, and nothing else.
import type { Call } from '@portal/contract/common';
import { Problem } from '@portal/contract/errors';
import type { Caller } from '../caller.ts';

/** Asked before anything is compared with the caller's lines: what is refused tells nothing of them. */
export function personalTokenGate(
  spend: (caller: Caller) => Promise<void>,
): (caller: Caller, call: Pick<Call, 'policy'>) => Promise<void> {
  return async (caller, { policy }) => {
    if (!caller.scopes) return;
    const scope = policy.access === 'public' ? undefined : policy.tokenScope;
    if (!scope || !caller.scopes.includes(scope)) throw new Problem('TOKEN_SCOPE');
    await spend(caller);
  };
}
