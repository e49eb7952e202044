// What Lighthouse measures of a page that is opened for the first time, in a browser that somebody may have signed in with.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type LaunchOptions } from '@playwright/test';
import lighthouse from 'lighthouse';
import type { AtEnd } from './run.ts';

/** A cheap phone on a slow 4G, as Lighthouse has it too: really held back, not reckoned afterwards. */
export const slowPhone = { latencyMs: 150, downKbps: 1_600, upKbps: 750, slowdown: 4 };

/** In seconds; what a page that has come has asked for until it was quiet. */
export interface Audit {
  paint: number;
  /** Of what long tasks held up a finger. */
  blocked: number;
  shift: number;
  requests: number;
}

export interface AuditedBrowser {
  context: BrowserContext;
  audit: (address: string) => Promise<Audit>;
}

/** Lighthouse looks at the browser's own profile: it has one of its own. */
export async function openAudited(launch: LaunchOptions, atEnd: AtEnd): Promise<AuditedBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-lighthouse-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const args = [...(launch.args ?? []), '--remote-debugging-port=0'];
  const context = await chromium.launchPersistentContext(folder, { ...launch, args });
  atEnd(() => context.close());
  const port = Number(readFileSync(join(folder, 'DevToolsActivePort'), 'utf8').split('\n')[0]);

  return {
    context,
    async audit(address) {
      await forgetFiles(context, new URL(address).origin);
      const found = await lighthouse(address, {
        port,
        onlyAudits: [
          'largest-contentful-paint',
          'total-blocking-time',
          'cumulative-layout-shift',
          'network-requests',
        ],
        disableFullPageScreenshot: true,
        // Held back, a processor is seldom quiet for the five seconds that would be waited for.
        maxWaitForLoad: 12_000,
        logLevel: 'error',
        // Whoever is signed in stays so.
        disableStorageReset: true,
        throttlingMethod: 'devtools',
        throttling: {
          requestLatencyMs: slowPhone.latencyMs,
          downloadThroughputKbps: slowPhone.downKbps,
          uploadThroughputKbps: slowPhone.upKbps,
          cpuSlowdownMultiplier: slowPhone.slowdown,
        },
      });
      if (!found || found.lhr.runtimeError)
        throw new Error(`Lighthouse: ${found?.lhr.runtimeError?.message ?? 'nothing'}`);
      const { audits, finalDisplayedUrl } = found.lhr;
      if (finalDisplayedUrl !== address) throw new Error(`${address} leads to ${finalDisplayedUrl}`);
      const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
      const asked = audits['network-requests']?.details;
      return {
        paint: figure('largest-contentful-paint') / 1_000,
        blocked: figure('total-blocking-time') / 1_000,
        shift: figure('cumulative-layout-shift'),
        requests: asked?.type === 'table' ? asked.items.length : Number.NaN,
      };
    },
  };
}

/** Neither the browser's cache nor the service worker has anything of the portal. */
async function forgetFiles(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  const browser = await context.newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'service_workers,cache_storage' });
  await page.close();
}
