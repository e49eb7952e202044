// A worker of the queue that looks again whatever the machine's clock does.
import type { PgBoss } from 'pg-boss';

/** Seldom enough to cost nothing beside the worker's own looks, and far from an hour. */
const everyMs = 10_000;

const workersOf = new WeakMap<PgBoss, string[]>();

/**
 * The library reckons the pause before its next look by the machine's clock: one that is put back by an hour in the
 * middle of a look has it sleep for that hour. Timers are not the clock's.
 */
export function keepAwake(boss: PgBoss, workerId: string): void {
  const others = workersOf.get(boss);
  if (others) {
    others.push(workerId);
    return;
  }
  const workers = [workerId];
  workersOf.set(boss, workers);
  // One for all of them: each would listen for the end of the queue, and many listeners look like a leak.
  const timer = setInterval(() => {
    for (const worker of workers) boss.notifyWorker(worker);
  }, everyMs).unref();
  boss.once('stopped', () => {
    clearInterval(timer);
    workersOf.delete(boss);
  });
}
