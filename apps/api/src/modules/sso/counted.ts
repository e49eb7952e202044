// A try to prove who one is: counted as a failure before it is compared, and one at a time for a person.
import { Problem } from '@portal/contract/errors';
import type { LockoutStore } from './lockout.store.ts';
import { createOneByOne } from './one-by-one.ts';

/** @throws Problem LOCKED_…, or what `compare` throws */
export type Counted = <T>(subject: string, compare: () => Promise<T>) => Promise<T>;

export function createCounted(lockouts: Pick<LockoutStore, 'begin' | 'succeed'>): Counted {
  const oneByOne = createOneByOne();
  return (subject, compare) =>
    oneByOne(subject, async () => {
      const lock = await lockouts.begin(subject);
      if (lock) throw new Problem(lock);
      const result = await compare();
      await lockouts.succeed(subject);
      return result;
    });
}
