// The whole page: router, providers, the frames and the table of routes.
import { portalBase } from '@portal/market/path';
import { type MouseEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Route } from 'wouter';
import { revokeWhatIsLeft } from '../api/person/sign-out.ts';
import { requestsRunning, subscribeToActivity } from '../lib/http/request.ts';
import { pathIn, paths } from '../lib/place/paths.ts';
import { type PortalMap, PortalMapContext } from '../lib/place/portal-map.ts';
import { Navigate, type PlaceProps, PlaceRouter, useLocation, useNavigate } from '../lib/place/router.tsx';
import { onStorageTrouble } from '../session/browser-storage.ts';
import { forgetSessionEnd, lastSessionEnd, subscribeToSession, watchOtherTabs } from '../session/session.ts';
import { useProfile } from '../session/use-session.ts';
import { type LinkProps, LinkProvider } from '../ui/actions/link.tsx';
import { ToastProvider, useToast } from '../ui/layers/toast.tsx';
import { lazyCode, useLazyCode } from '../ui/waiting/lazy-code.ts';
import { noticeCopy } from './app.copy.ts';
import styles from './app.module.css';
import { CrashBoundary } from './crash-boundary.tsx';
import { frameAround, warm } from './drawn/warm.ts';
import { PageEffects } from './page-effects.tsx';
import type { RouteEntry } from './routes/route-entry.ts';
import { findRoute, isOffered, needsSession, notFound, routes } from './routes/routes.ts';
import { LazyScreen } from './waiting/loading.tsx';

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
        if (event === 'replaced') window.location.assign(`${portalBase}${paths.home()}`);
      }),
    [],
  );

  useEffect(() => onStorageTrouble(() => showToast({ text: noticeCopy.noStorage })), [showToast]);

  return null;
}

/** The guard of the signed-in pages; a convenience, because the server checks every call. */
function RequireSession({ children }: { children: ReactNode }) {
  const profile = useProfile();
  const { pathname, search } = useLocation();
  return profile ? children : <Leave from={`${pathname}${search}`} />;
}

function Leave({ from }: { from: string }) {
  const [end] = useState(lastSessionEnd);
  useEffect(forgetSessionEnd, []);
  // Whoever left on purpose starts afresh; an expired session comes back to where it was.
  const comesBack = end === null || end.event === 'refused';
  const state = comesBack
    ? { from, ended: end !== null }
    : end.event === 'closed'
      ? { closedUntil: end.closedUntil }
      : null;
  return <Navigate to={end?.goTo ?? paths.login()} replace state={state} />;
}

/** The kit's links, routed: a page begins to load while the finger or the pointer is still on its link. */
function RouterLink({ href, onClick, onPointerEnter, onFocus, children, ...rest }: LinkProps) {
  const address = `${portalBase}${href}`;
  const navigate = useNavigate();
  const begin = () => warm(pathIn(href));
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || rest.target || rest.download !== undefined) return;
    event.preventDefault();
    // The page one is on already makes no second entry in the history.
    const { pathname, search } = window.location;
    navigate(href, { replace: address === `${pathname}${search}` });
  };
  return (
    <a
      {...rest}
      href={address}
      onClick={follow}
      onPointerEnter={(event) => {
        begin();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        begin();
        onFocus?.(event);
      }}
    >
      {children}
    </a>
  );
}

/** Not asking for a new tab or window. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** The global loading sign: a thin line at the top while any request runs. */
function LoadingBar() {
  const running = useSyncExternalStore(subscribeToActivity, requestsRunning, () => 0);
  return running > 0 ? <div className={styles.bar} aria-hidden="true" /> : null;
}
