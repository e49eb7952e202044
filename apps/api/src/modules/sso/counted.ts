// A try to prove who one is: counted as a failure before it is compared, and one at a time for a person.

import { Problem, type ProblemCode } from '@portal/contract/errors';
import type { LockoutStore } from './lockout.store.ts';

/** What says that somebody was not who they said to be: the one that brings a lock says so instead. */
const wrong: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'BAD_CREDENTIALS',
  'WRONG_CURRENT_PASSWORD',
  'OTP_INVALID',
  'PASSKEY_REFUSED',
]);

/** @throws Problem LOCKED_…, also when this one brings the lock; or what `compare` throws */
export type Counted = <T>(subject: string, compare: () => Promise<T>) => Promise<T>;

export function createCounted(lockouts: Pick<LockoutStore, 'begin' | 'succeed'>): Counted {
  const oneByOne = createOneByOne();
  return (subject, compare) =>
    oneByOne(subject, async () => {
      const begun = await lockouts.begin(subject);
      if ('refused' in begun) throw new Problem(`LOCKED_${begun.refused}`);
      const result = await compare().catch((error: unknown) => {
        const isWrong = error instanceof Problem && wrong.has(error.code);
        throw isWrong && begun.ifWrong ? new Problem(`LOCKED_${begun.ifWrong}`) : error;
      });
      await lockouts.succeed(subject);
      return result;
    });
}

type OneByOne = <T>(subject: string, attempt: () => Promise<T>) => Promise<T>;

/** One attempt at a time for each login name, in this process: right passwords that arrive together would otherwise count as failures in a row before the first of them is known to be right. */
function createOneByOne(): OneByOne {
  const last = new Map<string, Promise<unknown>>();
  return async (subject, attempt) => {
    const before = last.get(subject);
    const mine = before ? before.then(attempt, attempt) : attempt();
    last.set(subject, mine);
    try {
      return await mine;
    } finally {
      if (last.get(subject) === mine) last.delete(subject);
    }
  };
}
