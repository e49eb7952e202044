// Beginning a page before it is drawn: its code, the signed-in frame around it, its first data.
import { matchPath } from 'react-router';
import { bearer } from '../session/session.ts';
import { lazyCode } from './lazy-code.ts';
import { findRoute, notFound } from './routes.ts';

/** Kept out of the first page's weight: whoever signs in needs neither the shell nor the cache yet. */
export const signedInFrame = lazyCode(() => import('./signed-in-frame.tsx').then((m) => m.SignedInFrame));

/** A link under the finger, the first address, the page after a login. */
export function warm(pathname: string): void {
  const route = findRoute(pathname) ?? notFound;
  route.code.start();
  if (route.frame === 'bare') return;
  signedInFrame.start();
  const { needs } = route;
  if (!needs || bearer() === null) return;
  const params = matchPath(route.path, pathname)?.params ?? {};
  // A failure here is no loss: the screen asks for its data itself.
  import('./page-data.ts').then(({ prefetch }) => prefetch(needs, params)).catch(() => undefined);
}
