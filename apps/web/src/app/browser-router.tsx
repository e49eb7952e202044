// The browser's history behind the router.
import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { type History, type NavigationType, type Place, Router } from '../lib/router.tsx';

function placeNow(base: string, navigationType: NavigationType): Place {
  const { pathname, search, hash } = window.location;
  // What this router keeps beside the address, unless another program has written there.
  const kept: { usr?: unknown } | null = window.history.state;
  const within = pathname.toLowerCase().startsWith(base) ? pathname.slice(base.length) : pathname;
  return { location: { pathname: within || '/', search, hash, state: kept?.usr ?? null }, navigationType };
}

type Listener = (how: NavigationType) => void;

/** Tells of every change of address, ours and those of back and forward. */
function openHistory(): { history: History; listen: (listener: Listener) => () => void } {
  const listeners = new Set<Listener>();
  const tell = (how: NavigationType) => {
    for (const listener of listeners) listener(how);
  };
  window.addEventListener('popstate', () => tell('POP'));
  const history: History = {
    go: (delta) => window.history.go(delta),
    push: (path, state) => {
      window.history.pushState({ usr: state }, '', path);
      tell('PUSH');
    },
    replace: (path, state) => {
      window.history.replaceState({ usr: state }, '', path);
      tell('REPLACE');
    },
  };
  const listen = (listener: Listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { history, listen };
}

const { history, listen } = openHistory();

export function BrowserRouter({ base, children }: { base: string; children: ReactNode }) {
  const [place, setPlace] = useState(() => placeNow(base, 'POP'));
  const router = useMemo(() => ({ base, history }), [base]);
  useLayoutEffect(() => listen((how) => startTransition(() => setPlace(placeNow(base, how)))), [base]);
  return (
    <Router router={router} place={place}>
      {children}
    </Router>
  );
}
