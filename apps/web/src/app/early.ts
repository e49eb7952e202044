// A small script inside the page, before the first paint: the chosen theme, and the calls for what the page needs first
// while the code of the app is on its way.
import { askEarly } from '../lib/http/early.ts';
import { matchPath } from '../lib/match-path.ts';
import { BASE } from '../lib/paths.ts';
import { bearer } from '../session/session.ts';
import { applyTheme } from '../session/theme.ts';
import { clientIp, lineOfBusiness, nextRequestId } from '../session/visit.ts';
import { callsFor } from './page-calls.ts';
import type { PageNeed } from './routes.ts';

/** Of the table of routes, put here when the page is built. */
declare const PAGE_NEEDS: readonly (readonly [path: string, needs: readonly PageNeed[]])[];

function begin(): void {
  const { pathname } = window.location;
  const path = pathname.slice(BASE.length) || '/';
  for (const [pattern, needs] of PAGE_NEEDS) {
    const match = matchPath(pattern, path);
    if (!match) continue;
    askEarly({ bearer, clientIp, nextRequestId, lineOfBusiness }, callsFor(needs, match.params));
    return;
  }
}

applyTheme();
begin();
