// Since when what a page shows is true: said once, by the first of its parts, unless they are too far from one another.
import type { Instant } from '../../lib/civil-date.ts';
import { type Frame, PageRegister, useOnPage } from '../../ui/page-register.ts';

/** What is older than that beside the rest says its own hour. */
export const ONE_TIME_MS = 15 * 60_000;

const register = new PageRegister<number | 'waiting'>();

/**
 * @param since undefined while it is on its way; null where nothing is said
 * @returns what this part says: a time, nothing, or that it will say one
 */
export function useOneTime(frame: Frame, since: Instant | null | undefined): number | 'waiting' | null {
  const own = since === null ? null : since === undefined ? 'waiting' : new Date(since).getTime();
  const all = useOnPage(register, frame, own);
  const times = all.flatMap(({ value }) => (value === 'waiting' ? [] : [value]));
  const oldest = Math.min(...times);
  const isOne = times.length > 0 && Math.max(...times) - oldest < ONE_TIME_MS;
  const isFirst = all[0]?.frame === frame;
  if (own === null || own === 'waiting') return own && isFirst ? own : null;
  if (!isOne) return own;
  return isFirst ? oldest : null;
}
