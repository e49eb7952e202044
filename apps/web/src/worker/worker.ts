/// <reference lib="webworker" />
// The service worker: keeps the app's files and its empty page, and nothing of any customer. Answers of the API pass
// by it untouched.

import { isCardPage } from '@portal/card-pages/card-pages';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CARD_SHELL, paths, SHELL } from '../lib/place/paths.ts';

/** Put here when it is built. */
declare const KEPT_FILES: readonly string[];
declare const BUILD: string;
declare const self: ServiceWorkerGlobalScope;

/** It lies at the root of the portal: `/ec`. */
const BASE = self.location.pathname.replace(/\/[^/]*$/, '');

/** A network that is there and does not answer is none. */
const PATIENCE_MS = 5_000;

/** The server's own part of the version: its settings stand in the page. */
const revision = `${BUILD} ${self.location.search}`;

precacheAndRoute([
  ...KEPT_FILES.map((file) => ({ url: `${BASE}/${file}`, revision: null })),
  ...[SHELL, CARD_SHELL].map((path) => ({ url: `${BASE}${path}`, revision })),
]);
cleanupOutdatedCaches();

/** A page is the server's wherever there is a server; the kept one draws the same app. */
registerRoute(
  new NavigationRoute(async ({ event, request, url }) => {
    const { preloadResponse } = event as FetchEvent;
    const asked = Promise.resolve(preloadResponse).then(
      (early: Response | undefined) => early ?? fetch(request),
    );
    return Promise.race([asked, later(PATIENCE_MS)]).catch(async () => (await kept(url)) ?? asked);
  }),
);

/** Under the policy of the page that it stands for. */
function kept({ pathname }: URL): Promise<Response | undefined> {
  return matchPrecache(`${BASE}${isCardPage(pathname.slice(BASE.length)) ? CARD_SHELL : SHELL}`);
}

function later(ms: number): Promise<never> {
  return new Promise((_resolve, reject) => setTimeout(reject, ms));
}

self.addEventListener('activate', (event) => {
  const { navigationPreload } = self.registration;
  event.waitUntil(Promise.all([self.clients.claim(), navigationPreload?.enable()]));
});

/** Title and id: what it is about is read in the portal. */
interface Told {
  id: string;
  title: string;
}

self.addEventListener('push', (event) => {
  const told = event.data?.json() as Told;
  const look = { icon: `${BASE}/icons/icon-192.png`, badge: `${BASE}/icons/badge.png` };
  const show = self.registration.showNotification(told.title, { ...look, tag: told.id, data: told });
  event.waitUntil(Promise.all([show, tellPages()]));
});

/** The number at the bell is no longer what it was. */
async function tellPages(): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage('told');
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { id } = event.notification.data as Told;
  event.waitUntil(self.clients.openWindow(`${BASE}${paths.notifications()}?open=${encodeURIComponent(id)}`));
});

// Asked by a page of this very version; another tab may still live on the files of the one before.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(takeOver());
});

/** A page that has just been left is counted for a moment. */
async function takeOver(): Promise<void> {
  for (const pauseMs of [0, 1_000, 5_000]) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (tabs.length <= 1) return self.skipWaiting();
  }
}
