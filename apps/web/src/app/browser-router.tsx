// The browser's history as a navigator of the router: the router's own brings 4 kB of forms and server rendering.
import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { createPath, type Location, NavigationType, type Navigator, Router } from 'react-router';

interface Arrival {
  location: Location;
  action: NavigationType;
}

/** What the router keeps in `history.state` beside the address. */
interface Kept {
  usr: unknown;
  key: string;
}

function arrival(action: NavigationType): Arrival {
  const { pathname, search, hash } = window.location;
  const kept = window.history.state as Partial<Kept> | null;
  const location = { pathname, search, hash, state: kept?.usr ?? null, key: kept?.key ?? 'default' };
  return { location, action };
}

function toKeep(state: unknown): Kept {
  return { usr: state ?? null, key: crypto.getRandomValues(new Uint32Array(1)).join('') };
}

type Listener = (next: Arrival) => void;

/** Tells of every change of address, ours and those of back and forward. */
function openHistory(): { navigator: Navigator; listen: (listener: Listener) => () => void } {
  const listeners = new Set<Listener>();
  const tell = (action: NavigationType) => {
    for (const listener of listeners) listener(arrival(action));
  };
  window.addEventListener('popstate', () => tell(NavigationType.Pop));
  const createHref: Navigator['createHref'] = (to) => (typeof to === 'string' ? to : createPath(to));
  return {
    navigator: {
      createHref,
      go: (delta) => window.history.go(delta),
      push: (to, state) => {
        window.history.pushState(toKeep(state), '', createHref(to));
        tell(NavigationType.Push);
      },
      replace: (to, state) => {
        window.history.replaceState(toKeep(state), '', createHref(to));
        tell(NavigationType.Replace);
      },
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const { navigator: browserNavigator, listen } = openHistory();

export function BrowserRouter({ basename, children }: { basename: string; children: ReactNode }) {
  const [{ location, action }, setArrival] = useState(() => arrival(NavigationType.Pop));
  useLayoutEffect(() => listen((next) => startTransition(() => setArrival(next))), []);
  return (
    <Router basename={basename} location={location} navigationType={action} navigator={browserNavigator}>
      {children}
    </Router>
  );
}
