// What every state must pass: accessible to everybody, and as wide as its window.
import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { overflowingElements } from '../../../../e2e/world/overflowing-elements.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** As narrow as phones get, and with text of twice the size. */
export async function inspectEverySize(name: string): Promise<void> {
  await inspect(name);
  const { innerWidth: width, innerHeight: height } = window;
  await page.viewport(320, height);
  expect.soft(overflowingElements(), `what does not fit on ${name} at 320 px`).toEqual([]);
  await page.viewport(width, height);
  document.documentElement.style.fontSize = '200%';
  expect.soft(overflowingElements(), `what does not fit on ${name} with text of 200 %`).toEqual([]);
  document.documentElement.style.fontSize = '';
}

export async function inspect(name: string): Promise<void> {
  const restore = await showWhole();
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
  // What lies behind a modal dialog cannot be reached, which axe does not know.
  const place = document.querySelector('dialog:modal') ?? document;
  const { violations } = await axe.run(place, {
    runOnly: RULES,
    resultTypes: ['violations'],
    // Nothing here is heard: no rule asks for what would be loaded first.
    preload: false,
    // The document is the runner's.
    rules: { 'document-title': { enabled: false } },
  });
  const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.failureSummary) }));
  expect.soft(found, `axe on ${name}`).toEqual([]);
  expect.soft(overflowingElements(), `what does not fit on ${name}`).toEqual([]);
  await restore();
}

/** As if scrolled through: the bar at the thumb covers nothing that a scroll would uncover. */
async function showWhole(): Promise<() => Promise<void>> {
  const { innerWidth: width, innerHeight: height } = window;
  const whole = document.documentElement.scrollHeight;
  if (document.querySelector('dialog:modal') || whole <= height) return async () => undefined;
  await page.viewport(width, whole);
  return () => page.viewport(width, height);
}
