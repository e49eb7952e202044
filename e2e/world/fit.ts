// What must hold of a screen at any width and any size of text: nothing to scroll sideways, no words cut or broken.
import { expect, type Page } from '@playwright/test';
import { overflowingElements } from './overflowing-elements.ts';

const NARROWEST = 320;
const PHONE_MOST = 767;

export async function expectFits(page: Page, name: string): Promise<void> {
  expect.soft(await page.evaluate(overflowingElements), `what does not fit on ${name}`).toEqual([]);
}

/** On a phone also as narrow as phones get; everywhere also with text of twice the size. */
export async function expectFitsHoweverLarge(
  page: Page,
  name: string,
  picture: (suffix: string) => Promise<void>,
): Promise<void> {
  const window = page.viewportSize();
  if (window && isPhone(page)) {
    await page.setViewportSize({ width: NARROWEST, height: window.height });
    await settle(page);
    await picture(`-${NARROWEST}`);
    await expectFits(page, `${name} at ${NARROWEST} px`);
    await page.setViewportSize(window);
  }
  await setTextSize(page, '200%');
  await settle(page);
  await picture('-large');
  await expectFits(page, `${name} with text of 200 %`);
  await setTextSize(page, '');
}

export function isPhone(page: Page): boolean {
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
