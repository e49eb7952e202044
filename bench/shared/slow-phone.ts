// A cheap phone on a slow 4G: the same one, whatever machine plays it.
import type { BrowserContext, Page } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/** As Lighthouse has it, too. */
export const slowNetwork = { latencyMs: 150, downKbps: 1_600, upKbps: 750 };

/**
 * What Lighthouse's measure of a processor says of it: between a cheap phone of 2022 (264) and one of the middle of 2020
 * (1,000), as Chromium's own tools have them; a quarter of what the machine said on which the limits were set.
 */
const phone = 500;
const looks = 2;

/**
 * How many times slower than this machine it is, now: machines differ, and one that others share does from minute to
 * minute.
 */
export async function slowdownNow(browser: Pick<BrowserContext, 'newPage'>): Promise<number> {
  const page = await browser.newPage();
  let here = 0;
  for (let look = 0; look < looks; look++)
    here = Math.max(here, await page.evaluate(pageFunctions.computeBenchmarkIndex));
  await page.close();
  return Math.max(1, here / phone);
}

/** Really held back, not reckoned afterwards. @returns holds the processor back by what it is at another moment */
export async function holdBack(page: Page): Promise<() => Promise<void>> {
  const held = await page.context().newCDPSession(page);
  const { latencyMs, downKbps, upKbps } = slowNetwork;
  await held.send('Network.enable');
  await held.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: (downKbps * 1_000) / 8,
    uploadThroughput: (upKbps * 1_000) / 8,
  });
  const holdNow = async () => {
    await held.send('Emulation.setCPUThrottlingRate', { rate: await slowdownNow(page.context()) });
  };
  await holdNow();
  return holdNow;
}
