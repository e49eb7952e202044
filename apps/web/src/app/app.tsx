// The whole page: router, providers, the frames and the table of routes.
import { type ReactNode, useEffect } from 'react';
import { Route } from 'wouter';
import { revokeWhatIsLeft } from '../api/person/sign-out.ts';
import { BASE } from '../lib/place/base.ts';
import { paths } from '../lib/place/paths.ts';
import { type PortalMap, PortalMapContext } from '../lib/place/portal-map.ts';
import { type PlaceProps, PlaceRouter, useLocation } from '../lib/place/router.tsx';
import { onStorageTrouble } from '../session/browser-storage.ts';
import { subscribeToSession, watchOtherTabs } from '../session/session.ts';
import { useProfile } from '../session/use-session.ts';
import { LinkProvider } from '../ui/actions/link.tsx';
import { useToast } from '../ui/layers/toast-context.ts';
import { ToastProvider } from '../ui/layers/toast-provider.tsx';
import { lazyCode, useLazyCode } from '../ui/waiting/lazy-code.ts';
import { noticeCopy } from './app.copy.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { frameAround, warm } from './drawn/warm.ts';
import { PageEffects } from './page-effects.tsx';
import { RequireSession } from './routes/require-session.tsx';
import type { RouteEntry } from './routes/route-entry.ts';
import { RouterLink } from './routes/router-link.tsx';
import { findRoute, isOffered, needsSession, notFound, routes } from './routes/routes.ts';
import { LazyScreen } from './waiting/lazy-screen.tsx';
import { LoadingBar } from './waiting/loading-bar.tsx';

const portalMap: PortalMap = { isAvailable: isOffered, warm, pages: routes };

/** Nobody waits for a page view to be counted. */
const pageViews = lazyCode(() => import('./page-views.tsx').then((code) => code.PageViews));

export function App({ drawn }: Pick<PlaceProps, 'drawn'>) {
  const PageViews = useLazyCode(pageViews);
  return (
    <PlaceRouter drawn={drawn}>
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
    </PlaceRouter>
  );
}

function Pages() {
  const { pathname } = useLocation();
  const route = findRoute(pathname) ?? notFound;
  const { path, code } = route;
  return (
    <CrashBoundary page={pathname}>
      <Route path={path}>
        <Framed route={route}>
          {/* Keyed by the code: each screen starts anew, and the addresses of one screen (`/home…`) keep its state. */}
          <LazyScreen key={code.id} code={code} />
        </Framed>
      </Route>
    </CrashBoundary>
  );
}

function Framed({ route, children }: { route: RouteEntry; children: ReactNode }) {
  const isSignedIn = useProfile() !== null;
  const frame = frameAround(route.frame, isSignedIn);
  const page = frame ? (
    <LazyScreen key={frame.id} code={frame}>
      {children}
    </LazyScreen>
  ) : (
    children
  );
  return needsSession(route) ? <RequireSession>{page}</RequireSession> : page;
}

// What happens to the session outside this page, and the notice that nothing can be stored.
function SessionEffects() {
  const showToast = useToast();

  useEffect(() => watchOtherTabs(), []);
  useEffect(() => revokeWhatIsLeft(), []);

  useEffect(
    () =>
      subscribeToSession((event) => {
        // Somebody else may have signed in: begin anew, with nothing of before on the page.
        if (event === 'replaced') window.location.assign(`${BASE}${paths.home()}`);
      }),
    [],
  );

  useEffect(() => onStorageTrouble(() => showToast({ text: noticeCopy.noStorage })), [showToast]);

  return null;
}
