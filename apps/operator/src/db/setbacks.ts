// What a habit of the operator's clock could not do: put off, a little longer each time, so that the rest goes on.

import type { Db } from '@portal/database/connection';
import { and, eq } from 'drizzle-orm';
import { setbacks } from './schema.ts';

export interface Setback {
  customerId: string;
  /** Which habit. */
  habit: string;
  /** A line, an order, an account, …: whatever the habit deals with. */
  subjectId: string;
}

const firstPauseSeconds = 60;
const longestPauseSeconds = 24 * 60 * 60;

/** A minute, then twice as long each time, up to a day. Answers until when. */
export async function putOff(db: Db, { customerId, habit, subjectId }: Setback, now: Date): Promise<Date> {
  const [earlier] = await db
    .select({ failures: setbacks.failures })
    .from(setbacks)
    .where(
      and(eq(setbacks.customerId, customerId), eq(setbacks.habit, habit), eq(setbacks.subjectId, subjectId)),
    );
  const failures = (earlier?.failures ?? 0) + 1;
  const pauseSeconds = Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** (failures - 1));
  const retryAt = new Date(now.getTime() + pauseSeconds * 1_000);
  await db
    .insert(setbacks)
    .values({ customerId, habit, subjectId, failures, retryAt })
    .onConflictDoUpdate({
      target: [setbacks.customerId, setbacks.habit, setbacks.subjectId],
      set: { failures, retryAt },
    });
  return retryAt;
}
