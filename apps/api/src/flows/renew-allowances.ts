// A habit of the embedded operator: at the cut, what plans give begins anew.
import type { Usage } from '../modules/usage/usage.ts';

const batch = 500;
/** A cut of a large operator is spread over several ticks. */
const mostBatches = 20;

export function createRenewAllowances({ usage }: { usage: Usage }) {
  return async (now: Date): Promise<number> => {
    let renewed = 0;
    for (let count = 0; count < mostBatches; count++) {
      const some = await usage.renewPlans(now, batch);
      renewed += some;
      if (some < batch) break;
    }
    return renewed;
  };
}
