// How long the portal keeps what: every table of its schema has its row here, and in docs/operating.md.
import type { Db } from '@portal/database/connection';
import type { Retention } from '@portal/database/sweep';
import { type SQL, sql } from 'drizzle-orm';
import * as schema from './schema.ts';

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

const ofUsers = 'as many as there are users, and gone with them';
const ledger = 'the ledger: the law wants it for seven years, and nobody may pay twice';
/** What has ended stays a little, to tell that from what never was. */
const ended = { hours: 1 };

export function portalRetention(keep: RetentionPeriods): readonly Retention[] {
  const s = schema;
  return [
    { table: s.users, because: ofUsers },
    { table: s.loginNames, because: ofUsers },
    { table: s.credentials, because: ofUsers },
    { table: s.consents, because: 'proof of what a user agreed to' },
    { table: s.associations, because: ofUsers },
    { table: s.lineManagers, because: ofUsers },
    { table: s.notificationCounts, because: ofUsers },
    { table: s.notificationPreferences, because: ofUsers },
    { table: s.pushSubscriptions, because: 'ten a user at most, and gone with their session or browser' },
    { table: s.sharedSecrets, because: 'a handful' },
    { table: s.payments, because: ledger },
    { table: s.paymentKeys, because: ledger },
    { table: s.paymentOwners, because: ledger },
    { table: s.billPurchases, because: ledger },
    { table: s.loginAttempts, by: s.loginAttempts.lastFailedAt, after: { hours: 24 } },
    { table: s.sessions, by: s.sessions.expiresAt, after: ended },
    { table: s.codes, by: s.codes.expiresAt, after: ended },
    { table: s.grants, by: s.grants.expiresAt, after: ended },
    { table: s.botPasses, by: s.botPasses.expiresAt, after: ended },
    { table: s.spentChallenges, by: s.spentChallenges.expiresAt, after: ended },
    { table: s.assistantPasses, by: s.assistantPasses.expiresAt, after: ended },
    { table: s.paymentFrameTokens, by: s.paymentFrameTokens.expiresAt, after: ended },
    { table: s.paymentFrames, by: s.paymentFrames.expiresAt, after: { days: 7 } },
    {
      table: s.rateLimits,
      by: s.rateLimits.expire,
      before: (moment) => sql`(extract(epoch from ${moment}) * 1000)::bigint`,
      after: ended,
    },
    { table: s.operatorCommands, by: s.operatorCommands.givenAt, after: { days: 30 } },
    { table: s.messages, by: s.messages.createdAt, after: { days: keep.messagesDays } },
    {
      table: s.orderKeys,
      by: s.orderKeys.orderedAt,
      only: sql`${s.orderKeys.status} = 'done'`,
      after: { days: keep.ordersDays },
    },
    { table: s.pageViews, by: s.pageViews.day, after: { days: keep.pageViewsDays } },
    { table: s.events, by: s.events.settledAt, after: { days: keep.eventsDays } },
    {
      table: s.notifications,
      by: s.notifications.happenedAt,
      after: { days: keep.notificationsDays },
      remove: removeNotifications,
    },
  ];
}

/** With their counts, which everybody who changes notifications holds first. */
function removeNotifications(db: Db, isOld: SQL, atMost: number): Promise<number> {
  const { notifications, notificationCounts } = schema;
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ user_id: string; notification_id: string }>(sql`
      select user_id, notification_id from ${notifications} where ${isOld}
      order by ${notifications.happenedAt} limit ${atMost}`);
    if (rows.length === 0) return 0;
    const users = sql.param([...new Set(rows.map((row) => row.user_id))]);
    const ids = sql.param(rows.map((row) => row.notification_id));
    await tx.execute(sql`
      select from ${notificationCounts} where user_id = any(${users}::uuid[]) order by user_id for update`);
    const { rows: gone } = await tx.execute<{ user_id: string; read_at: string | null }>(sql`
      delete from ${notifications} where user_id = any(${users}::uuid[])
        and notification_id = any(${ids}::uuid[]) and ${isOld} returning user_id, read_at`);
    await tx.execute(sql`
      update ${notificationCounts} c set total = c.total - g.total, unread = c.unread - g.unread
      from jsonb_to_recordset(${JSON.stringify(countByUser(gone))}::jsonb)
        as g (user_id uuid, total int, unread int)
      where c.user_id = g.user_id`);
    return gone.length;
  });
}

function countByUser(gone: readonly { user_id: string; read_at: string | null }[]) {
  const counts = new Map<string, { user_id: string; total: number; unread: number }>();
  for (const { user_id, read_at } of gone) {
    const count = counts.get(user_id) ?? { user_id, total: 0, unread: 0 };
    counts.set(user_id, count);
    count.total++;
    if (read_at === null) count.unread++;
  }
  return [...counts.values()];
}
