// The whole portal on a page of its own: the real router, cache, screens and styles; only the server is a stand-in. Going back
// leads out of the runner’s page: that is for journeys.
import { country } from '@portal/market/path';
import '../../src/ui/tokens.css';
import '../../src/ui/base.css';
import { portalBase } from '@portal/market/path';
import { createRoot, type Root } from 'react-dom/client';
import { expect, onTestFinished, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { queryClient } from '../../src/api/kept/query-client.ts';
import { App } from '../../src/app/app.tsx';
import {
  type StoredProfile,
  startRestoreFlag,
  storeBearer,
  storeProfile,
} from '../../src/session/session.ts';
import { storeCookieChoice } from '../../src/session/visit.ts';
import { givenServices, givenSite } from './given.ts';
import { Server } from './server.ts';

const startAddress = window.location.href;
// What is tried again in silence is tried as often, without the wait between.
const { queries = {}, ...others } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });

let root: Root | undefined;

/**
 * @param path without the base
 * @param customer has three services; null is somebody who is not signed in
 */
export async function openPortal(
  path: string,
  customer: StoredProfile | null,
  prepare: (server: Server) => void = () => undefined,
): Promise<Server> {
  const server = new Server();
  // Whatever page it is: the pointer may lie on a link, and the page that it leads to begins to load.
  if (customer) givenServices(server);
  else givenSite(server);
  prepare(server);
  // Here and not in a hook of this file: the page keeps the file for all tests, and hooks belong to the first of them.
  onTestFinished(() => {
    leave();
    expect(server.strangers.join('\n'), 'calls that nobody has told of').toBe('');
  });
  const real = window.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.url.endsWith(`${portalBase}/version.json`)) return Promise.resolve(server.answerVersion());
    return request.url.includes(`/api/${country}/`) ? server.fetch(request) : real(input, init);
  });
  startRestoreFlag();
  if (customer) {
    storeBearer('token-of-the-customer');
    storeProfile(customer);
    storeCookieChoice('read');
  }
  show(path);
  return server;
}

/** Another page as its first: what the tab remembers stays, what was read is read again. */
export function show(path: string, state: unknown = null): void {
  close();
  window.history.replaceState(state, '', `${portalBase}${path}`);
  const place = document.body.appendChild(document.createElement('div'));
  place.id = 'root';
  root = createRoot(place, { onCaughtError: () => {} });
  // As customers have it: strict mode does everything twice, and only in development.
  root.render(<App />);
}

function leave(): void {
  close();
  window.history.replaceState(null, '', startAddress);
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.unstubAllGlobals();
}

function close(): void {
  root?.unmount();
  root = undefined;
  document.querySelector('#root')?.remove();
  queryClient.clear();
}

export const main = page.getByRole('main');
export const heading = main.getByRole('heading', { level: 1 });
export const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
export const part = (name: string | RegExp) => main.getByRole('region', { name });

/** What each of several elements says, once they do. */
export const expectTexts = (found: Locator, said: readonly string[]) =>
  expect.poll(() => found.elements().map(({ textContent }) => textContent)).toEqual(said);

/** The address within the portal. */
export const address = () => window.location.pathname.slice(portalBase.length) + window.location.search;
