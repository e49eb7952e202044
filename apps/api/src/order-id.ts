// The id under which something is ordered from the operator: the request's own, so that a lost answer is asked for again.
import { createHash } from 'node:crypto';
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';

/** Sets ids that come of a request's own apart from all others. */
const ofRequests = '8c0a5a5e-6c1e-4c55-9a34-3d3b6f0a9d12';

/** Whoever pays without an account: an id that names nobody, the same for the same key. */
export const guestIdOf = (key: string): string =>
  uuidv5(createHash('sha256').update(`guest ${key}`).digest('hex'), ofRequests);

/**
 * @param what is ordered: one request of the same name is another order of something else
 * @param lineId which line it is ordered for; of an arrangement its bill
 * @param requestId the same one is the same order; null: each request is one of its own
 */
export function orderIdOf(
  what: 'exit' | 'pause' | 'sim' | 'advance' | 'transfer' | 'arrangement',
  { userId, lineId, requestId }: { userId: string; lineId: string; requestId: string | null },
): string {
  if (requestId === null) return uuidv7();
  const words = createHash('sha256').update(JSON.stringify([what, userId, lineId, requestId]));
  return uuidv5(words.digest('hex'), ofRequests);
}
