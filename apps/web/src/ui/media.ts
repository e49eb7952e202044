// What the device has: room for a column beside the main one, and whether somebody has asked it for less motion.
import { useEffect, useState, useSyncExternalStore } from 'react';

const wide = watched('(min-width: 1024px)');
const still = watched('(prefers-reduced-motion: reduce)');

/** Nobody knows while the server draws. */
export const useIsWide = (): boolean => useSyncExternalStore(wide.subscribe, wide.matches, () => false);

/** As it was when something was opened, until it is closed: what is typed and asked there stays where it stands. */
export function useIsWideSince(isOpened: boolean): boolean {
  const isWide = useIsWide();
  const [since, setSince] = useState<boolean | null>(null);
  useEffect(() => setSince(isOpened ? wide.matches() : null), [isOpened]);
  return since ?? isWide;
}

export const useStillness = (): boolean => useSyncExternalStore(still.subscribe, still.matches, () => false);

export const prefersStillness = still.matches;

function watched(query: string) {
  return {
    matches: () => window.matchMedia(query).matches,
    subscribe: (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
  };
}
