// The whole page: router, providers, the frames and the table of routes.
import { Route, Routes, useLocation } from 'react-router';
import { BASE } from '../lib/paths.ts';
import { type PortalMap, PortalMapContext } from '../lib/portal-map.ts';
import { LinkProvider } from '../ui/link.tsx';
import { ToastProvider } from '../ui/toast-provider.tsx';
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
import { signedInFrame, warm } from './warm.ts';

const portalMap: PortalMap = { isAvailable: isOffered, warm, pages: routes };

export function App() {
  return (
    <BrowserRouter basename={BASE}>
      <LinkProvider component={RouterLink}>
        <PortalMapContext value={portalMap}>
          <ToastProvider closeLabel={noticeCopy.closeToast}>
            <LoadingBar />
            <SessionEffects />
            <Pages />
            <PageEffects />
          </ToastProvider>
        </PortalMapContext>
      </LinkProvider>
    </BrowserRouter>
  );
}

function Pages() {
  const { pathname } = useLocation();
  const bare = [...routes.filter(({ frame }) => frame === 'bare'), notFound];
  const signedIn = routes.filter(({ frame }) => frame !== 'bare');
  return (
    <CrashBoundary page={pathname}>
      <Routes>
        {bare.map(toRoute)}
        <Route
          element={
            <RequireSession>
              <LazyScreen code={signedInFrame} />
            </RequireSession>
          }
        >
          {signedIn.map(toRoute)}
        </Route>
      </Routes>
    </CrashBoundary>
  );
}

/** Keyed by the code: each screen starts anew, and the addresses of one screen (`/home…`) keep its state. */
function toRoute({ path, code }: RouteEntry) {
  return <Route key={path} path={path} element={<LazyScreen key={code.id} code={code} />} />;
}
