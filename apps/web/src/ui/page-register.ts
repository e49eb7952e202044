// What parts of a page know of one another: each tells what it has, and sees what all have, in the order of the page.
import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

export type Frame = RefObject<HTMLElement | null>;

interface Entry<Value> {
  frame: Frame;
  value: Value;
}

export class PageRegister<Value> {
  entries: readonly Entry<Value>[] = [];
  readonly #listeners = new Set<() => void>();

  /** @returns how it is taken out again */
  add(own: Entry<Value>): () => void {
    this.#set([...this.entries, own].toSorted((one, other) => (isBefore(one, other) ? -1 : 1)));
    return () => this.#set(this.entries.filter((each) => each !== own));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(entries: readonly Entry<Value>[]): void {
    this.entries = entries;
    for (const listener of this.#listeners) listener();
  }
}

/** @param value null: nothing to tell */
export function useOnPage<Value>(register: PageRegister<Value>, frame: Frame, value: Value | null) {
  useLayoutEffect(
    () => (value === null ? undefined : register.add({ frame, value })),
    [register, frame, value],
  );
  const all = useSyncExternalStore(
    register.subscribe,
    () => register.entries,
    () => register.entries,
  );
  return all.filter((each) => dialogOf(each.frame) === dialogOf(frame));
}

/** A dialog is a page of its own: what lies behind it cannot be reached. */
const dialogOf = ({ current }: Frame) => current?.closest('dialog') ?? null;

function isBefore({ frame: one }: Entry<unknown>, { frame: other }: Entry<unknown>): boolean {
  if (!one.current || !other.current) return false;
  return (one.current.compareDocumentPosition(other.current) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

const register = new PageRegister<RefObject<() => void>>();

/** Null where another of them, before this one, tries all again. */
export function useRetryAll(frame: Frame, onRetry: () => void): (() => void) | null {
  const latest = useRef(onRetry);
  useLayoutEffect(() => {
    latest.current = onRetry;
  });
  const failed = useOnPage(register, frame, latest);
  if (failed[0] && failed[0].frame !== frame) return null;
  return () => {
    for (const { value } of failed) value.current();
  };
}
