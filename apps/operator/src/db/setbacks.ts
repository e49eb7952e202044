// What a habit of the operator's clock could not do: put off, a little longer each time, so that the rest goes on.

import type { Db } from '@portal/database/connection';
import { type Column, sql } from 'drizzle-orm';
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
/** Further ones change nothing, and a larger power would be no number. */
const mostDoublings = 20;

/** For a lookup of what is due: what was put off is passed over until its time has come. */
export const notPutOff = (habit: string, customerId: Column, subjectId: Column, now: Date) =>
  sql`not exists (select from ${setbacks} as s where s.customer_id = ${customerId} and s.habit = ${habit}
    and s.subject_id = ${subjectId}::text and s.retry_at > ${now})`;

/** A minute, then twice as long each time, up to a day. Answers until when. */
export async function putOff(db: Db, { customerId, habit, subjectId }: Setback, now: Date): Promise<Date> {
  const pause = (failures: ReturnType<typeof sql>) =>
    sql`${now}::timestamptz + make_interval(secs => least(${longestPauseSeconds},
      ${firstPauseSeconds} * 2 ^ least(${failures}, ${mostDoublings})))`;
  const [row] = await db
    .insert(setbacks)
    .values({ customerId, habit, subjectId, failures: 1, retryAt: pause(sql`0`) })
    .onConflictDoUpdate({
      target: [setbacks.customerId, setbacks.habit, setbacks.subjectId],
      set: { failures: sql`${setbacks.failures} + 1`, retryAt: pause(sql`${setbacks.failures}`) },
    })
    .returning({ retryAt: setbacks.retryAt });
  return row?.retryAt ?? now;
}
