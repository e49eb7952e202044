// Trying a failed section again: it stays failed, and busy, until an answer comes.
import type { UseQueryResult } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { noAnswer, RequestFailure } from '../lib/http/result.ts';
import { sectionCopy } from './page/page.copy.ts';

export interface SectionRetry {
  /** The section's frame, with its title inside. */
  frame: RefObject<HTMLDivElement | null>;
  /** No answer ever came. */
  failed: boolean;
  /** Under what failed: what to do about it. */
  advice: string;
  retry: () => void;
}

export function useSectionRetry(query: UseQueryResult<unknown>): SectionRetry {
  const frame = useRef<HTMLDivElement>(null);
  const [retried, setRetried] = useState(false);
  /** Gone from the query while it is asked again. */
  const [error, setError] = useState<Error | null>(null);

  async function retry() {
    setRetried(true);
    setError(query.error);
    const held = frame.current?.contains(document.activeElement) === true;
    const { isSuccess } = await query.refetch();
    if (isSuccess && held) focusTitle(frame.current);
  }

  return {
    frame,
    failed: query.data === undefined && (query.isError || (retried && query.isFetching)),
    advice: adviceAfter(query.error ?? error),
    retry,
  };
}

/** Whoever got no answer at all looks at their own network first. */
export function adviceAfter(error: Error | null): string {
  return (error instanceof RequestFailure && noAnswer(error)?.text) || sectionCopy.tryAgain;
}

/** The button that had the focus goes away with the error; the section's title takes it, or its page's. */
function focusTitle(frame: HTMLElement | null): void {
  const title = frame?.querySelector<HTMLElement>('h2, h3') ?? document.querySelector<HTMLElement>('main h1');
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
