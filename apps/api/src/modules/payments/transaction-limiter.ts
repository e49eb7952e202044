// Transactions of purchases take turns: those that wait hold no connection, and no statement times out in a queue.
import { Problem } from '@portal/contract/errors';
import pLimit from 'p-limit';

/** More at once would only wait for each other, at the row of one line's balance or for a core. */
const atOnce = 12;
const longestWaitMs = 5_000;

export interface TransactionLimiter {
  /** @throws Problem UNAVAILABLE when the turn does not come in time: nothing has been begun */
  begin<T>(work: () => Promise<T>): Promise<T>;
  /** What was begun is ended, however long it takes. */
  end<T>(work: () => Promise<T>): Promise<T>;
}

export function createTransactionLimiter(): TransactionLimiter {
  const limit = pLimit(atOnce);
  return {
    begin(work) {
      const latest = performance.now() + longestWaitMs;
      return limit(() => {
        if (performance.now() > latest) throw new Problem('UNAVAILABLE', 'too many purchases at once');
        return work();
      });
    },
    end: (work) => limit(work),
  };
}
