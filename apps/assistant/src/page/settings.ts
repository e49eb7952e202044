// What the server tells the page about its operator.
import type { PageSettings } from '../page.ts';

export function settings(): PageSettings {
  const content = document.querySelector<HTMLMetaElement>('meta[name="assistant-settings"]')?.content;
  return JSON.parse(content ?? '{}');
}
