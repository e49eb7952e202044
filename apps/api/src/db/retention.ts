// How long the portal keeps what grows: the settings, and how old notifications go. What is said of each table is in `tables.ts`.
import type { Db } from '@portal/database/connection';
import { findOld } from '@portal/database/sweep';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { wholeNumber } from '../settings-shapes.ts';
import { notificationCounts, notifications } from './schema.ts';

/** From the settings. */
export interface RetentionPeriods {
  eventsDays: number;
  notificationsDays: number;
  messagesDays: number;
  ordersDays: number;
  pageViewsDays: number;
  usageMonths: number;
  sandboxDays: number;
}

/** With their counts, which everybody who changes notifications holds first. */
export async function removeNotifications(db: Db, isOld: SQL, atMost: number): Promise<number> {
  const old = await findOld(db, { table: notifications, by: notifications.happenedAt }, isOld, atMost);
  const byUser = Map.groupBy(old, (row) => row.user_id ?? '');
  let removed = 0;
  for (const [userId, rows] of [...byUser].sort(([one], [other]) => (one < other ? -1 : 1)))
    removed += await db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from ${notificationCounts} where user_id = ${userId} for update`);
      const ids = sql.param(rows.map((row) => row.notification_id));
      const { rows: gone } = await tx.execute<{ read_at: string | null }>(sql`
        delete from ${notifications} where ${notifications.userId} = ${userId}
          and ${notifications.notificationId} = any(${ids}::uuid[]) and ${isOld} returning read_at`);
      const unread = gone.filter(({ read_at }) => read_at === null).length;
      await tx.execute(sql`
        update ${notificationCounts} set total = total - ${gone.length}, unread = unread - ${unread}
        where user_id = ${userId}`);
      return gone.length;
    });
  return removed;
}

const days = (least: number, usual: number) => wholeNumber(least, 36_500).default(usual);

/** How long what grows is kept; what the ledger and the law need has no setting, for it is never swept. */
export const retentionSettings = {
  /** What happened, once everybody has been told: also who managed which line from when until when. */
  RETENTION_EVENTS_DAYS: days(30, 800),
  /** In the portal's list. */
  RETENTION_NOTIFICATIONS_DAYS: days(30, 400),
  /** E-mails, SMS and WhatsApp that were sent. */
  RETENTION_MESSAGES_DAYS: days(1, 30),
  /** Orders of plans and changes of Wi-Fi that have ended, and their requests' keys. */
  RETENTION_ORDERS_DAYS: days(60, 800),
  RETENTION_PAGE_VIEWS_DAYS: days(30, 800),
  /** Usage records and what they add up to. Customers see six months back. */
  RETENTION_USAGE_MONTHS: wholeNumber(7, 1_200).default(13),
  /** What the card sandbox remembers. */
  RETENTION_SANDBOX_DAYS: days(30, 90),
};

type Given = z.infer<z.ZodObject<typeof retentionSettings>>;

export const retentionFrom = (env: Given): RetentionPeriods => ({
  eventsDays: env.RETENTION_EVENTS_DAYS,
  notificationsDays: env.RETENTION_NOTIFICATIONS_DAYS,
  messagesDays: env.RETENTION_MESSAGES_DAYS,
  ordersDays: env.RETENTION_ORDERS_DAYS,
  pageViewsDays: env.RETENTION_PAGE_VIEWS_DAYS,
  usageMonths: env.RETENTION_USAGE_MONTHS,
  sandboxDays: env.RETENTION_SANDBOX_DAYS,
});
