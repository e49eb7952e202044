// The code of one screen: fetched once, ahead of need when possible, and again after a failure.
import type { ComponentType } from 'react';

const TIME_LIMIT_MS = 120_000;

export class CodeTimeout extends Error {
  override name = 'CodeTimeout';
}

export interface LazyCode {
  id: number;
  /** The screen once its code is here. */
  current: () => ComponentType | undefined;
  /** The same promise until `start`, also when it failed: what `use` needs. */
  promise: () => Promise<ComponentType>;
  /** Begins loading, or begins again after a failure; a failure is left for the screen to show. */
  start: () => void;
}

let count = 0;

export function lazyCode(load: () => Promise<ComponentType>): LazyCode {
  count += 1;
  let state: 'idle' | 'loading' | 'ready' | 'failed' = 'idle';
  let screen: ComponentType | undefined;
  let pending: Promise<ComponentType> | undefined;

  const begin = () => {
    const work = load();
    state = 'loading';
    pending = withinLimit(work).then(
      (loaded) => {
        state = 'ready';
        screen = loaded;
        return loaded;
      },
      (error: unknown) => {
        state = 'failed';
        throw error;
      },
    );
    pending.catch(() => undefined);
    return pending;
  };

  return {
    id: count,
    current: () => screen,
    promise: () => pending ?? begin(),
    start: () => {
      if (state === 'idle' || state === 'failed') begin();
    },
  };
}

function withinLimit<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new CodeTimeout('screen code took too long')), TIME_LIMIT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
