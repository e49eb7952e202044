// Around every signed-in screen: the cache of answers, the account that this portal cannot serve, the shell.
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../api/kept/query-client.ts';
import { useLocation } from '../lib/place/router.tsx';
import { SignedInLayout } from '../shell/signed-in-layout.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { FirstVisitGate } from './first-visit-gate.tsx';
import { OnlineGate } from './online-gate.tsx';
import { RoleGate } from './role-gate.tsx';
import { findRoute } from './routes/routes.ts';
import { useServiceGuard } from './routes/use-service-guard.ts';
import { StepUpGate } from './step-up-gate.tsx';
import { Loading } from './waiting/loading.tsx';

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
