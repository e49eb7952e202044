// Where worlds are kept while they last: in memory where there is enough, since each is a copy of a whole database.
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
/** A world takes about 100 MB; a few are open at a time. */
const enoughBytes = 2 ** 31;

export function worldsFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enoughBytes ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
