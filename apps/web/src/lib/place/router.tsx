// Where the customer is and how to go elsewhere: wouter's hooks as one place.
import { Redirect, useLocation as usePlace } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';

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
  replace?: boolean | undefined;
  state?: unknown;
}

/** Takes a path without the base. */
export type Navigate = (to: string, options?: NavigateOptions) => void;

let drawnSearch = '';

/** On the server, which draws one page at a time: what stands behind the path of its address. */
export function provideSearch(search: string): void {
  drawnSearch = search;
}

const searchNow = () => globalThis.location?.search ?? drawnSearch;
const hashNow = () => globalThis.location?.hash ?? '';
const stateNow = () => globalThis.history?.state ?? null;

export function useLocation(): Location {
  const [pathname] = usePlace();
  const search = useLocationProperty(searchNow, searchNow);
  const hash = useLocationProperty(hashNow, hashNow);
  return { pathname, search, hash, state: useLocationProperty(stateNow, stateNow) };
}

/** The same function for as long as the app lives. */
export function useNavigate(): Navigate {
  const [, navigate] = usePlace();
  return navigate as Navigate;
}

/** Leads elsewhere by being drawn; to another place again when it is told so. */
export function Navigate(place: NavigateOptions & { to: string }) {
  return <Redirect key={place.to} {...(place as { to: string })} />;
}
