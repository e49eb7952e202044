// What a change of page does besides drawing it: title, scroll, focus on the heading or on the code it asks for, one spoken line.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { takeOver } from '../lib/early/early-page.ts';
import { isLogin } from '../lib/place/paths.ts';
import { useLocation } from '../lib/place/router.tsx';
import { settings } from '../lib/settings.ts';
import { titles } from './app.copy.ts';
import type { RouteEntry } from './routes/route-entry.ts';
import { findRoute, notFound } from './routes/routes.ts';

/** A screen whose code takes longer is on its own: the focus is not pulled away from where it went. */
const WAIT_FOR_HEADING_MS = 10_000;

export function PageEffects() {
  const { pathname } = useLocation();
  const shown = useRef<string | null>(null);
  const sheet = useRef<{ code: RouteEntry['code'] | undefined; isOver: boolean } | null>(null);
  const arrival = useArrival();
  const [spoken, setSpoken] = useState('');

  // Before any other effect: login sends what was held.
  useLayoutEffect(takeOver, []);

  useEffect(() => {
    const firstPage = shown.current === null;
    if (shown.current === pathname) return;
    shown.current = pathname;
    const title = titleOf(pathname);
    document.title = title;
    describe(pathname);
    const before = sheet.current;
    sheet.current = { code: findRoute(pathname)?.code, isOver: window.history.state?.isOver === true };
    // A sheet over a page has an address of its own, and moves the focus itself; the page stays where it was.
    const staysThere = before?.code === sheet.current.code && (before?.isOver || sheet.current.isOver);
    if (firstPage || staysThere) return;
    // Back and forward keep the place the browser remembers.
    if (arrival.current !== 'popstate') window.scrollTo(0, 0);
    setSpoken(title);
    return onceShown(focusHeading);
  }, [pathname, arrival]);

  return (
    <p className="sr-only" aria-live="polite">
      {spoken}
    </p>
  );
}

/** The event that the last change of address came with. */
function useArrival(): { readonly current: string } {
  const arrival = useRef('popstate');
  useEffect(() => {
    const note = ({ type }: Event) => {
      arrival.current = type;
    };
    const events = ['popstate', 'pushState', 'replaceState'];
    // Before the router hears of it and draws the page.
    for (const event of events) window.addEventListener(event, note, true);
    return () => {
      for (const event of events) window.removeEventListener(event, note, true);
    };
  }, []);
  return arrival;
}

export function titleOf(pathname: string): string {
  const { brand } = settings();
  if (isLogin(pathname)) return titles.login(brand);
  return titles.page((findRoute(pathname) ?? notFound).title, brand);
}

function describe(pathname: string): void {
  const name = 'description';
  const tag = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (!isLogin(pathname)) {
    tag?.remove();
    return;
  }
  const description =
    tag ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }));
  description.content = titles.loginDescription(settings().brand);
}

/** After the frame that shows the page: to focus lays it out, and before it that would be done twice. */
function onceShown(begin: () => () => void): () => void {
  let stop = () => clearTimeout(timer);
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(() => {
      stop = begin();
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
}

/** Waits for a heading that is still on its way, unless the customer has begun something meanwhile. */
function focusHeading(): () => void {
  if (focusNow()) return () => undefined;
  const before = document.activeElement;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== before || focusNow()) stop();
  });
  const timer = setTimeout(() => observer.disconnect(), WAIT_FOR_HEADING_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

function focusNow(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  // A page that asks for a code or for who it is is there to have it typed; its title is spoken all the same.
  const field = document.querySelector<HTMLElement>(
    'main input:is([autocomplete="one-time-code"], [data-arrival])',
  );
  if (!field) heading.tabIndex = -1;
  (field ?? heading).focus({ preventScroll: true });
  return true;
}
