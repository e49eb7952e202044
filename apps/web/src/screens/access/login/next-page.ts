// Where a customer goes after signing in: the remembered origin if it is a page of this portal, else home.
import { paths, trimSlash } from '../../../lib/place/paths.ts';

const PUBLIC: readonly string[] = [paths.login(), paths.loginPage()].map(trimSlash);

/** `state` is the navigation state the guard left: `{ from: '/billing/' }`. */
export function nextPage(state: unknown, isAvailable: (path: string) => boolean): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return paths.home();
  const [path = ''] = from.split(/[?#]/);
  return isAvailable(path) && !PUBLIC.includes(trimSlash(path)) ? from : paths.home();
}
