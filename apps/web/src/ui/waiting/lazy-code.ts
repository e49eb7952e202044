// Code that comes later: fetched once, ahead of need when possible, and again after a failure. The one way to have it.
import { type ComponentType, useEffect, useSyncExternalStore } from 'react';

const TIME_LIMIT_MS = 120_000;

export class CodeTimeout extends Error {
  override name = 'CodeTimeout';
}

export interface LazyCode<Props = object> {
  id: number;
  /** The component once its code is here. */
  current: () => ComponentType<Props> | undefined;
  /** Why it is not here; undefined unless the last try has failed. */
  failure: () => unknown;
  promise: () => Promise<ComponentType<Props>>;
  /** Begins loading, or begins again after a failure, which is left for whoever shows it. */
  start: () => void;
  subscribe: (listener: () => void) => () => void;
}

let count = 0;

export function lazyCode<Props = object>(load: () => Promise<ComponentType<Props>>): LazyCode<Props> {
  count += 1;
  const listeners = new Set<() => void>();
  let component: ComponentType<Props> | undefined;
  let failure: unknown;
  let pending: Promise<ComponentType<Props>> | undefined;

  const begin = () => {
    failure = undefined;
    pending = withinLimit(load());
    pending
      .then(
        (loaded) => {
          component = loaded;
        },
        (error: unknown) => {
          failure = error;
          pending = undefined;
        },
      )
      .then(() => {
        for (const listener of listeners) listener();
      });
    return pending;
  };

  return {
    id: count,
    current: () => component,
    failure: () => failure,
    promise: () => pending ?? begin(),
    start: () => {
      if (!pending) begin();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * The component, or undefined until its code has arrived. A piece that nobody misses shows nothing until then and
 * nothing when there is no network; who must show that it waits or has failed asks the code itself.
 */
export function useLazyCode<Props>(code: LazyCode<Props>): ComponentType<Props> | undefined {
  useEffect(() => code.start(), [code]);
  useSyncExternalStore(code.subscribe, code.failure, code.failure);
  return useSyncExternalStore(code.subscribe, code.current, code.current);
}

function withinLimit<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new CodeTimeout('the code took too long')), TIME_LIMIT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
