// Does a thing again and again, one after another: at once while there is more of it, otherwise after a pause.
import type { Logger } from 'pino';

const afterFailureMs = 5_000;

/** @returns stops it, and resolves when what is under way has ended */
export function keepDoing(
  work: () => Promise<unknown>,
  { everyMs, log }: { everyMs: number; log: Pick<Logger, 'warn'> },
): () => Promise<void> {
  let isRunning = true;
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> = Promise.resolve();

  async function go(): Promise<void> {
    let pause = everyMs;
    try {
      while (isRunning && (await work()) === true);
    } catch (err) {
      log.warn({ err }, 'work without a request failed');
      pause = Math.min(everyMs, afterFailureMs);
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
