// Failures in a row, and the lock they bring: 3, 6 and 9 failures lock for 15 minutes, 1 hour, 12 hours.
import type { Db } from '@portal/database/connection';
import { and, eq, sql } from 'drizzle-orm';
import { loginAttempts } from '../../db/schema.ts';

export type LockWait = '15_MINUTES' | '1_HOUR' | '12_HOURS';

export interface LockoutStore {
  /**
   * Counts the attempt as a failure before the password is looked at, so that fifty tries at once are
   * counted fifty times. `refused`: by the lock that holds. `ifWrong`: the lock that this failure brings.
   */
  begin(subject: string): Promise<{ refused: LockWait } | { ifWrong: LockWait | null }>;
  /** The lock that holds now, without counting anything. */
  lockOf(subject: string): Promise<LockWait | null>;
  /** The password was right: the row of failures ends. */
  succeed(subject: string): Promise<void>;
}

/** Failures that are this old no longer count. */
const memory = sql`interval '24 hours'`;

export function createLockoutStore(db: Db): LockoutStore {
  return {
    async begin(subject) {
      const failures = sql`case when ${loginAttempts.lastFailedAt} < now() - ${memory} then 1
                                else ${loginAttempts.failures} + 1 end`;
      const counted = await db
        .insert(loginAttempts)
        .values({ subject, failures: 1, lastFailedAt: sql`now()` })
        .onConflictDoUpdate({
          target: loginAttempts.subject,
          set: {
            failures,
            lastFailedAt: sql`now()`,
            lockedUntil: sql`case when (${failures}) % 3 <> 0 then null
              when (${failures}) = 3 then now() + interval '15 minutes'
              when (${failures}) = 6 then now() + interval '1 hour'
              else now() + interval '12 hours' end`,
          },
          setWhere: sql`coalesce(${loginAttempts.lockedUntil} < now(), true)`,
        })
        .returning({ failures: loginAttempts.failures });
      const [{ failures: now } = { failures: 0 }] = counted;
      if (now > 0) return { ifWrong: now % 3 === 0 ? waitAfter(now) : null };
      const [locked] = await db
        .select({ failures: loginAttempts.failures })
        .from(loginAttempts)
        .where(eq(loginAttempts.subject, subject));
      // Gone meanwhile: whoever held it has signed in.
      return locked ? { refused: waitAfter(locked.failures) } : { ifWrong: null };
    },

    async lockOf(subject) {
      const [locked] = await db
        .select({ failures: loginAttempts.failures })
        .from(loginAttempts)
        .where(and(eq(loginAttempts.subject, subject), sql`${loginAttempts.lockedUntil} > now()`));
      return locked ? waitAfter(locked.failures) : null;
    },

    async succeed(subject) {
      await db.delete(loginAttempts).where(eq(loginAttempts.subject, subject));
    },
  };
}

function waitAfter(failures: number): LockWait {
  if (failures <= 3) return '15_MINUTES';
  return failures <= 6 ? '1_HOUR' : '12_HOURS';
}
