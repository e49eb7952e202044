// Mis Servicios with 50 lines on a slow phone: scrolling and searching without a long task; one request a section.
/// <reference lib="dom" />
import { type Browser, chromium, type Page } from '@playwright/test';
import { demoPassword } from '../apps/api/src/db/demo/fill.ts';
import { giveLineManager } from './shared/line-manager.ts';
import { startPortal } from './shared/portal.ts';
import { startPrivatePostgres, withClient } from './shared/private-postgres.ts';
import { type AtEnd, runBench, standApart } from './shared/run.ts';
import { slowdownNow } from './shared/slow-phone.ts';

const longTaskMs = 50;
const rounds = 5;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'es-EC' };
const scrollSteps = 40;
const patienceMs = 60_000;

/** What a customer does, and between which the browser may rest. */
const acts: Record<string, (page: Page) => Promise<void>> = {
  'scrolling down': (page) => scroll(page, 1),
  'scrolling up': (page) => scroll(page, -1),
  'searching for a plan': (page) => search(page, 'ilimitado'),
  'searching for a number': (page) => search(page, '0991'),
  'searching for nothing known': (page) => search(page, 'zzz'),
  'searching in the selector': async (page) => {
    await page.getByRole('button', { name: /Todos/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').pressSequentially('internet', { delay: 60 });
    await settle(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  },
};

await runBench(async (report, atEnd) => {
  if (!standApart()) report.say('without real-time priority: a busy machine adds long tasks of its own');
  const postgres = await startPrivatePostgres(atEnd);
  const database = await postgres.createDatabase('lines');
  const portal = await startPortal({ DATABASE_URL: database.url, DEMO: 'on' }, atEnd);
  const [many, few] = await withClient(database.connection, async (client) => [
    await giveLineManager(client, 50),
    await giveLineManager(client, 5),
  ]);
  const browser = await openBrowser(atEnd);
  const page = await openServices(browser, portal.origin, many?.username ?? '');
  const other = await openServices(browser, portal.origin, few?.username ?? '');
  report.say(
    `requests of home and Mis Servicios: ${page.asked.length} with 50 lines, ${other.asked.length} with 5`,
  );
  report.atMost('requests, 50 lines to 5', page.asked.length / other.asked.length, 1);
  await other.page.close();
  await page.page.bringToFront();

  const shortest = new Map<string, number>();
  for (let round = 0; round < rounds; round++)
    for (const [name, act] of Object.entries(acts)) {
      const longest = await longestTask(page.page, act);
      // What else the machine does only ever adds.
      shortest.set(name, Math.min(longest, shortest.get(name) ?? Number.POSITIVE_INFINITY));
    }
  for (const [name, longest] of shortest)
    report.atMost(`longest task while ${name}, 0 for none over ${longTaskMs} ms`, longest, longTaskMs, ' ms');
});

async function openBrowser(atEnd: AtEnd): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });
  atEnd(() => browser.close());
  return browser;
}

/** Signed in, by way of home; from then on the page is slowed down. */
async function openServices(browser: Browser, origin: string, username: string) {
  const context = await browser.newContext(phone);
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/api\/ec\//.test(pathname) && request.method() === 'GET') asked.push(pathname);
  });
  await page.goto(`${origin}/ec/`);
  await page.getByLabel('Número móvil o correo electrónico').fill(username);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Cerrar', exact: false }).first().click();
  await page.getByRole('link', { name: /^Ver todos/ }).click();
  await page
    .getByRole('link', { name: /^Ver detalle/ })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: await slowdownNow(context) });
  return { page, asked };
}

async function longestTask(page: Page, act: (page: Page) => Promise<void>): Promise<number> {
  await settle(page);
  await page.evaluate(() => {
    const seen = { longest: 0, observer: new PerformanceObserver(() => {}) };
    seen.observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    });
    seen.observer.observe({ entryTypes: ['longtask'] });
    Object.assign(globalThis, { seen });
  });
  await act(page);
  await settle(page);
  return page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: { longest: number; observer: PerformanceObserver } };
    for (const { duration } of seen.observer.takeRecords()) seen.longest = Math.max(seen.longest, duration);
    seen.observer.disconnect();
    return seen.longest;
  });
}

async function scroll(page: Page, direction: 1 | -1): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let step = 0; step < scrollSteps; step++) {
    await page.mouse.wheel(0, (direction * height) / scrollSteps);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

async function search(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Buscar por nombre o número' });
  await field.pressSequentially(text, { delay: 60 });
  await settle(page);
  for (const _ of text) await field.press('Backspace', { delay: 60 });
}

/** The page has been at rest twice, or a second has passed. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let count = 0; count < 2; count++)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
  });
}
