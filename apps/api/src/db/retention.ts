// How long the portal keeps what: every table of its schema has its row here, and in docs/operating.md.

import type { Db } from '@portal/database/connection';
import { findOld, type Retention } from '@portal/database/sweep';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { wholeNumber } from '../settings-shapes.ts';
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
    {
      // Of who is a customer they stay: a contract may be older than that.
      table: s.agreements,
      by: s.agreements.acceptedAt,
      only: sql`${s.agreements.details} is null`,
      after: { months: 84 },
    },
    { table: s.agreementMarks, because: ofUsers },
    { table: s.agreementTexts, because: 'as many as there are versions of them' },
    {
      table: s.dataRequests,
      by: s.dataRequests.endedAt,
      only: sql`${s.dataRequests.endedAt} is not null`,
      after: { months: 84 },
    },
    { table: s.dataArchives, by: s.dataArchives.keptUntil, after: ended },
    { table: s.erasures, because: 'gone with the last of what is erased' },
    { table: s.customerPeople, because: 'one a customer and user' },
    { table: s.dataAccesses, by: s.dataAccesses.accessedAt, after: { months: 13 } },
    { table: s.dataAccessPeople, because: 'one a user at most, and gone with them' },
    { table: s.associations, because: ofUsers },
    { table: s.lineManagers, because: ofUsers },
    { table: s.lineUsers, because: 'one a line' },
    { table: s.thefts, because: 'a line and its equipment are given back by it, and the law may ask' },
    { table: s.certificates, because: 'a paper is checked for as long as somebody has it' },
    { table: s.roleInvitations, by: s.roleInvitations.expiresAt, after: ended },
    { table: s.lineConsents, by: s.lineConsents.expiresAt, after: ended },
    { table: s.notificationCounts, because: ofUsers },
    { table: s.notificationPreferences, because: ofUsers },
    { table: s.whatsappLinks, because: ofUsers },
    { table: s.whatsappNumbers, because: ofUsers },
    { table: s.whatsappQuestions, by: s.whatsappQuestions.receivedAt, after: { hours: 24 } },
    { table: s.paymentMethods, because: 'ten a user at most, and gone when the provider has forgotten them' },
    { table: s.autoPays, because: ofUsers },
    { table: s.autoTopUps, because: ofUsers },
    { table: s.payees, because: '38 a user at most' },
    { table: s.autoPayBills, by: s.autoPayBills.toldAt, after: { days: 400 } },
    { table: s.watchedProblems, by: s.watchedProblems.watchedAt, after: { days: 60 } },
    { table: s.pushSubscriptions, because: 'ten a user at most, and gone with their session or browser' },
    { table: s.sharedSecrets, because: 'a handful' },
    { table: s.payments, because: ledger },
    { table: s.paymentKeys, because: ledger },
    { table: s.paymentOwners, because: ledger },
    { table: s.billPurchases, because: ledger },
    { table: s.loginAttempts, by: s.loginAttempts.lastFailedAt, after: { hours: 24 } },
    { table: s.sessions, by: s.sessions.expiresAt, after: ended },
    { table: s.knownDevices, by: s.knownDevices.lastSeenAt, after: { days: 400 } },
    { table: s.secondFactors, because: ofUsers },
    { table: s.backupCodes, because: 'ten a user at most, and gone with their use' },
    { table: s.passkeys, because: 'ten a user at most, and gone with them' },
    { table: s.personalTokens, by: s.personalTokens.expiresAt, after: ended },
    { table: s.factorRecoveries, because: 'one a user at most, and gone after its day' },
    { table: s.signInAttempts, by: s.signInAttempts.expiresAt, after: ended },
    { table: s.codes, by: s.codes.expiresAt, after: ended },
    { table: s.grants, by: s.grants.expiresAt, after: ended },
    { table: s.botPasses, by: s.botPasses.expiresAt, after: ended },
    { table: s.spentChallenges, by: s.spentChallenges.expiresAt, after: ended },
    { table: s.assistantPasses, by: s.assistantPasses.expiresAt, after: ended },
    { table: s.givenTokens, by: s.givenTokens.expiresAt, after: ended },
    { table: s.paymentFrameTokens, by: s.paymentFrameTokens.expiresAt, after: ended },
    { table: s.paymentLinks, by: s.paymentLinks.expiresAt, after: ended },
    { table: s.linkReceipts, by: s.linkReceipts.createdAt, after: { days: 7 } },
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
async function removeNotifications(db: Db, isOld: SQL, atMost: number): Promise<number> {
  const { notifications, notificationCounts } = schema;
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
