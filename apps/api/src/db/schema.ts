// The data model on one page: the portal's own tables first, then the operator's.
//
// Keys follow one rule so that a distributed PostgreSQL takes the same statements: the portal's tables
// have `user_id` first in the primary key, the operator's have `customer_id`; what must be unique across
// them has a small table keyed by that value. Money is integer cents, instants are UTC, bill dates are
// civil dates, phone numbers E.164 digits. No triggers.
import type { NotificationKind } from '@portal/contract/notifications';
import type { RepairStatus } from '@portal/contract/tickets';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const civilDate = (name: string) => date(name, { mode: 'string' });
const cents = (name: string) => bigint(name, { mode: 'number' });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

// ── The portal's own ────────────────────────────────────────────────────────────────────────────────

export const users = pgTable('users', {
  userId: uuid('user_id').primaryKey(),
  /** What the user signed up with: an e-mail, or `593…`. */
  loginName: text('login_name').notNull(),
  emailKind: text('email_kind', { enum: ['real', 'phone', 'placeholder'] }).notNull(),
  email: text('email'),
  phone: text('phone'),
  givenName: text('given_name').notNull(),
  familyName: text('family_name').notNull(),
  nickname: text('nickname').notNull().default(''),
  tourSeenAt: instant('tour_seen_at'),
  /** Of the first visit: 0 until the welcome has been seen, then the step of the tour that was shown last. */
  tourStep: smallint('tour_step').notNull().default(0),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** Every spelling under which a user may sign in, canonical: a lowercase e-mail or `593…`. */
export const loginNames = pgTable('login_names', {
  loginName: text('login_name').primaryKey(),
  userId: uuid('user_id').notNull(),
});

export const credentials = pgTable('credentials', {
  userId: uuid('user_id').primaryKey(),
  passwordHash: text('password_hash').notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
});

/** Failures in a row by user, or by login name where there is no such user, so that both look alike. */
export const loginAttempts = pgTable('login_attempts', {
  subject: text('subject').primaryKey(),
  failures: integer('failures').notNull(),
  lockedUntil: instant('locked_until'),
  lastFailedAt: instant('last_failed_at').notNull(),
});

export const sessions = pgTable(
  'sessions',
  {
    userId: uuid('user_id').notNull(),
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: bytes('token_hash').notNull(),
    /** The user's as they were at sign-in, none of which changes: each signed-in request needs them. */
    loginName: text('login_name').notNull(),
    email: text('email'),
    phone: text('phone'),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** When the password was last verified within this session: a change of password may lean on it. */
    passwordVerifiedAt: instant('password_verified_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.tokenHash] })],
);

/** Which lines a user manages. One row a service, mobile or home. */
export const associations = pgTable(
  'associations',
  {
    userId: uuid('user_id').notNull(),
    /** E.164 digits of a number, or the code of a home service. */
    serviceNumber: text('service_number').notNull(),
    customerId: uuid('customer_id').notNull(),
    lineId: uuid('line_id').notNull(),
    accountId: text('account_id').notNull(),
    kind: text('kind', { enum: ['Postpaid', 'Prepaid', 'Fixed'] }).notNull(),
    /** `holder`: who has proved to be the customer, by their document; the same on all of the customer's lines. */
    role: text('role', { enum: ['holder', 'manager'] })
      .notNull()
      .default('manager'),
    associatedAt: instant('associated_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.serviceNumber] })],
);

/** Who manages a line, found by the line: the other side of `associations`. */
export const lineManagers = pgTable(
  'line_managers',
  {
    serviceNumber: text('service_number').notNull(),
    userId: uuid('user_id').notNull(),
    role: text('role', { enum: ['holder', 'manager'] })
      .notNull()
      .default('manager'),
  },
  (t) => [primaryKey({ columns: [t.serviceNumber, t.userId] })],
);

/** One allowance of a package. Units: MB, minutes, messages. */
export interface PackageAllowance {
  name: string;
  usageType: string;
  unit: 'MB' | 'MIN' | 'SMS';
  /** Null: unlimited. */
  included: number | null;
}

export interface PackageContent {
  description: string;
  validityDays: number;
  allowances: PackageAllowance[];
}

/** The payment ledger. A row is the intent first and the result later; it is never deleted. */
export const payments = pgTable(
  'payments',
  {
    userId: uuid('user_id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    kind: text('kind', { enum: ['bill', 'package', 'recharge'] }).notNull(),
    customerId: uuid('customer_id').notNull(),
    accountId: text('account_id').notNull(),
    serviceNumber: text('service_number').notNull(),
    itemId: text('item_id').notNull(),
    method: text('method', { enum: ['card', 'invoice', 'balance'] }).notNull(),
    channel: text('channel', { enum: ['portal', 'frame'] })
      .notNull()
      .default('portal'),
    /** As it was called when it was bought; empty for a bill, which has its number. */
    itemName: text('item_name').notNull().default(''),
    /** What a package gives, as it was when it was bought. */
    bought: jsonb('bought').$type<PackageContent>(),
    correlatorId: text('correlator_id').notNull(),
    amountCents: cents('amount_cents').notNull(),
    taxCents: cents('tax_cents').notNull(),
    totalCents: cents('total_cents').notNull(),
    /** `pending`: the charge is on its way. `unknown`: its answer was lost; a job asks the provider. */
    status: text('status', { enum: ['pending', 'unknown', 'authorized', 'denied', 'failed'] }).notNull(),
    /** `due`: what follows from the result is still to be asked of the operator, and told. */
    effect: text('effect', { enum: ['due', 'done'] })
      .notNull()
      .default('done'),
    ticketNumber: text('ticket_number'),
    authorizationCode: text('authorization_code'),
    /** As the provider names the card that it charged; null where it does not say. */
    cardBrand: text('card_brand'),
    cardLastFour: text('card_last_four'),
    declineCode: text('decline_code'),
    declineMessage: text('decline_message'),
    createdAt: instant('created_at').notNull().defaultNow(),
    settledAt: instant('settled_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.paymentId] }),
    index('payments_by_item').on(t.userId, t.itemId, t.createdAt.desc()),
    index('payments_by_line').on(t.userId, t.serviceNumber, t.createdAt.desc()),
  ],
);

/** One purchase a key: the first to insert pays, everyone after it reads the same payment. */
export const paymentKeys = pgTable(
  'payment_keys',
  {
    userId: uuid('user_id').notNull(),
    correlatorId: text('correlator_id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    /** SHA-256 of what was bought: the same key with other content is refused. */
    requestHash: bytes('request_hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.correlatorId] })],
);

/** Which user a payment belongs to, for whoever knows only its id: the card provider. */
export const paymentOwners = pgTable('payment_owners', {
  paymentId: uuid('payment_id').primaryKey(),
  userId: uuid('user_id').notNull(),
});

/** The one purchase of a bill, open or paid, whoever made it: also where its operator cannot hold it. */
export const billPurchases = pgTable(
  'bill_purchases',
  {
    customerId: uuid('customer_id').notNull(),
    billNo: text('bill_no').notNull(),
    paymentId: uuid('payment_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.billNo] })],
);

/** Attempts to pay in the payment frame. */
export const paymentFrames = pgTable(
  'payment_frames',
  {
    userId: uuid('user_id').notNull(),
    /** SHA-256 of the attempt's id, which alone is enough to pay in it. */
    frameHash: bytes('frame_hash').notNull(),
    type: text('type').notNull(),
    serviceNumber: text('service_number').notNull(),
    /** What it is fixed to; null when the page lets choose. */
    itemId: text('item_id'),
    /** SHA-256 of what the newest visit of the page shows to confirm. */
    visitHash: bytes('visit_hash'),
    /** Payments that were refused in it. */
    refusals: smallint('refusals').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.frameHash] })],
);

/** Credentials for the frame's page: each is deleted by its only use. */
export const paymentFrameTokens = pgTable(
  'payment_frame_tokens',
  {
    userId: uuid('user_id').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    serviceNumber: text('service_number').notNull(),
    /** The one attempt that may use it; null: any of the line's. */
    frameHash: bytes('frame_hash'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.tokenHash] })],
);

/** What opens the assistant: a link is deleted by its only use, a conversation ends with its session. */
export const assistantPasses = pgTable(
  'assistant_passes',
  {
    userId: uuid('user_id').notNull(),
    /** SHA-256 of the token. */
    passHash: bytes('pass_hash').notNull(),
    kind: text('kind', { enum: ['link', 'conversation'] }).notNull(),
    /** Of the portal's session in which the link was made. */
    sessionHash: bytes('session_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.passHash] })],
);

/** One order a request: the same request again reads the same order. */
export const orderKeys = pgTable(
  'order_keys',
  {
    userId: uuid('user_id').notNull(),
    /** The header `Request-UUID`. */
    requestId: text('request_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    orderId: uuid('order_id').notNull(),
    /** SHA-256 of what was ordered: the same request with other content is refused. */
    requestHash: bytes('request_hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.requestId] })],
);

/** What a user agreed to, in which version, and when. */
export const consents = pgTable(
  'consents',
  {
    userId: uuid('user_id').notNull(),
    consent: text('consent').notNull(),
    version: text('version').notNull(),
    givenAt: instant('given_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.consent, t.version] })],
);

/** Codes on their way. The handle is stored as a hash, the code as a hash with the handle. */
export const codes = pgTable(
  'codes',
  {
    handleHash: bytes('handle_hash').primaryKey(),
    operation: text('operation', { enum: ['register', 'reset', 'associate', 'changePlan'] }).notNull(),
    /** Whom or what it is for: a canonical login name, or a service number. */
    subject: text('subject').notNull(),
    /** The signed-in user who asked; null before there is one. */
    userId: uuid('user_id'),
    /** What exactly it confirms, such as the plan that is ordered; null: whatever its subject may do with it. */
    scope: text('scope'),
    codeHash: bytes('code_hash').notNull(),
    triesLeft: smallint('tries_left').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('codes_by_subject').on(t.subject, t.operation)],
);

/** What a checked code allows, once. */
export const grants = pgTable('grants', {
  grantHash: bytes('grant_hash').primaryKey(),
  operation: text('operation', { enum: ['register', 'reset', 'associate', 'changePlan'] }).notNull(),
  subject: text('subject').notNull(),
  userId: uuid('user_id'),
  scope: text('scope'),
  expiresAt: instant('expires_at').notNull(),
});

/** Who has passed the bot check a moment ago, and may have a code sent: hash of address and identifier. */
export const botPasses = pgTable('bot_passes', {
  passKey: text('pass_key').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

/** Keys that every process must share and nobody needs to know: made on the first use. */
export const sharedSecrets = pgTable('shared_secrets', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
});

/** Solved bot challenges, each spent once. */
export const spentChallenges = pgTable('spent_challenges', {
  challengeId: text('challenge_id').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

/** SMS and e-mails: written in the transaction of what they tell of, sent by a job. */
export const messages = pgTable(
  'messages',
  {
    messageId: uuid('message_id').primaryKey(),
    channel: text('channel', { enum: ['sms', 'email'] }).notNull(),
    /** E.164 digits, or an e-mail address. */
    recipient: text('recipient').notNull(),
    subject: text('subject'),
    /** Erased once a real provider has taken it: it may hold a code. */
    body: text('body').notNull(),
    status: text('status', { enum: ['pending', 'sent', 'failed'] }).notNull(),
    attempts: smallint('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
    /** The provider's own id, for delivery receipts. */
    providerReference: text('provider_reference'),
    deliveredAt: instant('delivered_at'),
  },
  (t) => [
    index('messages_by_recipient').on(t.recipient, t.createdAt.desc()),
    index('messages_waiting').on(t.channel).where(sql`${t.status} = 'pending'`),
  ],
);

/** Page views by day and route: no cookie, no address. */
export const pageViews = pgTable(
  'page_views',
  {
    day: civilDate('day').notNull(),
    path: text('path').notNull(),
    views: bigint('views', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.path] })],
);

/** Points spent per key and window, shared by every process (rate-limiter-flexible's own shape). */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});

/** What happened in the operator's world, in the TMF event envelope, for notifications and audit. */
export const events = pgTable(
  'events',
  {
    eventId: uuid('event_id').primaryKey(),
    eventType: text('event_type').notNull(),
    eventTime: instant('event_time').notNull().defaultNow(),
    customerId: uuid('customer_id'),
    userId: uuid('user_id'),
    event: jsonb('event').$type<Record<string, unknown>>().notNull(),
    /** When everybody whom it concerns had been told; null: it waits for that. */
    settledAt: instant('settled_at'),
  },
  (t) => [index('events_unsettled').on(t.eventId).where(sql`${t.settledAt} is null`)],
);

/** What a notification is about: where it leads to. Numbers are E.164 digits or the code of a home service. */
export interface NotificationSubject {
  serviceNumber?: string;
  billNo?: string;
  ticketId?: string;
}

/** What users are told in the portal: of one event, each of them once for each kind. */
export const notifications = pgTable(
  'notifications',
  {
    userId: uuid('user_id').notNull(),
    notificationId: uuid('notification_id').notNull(),
    eventId: uuid('event_id').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    subject: text('subject').notNull(),
    content: text('content').notNull(),
    about: jsonb('about').$type<NotificationSubject>().notNull(),
    happenedAt: instant('happened_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.notificationId] }),
    uniqueIndex('notifications_once').on(t.userId, t.eventId, t.kind),
    index('notifications_by_time').on(t.userId, t.happenedAt, t.notificationId),
    index('notifications_unread')
      .on(t.userId, t.happenedAt, t.notificationId)
      .where(sql`${t.readAt} is null`),
  ],
);

/** How many a user has, written with them: the page and the header's number cost the same whatever it is. */
export const notificationCounts = pgTable('notification_counts', {
  userId: uuid('user_id').primaryKey(),
  total: integer('total').notNull(),
  unread: integer('unread').notNull(),
});

/** What a user wants to be written; no row: the defaults of the module. */
export const notificationPreferences = pgTable('notification_preferences', {
  userId: uuid('user_id').primaryKey(),
  email: boolean('email').notNull(),
  sms: boolean('sms').notNull(),
  charges: boolean('charges').notNull(),
  bills: boolean('bills').notNull(),
  promotions: boolean('promotions').notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
});

// ── The operator's, embedded by default ─────────────────────────────────────────────────────────────

export const customers = pgTable('customers', {
  customerId: uuid('customer_id').primaryKey(),
  kind: text('kind', { enum: ['person', 'company'] }).notNull(),
  /** Full legal name, as on the invoice. */
  name: text('name').notNull(),
  documentType: text('document_type', { enum: ['CED', 'RUC', 'PAS'] }).notNull(),
  documentNumber: text('document_number').notNull(),
  documentIssuedOn: civilDate('document_issued_on'),
  bornOn: civilDate('born_on'),
  email: text('email'),
  address: text('address').notNull(),
});

export const customerDocuments = pgTable('customer_documents', {
  /** `CED:1710034065` */
  document: text('document').primaryKey(),
  customerId: uuid('customer_id').notNull(),
});

export const billingAccounts = pgTable(
  'billing_accounts',
  {
    customerId: uuid('customer_id').notNull(),
    /** As printed on bills: `8.100001`. */
    accountId: text('account_id').notNull(),
    kind: text('kind', { enum: ['Postpaid', 'Prepaid', 'Fixed'] }).notNull(),
    /** Day of the month on which a cycle begins, 1–28; null for prepaid. */
    cycleDay: smallint('cycle_day'),
    /** The cut at which the cycle that is billed next ends; null: the embedded operator does not bill it. */
    nextBillOn: civilDate('next_bill_on'),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.accountId] }),
    index('billing_accounts_by_next_bill').on(t.nextBillOn).where(sql`${t.nextBillOn} is not null`),
  ],
);

export const lines = pgTable(
  'lines',
  {
    customerId: uuid('customer_id').notNull(),
    lineId: uuid('line_id').notNull(),
    accountId: text('account_id').notNull(),
    /** E.164 digits (mobile, telephony), or the service's code (`IN-100001`, `TV-100001`). */
    serviceNumber: text('service_number').notNull(),
    kind: text('kind', { enum: ['Postpaid', 'Prepaid', 'Fixed'] }).notNull(),
    /** 1 Movil, 2 Otro, 3 Telefonía, 4 Televisión, 5 Internet, 6 DTH, 7 GPON, 8 WTTX. */
    serviceType: smallint('service_type').notNull(),
    planCode: text('plan_code').notNull(),
    status: text('status', { enum: ['A', 'S', 'I', 'P', 'R'] }).notNull(),
    isCorporate: boolean('is_corporate').notNull().default(false),
    activatedOn: civilDate('activated_on').notNull(),
    /** Monthly fee with IVA. */
    monthlyFeeCents: cents('monthly_fee_cents').notNull(),
    /** Where a home service is installed. */
    address: text('address'),
    downloadMbps: integer('download_mbps'),
    uploadMbps: integer('upload_mbps'),
    channelCount: integer('channel_count'),
    audioCount: integer('audio_count'),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.lineId] })],
);

/** Whose number it is. */
export const lineNumbers = pgTable('line_numbers', {
  serviceNumber: text('service_number').primaryKey(),
  customerId: uuid('customer_id').notNull(),
  lineId: uuid('line_id').notNull(),
});

export interface PlanFeature {
  nombre: string;
  valor: string;
  clave: string;
  principal: number;
  formato: string;
}

/** Reference data: small, the same for every customer. */
export const plans = pgTable('plans', {
  planCode: text('plan_code').primaryKey(),
  kind: text('kind', { enum: ['Postpaid', 'Prepaid', 'Fixed'] }).notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  huaweiCode: text('huawei_code').notNull(),
  /** A month, IVA included. */
  priceCents: cents('price_cents').notNull(),
  features: jsonb('features').$type<PlanFeature[]>().notNull(),
  isOffered: boolean('is_offered').notNull().default(true),
});

/** Orders of another plan: `pending` until the line's next cycle begins. */
export const planOrders = pgTable(
  'plan_orders',
  {
    customerId: uuid('customer_id').notNull(),
    orderId: uuid('order_id').notNull(),
    lineId: uuid('line_id').notNull(),
    serviceNumber: text('service_number').notNull(),
    /** Who ordered. */
    userId: uuid('user_id').notNull(),
    /** Codes and names as they were on the day of the order. */
    fromPlanCode: text('from_plan_code').notNull(),
    fromPlanName: text('from_plan_name').notNull(),
    toPlanCode: text('to_plan_code').notNull(),
    toPlanName: text('to_plan_name').notNull(),
    /** What the line cost until then, a month with IVA: its cycle may be billed after the change. */
    fromFeeCents: cents('from_fee_cents'),
    /** A month with IVA, as agreed. */
    priceCents: cents('price_cents').notNull(),
    status: text('status', { enum: ['pending', 'completed', 'failed'] }).notNull(),
    orderedAt: instant('ordered_at').notNull(),
    /** When the next cycle begins. */
    effectiveAt: instant('effective_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.orderId] }),
    uniqueIndex('plan_orders_one_pending').on(t.customerId, t.lineId).where(sql`${t.status} = 'pending'`),
    index('plan_orders_by_line').on(t.customerId, t.lineId, t.orderedAt.desc()),
    index('plan_orders_by_due').on(t.effectiveAt).where(sql`${t.status} = 'pending'`),
  ],
);

/** The characteristics of an offering as they are listed for people. */
export interface OfferingCharacteristic {
  name: string;
  value: string;
  unit: string;
}

/** Packages that a line may buy. Reference data, read as a whole; `updated_at` moves with every change. */
export const packageOfferings = pgTable('package_offerings', {
  offeringId: text('offering_id').primaryKey(),
  type: text('type', { enum: ['INTERNET', 'VOZ', 'SMS', 'ROAMING'] }).notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  /** IVA included. */
  priceCents: cents('price_cents').notNull(),
  validityDays: smallint('validity_days').notNull(),
  allowances: jsonb('allowances').$type<PackageAllowance[]>().notNull(),
  characteristics: jsonb('characteristics').$type<OfferingCharacteristic[]>().notNull(),
  /** Sentences that the customer agrees to. */
  terms: jsonb('terms').$type<{ name: string; description: string }[]>().notNull(),
  lineKinds: jsonb('line_kinds').$type<('Postpaid' | 'Prepaid')[]>().notNull(),
  position: smallint('position').notNull(),
  isOffered: boolean('is_offered').notNull().default(true),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** What a line may use: of its plan, of a package, or a bonus. Units: MB, minutes, messages. */
export const usageBuckets = pgTable(
  'usage_buckets',
  {
    customerId: uuid('customer_id').notNull(),
    lineId: uuid('line_id').notNull(),
    bucketId: uuid('bucket_id').notNull(),
    name: text('name').notNull(),
    usageType: text('usage_type').notNull(),
    unit: text('unit', { enum: ['MB', 'MIN', 'SMS'] }).notNull(),
    source: text('source', { enum: ['plan', 'package', 'bonus'] }).notNull(),
    isUnlimited: boolean('is_unlimited').notNull().default(false),
    included: bigint('included', { mode: 'number' }).notNull(),
    consumed: bigint('consumed', { mode: 'number' }).notNull(),
    validFrom: instant('valid_from').notNull(),
    validUntil: instant('valid_until').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.lineId, t.bucketId] }),
    // What a plan gives begins anew when it ends.
    index('usage_buckets_by_end').on(t.validUntil).where(sql`${t.source} = 'plan'`),
  ],
);

/** Thresholds of a bucket that its line has reached in one period: each is told of once. */
export const usageThresholds = pgTable(
  'usage_thresholds',
  {
    customerId: uuid('customer_id').notNull(),
    lineId: uuid('line_id').notNull(),
    bucketId: uuid('bucket_id').notNull(),
    /** `valid_from` of the bucket. */
    periodStart: instant('period_start').notNull(),
    percent: smallint('percent').notNull(),
    reachedAt: instant('reached_at').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'usage_thresholds_pk',
      columns: [t.customerId, t.lineId, t.bucketId, t.periodStart, t.percent],
    }),
  ],
);

/** Lines that go on being used while the embedded operator lives; the others keep their figures. */
export const usageGrowth = pgTable(
  'usage_growth',
  {
    customerId: uuid('customer_id').notNull(),
    lineId: uuid('line_id').notNull(),
    kind: text('kind', { enum: ['Postpaid', 'Prepaid'] }).notNull(),
    /** When it is used next. */
    dueAt: instant('due_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.lineId] }), index('usage_growth_by_due').on(t.dueAt)],
);

/** Calls, messages and data sessions. Partitioned by month of `started_at`; see the first migration. */
export const usageRecords = pgTable(
  'usage_records',
  {
    customerId: uuid('customer_id').notNull(),
    lineId: uuid('line_id').notNull(),
    startedAt: instant('started_at').notNull(),
    recordId: uuid('record_id').notNull(),
    usageType: text('usage_type', { enum: ['voz', 'internet', 'sms'] }).notNull(),
    /** The number called (10 digits as dialled), or the host name visited. */
    destination: text('destination').notNull(),
    /** Whole minutes, MB, or messages. */
    quantity: integer('quantity').notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** In `usage_days`. What another tool has loaded is not, until somebody asks for it. */
    isCounted: boolean('is_counted').notNull().default(false),
  },
  (t) => [
    primaryKey({
      name: 'usage_records_pk',
      columns: [t.customerId, t.lineId, t.usageType, t.startedAt, t.recordId],
    }),
    index('usage_records_uncounted')
      .on(t.customerId, t.lineId, t.usageType, t.startedAt)
      .where(sql`not ${t.isCounted}`),
  ],
);

/** The Wi-Fi of an internet service. */
export const wifiNetworks = pgTable(
  'wifi_networks',
  {
    customerId: uuid('customer_id').notNull(),
    lineId: uuid('line_id').notNull(),
    ssid: text('ssid').notNull(),
    encryption: text('encryption', { enum: ['WEP', 'WPA', 'WPA2', 'WPA3'] }).notNull(),
    /** Encrypted: its owner may have it shown. */
    sealedKey: bytes('sealed_key').notNull(),
    /** Its equipment takes a change when it next reports, not at once. */
    appliesLater: boolean('applies_later').notNull().default(false),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.lineId] })],
);

/** Changes of a Wi-Fi key that were accepted: `pending` until the equipment has taken them. */
export const wifiChanges = pgTable(
  'wifi_changes',
  {
    customerId: uuid('customer_id').notNull(),
    changeId: uuid('change_id').notNull(),
    lineId: uuid('line_id').notNull(),
    serviceNumber: text('service_number').notNull(),
    userId: uuid('user_id').notNull(),
    status: text('status', { enum: ['pending', 'done', 'failed'] }).notNull(),
    /** Erased, as are the addresses, once the change has ended. */
    sealedKey: bytes('sealed_key'),
    notifyEmail: text('notify_email'),
    notifyPhone: text('notify_phone'),
    requestedAt: instant('requested_at').notNull(),
    dueAt: instant('due_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.changeId] }),
    index('wifi_changes_by_line').on(t.customerId, t.lineId, t.requestedAt.desc()),
    index('wifi_changes_by_due').on(t.dueAt).where(sql`${t.status} = 'pending'`),
  ],
);

/**
 * What a line's records of one day add up to, so that a page of them is found, counted and totalled without
 * reading the others. Written with the records; a day is Ecuador's.
 */
export const usageDays = pgTable(
  'usage_days',
  {
    customerId: uuid('customer_id').notNull(),
    lineId: uuid('line_id').notNull(),
    usageType: text('usage_type', { enum: ['voz', 'internet', 'sms'] }).notNull(),
    day: civilDate('day').notNull(),
    records: integer('records').notNull(),
    /** Minutes, MB, or messages. */
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
    amountCents: cents('amount_cents').notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.lineId, t.usageType, t.day] })],
);

/** Money on a prepaid line. «Dólares Recargas» does not expire. */
export const prepaidBalances = pgTable(
  'prepaid_balances',
  {
    customerId: uuid('customer_id').notNull(),
    lineId: uuid('line_id').notNull(),
    name: text('name').notNull(),
    amountCents: cents('amount_cents').notNull(),
    validUntil: instant('valid_until'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.lineId, t.name] }),
    // By hash: every visit asks, and a look costs the same however many lines there are.
    index('prepaid_balances_by_line').using('hash', t.lineId),
  ],
);

/** Packages as they were activated on a line: one for each payment. Their allowances are buckets. */
export const packageActivations = pgTable(
  'package_activations',
  {
    customerId: uuid('customer_id').notNull(),
    lineId: uuid('line_id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    offeringId: text('offering_id').notNull(),
    name: text('name').notNull(),
    activatedAt: instant('activated_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When its end was announced. */
    expiryToldAt: instant('expiry_told_at'),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.lineId, t.paymentId] }),
    index('package_activations_untold').on(t.expiresAt).where(sql`${t.expiryToldAt} is null`),
  ],
);

/** Top-ups as they raised a balance: one for each payment. */
export const topups = pgTable(
  'topups',
  {
    customerId: uuid('customer_id').notNull(),
    lineId: uuid('line_id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** «Dólares Recargas» afterwards. */
    balanceCents: cents('balance_cents').notNull(),
    method: text('method', { enum: ['card', 'invoice'] }).notNull(),
    channel: text('channel', { enum: ['portal', 'frame'] }).notNull(),
    creditedAt: instant('credited_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.lineId, t.paymentId] })],
);

/** What purchases have drawn from a recharge balance: one for each payment. */
export const balanceSpendings = pgTable(
  'balance_spendings',
  {
    customerId: uuid('customer_id').notNull(),
    lineId: uuid('line_id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    amountCents: cents('amount_cents').notNull(),
    spentAt: instant('spent_at').notNull().defaultNow(),
    givenBackAt: instant('given_back_at'),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.lineId, t.paymentId] })],
);

/** What was charged to the invoice: it comes onto the account's next bill. */
export const invoiceCharges = pgTable(
  'invoice_charges',
  {
    customerId: uuid('customer_id').notNull(),
    accountId: text('account_id').notNull(),
    /** Of the payment. */
    chargeId: uuid('charge_id').notNull(),
    lineId: uuid('line_id').notNull(),
    serviceNumber: text('service_number').notNull(),
    /** Of the bill's line: code and words. */
    code: text('code').notNull(),
    description: text('description').notNull(),
    /** Without IVA, and the IVA on it. */
    amountCents: cents('amount_cents').notNull(),
    taxCents: cents('tax_cents').notNull(),
    taxRatePercent: smallint('tax_rate_percent').notNull(),
    chargedAt: instant('charged_at').notNull().defaultNow(),
    /** The bill that it came onto; null until then. */
    billNo: text('bill_no'),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.accountId, t.chargeId] })],
);

export const bills = pgTable(
  'bills',
  {
    customerId: uuid('customer_id').notNull(),
    /** `001-002-004518273` */
    billNo: text('bill_no').notNull(),
    accountId: text('account_id').notNull(),
    /** The service that the account is known by. */
    lineId: uuid('line_id').notNull(),
    /** As its plan was called in this period; null: as it is called now. */
    planName: text('plan_name'),
    issuedOn: civilDate('issued_on').notNull(),
    periodStart: civilDate('period_start').notNull(),
    periodEnd: civilDate('period_end').notNull(),
    dueOn: civilDate('due_on').notNull(),
    taxableCents: cents('taxable_cents').notNull(),
    exemptCents: cents('exempt_cents').notNull(),
    taxCents: cents('tax_cents').notNull(),
    totalCents: cents('total_cents').notNull(),
    state: text('state', { enum: ['sent', 'paymentInProcess', 'settled', 'cancelled'] }).notNull(),
    /** 49 digits. */
    accessKey: text('access_key'),
    /** Up to 5 working days after the cut; without it, or before it, nobody has the document. */
    documentReadyAt: instant('document_ready_at'),
    /** The payment that settles it; null while nothing has been paid. */
    paymentId: uuid('payment_id'),
    paidAt: instant('paid_at'),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.billNo] }),
    index('bills_by_account').on(t.customerId, t.accountId, t.issuedOn.desc()),
    // What is owed is asked on every visit, and must not cost more with each bill that was paid long ago.
    index('bills_unpaid').using('hash', t.accountId).where(sql`${t.state} = 'sent'`),
    index('bills_in_process').on(t.paidAt).where(sql`${t.state} = 'paymentInProcess'`),
  ],
);

/** The lines of a bill; their amounts and tax add up to its totals. */
export const billItems = pgTable(
  'bill_items',
  {
    customerId: uuid('customer_id').notNull(),
    billNo: text('bill_no').notNull(),
    position: smallint('position').notNull(),
    code: text('code').notNull(),
    description: text('description').notNull(),
    quantity: integer('quantity').notNull(),
    unitPriceCents: cents('unit_price_cents').notNull(),
    amountCents: cents('amount_cents').notNull(),
    taxRatePercent: smallint('tax_rate_percent').notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.billNo, t.position] })],
);

/** The last number given to a bill by the operator's clock, one row a series: without gap, without repetition. */
export const billSeries = pgTable('bill_series', {
  /** Establishment and emission point: `001-003`. */
  series: text('series').primaryKey(),
  lastNumber: bigint('last_number', { mode: 'number' }).notNull(),
});

/** What the operator's clock could not do: the rest goes on, and this is tried again later. */
export const setbacks = pgTable(
  'setbacks',
  {
    customerId: uuid('customer_id').notNull(),
    habit: text('habit').notNull(),
    /** A line, an order, an account, …: whatever the habit deals with. */
    subjectId: text('subject_id').notNull(),
    failures: integer('failures').notNull(),
    retryAt: instant('retry_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.habit, t.subjectId] })],
);

/** One line of what a repair costs. */
export interface RepairPrice {
  name: string;
  amountCents: number;
}

/** Equipment in repair. */
export const tickets = pgTable(
  'tickets',
  {
    customerId: uuid('customer_id').notNull(),
    /** As it is printed on the receipt: `TRK-1001`. */
    ticketId: text('ticket_id').notNull(),
    /** The line that the equipment is used with; null: none is known, and only the customer's holders see it. */
    lineId: uuid('line_id'),
    status: text('status').$type<RepairStatus>().notNull(),
    /** As it was taken down at the counter; holds `IMEI`, the number and a comma. */
    description: text('description').notNull(),
    brand: text('brand').notNull(),
    model: text('model').notNull(),
    imei: text('imei').notNull(),
    deviceDetail: text('device_detail').notNull(),
    /** Where it was received; the name may be empty. */
    channelId: text('channel_id').notNull(),
    channelName: text('channel_name').notNull(),
    /** Title and text of the workshop's report, told with its step. */
    reportTitle: text('report_title').notNull(),
    reportText: text('report_text').notNull(),
    /** Empty: under warranty, nobody is asked. */
    prices: jsonb('prices').$type<RepairPrice[]>().notNull(),
    /** It comes back to the customer's home, not to the counter. */
    deliversHome: boolean('delivers_home').notNull(),
    decision: text('decision', { enum: ['accepted', 'rejected'] }),
    decidedAt: instant('decided_at'),
    /** Who decided, and with which request: the same one again changes nothing. */
    decidedBy: uuid('decided_by'),
    decisionKey: text('decision_key'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    expectedAt: instant('expected_at').notNull(),
    /** When the workshop goes on with it; null: it waits, has ended, or is not moved by the clock. */
    nextMoveAt: instant('next_move_at'),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.ticketId] }),
    index('tickets_by_move').on(t.nextMoveAt).where(sql`${t.nextMoveAt} is not null`),
  ],
);

/** The states that a repair has gone through, the first one at position 1. */
export const ticketSteps = pgTable(
  'ticket_steps',
  {
    customerId: uuid('customer_id').notNull(),
    ticketId: text('ticket_id').notNull(),
    position: smallint('position').notNull(),
    status: text('status').$type<RepairStatus>().notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    reason: text('reason').notNull(),
    /** The customer had to approve the cost at this step. */
    needsApproval: boolean('needs_approval').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.ticketId, t.position] })],
);

/** Whose ticket it is, by its number. */
export const ticketNumbers = pgTable('ticket_numbers', {
  ticketId: text('ticket_id').primaryKey(),
  customerId: uuid('customer_id').notNull(),
});
