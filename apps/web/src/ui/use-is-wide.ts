// Whether there is room for a column beside the main one.
import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(min-width: 1024px)');

/** Nobody knows while the server draws. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const media = query();
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
