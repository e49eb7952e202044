// The only SQL for notifications, their counts and the preferences. Counts change with the rows, in one statement.
import type { Db, Tx } from '@portal/database/connection';
import { columnsOf, statement } from '@portal/database/statement';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import {
  notificationCounts,
  notificationPreferences,
  notifications,
  watchedProblems,
} from '../../db/schema.ts';

export type NotificationRow = typeof notifications.$inferSelect;
export type NewNotification = Omit<NotificationRow, 'notificationId'>;
/** What is one and the same notification, however often it is written. */
export type NotificationKey = Pick<NotificationRow, 'userId' | 'notificationId' | 'eventId' | 'kind'>;
export type PreferencesRow = typeof notificationPreferences.$inferSelect;
type Choices = Omit<PreferencesRow, 'userId' | 'changedAt'>;

export interface NotificationPage {
  /** Null: read and unread. */
  isRead: boolean | null;
  offset: number;
  limit: number;
}

const preferencesOf = statement<PreferencesRow>(
  'notification_preferences_of',
  sql`select ${columnsOf(notificationPreferences)} from ${notificationPreferences}
    where user_id = ${sql.placeholder('userId')}`,
);

export function createNotificationsStore(db: Db) {
  const isOf = (userId: string, notificationId: string) =>
    and(eq(notifications.userId, userId), eq(notifications.notificationId, notificationId));

  return {
    async counts(userId: string): Promise<{ total: number; unread: number }> {
      const [row] = await db
        .select({ total: notificationCounts.total, unread: notificationCounts.unread })
        .from(notificationCounts)
        .where(eq(notificationCounts.userId, userId));
      return row ?? { total: 0, unread: 0 };
    },

    /** Newest first. Places are found by the index alone, from its nearer end; only the page's rows are read. */
    async list(userId: string, page: NotificationPage, total: number): Promise<NotificationRow[]> {
      const { isRead, offset } = page;
      const limit = Math.min(page.limit, total - offset);
      if (limit <= 0) return [];
      const isFromEnd = offset > total / 2;
      const direction = isFromEnd ? asc : desc;
      const wanted = [eq(notifications.userId, userId)];
      if (isRead !== null) wanted.push(sql`${notifications.readAt} is ${isRead ? sql`not null` : sql`null`}`);
      const place = db
        .select({ notificationId: notifications.notificationId })
        .from(notifications)
        .where(and(...wanted))
        .orderBy(direction(notifications.happenedAt), direction(notifications.notificationId))
        .limit(limit)
        .offset(isFromEnd ? total - offset - limit : offset);
      return db
        .select()
        .from(notifications)
        .where(and(eq(notifications.userId, userId), inArray(notifications.notificationId, place)))
        .orderBy(desc(notifications.happenedAt), desc(notifications.notificationId));
    },

    async find(userId: string, notificationId: string): Promise<NotificationRow | null> {
      const [row] = await db.select().from(notifications).where(isOf(userId, notificationId));
      return row ?? null;
    },

    /** Answers those that were new. Users in one order everywhere: two of these never wait for each other in a ring. */
    async add(tx: Tx, rows: readonly NewNotification[]): Promise<NotificationKey[]> {
      const given = rows.map((row) => ({ ...row, notificationId: uuidv7() }));
      const { userId, notificationId, eventId, kind, readAt } = notifications;
      const added = await tx
        .insert(notifications)
        .values(given.toSorted(byKey))
        .onConflictDoNothing()
        .returning({ userId, notificationId, eventId, kind, readAt });
      if (added.length > 0)
        await tx
          .insert(notificationCounts)
          .values(countsOf(added))
          .onConflictDoUpdate({
            target: notificationCounts.userId,
            set: {
              total: sql`${notificationCounts.total} + excluded.total`,
              unread: sql`${notificationCounts.unread} + excluded.unread`,
            },
          });
      return added.map(({ readAt: _, ...key }) => key);
    },

    /** Null when there is no such notification. */
    async setRead(userId: string, notificationId: string, isRead: boolean): Promise<NotificationRow | null> {
      return db.transaction(async (tx) => {
        await holdCounts(tx, userId);
        const [found] = await tx.select().from(notifications).where(isOf(userId, notificationId));
        if (!found || (found.readAt !== null) === isRead) return found ?? null;
        const readAt = isRead ? new Date() : null;
        await tx.update(notifications).set({ readAt }).where(isOf(userId, notificationId));
        await changeCounts(tx, userId, { total: 0, unread: isRead ? -1 : 1 });
        return { ...found, readAt };
      });
    },

    async readAll(userId: string): Promise<void> {
      await db.transaction(async (tx) => {
        await holdCounts(tx, userId);
        const { rowCount } = await tx
          .update(notifications)
          .set({ readAt: sql`now()` })
          .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
        await changeCounts(tx, userId, { total: 0, unread: -(rowCount ?? 0) });
      });
    },

    /** False when there is no such notification. */
    async remove(userId: string, notificationId: string): Promise<boolean> {
      return db.transaction(async (tx) => {
        await holdCounts(tx, userId);
        const [removed] = await tx
          .delete(notifications)
          .where(isOf(userId, notificationId))
          .returning({ readAt: notifications.readAt });
        if (!removed) return false;
        await changeCounts(tx, userId, { total: -1, unread: removed.readAt === null ? -1 : 0 });
        return true;
      });
    },

    async preferences(userId: string): Promise<PreferencesRow | null> {
      const [row] = await db
        .select()
        .from(notificationPreferences)
        .where(eq(notificationPreferences.userId, userId));
      return row ?? null;
    },

    async preferencesIn(tx: Tx, userId: string): Promise<PreferencesRow | null> {
      return (await preferencesOf(tx, { userId }))[0] ?? null;
    },

    async preferencesOfAll(tx: Tx, userIds: readonly string[]): Promise<PreferencesRow[]> {
      return tx
        .select()
        .from(notificationPreferences)
        .where(inArray(notificationPreferences.userId, [...userIds]));
    },

    async savePreferences(tx: Tx, userId: string, choices: Choices): Promise<void> {
      await tx
        .insert(notificationPreferences)
        .values({ userId, ...choices })
        .onConflictDoUpdate({
          target: notificationPreferences.userId,
          set: { ...choices, changedAt: new Date() },
        });
    },

    async forget(tx: Tx, userId: string): Promise<void> {
      for (const table of [notificationCounts, notifications, notificationPreferences, watchedProblems])
        await tx.delete(table).where(eq(table.userId, userId));
    },
  };
}

const keyOf = ({ userId, eventId, kind }: NewNotification) => `${userId} ${eventId} ${kind}`;
const byKey = (one: NewNotification, other: NewNotification) => (keyOf(one) < keyOf(other) ? -1 : 1);

type Counts = typeof notificationCounts.$inferInsert;

function countsOf(added: readonly Pick<NotificationRow, 'userId' | 'readAt'>[]): Counts[] {
  const counts = new Map<string, Counts>();
  for (const { userId, readAt } of added) {
    const { total, unread } = counts.get(userId) ?? { total: 0, unread: 0 };
    counts.set(userId, { userId, total: total + 1, unread: unread + (readAt === null ? 1 : 0) });
  }
  return [...counts.values()].sort((one, other) => (one.userId < other.userId ? -1 : 1));
}

/** First, in whatever changes a user's notifications: they take turns, and never wait in a ring. */
async function holdCounts(tx: Tx, userId: string): Promise<void> {
  await tx.select().from(notificationCounts).where(eq(notificationCounts.userId, userId)).for('update');
}

async function changeCounts(
  tx: Tx,
  userId: string,
  { total, unread }: { total: number; unread: number },
): Promise<void> {
  await tx
    .update(notificationCounts)
    .set({
      total: sql`${notificationCounts.total} + ${total}`,
      unread: sql`${notificationCounts.unread} + ${unread}`,
    })
    .where(eq(notificationCounts.userId, userId));
}

export interface WatchedProblem {
  userId: string;
  problemId: string;
}

/** The only SQL for the problems that users want to be told of. */
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
