// What the network may do to a payment on its way.
import type { Page } from '@playwright/test';

export const TOKENS = '**/card/v1/tokens';
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
