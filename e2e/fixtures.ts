// What a journey is given: a world, the first page of it, and a watch over what must never happen.
import { writeFile } from 'node:fs/promises';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { LoginPage } from './pages/access-pages.ts';
import { Books } from './world/books.ts';
import { inspectScreen, type Sizes } from './world/inspection.ts';
import { Outbox } from './world/outbox.ts';
import type { Portal, PortalSettings } from './world/portal.ts';
import { Watch } from './world/watch.ts';
import { createWorlds, TEMPLATE, type Worlds } from './world/worlds.ts';

export interface JourneyOptions {
  /** What the server is told; where settings differ from those of the journey before, another one is started. */
  world: PortalSettings;
}

interface JourneyFixtures {
  portal: Portal;
  watch: Watch;
  books: Books;
  outbox: Outbox;
  /** Not opened yet: who arrives with a session never sees it. */
  loginPage: LoginPage;
  /** Axe, the width, and a picture if wanted, of whatever the page shows now. */
  inspect: (name: string, sizes?: Sizes) => Promise<void>;
  /** Another browser of the same customer, or a browser of somebody else. */
  anotherBrowser: () => Promise<BrowserContext>;
}

export const test = base.extend<JourneyOptions & JourneyFixtures, { worlds: Worlds }>({
  world: [{}, { option: true }],

  worlds: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the needs of a fixture from this pattern.
    async ({}, use) => {
      const worlds = createWorlds(process.env[TEMPLATE] ?? '');
      await use(worlds);
      await worlds.closeAll();
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  portal: async ({ world, worlds }, use, testInfo) => {
    const portal = await worlds.lend(world);
    await use(portal);
    if (testInfo.status !== testInfo.expectedStatus) {
      await writeFile(testInfo.outputPath('server.log'), portal.log());
      worlds.close(portal);
    }
  },

  baseURL: async ({ portal }, use) => use(portal.origin),

  watch: [
    async ({ portal, context }, use) => {
      const watch = new Watch(portal);
      watch.follow(context);
      await use(watch);
      expect(watch.problems).toEqual([]);
    },
    { auto: true },
  ],

  books: async ({ portal, playwright }, use) => {
    const http = await playwright.request.newContext();
    await use(new Books(http, portal));
    await http.dispose();
  },

  outbox: async ({ portal, playwright }, use) => {
    const http = await playwright.request.newContext();
    await use(new Outbox(http, portal));
    await http.dispose();
  },

  loginPage: async ({ page }, use) => use(new LoginPage(page)),

  inspect: async ({ page }, use, { project }) =>
    use((name, sizes) => inspectScreen(page, `${name}-${project.name}`, sizes)),

  anotherBrowser: async ({ browser, contextOptions, baseURL, watch }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL: baseURL ?? '' });
      opened.push(context);
      watch.follow(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
});

export { expect };
