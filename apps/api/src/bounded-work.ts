// Expensive work has so much room and no more: who finds it full is told at once to come back, not left waiting.
import { Problem } from '@portal/contract/errors';

/**
 * @param whose an address or a user: nobody takes more than a share, so that one alone keeps nobody else out
 * @throws Problem BUSY before any of the work is done
 */
export type Room = <T>(whose: string, work: () => Promise<T>) => Promise<T>;

export function createAdmissionLimiter({ places, share }: { places: number; share: number }): Room {
  const taken = new Map<string, number>();
  let inside = 0;
  return async (whose, work) => {
    const own = taken.get(whose) ?? 0;
    if (inside >= places || own >= share) throw new Problem('BUSY');
    inside++;
    taken.set(whose, own + 1);
    try {
      return await work();
    } finally {
      inside--;
      const left = (taken.get(whose) ?? 1) - 1;
      if (left > 0) taken.set(whose, left);
      else taken.delete(whose);
    }
  };
}
