// Whether somebody has asked their system for less motion.
import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)');

export function prefersStillness(): boolean {
  return query().matches;
}

function subscribe(listener: () => void): () => void {
  const motion = query();
  motion.addEventListener('change', listener);
  return () => motion.removeEventListener('change', listener);
}

export function useStillness(): boolean {
  return useSyncExternalStore(subscribe, prefersStillness, () => false);
}
