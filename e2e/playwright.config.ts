// The journeys: on a phone, and one a screen on a desktop, too; in Ecuador, against the real server and the real browser.
import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import type { JourneyOptions } from './fixtures.ts';

/** Where `npm test` has not said which; the one without windows is the faster one. */
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const browser = process.env.CHROMIUM_PATH ?? browsers.find((path) => existsSync(path));
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 800 } };
export default defineConfig<JourneyOptions>({
  testDir: 'journeys',
  globalSetup: './world/worlds.ts',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the two cores: a journey waits for about a third of its time.
  workers: 3,
  // A laptop under load is slow, not broken.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    locale: 'es-EC',
    timezoneId: 'America/Guayaquil',
    screenshot: 'only-on-failure',
    // It answers for the network, which journeys play themselves; those about the worker admit it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // A page lives for seconds: to optimize its code takes longer than what that saves.
        '--js-flags=--always-sparkplug --no-maglev --no-opt',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // Rules depend on no width, and room is scarce on the phone: the desktop shows what is laid out otherwise there. First,
    // as these take long: at the end two workers would wait for the last of them.
    { name: 'desktop', use: desktop, grep: /@desktop/ },
    { name: 'phone', use: phone },
  ],
});
