// Expensive work has so much room and no more: who finds it full is told at once to come back, not left waiting.
import { Problem } from '@portal/contract/errors';

interface Size {
  places: number;
  /** Of one address or user: nobody alone keeps everybody else out. */
  share: number;
}

/** Takes a place; answers how to leave it. @throws Problem BUSY */
type Enter = (whose: string) => () => void;

/** @throws Problem BUSY before any of the work is done */
export type Room = <T>(whose: string, work: () => Promise<T>) => Promise<T>;

export function createPlaces({ places, share }: Size): Enter {
  const taken = new Map<string, number>();
  let inside = 0;
  return (whose) => {
    const own = taken.get(whose) ?? 0;
    if (inside >= places || own >= share) throw new Problem('BUSY');
    inside++;
    taken.set(whose, own + 1);
    return () => {
      inside--;
      const left = (taken.get(whose) ?? 1) - 1;
      if (left > 0) taken.set(whose, left);
      else taken.delete(whose);
    };
  };
}

export function createAdmissionLimiter(size: Size): Room {
  const enter = createPlaces(size);
  return async (whose, work) => {
    const leave = enter(whose);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
