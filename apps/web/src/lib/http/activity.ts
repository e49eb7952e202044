// The global loading counter: one up with every request, one down when it ends either way.

let running = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  running += by;
  for (const listener of listeners) listener();
}

export function trackActivity<T>(work: Promise<T>): Promise<T> {
  change(1);
  return work.finally(() => change(-1));
}

export function requestsRunning(): number {
  return running;
}

/** For `useSyncExternalStore`. */
export function subscribeToActivity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
