// Does a thing again and again, one after another: at once while there is more of it, otherwise after a pause.

export interface Pace {
  everyMs: number;
  /** Not given: as after a success. */
  afterFailureMs?: number;
  onFailure: (error: unknown) => void;
}

export interface Doing {
  /** Now rather than after the pause; what is under way is done once more. */
  wake(): void;
  /** Resolves when what is under way has ended. */
  stop(): Promise<void>;
}

/**
 * @param work answers whether there is more to do at once
 */
export function keepDoing(
  work: () => Promise<boolean>,
  { everyMs, afterFailureMs = everyMs, onFailure }: Pace,
): Doing {
  let isRunning = true;
  let isWoken = false;
  let isAtIt = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn: Promise<void> = Promise.resolve();

  async function go(): Promise<void> {
    let pause = everyMs;
    isAtIt = true;
    isWoken = false;
    try {
      while (isRunning && (await work()));
    } catch (error) {
      onFailure(error);
      pause = afterFailureMs;
    }
    isAtIt = false;
    if (isRunning) schedule(isWoken ? 0 : pause);
  }
  function schedule(afterMs: number): void {
    timer = setTimeout(() => {
      turn = go();
    }, afterMs);
  }
  schedule(0);
  return {
    wake() {
      isWoken = true;
      if (isAtIt || !isRunning) return;
      clearTimeout(timer);
      schedule(0);
    },
    async stop() {
      isRunning = false;
      clearTimeout(timer);
      await turn;
    },
  };
}

/** How long to wait after so many failures in a row: twice as long each time. */
export const backOff = (failures: number, firstMs: number, longestMs: number): number =>
  Math.min(longestMs, firstMs * 2 ** (failures - 1));
