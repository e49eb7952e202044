// How long what grows is kept; what the ledger and the law need has no setting, for it is never swept.

import type { z } from 'zod';
import type { RetentionPeriods } from './db/retention.ts';
import { wholeNumber } from './settings-shapes.ts';

const days = (least: number, usual: number) => wholeNumber(least, 36_500).default(usual);

export const retentionSettings = {
  /** What happened, once everybody has been told: also who managed which line from when until when. */
  RETENTION_EVENTS_DAYS: days(30, 800),
  /** In the portal's list. */
  RETENTION_NOTIFICATIONS_DAYS: days(30, 400),
  /** E-mails and SMS that were sent. */
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
