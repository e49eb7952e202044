// The whole page: router, providers, the frames and the table of routes.
import { useMemo } from 'react';
import { matchPath } from '../lib/match-path.ts';
import { BASE } from '../lib/paths.ts';
import { type PortalMap, PortalMapContext } from '../lib/portal-map.ts';
import { Match, Outlet, useLocation } from '../lib/router.tsx';
import { useProfile } from '../session/use-session.ts';
import { LinkProvider } from '../ui/link.tsx';
import { ToastProvider } from '../ui/toast-provider.tsx';
import { useLater } from '../ui/use-later.ts';
import { noticeCopy } from './app.copy.ts';
import { BrowserRouter } from './browser-router.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { LazyScreen } from './lazy-screen.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { PageEffects } from './page-effects.tsx';
import { RequireSession } from './require-session.tsx';
import { RouterLink } from './router-link.tsx';
import { findRoute, isOffered, needsSession, notFound, type RouteEntry, routes } from './routes.ts';
import { SessionEffects } from './session-effects.tsx';
import { frameAround, warm } from './warm.ts';

const portalMap: PortalMap = { isAvailable: isOffered, warm, pages: routes };

/** Nobody waits for a page view to be counted. */
const loadPageViews = () => import('./page-views.tsx').then((code) => code.PageViews);

export function App() {
  const PageViews = useLater(loadPageViews);
  return (
    <BrowserRouter base={BASE}>
      <LinkProvider component={RouterLink}>
        <PortalMapContext value={portalMap}>
          <ToastProvider closeLabel={noticeCopy.closeToast}>
            <LoadingBar />
            <SessionEffects />
            <Pages />
            <PageEffects />
            {PageViews && <PageViews />}
          </ToastProvider>
        </PortalMapContext>
      </LinkProvider>
    </BrowserRouter>
  );
}

function Pages() {
  const { pathname } = useLocation();
  const route = findRoute(pathname) ?? notFound;
  const { path, code } = route;
  const params = useMemo(() => matchPath(path, pathname)?.params ?? {}, [path, pathname]);
  // Keyed by the code: each screen starts anew, and the addresses of one screen (`/home…`) keep its state.
  const page = <LazyScreen key={code.id} code={code} />;
  return (
    <CrashBoundary page={pathname}>
      <Match params={params} page={page}>
        <Framed route={route} />
      </Match>
    </CrashBoundary>
  );
}

function Framed({ route }: { route: RouteEntry }) {
  const isSignedIn = useProfile() !== null;
  const code = frameAround(route.frame, isSignedIn);
  const page = code ? <LazyScreen key={code.id} code={code} /> : <Outlet />;
  return needsSession(route) ? <RequireSession>{page}</RequireSession> : page;
}
