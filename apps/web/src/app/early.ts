// A small script inside the page, before the first paint: the chosen theme, whose page it is, what it needs first, and when the app's code begins.
import { holdEarlySubmit } from '../lib/early-page.ts';
import { askEarly } from '../lib/http/early.ts';
import { matchPath } from '../lib/match-path.ts';
import { BASE, isLogin, paths } from '../lib/paths.ts';
import { bearer, storedProfile } from '../session/session.ts';
import { applyTheme } from '../session/theme.ts';
import { clientIp, lineOfBusiness, nextRequestId } from '../session/visit.ts';
import { callsFor } from './page-calls.ts';
import { startCode } from './page-start.ts';
import type { PageNeed } from './routes.ts';

/** Of the table of routes, put here when the page is built. */
declare const PAGE_NEEDS: readonly (readonly [path: string, needs: readonly PageNeed[]])[];

function ask(path: string): void {
  for (const [pattern, needs] of PAGE_NEEDS) {
    const match = matchPath(pattern, path);
    if (!match) continue;
    askEarly({ bearer, clientIp, nextRequestId, lineOfBusiness }, callsFor(needs, match.params));
    return;
  }
}

function begin(): void {
  const { classList, dataset } = document.documentElement;
  const { pathname, search } = window.location;
  const path = pathname.slice(BASE.length) || '/';
  if (dataset.audience === 'customer' && storedProfile() === null) {
    // As the guard of the routes does, before a skeleton is seen that is nobody's.
    window.history.replaceState({ from: `${path}${search}`, ended: false }, '', `${BASE}${paths.login()}`);
    window.location.reload();
    return;
  }
  // Drawn for somebody else: out of sight until the app draws it for who has come.
  if (dataset.audience === 'guest' && bearer() !== null) classList.add('not-theirs');
  // Login is live already; a press anywhere else would be lost.
  if (dataset.audience !== undefined && !isLogin(path)) document.documentElement.inert = true;
  ask(path);
  holdEarlySubmit();
  startCode();
}

applyTheme();
begin();
