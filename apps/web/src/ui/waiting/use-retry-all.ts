// What has failed on the page now: the first of it has the one way to try all of it again.
import { type RefObject, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';

type Frame = RefObject<HTMLElement | null>;

interface Failed {
  frame: Frame;
  retry: () => void;
}

/** In the order of the page. */
let failed: readonly Failed[] = [];
const listeners = new Set<() => void>();

/** Null where another of them, before this one, tries all again. */
export function useRetryAll(frame: Frame, onRetry: () => void): (() => void) | null {
  const retry = useEffectEvent(onRetry);
  useLayoutEffect(() => {
    const own = { frame, retry: () => retry() };
    setFailed([...failed, own].toSorted((one, other) => (isBefore(one, other) ? -1 : 1)));
    return () => setFailed(failed.filter((each) => each !== own));
  }, [frame]);
  const isFirst = useSyncExternalStore(
    subscribe,
    () => {
      const first = failed.find((each) => dialogOf(each.frame) === dialogOf(frame));
      return first === undefined || first.frame === frame;
    },
    () => true,
  );
  return isFirst ? retryAll : null;
}

function retryAll(): void {
  for (const { retry } of failed) retry();
}

function setFailed(next: readonly Failed[]): void {
  failed = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What lies behind a dialog cannot be reached. */
const dialogOf = ({ current }: Frame) => current?.closest('dialog') ?? null;

function isBefore({ frame: one }: Failed, { frame: other }: Failed): boolean {
  if (!one.current || !other.current) return false;
  return (one.current.compareDocumentPosition(other.current) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
