// What the network may do to a call on its way.
import { type BrowserContext, expect, type Page, type Request, type Route } from '@playwright/test';

export const PAYMENTS = '**/paymentManagement/payment';

/**
 * The server gets the next payment, and its answer never reaches the page.
 * Resolves when the server has answered; until then the page waits, afterwards too.
 */
export function dropAnswerOf(page: Page): Promise<void> {
  return new Promise((resolve, reject) => {
    page
      .route(PAYMENTS, async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        await route.fetch();
        resolve();
      })
      .catch(reject);
  });
}

/** However a payment stands, its outcome is not known yet: in every tab, until the answer is called. */
export async function holdOutcomes(context: BrowserContext): Promise<() => Promise<void>> {
  let isHeld = true;
  await context.route(/\/paymentManagement\/payment\?/, async (route) => {
    if (!isHeld) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"authorized"', '"pendingAuthorization"');
    await route.fulfill({ response, body });
  });
  // An answer that is on its way keeps its handler, so nothing is unrouted.
  return async () => {
    isHeld = false;
  };
}

/** Requests to this part of the API find no network, until the answer is called. */
export async function lose(page: Page, call: string): Promise<() => Promise<void>> {
  const pattern = `**/api/ec/**/${call}*`;
  await page.route(pattern, (route) => route.abort());
  return () => page.unroute(pattern);
}

/** The server gets the next request to this part of the API, and its answer never reaches the page. */
export async function dropAnswerOnce(page: Page, call: string): Promise<void> {
  const drop = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(`**/api/ec/**/${call}*`, drop, { times: 1 });
}

/** Requests to these addresses wait on their way, until the answer is called. */
export async function holdCalls(page: Page, pattern: string): Promise<() => Promise<void>> {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await held;
    await route.fallback();
  });
  return async () => resolve();
}

/** As long as what has come may ask for more; a page that waits for half a second, as the runner would, waits in vain. */
const QUIET_MS = 150;

/** Answers what waits until everything that this page has asked for has come. */
export function followTraffic(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changedAt = Date.now();
  page.on('request', (request) => {
    open.add(request);
    changedAt = Date.now();
  });
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => {
      open.delete(request);
      changedAt = Date.now();
    });
  const isQuiet = () => open.size === 0 && Date.now() - changedAt >= QUIET_MS;
  return () => expect.poll(isQuiet, { message: 'all has come', intervals: [25] }).toBe(true);
}
