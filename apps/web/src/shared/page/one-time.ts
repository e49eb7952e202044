// The hour of what a page shows, and that it could not be refreshed: said once where it is the same for all.
import type { Instant } from '../../lib/civil-date.ts';
import { type Frame, PageRegister, useOnPage } from '../../ui/page-register.ts';

/** What is older than that beside the rest says its own hour. */
export const ONE_TIME_MS = 15 * 60_000;

const told = new PageRegister<number | 'waiting'>();

/**
 * @param since undefined while it is on its way; null where nothing is said
 * @returns what this part says: a time, nothing, or that it will say one
 */
export function useOneTime(frame: Frame, since: Instant | null | undefined): number | 'waiting' | null {
  const own = since === null ? null : since === undefined ? 'waiting' : new Date(since).getTime();
  const all = useOnPage(told, frame, own);
  const times = all.flatMap(({ value }) => (value === 'waiting' ? [] : [value]));
  const oldest = Math.min(...times);
  const isOne = times.length > 0 && Math.max(...times) - oldest < ONE_TIME_MS;
  const isFirst = all[0]?.frame === frame;
  if (own === null || own === 'waiting') return own && isFirst ? own : null;
  if (!isOne) return own;
  return isFirst ? oldest : null;
}

const old = new PageRegister<number>();

/** Whether this part says that it is old, of those of the same time the first on the page. */
export function useOldOnce(frame: Frame, since: number): boolean {
  const first = useOnPage(old, frame, since).find(({ value }) => Math.abs(value - since) < ONE_TIME_MS);
  return first?.frame === frame;
}
