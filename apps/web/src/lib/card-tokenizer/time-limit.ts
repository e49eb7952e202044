// The caller's signal and a time limit, joined by hand: phones of 2022 have no `AbortSignal.any`.

export interface TimeLimit {
  signal: AbortSignal;
  /** Why it is over; null while it is not. */
  cause: () => 'aborted' | 'timeout' | null;
  /** The work's outcome, or a rejection once the limit is over. */
  or: <Done>(work: Promise<Done>) => Promise<Done>;
  end: () => void;
}

export function timeLimit(outer: AbortSignal | undefined, timeoutMs: number): TimeLimit {
  const controller = new AbortController();
  let cause: 'aborted' | 'timeout' | null = null;
  const abortFor = (reason: 'aborted' | 'timeout') => {
    cause ??= reason;
    controller.abort();
  };
  const onOuter = () => abortFor('aborted');
  const timer = setTimeout(() => abortFor('timeout'), timeoutMs);
  outer?.addEventListener('abort', onOuter);
  if (outer?.aborted) onOuter();
  const { signal } = controller;
  const over = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new Error('over'));
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail);
  });
  // It may be over with nobody waiting.
  over.catch(() => undefined);
  return {
    signal,
    cause: () => cause,
    or: (work) => Promise.race([work, over]),
    end: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', onOuter);
    },
  };
}
