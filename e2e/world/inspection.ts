// What every screen and open dialog must pass: accessible to everybody, and as wide as its window.
// Every address also does so at every size (`every-route.spec.ts`).
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectFits, expectFitsHoweverLarge } from './fit.ts';

/** `every`: also as narrow as phones get, with text of twice the size, and by the best practices. */
export type Sizes = 'this' | 'every';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const MODAL = 'dialog:modal';

/** With SCREENSHOTS naming a folder, each screen is pictured there. */
const album = process.env.SCREENSHOTS;

export async function inspectScreen(page: Page, name: string, sizes: Sizes = 'this'): Promise<void> {
  const restore = await showWhole(page);
  await standStill(page);
  const picture = async (suffix: string) => {
    if (album) await page.screenshot({ path: `${album}/${name}${suffix}.png` });
  };
  await picture('');
  const rules = sizes === 'every' ? [...RULES, 'best-practice'] : RULES;
  const axe = new AxeBuilder({ page }).withTags(rules);
  // What lies behind a modal dialog cannot be reached, which axe does not know.
  const { violations } = await ((await page.locator(MODAL).count()) > 0 ? axe.include(MODAL) : axe).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`),
  }));
  expect.soft(found, `axe on ${name}`).toEqual([]);
  await expectFits(page, name);
  if (sizes === 'every') await expectFitsHoweverLarge(page, name, picture);
  await restore();
}

/** As if scrolled through: the bar at the thumb covers nothing that a scroll would uncover. */
async function showWhole(page: Page): Promise<() => Promise<void>> {
  const window = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const isCovered = await page.getByRole('dialog').isVisible();
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
