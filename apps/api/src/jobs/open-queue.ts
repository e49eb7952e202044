// A queue that may be sent to from inside a transaction.
import type { PgBoss, Queue } from 'pg-boss';

const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * The library looks a queue up when it is first asked for a job, by a connection of its own. Asked here, that look
 * never falls into a transaction, where the pool is closed (`keepReadsInside` in `db/database.ts`).
 */
export async function openQueue(boss: PgBoss, name: string, options?: Omit<Queue, 'name'>): Promise<void> {
  await boss.createQueue(name, options);
  await boss.findJobs(name, { id: nobody });
}
