// What only the server can do is not begun without a network: the page says so before it asks for anything.
import { type ReactNode, useEffect, useState } from 'react';
import { useIsOffline } from '../lib/use-is-offline.ts';
import { lazyCode } from '../ui/waiting/lazy-code.ts';
import type { RouteEntry } from './routes/route-entry.ts';
import { LazyScreen } from './waiting/lazy-screen.tsx';

const offlineScreen = lazyCode(() => import('../screens/pages/plain-page.tsx').then((m) => m.OfflineScreen));

export interface OnlineGateProps {
  route: RouteEntry | undefined;
  children: ReactNode;
}

/** Whoever has begun already keeps what they typed. */
export function OnlineGate({ route, children }: OnlineGateProps) {
  const isOffline = useIsOffline();
  const [isShut, setIsShut] = useState(
    isOffline && (route?.frame === 'task' || route?.needsNetwork === true),
  );
  useEffect(() => {
    if (!isOffline) setIsShut(false);
  }, [isOffline]);
  return isShut ? <LazyScreen code={offlineScreen} /> : children;
}
