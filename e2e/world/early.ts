// A page before its code: drawn by the server, and nothing in it runs yet.
import { expect, type Page } from '@playwright/test';

export const CODE = '**/assets/*.js';

/** Scripts wait until the answer is called. */
export async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(CODE, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** What the server could not ask itself in time is left to the code, which is held: then the page is opened again. */
export const drawnAtOnce = { timeout: 2_000 };
export const patiently = (open: () => Promise<void>) => expect(open).toPass({ timeout: 20_000 });
