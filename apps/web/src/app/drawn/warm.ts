// Beginning a page before it is drawn: its code, the signed-in frame around it, its first data.
import { matchPath } from '../../lib/place/match-path.ts';
import { bearer, storedProfile } from '../../session/session.ts';
import { type LazyCode, lazyCode } from '../../ui/waiting/lazy-code.ts';
import type { RouteEntry } from '../routes/route-entry.ts';
import { findRoute, notFound } from '../routes/routes.ts';

/** Kept out of the first page's weight: whoever signs in needs neither the shell nor the cache yet. */
const signedInFrame = lazyCode(() => import('../signed-in-frame.tsx').then((m) => m.SignedInFrame));

/** The public site's frame, which the login page does without, and its quiet sister. */
const publicFrame = lazyCode(() => import('./public-pages.tsx').then((m) => m.PublicPages));
const slimFrame = lazyCode(() => import('./slim-pages.tsx').then((m) => m.SlimPages));

/** What must be there around a page; `either` and `calm` go with the customer from one frame to the other. */
export function frameAround(frame: RouteEntry['frame'], isSignedIn: boolean): LazyCode | undefined {
  const frames = {
    bare: undefined,
    public: publicFrame,
    either: isSignedIn ? signedInFrame : publicFrame,
    calm: isSignedIn ? signedInFrame : slimFrame,
    slim: slimFrame,
    signedIn: signedInFrame,
    task: signedInFrame,
  };
  return frames[frame];
}

export interface WarmOptions {
  /** The page holds its answers already. */
  hasAnswers?: boolean;
}

/**
 * A link under the finger, the first address, the page after a login.
 * @returns whether the code has come; false: its screen says that it could not be loaded
 */
export function warm(pathname: string, { hasAnswers = false }: WarmOptions = {}): Promise<boolean> {
  const route = findRoute(pathname) ?? notFound;
  const frame = frameAround(route.frame, storedProfile() !== null);
  const code = Promise.allSettled([route.code.promise(), frame?.promise()]).then((parts) =>
    parts.every(({ status }) => status === 'fulfilled'),
  );
  const { needs } = route;
  if (!needs || hasAnswers) return code;
  const session = bearer();
  const params = matchPath(route.path, pathname)?.params ?? {};
  const { search } = window.location;
  // Its file may be missing: the screen asks for its data itself. Before a login the file alone is fetched, and
  // after a session that has ended meanwhile nothing is asked.
  import('./page-data.ts')
    .then(({ prefetch }) =>
      session !== null && session === bearer() ? prefetch(needs, { params, search }) : undefined,
    )
    .catch(() => undefined);
  return code;
}
