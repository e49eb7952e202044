// What every screen and open dialog must pass: accessible to everybody, and as wide as its window.
// Every address also does so at every size (`every-route.spec.ts`).
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectFits, expectFitsHoweverLarge, isPhone } from './fit.ts';

/** `every`: also as narrow as phones get, with text of twice the size, by the best practices, and in the dark. */
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
  expect.soft(await faults(page, axeFor(page).withTags(rules)), `axe on ${name}`).toEqual([]);
  await expectFits(page, name);
  if (sizes === 'every') {
    await expectFitsHoweverLarge(page, name, picture);
    if (isPhone(page)) await expectContrastInTheDark(page, name, picture);
  }
  await restore();
}

/** Widths have the same colours, and themes differ in nothing else. */
async function expectContrastInTheDark(
  page: Page,
  name: string,
  picture: (suffix: string) => Promise<void>,
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await standStill(page);
  await picture('-dark');
  const found = await faults(page, axeFor(page).withRules('color-contrast'));
  expect.soft(found, `contrast on ${name} in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/** Frames of other origins need axe's own page to be put together; a page without frames is spared it. */
function axeFor(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1);
}

async function faults(page: Page, axe: AxeBuilder): Promise<unknown[]> {
  // What lies behind a modal dialog cannot be reached, which axe does not know.
  const { violations } = await ((await page.locator(MODAL).count()) > 0 ? axe.include(MODAL) : axe).analyze();
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`),
  }));
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
