// A page of a line whose role does not open it says so, instead of an empty page or a refusal.
import type { LinePart } from '@portal/contract/lines/accounts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Service } from '../api/lines/service-list.ts';
import { serviceListQuery } from '../api/person/accounts.ts';
import { lineIn } from '../lib/place/paths.ts';
import { useLocation } from '../lib/place/router.tsx';
import { isGuest, isOpen } from '../shared/line/line-roles.ts';
import { useOwnLines } from '../shared/line-user/use-own-lines.ts';
import { lazyCode } from '../ui/waiting/lazy-code.ts';
import type { RouteEntry } from './routes/route-entry.ts';
import { LazyScreen } from './waiting/lazy-screen.tsx';

const notForYourRole = lazyCode(() =>
  import('../screens/pages/not-for-your-role-screen.tsx').then((m) => m.NotForYourRoleScreen),
);

export interface RoleGateProps {
  route: RouteEntry | undefined;
  children: ReactNode;
}

export function RoleGate({ route, children }: RoleGateProps) {
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
