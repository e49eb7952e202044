// What a scheduled task of the operator's clock could not do: put off, a little longer each time, so that the rest goes on.

import type { Db } from '@portal/database/connection';
import { and, eq } from 'drizzle-orm';
import { deferredItems } from './schema.ts';

export interface DeferredItem {
  customerId: string;
  /** Which task. */
  task: string;
  /** A line, an order, an account, …: whatever the task deals with. */
  subjectId: string;
}

const firstPauseSeconds = 60;
const longestPauseSeconds = 24 * 60 * 60;

/** A minute, then twice as long each time, up to a day. Answers until when. */
export async function putOff(
  db: Db,
  { customerId, task, subjectId }: DeferredItem,
  now: Date,
): Promise<Date> {
  const [earlier] = await db
    .select({ failures: deferredItems.failures })
    .from(deferredItems)
    .where(
      and(
        eq(deferredItems.customerId, customerId),
        eq(deferredItems.task, task),
        eq(deferredItems.subjectId, subjectId),
      ),
    );
  const failures = (earlier?.failures ?? 0) + 1;
  const pauseSeconds = Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** (failures - 1));
  const retryAt = new Date(now.getTime() + pauseSeconds * 1_000);
  await db
    .insert(deferredItems)
    .values({ customerId, task, subjectId, failures, retryAt })
    .onConflictDoUpdate({
      target: [deferredItems.customerId, deferredItems.task, deferredItems.subjectId],
      set: { failures, retryAt },
    });
  return retryAt;
}
