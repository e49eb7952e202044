// Whether the app goes on with the page as the server has drawn it. What would be different is known only here: who has
// come, what the storages hold, what the page before has sent along.
import { portalBase } from '@portal/market/path';
import { isDrawnFor } from '../../lib/early/early-page.ts';
import { isLogin } from '../../lib/place/paths.ts';
import { isStored } from '../../session/browser-storage.ts';
import { bearer, storedProfile } from '../../session/session.ts';

/** @returns false: the page is drawn anew over what stands there */
export function goesOnAsDrawn(): boolean {
  const { audience, owner, reads } = document.documentElement.dataset;
  const { pathname, search, hash } = window.location;
  const { state } = window.history;
  if (audience === undefined) return false;
  if (isLogin(pathname.slice(portalBase.length) || '/'))
    return bearer() === null && state?.ended !== true && state?.closedUntil === undefined;
  if (hash !== '' || reads?.split(' ').some(isStored)) return false;
  const profile = storedProfile();
  if (owner !== undefined) return profile !== null && isDrawnFor(profile.sub);
  // Drawn once for all, without what stands behind the path.
  const isNobody = bearer() === null && profile === null;
  return isNobody && audience !== 'customer' && search === '' && state === null;
}
