// Keeps the operator's clock going: one job at a time in the shared queue, which sends the next one.
import type { PgBoss } from 'pg-boss';
import { keepAwake } from './keep-awake.ts';
import { openQueue } from './open-queue.ts';

export interface TickingOperator {
  tick(): Promise<void>;
  tickMs: number;
}

const queue = 'operator-clock';
/** Finished ticks are of no interest to anybody. */
const forgetAfterSeconds = 3_600;

export async function tickRegularly(boss: PgBoss, { tick, tickMs }: TickingOperator): Promise<void> {
  const seconds = Math.ceil(tickMs / 1_000);
  const sendNext = () => boss.send(queue, {}, { startAfter: seconds, retryLimit: 0, expireInSeconds: 120 });
  // «short»: however many processes ask for it, one tick is waiting.
  await openQueue(boss, queue, { policy: 'short', deleteAfterSeconds: forgetAfterSeconds });
  const pollingIntervalSeconds = Math.min(seconds, 5);
  const worker = await boss.work(queue, { pollingIntervalSeconds }, async () => {
    try {
      await tick();
    } finally {
      await sendNext();
    }
  });
  keepAwake(boss, worker);
  // One that waits from an earlier start keeps that start's pace.
  await boss.deleteQueuedJobs(queue);
  await sendNext();
}
