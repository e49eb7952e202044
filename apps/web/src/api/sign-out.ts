// Signing out: the token is revoked, then everything stored is cleared, whatever the call answered.
import { bearer, endSession } from '../session/session.ts';
import { revokeToken } from './session.ts';

/** The guard of the routes then leads to `goTo`, a path of the portal; the root when not given. */
export async function signOut(goTo: string | null = null): Promise<void> {
  const token = bearer();
  if (token) await revokeToken(token);
  endSession('signed-out', goTo);
}
