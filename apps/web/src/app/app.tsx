// The whole page: router, providers, the frames and the table of routes.
import { Route, Routes, useLocation } from 'react-router';
import { BASE } from '../lib/paths.ts';
import { type PortalMap, PortalMapContext } from '../lib/portal-map.ts';
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
import { isOffered, notFound, type RouteEntry, routes } from './routes.ts';
import { SessionEffects } from './session-effects.tsx';
import { publicFrame, signedInFrame, slimFrame, warm } from './warm.ts';

const portalMap: PortalMap = { isAvailable: isOffered, warm, pages: routes };

/** Nobody waits for a page view to be counted. */
const loadPageViews = () => import('./page-views.tsx').then((code) => code.PageViews);

export function App() {
  const PageViews = useLater(loadPageViews);
  return (
    <BrowserRouter basename={BASE}>
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
  const inFrame = (...frames: RouteEntry['frame'][]) =>
    [...routes, notFound].filter(({ frame }) => frames.includes(frame)).map(toRoute);
  return (
    <CrashBoundary page={pathname}>
      <Routes>
        {inFrame('bare')}
        <Route element={<LazyScreen key={publicFrame.id} code={publicFrame} />}>{inFrame('public')}</Route>
        <Route element={<LazyScreen key={slimFrame.id} code={slimFrame} />}>{inFrame('slim')}</Route>
        <Route element={<EitherFrame />}>{inFrame('either')}</Route>
        <Route
          element={
            <RequireSession>
              <LazyScreen code={signedInFrame} />
            </RequireSession>
          }
        >
          {inFrame('signedIn', 'task')}
        </Route>
      </Routes>
    </CrashBoundary>
  );
}

/** The page goes with the customer from one frame to the other when a session begins or ends. */
function EitherFrame() {
  const code = useProfile() ? signedInFrame : publicFrame;
  return <LazyScreen key={code.id} code={code} />;
}

/** Keyed by the code: each screen starts anew, and the addresses of one screen (`/home…`) keep its state. */
function toRoute({ path, code }: RouteEntry) {
  return <Route key={path} path={path} element={<LazyScreen key={code.id} code={code} />} />;
}
