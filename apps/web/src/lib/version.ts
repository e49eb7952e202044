// Whether the server has another version of the portal by now than this page.
import { portalBase } from '@portal/market/path';
import { settings } from './settings.ts';

/** Without an answer nothing is known, and nothing is offered. */
export async function isOutdated(): Promise<boolean> {
  const { version } = settings();
  if (version === '') return false;
  try {
    const answer: unknown = await (await fetch(`${portalBase}/version.json`)).json();
    return typeof answer === 'object' && answer !== null && 'version' in answer && answer.version !== version;
  } catch {
    return false;
  }
}
