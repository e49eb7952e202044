// The only SQL for the problems that users want to be told of.
import type { Db, Tx } from '@portal/database/connection';
import { and, eq, inArray } from 'drizzle-orm';
import { watchedProblems } from '../../db/schema.ts';

export interface WatchedProblem {
  userId: string;
  problemId: string;
}

export function createWatchedProblemsStore(db: Db) {
  return {
    async watch(userId: string, problemId: string, isWatched: boolean): Promise<void> {
      if (isWatched) await db.insert(watchedProblems).values({ userId, problemId }).onConflictDoNothing();
      else
        await db
          .delete(watchedProblems)
          .where(and(eq(watchedProblems.userId, userId), eq(watchedProblems.problemId, problemId)));
    },

    /** Of these problems, those that these users watch. */
    watched: async (
      userIds: readonly string[],
      problemIds: readonly string[],
      on: Db | Tx = db,
    ): Promise<WatchedProblem[]> =>
      userIds.length === 0 || problemIds.length === 0
        ? []
        : on
            .select({ userId: watchedProblems.userId, problemId: watchedProblems.problemId })
            .from(watchedProblems)
            .where(
              and(
                inArray(watchedProblems.userId, [...userIds]),
                inArray(watchedProblems.problemId, [...problemIds]),
              ),
            ),
  };
}
