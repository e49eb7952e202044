// Reports every page by the pattern of its route, so that no identifier leaves; once a page, whatever redraws.
import { isCardPage } from '@portal/card-pages/card-pages';
import { portalBase } from '@portal/market/path';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { sendPageView } from '../api/assistant.ts';
import { queryClient } from '../api/kept/query-client.ts';
import { privacyChoicesQuery } from '../api/person/agreements.ts';
import { useLocation } from '../lib/place/router.tsx';
import { settings } from '../lib/settings.ts';
import { useProfile } from '../session/use-session.ts';
import { cookieChoice, subscribeToCookieChoice } from '../session/visit.ts';
import { findRoute } from './routes/routes.ts';

/** Lets the page draw first, and a page that only redirects pass. */
const AFTER_MS = 300;

/** A page with a card is served under a policy that admits no outside analytics, also on the pages after it. */
const cameToCardPage = isCardPage(window.location.pathname.slice(portalBase.length));
let outsideRuns = false;

export function PageViews() {
  const { pathname } = useLocation();
  const isAllowed = useSyncExternalStore(subscribeToCookieChoice, cookieChoice) === 'read';
  const consent = useTrackingChoice(isAllowed) && isAllowed;
  useBuiltInCount(pathname);
  useOutside(pathname, consent);
  return null;
}

/** Of who is signed in it is asked besides: off until switched on, and off again at once. */
function useTrackingChoice(isAsked: boolean): boolean {
  const { ga4Id, matomoUrl } = settings();
  const isSignedIn = useProfile() !== null;
  const isEnabled = isAsked && isSignedIn && (ga4Id !== '' || matomoUrl !== '');
  // It stands beside the pages, which have their own provider.
  const { data } = useQuery({ ...privacyChoicesQuery, enabled: isEnabled }, queryClient);
  const isGranted = data?.some(({ id, granted }) => id === 'tracking' && granted) ?? false;
  useEffect(() => {
    // A script that runs cannot be taken back.
    if (isSignedIn && data && !isGranted && outsideRuns) window.location.reload();
  }, [isSignedIn, data, isGranted]);
  return !isSignedIn || isGranted;
}

function nameOf(pathname: string): string {
  const pattern = findRoute(pathname)?.path ?? '/otra';
  return pattern === '/' ? portalBase : `${portalBase}${pattern}`;
}

function useBuiltInCount(pathname: string): void {
  const reported = useRef<string | null>(null);
  // Nothing at all is sent from a page with a card: its view is told when the customer has left it.
  const held = useRef<string[]>([]);
  useEffect(() => {
    if (reported.current === pathname) return;
    const timer = setTimeout(() => {
      reported.current = pathname;
      held.current.push(nameOf(pathname));
      if (isCardPage(pathname)) return;
      for (const name of held.current.splice(0)) sendPageView(name);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
}

function useOutside(pathname: string, consent: boolean): void {
  const { ga4Id, matomoUrl } = settings();
  const reported = useRef<string | null>(null);
  const wanted = consent && !cameToCardPage && (ga4Id !== '' || matomoUrl !== '');
  useEffect(() => {
    if (!wanted) return;
    if (isCardPage(pathname)) {
      // A script that runs cannot be taken back: the card is typed in a page that never had it.
      if (outsideRuns) window.location.reload();
      return;
    }
    if (reported.current === pathname) return;
    const timer = setTimeout(() => {
      reported.current = pathname;
      outsideRuns = true;
      const page = { url: `${window.location.origin}${nameOf(pathname)}`, title: document.title };
      import('./outside-analytics.ts').then(({ tellOutside }) => tellOutside(page)).catch(() => undefined);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [pathname, wanted]);
}
