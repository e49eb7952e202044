// Does a thing again and again, one after another: at once while there is more of it, otherwise after a pause.

export interface Pace {
  everyMs: number;
  /** Not given: as after a success. */
  afterFailureMs?: number;
  onFailure: (error: unknown) => void;
}

/**
 * @param work answers whether there is more to do at once
 * @returns stops it, and resolves when what is under way has ended
 */
export function keepDoing(
  work: () => Promise<boolean>,
  { everyMs, afterFailureMs = everyMs, onFailure }: Pace,
): () => Promise<void> {
  let isRunning = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn: Promise<void> = Promise.resolve();

  async function go(): Promise<void> {
    let pause = everyMs;
    try {
      while (isRunning && (await work()));
    } catch (error) {
      onFailure(error);
      pause = afterFailureMs;
    }
    if (isRunning) schedule(pause);
  }
  function schedule(afterMs: number): void {
    timer = setTimeout(() => {
      turn = go();
    }, afterMs);
  }
  schedule(0);
  return async () => {
    isRunning = false;
    clearTimeout(timer);
    await turn;
  };
}
