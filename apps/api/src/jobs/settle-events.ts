// Keeps settling events, in every process: the table of events is the queue, and whoever claims some tells of them.
import type { Logger } from 'pino';

export interface EventLoop {
  start(): void;
  /** Resolves when what is under way has ended. */
  stop(): Promise<void>;
}

/** Between two looks at an empty table: an index without entries. */
const pauseMs = 1_000;
/** After a failure: the database is busy, or gone. */
const longPauseMs = 5_000;

export function createEventLoop({ settle, log }: { settle: () => Promise<number>; log: Logger }): EventLoop {
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> = Promise.resolve();

  /** Goes on at once while there is something to do. */
  async function work(): Promise<void> {
    let pause = pauseMs;
    try {
      while (isRunning && (await settle()) > 0);
    } catch (err) {
      log.warn({ err }, 'events could not be settled now');
      pause = longPauseMs;
    }
    if (isRunning) schedule(pause);
  }

  function schedule(afterMs: number): void {
    timer = setTimeout(() => {
      turn = work();
    }, afterMs);
  }

  return {
    start() {
      isRunning = true;
      schedule(0);
    },
    async stop() {
      isRunning = false;
      clearTimeout(timer);
      await turn;
    },
  };
}
