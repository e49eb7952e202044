// Where the customer is and how to go elsewhere, with the names that everybody knows from react-router: its few
// functions that this portal uses weigh six kilobytes more on every page (docs/decisions).
import { createContext, type ReactNode, use, useCallback, useEffect } from 'react';
import type { Params } from './match-path.ts';

export interface Location {
  /** Without the base. */
  pathname: string;
  search: string;
  hash: string;
  /** What the page before has sent along; it outlives a reload, and anybody may have planted it. */
  // biome-ignore lint/suspicious/noExplicitAny: each page checks what it finds here
  state: any;
}

/** How the customer came: back, forward and the first page are `POP`. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

/** The browser's history; paths with the base. */
export interface History {
  go(delta: number): void;
  push(path: string, state: unknown): void;
  replace(path: string, state: unknown): void;
}

export interface Place {
  location: Location;
  navigationType: NavigationType;
}

export interface NavigateOptions {
  replace?: boolean | undefined;
  state?: unknown;
}

/** A path without the base, or how many pages back. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

const nowhere: Place = {
  location: { pathname: '/', search: '', hash: '', state: null },
  navigationType: 'POP',
};
const PlaceContext = createContext(nowhere);
const RouterContext = createContext<{ base: string; history: History | null }>({ base: '', history: null });
const ParamsContext = createContext<Params>({});
const OutletContext = createContext<ReactNode>(null);

export interface RouterProps {
  router: { base: string; history: History };
  place: Place;
  children: ReactNode;
}

export function Router({ router, place, children }: RouterProps) {
  return (
    <RouterContext value={router}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </RouterContext>
  );
}

export interface MatchProps {
  params: Params;
  /** What the frame around it shows as its `Outlet`. */
  page: ReactNode;
  children: ReactNode;
}

export function Match({ params, page, children }: MatchProps) {
  return (
    <ParamsContext value={params}>
      <OutletContext value={page}>{children}</OutletContext>
    </ParamsContext>
  );
}

export function Outlet(): ReactNode {
  return use(OutletContext);
}

export function useLocation(): Location {
  return use(PlaceContext).location;
}

export function useNavigationType(): NavigationType {
  return use(PlaceContext).navigationType;
}

export function useParams(): Params {
  return use(ParamsContext);
}

/** The same function for as long as the app lives. */
export function useNavigate(): Navigate {
  const { base, history } = use(RouterContext);
  return useCallback(
    (to, { replace = false, state = null } = {}) => {
      if (typeof to === 'number') history?.go(to);
      else history?.[replace ? 'replace' : 'push'](withBase(base, to), state);
    },
    [base, history],
  );
}

/** A path as the browser's address bar has it. */
export function useHref(to: string): string {
  return withBase(use(RouterContext).base, to);
}

/** The root with its slash, as the server has it: a redirect on reload would lose the state. */
function withBase(base: string, to: string): string {
  return `${base}${to}`;
}

/** Leads elsewhere by being drawn. */
export function Navigate({ to, replace, state }: NavigateOptions & { to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace, state }), [navigate, to, replace, state]);
  return null;
}
