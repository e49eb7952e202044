// Of what has failed on the page the first has the one way to try all of it again.
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Frame, PageRegister, useOnPage } from '../page-register.ts';

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
