// What the server tells the page about its operator, in `<meta name="portal-settings">`.
import type { PageSettings } from '@portal/contract/page-settings';

let known: PageSettings | undefined;

export function settings(): PageSettings {
  known ??= read();
  return known;
}

/** Whose the lines are: «Mi Claro» is Claro's. */
export const operatorName = (): string => settings().brand.replace(/^Mi /, '');

/** On the server, which draws pages with what it would have written into them. */
export function provideSettings(given: PageSettings): void {
  known = given;
}

function read(): PageSettings {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="portal-settings"]');
  return JSON.parse(meta?.content ?? '');
}
