// The guard of the signed-in pages; a convenience, because the server checks every call.
import { type ReactNode, useEffect, useState } from 'react';
import { paths } from '../../lib/place/paths.ts';
import { Navigate, useLocation } from '../../lib/place/router.tsx';
import { forgetSessionEnd, lastSessionEnd } from '../../session/session.ts';
import { useProfile } from '../../session/use-session.ts';

export function RequireSession({ children }: { children: ReactNode }) {
  const profile = useProfile();
  const { pathname, search } = useLocation();
  return profile ? children : <Leave from={`${pathname}${search}`} />;
}

function Leave({ from }: { from: string }) {
  const [end] = useState(lastSessionEnd);
  useEffect(forgetSessionEnd, []);
  // Whoever left on purpose starts afresh; an expired session comes back to where it was.
  const comesBack = end === null || end.event === 'refused';
  const state = comesBack
    ? { from, ended: end !== null }
    : end.event === 'closed'
      ? { closedUntil: end.closedUntil }
      : null;
  return <Navigate to={end?.goTo ?? paths.login()} replace state={state} />;
}
