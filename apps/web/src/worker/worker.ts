/// <reference lib="webworker" />
// The service worker: keeps the app's files and its empty page, and nothing of any customer. Answers of the API pass
// by it untouched.
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { BASE, CARD_SHELL, isCardPage, SHELL } from '../lib/paths.ts';

/** Put here when it is built. */
declare const KEPT_FILES: readonly string[];
declare const BUILD: string;
declare const self: ServiceWorkerGlobalScope;

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

// Only when a customer has asked for the new version.
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting();
});
