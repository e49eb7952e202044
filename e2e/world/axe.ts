// What axe finds on a page, in words.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const MODAL = 'dialog:modal';

/** Rules by their tags, or by their names; and whether colours are compared, which takes the longest. */
export type Rules = { type: 'tag' | 'rule'; values: string[]; withoutColours?: boolean };

export async function axeFaults(page: Page, rules: Rules): Promise<unknown[]> {
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
