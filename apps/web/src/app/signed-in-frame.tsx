// Around every signed-in screen: the cache of answers, the account that this portal cannot serve, the shell.
import type { LinePart } from '@portal/contract/lines/accounts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { queryClient } from '../api/kept/query-client.ts';
import { type Service, serviceListQuery } from '../api/lines/service-list.ts';
import { signOut } from '../api/person/sign-out.ts';
import { lineIn, paths, samePath } from '../lib/place/paths.ts';
import { useLocation, useNavigate } from '../lib/place/router.tsx';
import { answerStepUp, isStepUpAsked, watchStepUp } from '../lib/step-up.ts';
import { useIsOffline } from '../lib/use-is-offline.ts';
import { useProfile } from '../session/use-session.ts';
import { isGuest, isOpen } from '../shared/line/line-roles.ts';
import { useOwnLines } from '../shared/line-user/use-own-lines.ts';
import { SignedInLayout } from '../shell/signed-in-layout.tsx';
import { useToast } from '../ui/layers/toast.tsx';
import { lazyCode, useLazyCode } from '../ui/waiting/lazy-code.ts';
import { noticeCopy } from './app.copy.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import type { RouteEntry } from './routes/route-entry.ts';
import { findRoute } from './routes/routes.ts';
import { LazyScreen, Loading } from './waiting/loading.tsx';

// A page of a line whose role does not open it says so, instead of an empty page or a refusal.
const notForYourRole = lazyCode(() =>
  import('../screens/pages/not-for-your-role-screen.tsx').then((m) => m.NotForYourRoleScreen),
);

interface RoleGateProps {
  route: RouteEntry | undefined;
  children: ReactNode;
}

function RoleGate({ route, children }: RoleGateProps) {
  const { data } = useQuery(serviceListQuery);
  const { search } = useLocation();
  const own = useOwnLines(route?.requires === 'records' ? (data?.services ?? []) : []);
  if (!(route?.requires && data)) return children;
  const named = lineIn(search);
  if (!isClosed(data.services, route.requires, named)) return children;
  // Not yet known to be theirs to read, or not.
  if (own === null) return null;
  const isOwn = named === null ? own.length > 0 : own.includes(named);
  return isOwn ? children : <LazyScreen code={notForYourRole} />;
}

/** The line that the address names; without one, each that they have. Whoever has no line is told so by the page. */
function isClosed(services: readonly Service[], part: LinePart, named: string | null): boolean {
  const line = services.find(({ number }) => number === named);
  if (line) return !isOpen(line, part);
  return services.some(isGuest) && services.every((service) => !isOpen(service, part));
}

// Lets the first visit's welcome and tour in, over home. Nobody else downloads them.
const HOME = [paths.home(), paths.homeWithServices(), paths.homeWithoutServices()];

const firstVisit = lazyCode(() => import('../screens/tour/first-visit.tsx').then((code) => code.FirstVisit));

function FirstVisitGate() {
  const { pathname } = useLocation();
  const isNew = useProfile()?.onBoarding === true;
  const onTour = samePath(pathname, paths.homeWithOnBoarding());
  const isWanted = onTour || (isNew && HOME.some((path) => samePath(path, pathname)));
  return isWanted ? <Wanted onTour={onTour} /> : null;
}

function Wanted({ onTour }: { onTour: boolean }) {
  const navigate = useNavigate();
  const FirstVisit = useLazyCode(firstVisit);
  const isMissing = firstVisit.failure() !== undefined;
  // A tour that cannot be had is no reason to stand still: home without it.
  useEffect(() => {
    if (isMissing && onTour) navigate(paths.homeWithServices(), { replace: true });
  }, [isMissing, onTour, navigate]);
  return FirstVisit ? <FirstVisit /> : null;
}

// The dialog that a call can raise wherever it stands: its code comes when it is asked for.
const dialog = lazyCode(() => import('../shared/profile/step-up-dialog.tsx').then((m) => m.StepUpDialog));

function StepUpGate() {
  const isAsked = useSyncExternalStore(watchStepUp, isStepUpAsked, () => false);
  return isAsked ? <Asked /> : null;
}

function Asked() {
  const Dialog = useLazyCode(dialog);
  const showToast = useToast();
  // Whoever waits for the answer would wait for ever.
  useEffect(() => {
    dialog.promise().catch(() => {
      answerStepUp(false);
      showToast({ kind: 'danger', text: noticeCopy.noStepUp });
    });
  }, [showToast]);
  return Dialog ? <Dialog /> : null;
}

export function SignedInFrame({ children }: { children?: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Guarded>{children}</Guarded>
    </QueryClientProvider>
  );
}

function Guarded({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const route = findRoute(pathname);
  const leaving = useServiceGuard();
  if (leaving) return <Loading />;
  return (
    <>
      <SignedInLayout task={route?.frame === 'task'}>
        <CrashBoundary page={pathname}>
          <OnlineGate key={route?.code.id} route={route}>
            <RoleGate route={route}>{children}</RoleGate>
          </OnlineGate>
        </CrashBoundary>
      </SignedInLayout>
      <FirstVisitGate />
      <StepUpGate />
    </>
  );
}

// An account whose only services are satellite television, GPON or WTTX is signed out and told so.

/** True while such an account is on its way out. */
function useServiceGuard(): boolean {
  const { data } = useQuery(serviceListQuery);
  const leaving = data?.onlyHidden === true;
  useEffect(() => {
    if (leaving) signOut(paths.servicesUnavailable());
  }, [leaving]);
  return leaving;
}

// What only the server can do is not begun without a network: the page says so before it asks for anything.
const offlineScreen = lazyCode(() => import('../screens/pages/plain-page.tsx').then((m) => m.OfflineScreen));

interface OnlineGateProps {
  route: RouteEntry | undefined;
  children: ReactNode;
}

/** Whoever has begun already keeps what they typed. */
function OnlineGate({ route, children }: OnlineGateProps) {
  const isOffline = useIsOffline();
  const [isShut, setIsShut] = useState(
    isOffline && (route?.frame === 'task' || route?.needsNetwork === true),
  );
  useEffect(() => {
    if (!isOffline) setIsShut(false);
  }, [isOffline]);
  return isShut ? <LazyScreen code={offlineScreen} /> : children;
}
