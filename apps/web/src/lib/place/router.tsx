// Where the customer is and how to go elsewhere: wouter's router, with the whole address as one place.
import { portalBase } from '@portal/market/path';
import { createContext, type ReactNode, startTransition, use, useLayoutEffect, useState } from 'react';
import { type BaseLocationHook, Redirect, Router, useParams, useLocation as usePlace } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

export interface Location {
  /** Without the base. */
  pathname: string;
  search: string;
  hash: string;
  /** What the page before has sent along; it outlives a reload, and anybody may have planted it. */
  // biome-ignore lint/suspicious/noExplicitAny: each page checks what it finds here
  state: any;
}

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

/** Takes a path without the base. */
export type Navigate = (to: string, options?: NavigateOptions) => void;

const placeNow = (): Location => ({
  pathname: window.location.pathname,
  search: window.location.search,
  hash: window.location.hash,
  state: window.history.state,
});

/** With the base. */
const PlaceContext = createContext<Location>({ pathname: '', search: '', hash: '', state: null });

/** wouter has the history tell of the last two. */
const CHANGES = ['popstate', 'hashchange', 'pushState', 'replaceState'];

export interface PlaceProps {
  /** On the server: path and query of the page that is drawn. */
  drawn?: { pathname: string; search: string } | undefined;
  children: ReactNode;
}

/**
 * Below it the address is what is drawn. A page that one goes to is drawn in slices, so that a phone answers meanwhile, and
 * the page before stands until then; after a page that only leads elsewhere the next is drawn at once, since nothing stands there.
 */
export function PlaceRouter({ drawn, children }: PlaceProps) {
  const [place, setPlace] = useState(() => (drawn ? { ...drawn, hash: '', state: null } : placeNow()));
  useLayoutEffect(() => {
    const follow = () => setPlace((known) => (isPlaceNow(known) ? known : placeNow()));
    const hear = ({ type }: Event) => (type === 'replaceState' ? follow() : startTransition(follow));
    for (const change of CHANGES) window.addEventListener(change, hear);
    // What is drawn first may have led elsewhere already.
    follow();
    return () => {
      for (const change of CHANGES) window.removeEventListener(change, hear);
    };
  }, []);
  return (
    <PlaceContext value={place}>
      <Router base={portalBase} hook={useDrawnPath}>
        {children}
      </Router>
    </PlaceContext>
  );
}

function isPlaceNow({ pathname, search, hash, state }: Location): boolean {
  const now = placeNow();
  return pathname === now.pathname && search === now.search && hash === now.hash && state === now.state;
}

const useDrawnPath: BaseLocationHook = () => [use(PlaceContext).pathname, navigate];

export function useLocation(): Location {
  const [pathname] = usePlace();
  return { ...use(PlaceContext), pathname };
}

/** A word of the path by its name, as `paths` was given it; the router leaves a slash and the like encoded. */
export function usePathWord(name: string): string | undefined {
  const word = useParams()[name];
  try {
    return word && decodeURIComponent(word);
  } catch {
    return word;
  }
}

const go: Navigate = (to, options) => navigate(`${portalBase}${to}`, options);

/** The same function for as long as the app lives. */
export function useNavigate(): Navigate {
  return go;
}

/** Leads elsewhere by being drawn; to another place again when it is told so. */
export function Navigate(place: NavigateOptions & { to: string }) {
  return <Redirect key={place.to} {...(place as { to: string })} />;
}
