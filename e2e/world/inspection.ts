// What every screen and open dialog must pass: accessible to everybody, and as wide as its window.
// Every address also does so at every size (`every-route.spec.ts`).
import { expect, type Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { expectFits, expectFitsHoweverLarge, isPhone } from './fit.ts';

/** `every`: also as narrow as phones get and as wide as desktops, with text of twice the size, by the best practices, and in the dark. */
export type Sizes = 'this' | 'every';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const DESKTOP = { width: 1280, height: 800 };

/** With SCREENSHOTS naming a folder, each screen is pictured there. */
const album = process.env.SCREENSHOTS;

export async function inspectScreen(page: Page, name: string, sizes: Sizes = 'this'): Promise<void> {
  await inspectAsItIs(page, name, sizes);
  if (sizes === 'this') return;
  await expectContrastInTheDark(page, name);
  const window = page.viewportSize();
  if (!window || !isPhone(page)) return;
  await page.setViewportSize(DESKTOP);
  await inspectAsItIs(page, `${name}-${DESKTOP.width}`, sizes, true);
  await page.setViewportSize(window);
}

/** @param withoutColours widths have the same ones */
async function inspectAsItIs(page: Page, name: string, sizes: Sizes, withoutColours = false): Promise<void> {
  const restore = await showWhole(page);
  await standStill(page);
  await picture(page, name);
  const values = sizes === 'every' ? [...RULES, 'best-practice'] : RULES;
  expect.soft(await axeFaults(page, { type: 'tag', values, withoutColours }), `axe on ${name}`).toEqual([]);
  await expectFits(page, name);
  if (sizes === 'every')
    await expectFitsHoweverLarge(page, name, (suffix) => picture(page, `${name}${suffix}`));
  await restore();
}

async function picture(page: Page, name: string): Promise<void> {
  if (album) await page.screenshot({ path: `${album}/${name}.png` });
}

/** Widths have the same colours, and themes differ in nothing else. */
async function expectContrastInTheDark(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const restore = await showWhole(page);
  await standStill(page);
  await picture(page, `${name}-dark`);
  const found = await axeFaults(page, { type: 'rule', values: ['color-contrast'] });
  expect.soft(found, `contrast on ${name} in the dark`).toEqual([]);
  await restore();
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
