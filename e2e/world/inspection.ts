// What every screen and open dialog must pass: accessible to everybody, and as wide as its window.
// Every address also does so at every size (`every-route.spec.ts`).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { civilDateOf, daysBetween } from '@portal/market/civil-dates';
import type axe from 'axe-core';
import { overflowingElements } from './overflowing-elements.ts';

/** `every`: also as narrow as phones get and as wide as desktops, with text of twice the size, by the best practices, and in the dark. */
export type Sizes = 'this' | 'every';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const DESKTOP = { width: 1280, height: 800 };

/** With SCREENSHOTS naming a folder, each screen is pictured there. */
const album = process.env.SCREENSHOTS;

export async function inspectScreen(page: Page, name: string, sizes: Sizes = 'this'): Promise<void> {
  const restore = await showWhole(page);
  await standStill(page);
  await picture(page, name);
  await expectAccessible(page, name, sizes);
  await expectFits(page, name);
  if (sizes === 'every') {
    await expectContrastInTheDark(page, name);
    await expectFitsHoweverLarge(page, name);
  }
  await restore();
  const window = page.viewportSize();
  if (sizes === 'this' || !window || !isPhone(page)) return;
  await page.setViewportSize(DESKTOP);
  await standStill(page);
  const wide = `${name}-${DESKTOP.width}`;
  await picture(page, wide);
  // Widths have the same colours.
  await expectAccessible(page, wide, sizes, true);
  await expectFits(page, wide);
  await expectFitsHoweverLarge(page, wide);
  await page.setViewportSize(window);
}

async function expectAccessible(
  page: Page,
  name: string,
  sizes: Sizes,
  withoutColours = false,
): Promise<void> {
  const values = sizes === 'every' ? [...RULES, 'best-practice'] : RULES;
  expect.soft(await axeFaults(page, { type: 'tag', values, withoutColours }), `axe on ${name}`).toEqual([]);
}

async function picture(page: Page, name: string): Promise<void> {
  if (album) await page.screenshot({ path: `${album}/${name}.png` });
}

/** Themes differ in nothing else. */
async function expectContrastInTheDark(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await standStill(page);
  await picture(page, `${name}-dark`);
  const found = await axeFaults(page, { type: 'rule', values: ['color-contrast'] });
  expect.soft(found, `contrast on ${name} in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/** As if scrolled through: the bar at the thumb covers nothing that a scroll would uncover. */
async function showWhole(page: Page): Promise<() => Promise<void>> {
  const window = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // One may stand over another: the provider's page over the sheet of a package.
  const isCovered = await page.getByRole('dialog').first().isVisible();
  if (!window || isCovered || height <= window.height) return async () => undefined;
  await page.setViewportSize({ width: window.width, height });
  return () => page.setViewportSize(window);
}

/** What comes in softly has arrived, so that its colours are the final ones. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What has just been put into the page begins to move with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/** What axe finds on a page, in words. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const MODAL = 'dialog:modal';

/** Rules by their tags, or by their names; and whether colours are compared, which takes the longest. */
type Rules = { type: 'tag' | 'rule'; values: string[]; withoutColours?: boolean };

async function axeFaults(page: Page, rules: Rules): Promise<unknown[]> {
  const violations = await (page.frames().length === 1 ? inPage(page, rules) : inFrames(page, rules));
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
}

type Violations = Pick<axe.Result, 'id' | 'help' | 'nodes'>[];

/** In half the time of the library that also knows frames. */
async function inPage(page: Page, { type, values, withoutColours }: Rules): Promise<Violations> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ runOnly, modal, colours }) => {
      const { run } = Reflect.get(window, 'axe') as typeof axe;
      // What lies behind a modal dialog cannot be reached, which axe does not know.
      const place = document.querySelector(modal) ?? document;
      const rules = colours ? {} : { 'color-contrast': { enabled: false } };
      // Nothing here is heard: no rule asks for what would be loaded first.
      const options = { runOnly, rules, preload: false, resultTypes: ['violations' as const] };
      return (await run(place, options)).violations;
    },
    { runOnly: { type, values }, modal: MODAL, colours: !withoutColours },
  );
}

async function inFrames(page: Page, { type, values }: Rules): Promise<Violations> {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (type === 'tag') builder.withTags(values);
  else builder.withRules(values);
  if ((await page.locator(MODAL).count()) > 0) builder.include(MODAL);
  return (await builder.analyze()).violations;
}

/** What must hold of a screen at any width and any size of text: nothing to scroll sideways, no words cut or broken. */
const NARROWEST = 320;
const PHONE_MOST = 767;

async function expectFits(page: Page, name: string): Promise<void> {
  expect.soft(await page.evaluate(overflowingElements), `what does not fit on ${name}`).toEqual([]);
}

/** On a phone also as narrow as phones get; everywhere also with text of twice the size. */
async function expectFitsHoweverLarge(page: Page, name: string): Promise<void> {
  const window = page.viewportSize();
  if (window && isPhone(page)) {
    await page.setViewportSize({ width: NARROWEST, height: window.height });
    await settle(page);
    await picture(page, `${name}-${NARROWEST}`);
    await expectFits(page, `${name} at ${NARROWEST} px`);
    await page.setViewportSize(window);
  }
  await setTextSize(page, '200%');
  await settle(page);
  await picture(page, `${name}-large`);
  await expectFits(page, `${name} with text of 200 %`);
  await setTextSize(page, '');
}

function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) <= PHONE_MOST;
}

function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
}

/** Two frames: what watches its own size has redrawn itself. */
function settle(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

// How old the demo's data are: a run that begins before midnight ends on the market's next day.

const LAID_ON = 'JOURNEYS_LAID_ON';

export function rememberDay(): void {
  process.env[LAID_ON] = civilDateOf(new Date());
}

/** Days of the market since the data were laid: 0, and 1 behind midnight. */
export const daysSinceLaid = () => daysBetween(process.env[LAID_ON] as string, civilDateOf(new Date()));
