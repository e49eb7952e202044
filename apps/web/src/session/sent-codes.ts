// The handles of codes that this tab was sent lately: an older code is told from a wrong one by them.
import { visitStorage } from './browser-storage.ts';

const KEY = 'portal.codes';
const KEPT = 5;

export function rememberHandle(handle: string): void {
  visitStorage.write(KEY, [handle, ...handles().filter((each) => each !== handle)].slice(0, KEPT).join(' '));
}

/** For the body of a check; nothing when there is none. */
export function earlierThan(handle: string): { earlier?: string[] } {
  const earlier = handles()
    .filter((each) => each !== handle)
    .slice(0, KEPT - 1);
  return earlier.length === 0 ? {} : { earlier };
}

const handles = () => (visitStorage.read(KEY) ?? '').split(' ').filter((each) => each !== '');
