// Time of the page's own, so that what it leaves after some seconds is still there however busy the machine is.
import type { Page } from '@playwright/test';

/** Afterwards time stands still until the journey moves it on. */
export async function inOwnTime(page: Page, work: () => Promise<void>): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  let isDone = false;
  const working = work().finally(() => {
    isDone = true;
  });
  // By the page's own steps: while it is kept waiting, so is its time. A millisecond each is several of ours.
  const passing = async () => {
    while (!isDone) await page.clock.runFor(1);
  };
  await Promise.all([working, passing()]);
}
