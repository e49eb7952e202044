// Keeps the database running: starts it again, ever less eagerly, until it is asked to stop.
import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from './failure.ts';
import type { Postmaster } from './postmaster.ts';

export interface Supervised {
  stop(): Promise<void>;
  onExit(listener: (code: number | null) => void): void;
}

const firstDelayMs = 100;
const longestDelayMs = 5_000;
const steadyAfterMs = 60_000;
// Connections of a killed database take a moment to notice; until then PostgreSQL refuses the folder.
const firstStartAttempts = 6;

export async function supervise(
  start: () => Promise<Postmaster>,
  log: (message: string) => void,
): Promise<Supervised> {
  const listeners: ((code: number | null) => void)[] = [];
  const stopping = new AbortController();
  let current = await startFirst(start);

  const watching = (async () => {
    let delayMs = firstDelayMs;
    while (true) {
      const since = performance.now();
      const ending = await current.ended;
      if (stopping.signal.aborted) return;
      if (performance.now() - since > steadyAfterMs) delayMs = firstDelayMs;
      log(`The database ended (${ending.reason}); it is started again.`);
      for (const listener of listeners) listener(ending.code);
      do {
        await sleep(delayMs, undefined, { signal: stopping.signal }).catch(() => {});
        if (stopping.signal.aborted) return;
        delayMs = Math.min(delayMs * 2, longestDelayMs);
      } while (!(await restart()));
      log('The database serves again.');
    }
  })();

  async function restart(): Promise<boolean> {
    try {
      current = await start();
      if (stopping.signal.aborted) await current.stop();
      await current.ready;
      return true;
    } catch (error) {
      if (!stopping.signal.aborted)
        log(`The database does not start (${reasonOf(error)}); it is tried again.`);
      return false;
    }
  }

  return {
    onExit: (listener) => listeners.push(listener),
    async stop() {
      stopping.abort();
      await current.stop();
      await watching;
    },
  };
}

async function startFirst(start: () => Promise<Postmaster>): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    const postmaster = await start();
    try {
      await postmaster.ready;
      return postmaster;
    } catch (error) {
      const reason = reasonOf(error);
      if (attempt === firstStartAttempts || !reason.includes('shared memory block')) {
        throw new Error(`The private PostgreSQL did not start: ${reason}.`);
      }
      await sleep(firstDelayMs * attempt);
    }
  }
}
