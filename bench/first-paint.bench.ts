// What a person waits for on a slow phone: every page until it is painted, by Lighthouse; login and home until they are useful.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type LaunchOptions, type Page } from '@playwright/test';
import lighthouse from 'lighthouse';
import { demoPassword } from '../apps/api/src/db/demo/fill.ts';
import { startPortal } from './shared/portal.ts';
import { startPrivatePostgres } from './shared/private-postgres.ts';
import { type AtEnd, median, runBench } from './shared/run.ts';
import { holdBack, slowdownNow, slowNetwork } from './shared/slow-phone.ts';

// What Lighthouse measures of a page that is opened for the first time, in a browser that somebody may have signed in with.

/** In seconds; what a page that has come has asked for until it was quiet. */
interface Audit {
  paint: number;
  /** Of what long tasks held up a finger. */
  blocked: number;
  shift: number;
  requests: number;
}

interface AuditedBrowser {
  context: BrowserContext;
  audit: (address: string) => Promise<Audit>;
}

/** Lighthouse looks at the browser's own profile: it has one of its own. */
async function openAudited(launch: LaunchOptions, atEnd: AtEnd): Promise<AuditedBrowser> {
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
          requestLatencyMs: slowNetwork.latencyMs,
          downloadThroughputKbps: slowNetwork.downKbps,
          uploadThroughputKbps: slowNetwork.upKbps,
          cpuSlowdownMultiplier: await slowdownNow(context),
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

/// <reference lib="dom" />
const rounds = 5;
const quietMs = 1_500;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'es-EC' };
const patienceMs = 60_000;
const launch = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ],
};

const form = [/Contraseña.*Continuar/s];
/** What is owed, and what is left of the first line. */
const figures = [/\$\d+,\d\d/, /de \d+ GB/];
const loginPath = '/ec/';
const homePath = '/ec/home/with-services';

/** Seconds, when somebody comes for the first time. */
const paintLimits: Record<string, number> = {
  [homePath]: 1.8,
  '/ec/billing/': 2.2,
  '/ec/home/services': 2.2,
  '/ec/additional-packages/obtain': 2.2,
  '/ec/notifications/': 2.2,
  '/ec/support/': 2.2,
};
const homeRequests = 25;

await runBench(async (report, atEnd) => {
  const database = await (await startPrivatePostgres(atEnd)).createDatabase('paint');
  const portal = await startPortal({ DATABASE_URL: database.url, DEMO: 'on' }, atEnd);
  const at = (path: string) => portal.origin + path;

  const { context, audit } = await openAudited(launch, atEnd);
  const painted = async (path: string, limit: number) => {
    const { paint, blocked, shift, requests } = await usualAudit(() => audit(at(path)));
    report.atMost(`${path}, cold: largest paint`, paint, limit, ' s');
    report.atMost(`${path}, cold: layout shift`, shift, 0);
    if (path !== homePath) return;
    report.atMost(`${path}, cold: requests`, requests, homeRequests);
    report.atMost(`${path}, cold: total blocking time`, blocked, 0.2, ' s');
  };
  await painted(loginPath, 1.1);
  const session = await signIn(context, portal.origin);
  for (const [path, limit] of Object.entries(paintLimits)) await painted(path, limit);
  await context.close();

  const browser = await chromium.launch(launch);
  atEnd(() => browser.close());
  const seconds = (what: string, value: number, limit: number) => report.atMost(what, value, limit, ' s');
  seconds('login, cold: useful', await usual(() => cold(browser, at(loginPath), undefined, form)), 0.75);
  seconds('home, cold: useful', await usual(() => cold(browser, at(homePath), session, figures)), 1.6);
  seconds('home again: useful', await usual(() => again(browser, at(homePath), session, figures)), 0.8);
  seconds('login, typed and sent: home useful', await usual(() => typedAndSent(browser, portal.origin)), 1.5);
  const { shown, longest } = await tapped(browser, portal.origin, session);
  report.atMost('a tap from home to the bills, code and data here: shown', shown, 100, ' ms');
  report.atMost('the same: longest task', longest, 50, ' ms');
});

/** The middle of some rounds: how far the phone is held back is measured before each, and may be too little or too much. */
async function usual(look: () => Promise<number>): Promise<number> {
  const found: number[] = [];
  for (let round = 0; round < rounds; round++) found.push(await look());
  return median(found);
}

/** From the press of whoever has typed, on a page that stands, to what is owed and left. */
async function typedAndSent(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patienceMs);
    await holdBack(page);
    await page.goto(origin + loginPath);
    await fillIn(page);
    await page.waitForLoadState('networkidle');
    const pressed = performance.now();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.waitForFunction(
      ([owed, left]) => {
        const text = document.getElementById('root')?.textContent ?? '';
        return new RegExp(owed ?? '').test(text) && new RegExp(left ?? '').test(text);
      },
      figures.map(({ source }) => source),
    );
    return (performance.now() - pressed) / 1_000;
  } finally {
    await context.close();
  }
}

/** Milliseconds, the middle of some rounds, each to the bills and back. */
async function tapped(browser: Browser, origin: string, session: Session) {
  const context = await browser.newContext({ ...phone, storageState: session });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patienceMs);
    await page.goto(`${origin}/ec/billing/`);
    await page.waitForLoadState('networkidle');
    const holdAnew = await holdBack(page);
    const section = (name: string) => page.getByRole('navigation').getByRole('link', { name }).last();
    const found: { shown: number; longest: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      await holdAnew();
      await section('Mis Servicios').tap();
      await page.getByRole('heading', { name: 'Tus líneas' }).waitFor();
      await page.waitForTimeout(quietMs);
      const seen = page.evaluate(measureTap);
      await section('Pagos y Facturas').tap();
      found.push(await seen);
      await page.waitForTimeout(quietMs);
    }
    return {
      shown: median(found.map(({ shown }) => shown)),
      longest: median(found.map(({ longest }) => longest)),
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page: from the finger to the frame that shows the bills, and the longest task on the way. */
function measureTap(): Promise<{ shown: number; longest: number }> {
  return new Promise((resolve, reject) => {
    let longest = 0;
    setTimeout(() => reject(new Error('the bills were never shown')), 30_000);
    const tasks = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    });
    tasks.observe({ type: 'longtask' });
    addEventListener(
      'pointerdown',
      () => {
        const pressed = performance.now();
        const look = () => {
          const isShown =
            document.querySelector('h1')?.textContent === 'Pagos y Facturas' &&
            document.querySelector('main select');
          if (!isShown) return requestAnimationFrame(look);
          const shown = performance.now() - pressed;
          // A task is told of when it has ended.
          return setTimeout(() => resolve({ shown, longest }), 500);
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });
}

/** Each figure as it usually is. */
async function usualAudit(look: () => Promise<Audit>): Promise<Audit> {
  const audits: Audit[] = [];
  for (let round = 0; round < rounds; round++) audits.push(await look());
  const middle = (figure: keyof Audit) => median(audits.map((audit) => audit[figure]));
  return {
    paint: middle('paint'),
    blocked: middle('blocked'),
    shift: Math.max(...audits.map(({ shift }) => shift)),
    requests: middle('requests'),
  };
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

async function cold(
  browser: Browser,
  address: string,
  session: Session | undefined,
  useful: readonly RegExp[],
): Promise<number> {
  const context = await browser.newContext({ ...phone, ...(session ? { storageState: session } : {}) });
  try {
    return await usefulAfter(await context.newPage(), address, useful);
  } finally {
    await context.close();
  }
}

/** The second visit of a browser that has everything that may be kept. */
async function again(
  browser: Browser,
  address: string,
  session: Session,
  useful: readonly RegExp[],
): Promise<number> {
  const context = await browser.newContext({ ...phone, storageState: session });
  try {
    const first = await context.newPage();
    await first.goto(address);
    await first.waitForLoadState('networkidle');
    await first.close();
    return await usefulAfter(await context.newPage(), address, useful);
  } finally {
    await context.close();
  }
}

/** Seconds until the page says what it is opened for. */
async function usefulAfter(page: Page, address: string, useful: readonly RegExp[]): Promise<number> {
  page.setDefaultTimeout(patienceMs);
  await holdBack(page);
  await page.addInitScript(
    watch,
    useful.map(({ source, flags }) => ({ source, flags })),
  );
  await page.goto(address, { waitUntil: 'commit' });
  const usefulMs = await page.waitForFunction(() => (globalThis as unknown as Watched).usefulMs);
  return (await usefulMs.jsonValue()) / 1_000;
}

interface Watched {
  usefulMs: number;
}

/** Runs in the page, before anything of it. */
function watch(useful: { source: string; flags: string }[]): void {
  const wanted = useful.map(({ source, flags }) => new RegExp(source, flags));
  const check = () => {
    const text = document.getElementById('root')?.textContent ?? '';
    if (wanted.every((words) => words.test(text))) Object.assign(globalThis, { usefulMs: performance.now() });
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

/** Ana has seen the tour and closed the cookie notice. */
async function signIn(context: BrowserContext, origin: string): Promise<Session> {
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  await page.goto(origin + loginPath);
  await fillIn(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Permitir Cookies', exact: true }).click();
  await page.waitForURL('**/home*');
  await page.waitForLoadState('networkidle');
  const session = await context.storageState();
  await page.close();
  return session;
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Número móvil o correo electrónico').fill('ana.paredes@correo.example');
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(demoPassword);
}
