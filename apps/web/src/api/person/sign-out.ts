// Signing out: the token is revoked, now or as soon as the server can hear it; everything stored is cleared at once.
import {
  bearer,
  endSession,
  forgetToRevoke,
  rememberToRevoke,
  tokensToRevoke,
} from '../../session/session.ts';
import { revokeToken } from './session.ts';

/** The guard of the routes then leads to `goTo`, a path of the portal; the root when not given. */
export async function signOut(goTo: string | null = null): Promise<void> {
  const token = bearer();
  // Before the call: a page that is closed meanwhile leaves it to the next one.
  if (token) rememberToRevoke(token);
  if (token) await revoke(token);
  endSession('signed-out', goTo);
}

async function revoke(token: string): Promise<void> {
  if (await revokeToken(token)) forgetToRevoke(token);
}

const AGAIN_MS = 30_000;

/** Until nothing is left to revoke: now, whenever there is a network again, and every half minute. */
export function revokeWhatIsLeft(): () => void {
  const tryAll = () => {
    for (const token of tokensToRevoke()) revoke(token);
  };
  tryAll();
  const timer = setInterval(tryAll, AGAIN_MS);
  window.addEventListener('online', tryAll);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', tryAll);
  };
}
