// What a person waits for on a slow phone: login and home until they are useful, every signed-in page until painted.
/// <reference lib="dom" />
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { demoPassword } from '../apps/api/src/db/demo/fill.ts';
import { startPortal } from './shared/portal.ts';
import { startPrivatePostgres } from './shared/private-postgres.ts';
import { type AtEnd, type Report, runBench } from './shared/run.ts';

/** A cheap phone on a slow 4G: really held back, not reckoned afterwards. */
const network = { latencyMs: 150, downBitsPerSecond: 1_600_000, upBitsPerSecond: 750_000 };
const slowdown = 4;
const rounds = 5;
const quietMs = 1_500;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'es-EC' };
const patienceMs = 60_000;

interface Visit {
  path: string;
  /** What the page says once it can be used. */
  useful?: RegExp[];
  limits: { useful?: number; paint?: number; requests?: number; shift?: number };
}

const form = [/Contraseña.*Continuar/s];
/** What is owed, and what is left of the chosen line. */
const figures = [/\$\d+,\d\d/, /\d GB/];

const login: Visit = { path: '/ec/', useful: form, limits: { useful: 0.7, paint: 1.1, shift: 0 } };
const home: Visit = {
  path: '/ec/home/with-services',
  useful: figures,
  limits: { useful: 1.6, paint: 1.8, requests: 25, shift: 0 },
};
const others: Visit[] = [
  '/ec/billing/',
  '/ec/home/services',
  '/ec/additional-packages/obtain',
  '/ec/notifications/',
  '/ec/support/',
].map((path) => ({ path, limits: { paint: 2.2, shift: 0 } }));

await runBench(async (report, atEnd) => {
  const database = await (await startPrivatePostgres(atEnd)).createDatabase('paint');
  const portal = await startPortal({ DATABASE_URL: database.url, DEMO: 'on' }, atEnd);
  const browser = await openBrowser(atEnd);
  const session = await signIn(browser, portal.origin);

  await judge(report, 'login, cold', login, () => cold(browser, portal.origin, undefined, login));
  await judge(report, 'home, cold', home, () => cold(browser, portal.origin, session, home));
  const warm: Visit = { ...home, limits: { useful: 0.8 } };
  await judge(report, 'home again', warm, () => again(browser, portal.origin, session, warm));
  for (const visit of others)
    await judge(report, `${visit.path}, cold`, visit, () => cold(browser, portal.origin, session, visit));
  const sent = await best(() => typedAndSent(browser, portal.origin));
  report.atMost('login, typed and sent: home useful', sent, 1.5, ' s');
  const { shown, longest } = await tapped(browser, portal.origin, session);
  report.atMost('a tap from home to the bills, code and data here: shown', shown, 100, ' ms');
  report.atMost('the same: longest task', longest, 50, ' ms');
});

async function best(look: () => Promise<number>): Promise<number> {
  let found = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) found = Math.min(found, await look());
  return found;
}

/** From the press of whoever has typed, on a page that stands, to what is owed and left. */
async function typedAndSent(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patienceMs);
    await heldBack(page);
    await page.goto(origin + login.path);
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

/** Milliseconds, the best of some rounds, each to the bills and back. */
async function tapped(browser: Browser, origin: string, session: Session) {
  const context = await browser.newContext({ ...phone, storageState: session });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patienceMs);
    await page.goto(`${origin}/ec/billing/`);
    await page.waitForLoadState('networkidle');
    await heldBack(page);
    const section = (name: string) => page.getByRole('navigation').getByRole('link', { name }).last();
    let found = { shown: Number.POSITIVE_INFINITY, longest: Number.POSITIVE_INFINITY };
    for (let round = 0; round < rounds; round++) {
      await section('Mis Servicios').tap();
      await page.getByText('Te queda este mes').waitFor();
      await page.waitForTimeout(quietMs);
      const seen = page.evaluate(measureTap);
      await section('Pagos y Facturas').tap();
      const { shown, longest } = await seen;
      found = { shown: Math.min(found.shown, shown), longest: Math.min(found.longest, longest) };
      await page.waitForTimeout(quietMs);
    }
    return found;
  } finally {
    await context.close();
  }
}

/** Runs in the page: from the finger to the frame that shows the bills, and the longest task on the way. */
function measureTap(): Promise<{ shown: number; longest: number }> {
  return new Promise((resolve) => {
    let longest = 0;
    const tasks = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    });
    tasks.observe({ type: 'longtask' });
    addEventListener(
      'pointerdown',
      () => {
        const pressed = performance.now();
        const look = () => {
          if (!document.querySelector('main table')) return requestAnimationFrame(look);
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

interface Seen {
  useful: number;
  paint: number;
  shift: number;
  requests: number;
}

/** The best of some rounds: what else the machine does only ever adds. */
async function judge(report: Report, name: string, visit: Visit, look: () => Promise<Seen>): Promise<void> {
  let best: Seen | undefined;
  for (let round = 0; round < rounds; round++) best = better(best, await look());
  if (!best) return;
  const { limits } = visit;
  if (limits.useful !== undefined) report.atMost(`${name}: useful`, best.useful, limits.useful, ' s');
  if (limits.paint !== undefined) report.atMost(`${name}: largest paint`, best.paint, limits.paint, ' s');
  if (limits.requests !== undefined) report.atMost(`${name}: requests`, best.requests, limits.requests);
  if (limits.shift !== undefined) report.atMost(`${name}: layout shift`, best.shift, limits.shift);
}

function better(best: Seen | undefined, seen: Seen): Seen {
  if (!best) return seen;
  return {
    useful: Math.min(best.useful, seen.useful),
    paint: Math.min(best.paint, seen.paint),
    shift: Math.min(best.shift, seen.shift),
    requests: Math.min(best.requests, seen.requests),
  };
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

async function cold(
  browser: Browser,
  origin: string,
  session: Session | undefined,
  visit: Visit,
): Promise<Seen> {
  const context = await browser.newContext({ ...phone, ...(session ? { storageState: session } : {}) });
  try {
    return await look(await context.newPage(), origin + visit.path, visit);
  } finally {
    await context.close();
  }
}

/** The second visit of a browser that has everything that may be kept. */
async function again(browser: Browser, origin: string, session: Session, visit: Visit): Promise<Seen> {
  const context = await browser.newContext({ ...phone, storageState: session });
  try {
    const first = await context.newPage();
    await first.goto(origin + visit.path);
    await first.waitForLoadState('networkidle');
    await first.close();
    return await look(await context.newPage(), origin + visit.path, visit);
  } finally {
    await context.close();
  }
}

async function look(page: Page, address: string, { useful = [] }: Visit): Promise<Seen> {
  page.setDefaultTimeout(patienceMs);
  await heldBack(page);
  let requests = 0;
  let lastAt = performance.now();
  page.on('request', () => {
    requests++;
    lastAt = performance.now();
  });
  await page.addInitScript(
    watch,
    useful.map(({ source, flags }) => ({ source, flags })),
  );
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => (globalThis as unknown as Watched).seen?.isUseful);
  // The code comes after what it is not needed for.
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
  while (performance.now() - lastAt < quietMs) await page.waitForTimeout(quietMs / 5);
  const seen = await page.evaluate(() => (globalThis as unknown as Watched).seen);
  return { useful: seen.usefulMs / 1_000, paint: seen.paintMs / 1_000, shift: seen.shift, requests };
}

async function heldBack(page: Page): Promise<void> {
  const held = await page.context().newCDPSession(page);
  await held.send('Network.enable');
  await held.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: network.downBitsPerSecond / 8,
    uploadThroughput: network.upBitsPerSecond / 8,
  });
  await held.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

interface Watched {
  seen: { isUseful: boolean; usefulMs: number; paintMs: number; shift: number };
}

/** Runs in the page, before anything of it. */
function watch(useful: { source: string; flags: string }[]): void {
  const seen = { isUseful: useful.length === 0, usefulMs: 0, paintMs: 0, shift: 0 };
  Object.assign(globalThis, { seen });
  const wanted = useful.map(({ source, flags }) => new RegExp(source, flags));
  const check = () => {
    const text = document.getElementById('root')?.textContent ?? '';
    if (wanted.every((words) => words.test(text))) {
      seen.isUseful = true;
      seen.usefulMs = performance.now();
    } else requestAnimationFrame(check);
  };
  if (!seen.isUseful) requestAnimationFrame(check);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.paintMs = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

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

/** Ana has seen the tour, closed the cookie notice, and chosen her first postpaid line. */
async function signIn(browser: Browser, origin: string): Promise<Session> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  await page.goto(`${origin}/ec/`);
  await fillIn(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Permitir Cookies', exact: true }).click();
  await page.waitForURL('**/home*');
  const session = await context.storageState();
  await context.close();
  return session;
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Número móvil o correo electrónico').fill('ana.paredes@correo.example');
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(demoPassword);
}
