// The operator's data model on one page, in a schema of its own: nothing of the portal stands in it.
//
// Keys follow one rule so that a distributed PostgreSQL takes the same statements: tables have `customer_id` first in
// the primary key and in every statement; what must be unique across customers has a small table keyed by that
// value. Money is integer cents, instants are UTC, bill dates are civil dates, numbers E.164 digits. No triggers.
import { bytes, cents, civilDate, instant } from '@portal/database/table-facts';
import type { ArrangementStatus, Instalment } from '@portal/operator-ports/arrangements';
import type { BillItemKind } from '@portal/operator-ports/billing';
import type {
  Allowance,
  CatalogueFact,
  Discount,
  DiscountedGroup,
  FactRow,
  LeadTime,
  OneTimeService,
  PackageOffering,
  PlanFeature,
  ServiceOffering,
} from '@portal/operator-ports/catalogue';
import type { ClaimedCharge, ClaimReason, ClaimResolution, ClaimStatus } from '@portal/operator-ports/claims';
import type { CorrectedField, CorrectionStatus } from '@portal/operator-ports/customers';
import type { OperatorEvent } from '@portal/operator-ports/events';
import type { ExitEquipment, ExitStatus } from '@portal/operator-ports/exits';
import type { DeviceKind, DeviceTimetable } from '@portal/operator-ports/home-network';
import type { LineStatus } from '@portal/operator-ports/inventory';
import type { ProblemCategory } from '@portal/operator-ports/network';
import type { OfficeAppointment } from '@portal/operator-ports/office-appointments';
import type { PauseStatus } from '@portal/operator-ports/pauses';
import type { SimKind, SimOrderEnd, SimOrderStatus } from '@portal/operator-ports/sim-orders';
import type { TalkMessage, TalkStatus } from '@portal/operator-ports/talks';
import type { TheftCause } from '@portal/operator-ports/thefts';
import type { RepairPrice, RepairStatus } from '@portal/operator-ports/tickets';
import type { RecordType, SpendingCap, SpendingScope } from '@portal/operator-ports/usage';
import type { VisitStatus } from '@portal/operator-ports/visits';
import { lineKinds, type MobileKind, mobileKinds } from '@portal/operator-ports/wire';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  type PgTable,
  pgSchema,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

export const operator = pgSchema('operator');

/** A part of an arrangement, with the payment that holds it, perhaps by a code, or has paid it. */
type KeptInstalment = Omit<Instalment, 'status' | 'paidAt'> & {
  paidAt: string | null;
  isHeldByCode: boolean;
};

export const customers = operator.table('customers', {
  customerId: uuid('customer_id').primaryKey(),
  kind: text('kind', { enum: ['person', 'company'] }).notNull(),
  /** Full legal name, as on the invoice. */
  name: text('name').notNull(),
  documentType: text('document_type').notNull(),
  documentNumber: text('document_number').notNull(),
  documentIssuedOn: civilDate('document_issued_on'),
  bornOn: civilDate('born_on'),
  email: text('email'),
  address: text('address').notNull(),
});

export const customerDocuments = operator.table('customer_documents', {
  /** `CED:1710034065` */
  document: text('document').primaryKey(),
  customerId: uuid('customer_id').notNull(),
});

export const billingAccounts = operator.table(
  'billing_accounts',
  {
    customerId: uuid('customer_id').notNull(),
    /** As printed on bills: `8.100001`. */
    accountId: text('account_id').notNull(),
    kind: text('kind', { enum: lineKinds }).notNull(),
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

export const lines = operator.table(
  'lines',
  {
    customerId: uuid('customer_id').notNull(),
    lineId: uuid('line_id').notNull(),
    accountId: text('account_id').notNull(),
    /** E.164 digits (mobile, telephony), or the service's code (`IN-100001`, `TV-100001`). */
    serviceNumber: text('service_number').notNull(),
    kind: text('kind', { enum: lineKinds }).notNull(),
    /** 1 Movil, 2 Otro, 3 Telefonía, 4 Televisión, 5 Internet, 6 DTH, 7 GPON, 8 WTTX. */
    serviceType: smallint('service_type').notNull(),
    planCode: text('plan_code').notNull(),
    status: text('status', { enum: ['A', 'S', 'I', 'P', 'R'] }).notNull(),
    /** Its customer has paused it up to this day; null: a line that is suspended is so for another reason. */
    pausedUntil: civilDate('paused_until'),
    /** It is suspended for what its account owes, whatever else suspends it. */
    debtSince: instant('debt_since'),
    isCorporate: boolean('is_corporate').notNull().default(false),
    activatedOn: civilDate('activated_on').notNull(),
    /** The last day of its service, which has passed or is to come; null: it goes on, or ended before that was kept. */
    endedOn: civilDate('ended_on'),
    /** Monthly fee with tax. */
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
export const lineNumbers = operator.table('line_numbers', {
  serviceNumber: text('service_number').primaryKey(),
  customerId: uuid('customer_id').notNull(),
  lineId: uuid('line_id').notNull(),
});

/** Reference data: small, the same for every customer. */
export const plans = operator.table('plans', {
  planCode: text('plan_code').primaryKey(),
  kind: text('kind', { enum: lineKinds }).notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  huaweiCode: text('huawei_code').notNull(),
  /** A month, tax included. */
  priceCents: cents('price_cents').notNull(),
  features: jsonb('features').$type<PlanFeature[]>().notNull(),
  isOffered: boolean('is_offered').notNull().default(true),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** Orders of another plan: `pending` until the line's next cycle begins. */
export const planOrders = operator.table(
  'plan_orders',
  {
    customerId: uuid('customer_id').notNull(),
    orderId: uuid('order_id').notNull(),
    lineId: uuid('line_id').notNull(),
    serviceNumber: text('service_number').notNull(),
    /** Codes and names as they were on the day of the order. */
    fromPlanCode: text('from_plan_code').notNull(),
    fromPlanName: text('from_plan_name').notNull(),
    toPlanCode: text('to_plan_code').notNull(),
    toPlanName: text('to_plan_name').notNull(),
    /** What the line cost until then, a month with tax: its cycle may be billed after the change. */
    fromFeeCents: cents('from_fee_cents'),
    /** A month with tax, as agreed. */
    priceCents: cents('price_cents').notNull(),
    status: text('status', { enum: ['pending', 'completed', 'failed', 'cancelled'] }).notNull(),
    orderedAt: instant('ordered_at').notNull(),
    /** When the next cycle begins. */
    effectiveAt: instant('effective_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.orderId] }),
    uniqueIndex('plan_orders_one_pending').on(t.customerId, t.lineId).where(sql`${t.status} = 'pending'`),
    index('plan_orders_ended').on(t.endedAt).where(sql`${t.endedAt} is not null`),
    index('plan_orders_by_line').on(t.customerId, t.lineId, t.orderedAt.desc()),
    index('plan_orders_by_due').on(t.effectiveAt).where(sql`${t.status} = 'pending'`),
  ],
);

/** Packages that a line may buy. Reference data, read as a whole; `updated_at` moves with every change. */
export const packageOfferings = operator.table('package_offerings', {
  offeringId: text('offering_id').primaryKey(),
  type: text('type', { enum: ['INTERNET', 'VOZ', 'SMS', 'ROAMING'] }).notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  /** tax included. */
  priceCents: cents('price_cents').notNull(),
  validityDays: smallint('validity_days').notNull(),
  allowances: jsonb('allowances').$type<Allowance[]>().notNull(),
  characteristics: jsonb('characteristics').$type<PackageOffering['characteristics']>().notNull(),
  /** Sentences that the customer agrees to. */
  terms: jsonb('terms').$type<{ name: string; description: string }[]>().notNull(),
  lineKinds: jsonb('line_kinds').$type<MobileKind[]>().notNull(),
  position: smallint('position').notNull(),
  isOffered: boolean('is_offered').notNull().default(true),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** What is done once: what is not known of it is null. */
export const oneTimeServices = operator.table('one_time_services', {
  service: text('service').$type<OneTimeService>().primaryKey(),
  /** tax included. */
  priceCents: cents('price_cents'),
  leadTime: jsonb('lead_time').$type<LeadTime>(),
  /** Sentences that customers read. */
  terms: jsonb('terms').$type<ServiceOffering['terms']>().notNull(),
});

/** Who pays less, and what that is taken off. */
export const discounts = operator.table('discounts', {
  group: text('customer_group').$type<DiscountedGroup>().primaryKey(),
  /** Null: it depends on whose it is. */
  percent: smallint('percent'),
  services: jsonb('services').$type<Discount['services']>().notNull(),
  /** Sentences that customers read. */
  terms: jsonb('terms').$type<Discount['terms']>().notNull(),
});

/** Where what the operator says of itself stands, by its name at the port. */
export const catalogueFactTables = {
  oneTimeServices,
  discounts,
} as const satisfies { [Name in CatalogueFact]: PgTable & { readonly $inferSelect: FactRow<Name> } };

/** What a line may use: of its plan, of a package, or a bonus. Units: MB, minutes, messages. */
export const usageBuckets = operator.table(
  'usage_buckets',
  {
    customerId: uuid('customer_id').notNull(),
    lineId: uuid('line_id').notNull(),
    bucketId: uuid('bucket_id').notNull(),
    name: text('name').notNull(),
    usageType: text('usage_type').notNull(),
    unit: text('unit', { enum: ['MB', 'MIN', 'SMS'] }).notNull(),
    source: text('source', { enum: ['plan', 'package', 'bonus'] }).notNull(),
    /** Of a package of roaming: where it works. */
    zone: text('zone'),
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
    index('usage_buckets_over').on(t.validUntil).where(sql`${t.source} <> 'plan'`),
  ],
);

/** Thresholds of a bucket that its line has reached in one period: each is told of once. */
export const usageThresholds = operator.table(
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
    index('usage_thresholds_by_age').on(t.reachedAt),
  ],
);

/** Lines that go on being used while the embedded operator lives; the others keep their figures. */
export const usageGrowth = operator.table(
  'usage_growth',
  {
    customerId: uuid('customer_id').notNull(),
    lineId: uuid('line_id').notNull(),
    kind: text('kind', { enum: mobileKinds }).notNull(),
    /** When it is used next. */
    dueAt: instant('due_at').notNull(),
    /** In another country: what it uses is roaming. */
    isAbroad: boolean('is_abroad').notNull().default(false),
    /** Its people have been told of this trip. */
    isAbroadTold: boolean('is_abroad_told').notNull().default(false),
    /** Of a line that is used in spells: how many uses until it rests. Null: it is used now and then. */
    spellLeft: smallint('spell_left'),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.lineId] }), index('usage_growth_by_due').on(t.dueAt)],
);

/** What people have chosen for a line; one without a row has the usual. */
export const spendingControls = operator.table(
  'spending_controls',
  {
    customerId: uuid('customer_id').notNull(),
    lineId: uuid('line_id').notNull(),
    /** Percents by kind; what is not named has the usual. */
    alerts: jsonb('alerts').$type<Partial<Record<RecordType, number[]>>>().notNull(),
    /** Null: the usual. */
    caps: jsonb('caps').$type<Record<SpendingScope, SpendingCap>>(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.lineId] })],
);

/** What a line has used beyond its plan, and abroad, in one cycle of its account. */
export const spendings = operator.table(
  'spendings',
  {
    customerId: uuid('customer_id').notNull(),
    lineId: uuid('line_id').notNull(),
    scope: text('scope', { enum: ['plan', 'roaming'] }).notNull(),
    /** When the cycle began. */
    periodStart: instant('period_start').notNull(),
    /** With tax. */
    amountCents: cents('amount_cents').notNull(),
    /** Of it, what stands on a bill. */
    billedCents: cents('billed_cents').notNull().default(0),
    /** Since when the cap stops or slows it. */
    reachedAt: instant('reached_at'),
    /** The highest cap of which it was told that it is reached. */
    toldCents: cents('told_cents'),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.lineId, t.scope, t.periodStart] })],
);

/** Calls, messages and data sessions. Partitioned by month of `started_at`; `npm run baseline` writes it so. */
export const usageRecords = operator.table(
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
export const wifiNetworks = operator.table(
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
    /** Of the network of guests, while it is on; encrypted. */
    guestKey: bytes('guest_key'),
    guestSince: instant('guest_since'),
    /** Null: until it is switched off. */
    guestUntil: instant('guest_until'),
    /** When the router was last started anew from afar. */
    restartedAt: instant('restarted_at'),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.lineId] })],
);

/** What a home has said of a device; which devices it has follows from the line. */
export const homeDevices = operator.table(
  'home_devices',
  {
    customerId: uuid('customer_id').notNull(),
    lineId: uuid('line_id').notNull(),
    deviceId: text('device_id').notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<DeviceKind>().notNull(),
    isKnown: boolean('is_known').notNull(),
    /** By hand. */
    isPaused: boolean('is_paused').notNull(),
    isBlocked: boolean('is_blocked').notNull(),
    timetable: jsonb('timetable').$type<DeviceTimetable>(),
    /** Since when it may connect, where it was paused or blocked before. */
    freeSince: instant('free_since'),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.lineId, t.deviceId] })],
);

/** Changes of a Wi-Fi key that were accepted: `pending` until the equipment has taken them. */
export const wifiChanges = operator.table(
  'wifi_changes',
  {
    customerId: uuid('customer_id').notNull(),
    changeId: uuid('change_id').notNull(),
    lineId: uuid('line_id').notNull(),
    serviceNumber: text('service_number').notNull(),
    status: text('status', { enum: ['pending', 'done', 'failed'] }).notNull(),
    /** Erased once the change has ended. */
    sealedKey: bytes('sealed_key'),
    requestedAt: instant('requested_at').notNull(),
    dueAt: instant('due_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.changeId] }),
    index('wifi_changes_ended').on(t.endedAt).where(sql`${t.endedAt} is not null`),
    index('wifi_changes_by_line').on(t.customerId, t.lineId, t.requestedAt.desc()),
    index('wifi_changes_by_due').on(t.dueAt).where(sql`${t.status} = 'pending'`),
  ],
);

/**
 * What a line's records of one day add up to, so that a page of them is found, counted and totalled without
 * reading the others. Written with the records; a day is the market's.
 */
export const usageDays = operator.table(
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
  (t) => [
    primaryKey({ columns: [t.customerId, t.lineId, t.usageType, t.day] }),
    index('usage_days_by_age').on(t.day),
  ],
);

/** Money on a prepaid line. «Dólares Recargas» does not expire. */
export const prepaidBalances = operator.table(
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

/** Balance that was advanced to lines, and what of it is owed. */
export const balanceAdvances = operator.table(
  'balance_advances',
  {
    customerId: uuid('customer_id').notNull(),
    advanceId: uuid('advance_id').notNull(),
    lineId: uuid('line_id').notNull(),
    serviceNumber: text('service_number').notNull(),
    amountCents: cents('amount_cents').notNull(),
    feeCents: cents('fee_cents').notNull(),
    owedCents: cents('owed_cents').notNull(),
    givenAt: instant('given_at').notNull(),
    takenBackAt: instant('taken_back_at'),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.advanceId] }),
    uniqueIndex('balance_advances_one_open').on(t.customerId, t.lineId).where(sql`${t.takenBackAt} is null`),
  ],
);

/** Balance that lines have passed on. */
export const balanceTransfers = operator.table(
  'balance_transfers',
  {
    customerId: uuid('customer_id').notNull(),
    transferId: uuid('transfer_id').notNull(),
    lineId: uuid('line_id').notNull(),
    serviceNumber: text('service_number').notNull(),
    receiver: text('receiver').notNull(),
    amountCents: cents('amount_cents').notNull(),
    transferredAt: instant('transferred_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.transferId] }),
    index('balance_transfers_by_line').on(t.customerId, t.lineId, t.transferredAt),
  ],
);

/** Packages as they were activated on a line: one for each payment. Their allowances are buckets. */
export const packageActivations = operator.table(
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
export const topups = operator.table(
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
export const balanceSpendings = operator.table(
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
export const invoiceCharges = operator.table(
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
    /** Without tax, and the tax on it. */
    amountCents: cents('amount_cents').notNull(),
    taxCents: cents('tax_cents').notNull(),
    taxRatePercent: smallint('tax_rate_percent').notNull(),
    chargedAt: instant('charged_at').notNull().defaultNow(),
    /** The bill that it came onto; null until then. */
    billNo: text('bill_no'),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.accountId, t.chargeId] })],
);

export const bills = operator.table(
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
    /** Of it, what is claimed and not decided on: nobody is asked for it meanwhile. */
    claimedCents: cents('claimed_cents').notNull().default(0),
    /** What its payment has left out, because it was claimed then. */
    withheldCents: cents('withheld_cents').notNull().default(0),
    /** Of the total, what an arrangement covers that goes on, and what was paid by one. */
    arrangedCents: cents('arranged_cents').notNull().default(0),
    /** How far its account has been reminded of it since it was due; null: not at all. */
    dunningStage: text('dunning_stage', { enum: ['overdue', 'warned', 'suspended'] }),
    /** When the next step is due; null: none is, or it was issued elsewhere. */
    dunningAt: instant('dunning_at'),
    /** The day on which lines are suspended because of it, as they were told. */
    suspendsOn: civilDate('suspends_on'),
    state: text('state', { enum: ['sent', 'paymentInProcess', 'settled', 'cancelled'] }).notNull(),
    /** 49 digits. */
    accessKey: text('access_key'),
    /** Up to 5 working days after the cut; without it, or before it, nobody has the document. */
    documentReadyAt: instant('document_ready_at'),
    /** The payment that settles it; null while nothing has been paid. */
    paymentId: uuid('payment_id'),
    /** That is a code, which may never be paid: the bill is asked for as if nothing held it. */
    isHeldByCode: boolean('is_held_by_code').notNull().default(false),
    paidAt: instant('paid_at'),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.billNo] }),
    index('bills_by_account').on(t.customerId, t.accountId, t.issuedOn.desc()),
    // What is owed is asked on every visit, and must not cost more with each bill that was paid long ago.
    index('bills_unpaid').using('hash', t.accountId).where(sql`${t.state} = 'sent'`),
    index('bills_by_dunning').on(t.dunningAt).where(sql`${t.dunningAt} is not null`),
    index('bills_in_process').on(t.paidAt).where(sql`${t.state} = 'paymentInProcess'`),
  ],
);

/** The lines of a bill; their amounts and tax add up to its totals. */
export const billItems = operator.table(
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
    /** What it charges for; null: written before lines had a kind, which is then known by the code. */
    kind: text('kind').$type<BillItemKind>(),
    serviceNumber: text('service_number'),
    chargedOn: civilDate('charged_on'),
    /** What was charged to the invoice and came onto this line; null: nothing, or nobody wrote it down. */
    chargeId: uuid('charge_id'),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.billNo, t.position] })],
);

/** The last number given to a bill by the operator's clock, one row a series: without gap, without repetition. */
export const billSeries = operator.table('bill_series', {
  /** Establishment and emission point: `001-003`. */
  series: text('series').primaryKey(),
  lastNumber: bigint('last_number', { mode: 'number' }).notNull(),
});

/** What the operator's clock could not do: the rest goes on, and this is tried again later. */
export const deferredItems = operator.table(
  'deferred_items',
  {
    customerId: uuid('customer_id').notNull(),
    task: text('task').notNull(),
    /** A line, an order, an account, …: whatever the task deals with. */
    subjectId: text('subject_id').notNull(),
    failures: integer('failures').notNull(),
    retryAt: instant('retry_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.task, t.subjectId] })],
);

/** Equipment in repair. */
export const tickets = operator.table(
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
    /** The decision's own id: the same one again changes nothing. */
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
export const ticketSteps = operator.table(
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
export const ticketNumbers = operator.table('ticket_numbers', {
  ticketId: text('ticket_id').primaryKey(),
  customerId: uuid('customer_id').notNull(),
});

/** Charges that customers do not accept: one claim a charge, whatever becomes of it. */
export const claims = operator.table(
  'claims',
  {
    customerId: uuid('customer_id').notNull(),
    /** As the customer is told it: `RCL-261122-7K3M9Q`. */
    claimId: text('claim_id').notNull(),
    accountId: text('account_id').notNull(),
    lineId: uuid('line_id').notNull(),
    serviceNumber: text('service_number').notNull(),
    /** The command's own id: the same one again is the same claim. */
    requestKey: text('request_key').notNull(),
    /** Who filed it, as the portal knows them. */
    authorId: text('author_id').notNull(),
    chargeKind: text('charge_kind').$type<ClaimedCharge['kind']>().notNull(),
    /** The position of a bill's line, the id of a payment or of a service of a third party. */
    chargeRef: text('charge_ref').notNull(),
    /** The bill on which the charge stands, and where; null: on none, and all that was paid with the bill. */
    billNo: text('bill_no'),
    billPosition: smallint('bill_position'),
    /** The same for the same charge, by whatever way somebody came to it. */
    chargeKey: text('charge_key').notNull(),
    chargeName: text('charge_name').notNull(),
    reason: text('reason').$type<ClaimReason>().notNull(),
    description: text('description').notNull(),
    /** With IVA. */
    amountCents: cents('amount_cents').notNull(),
    /** It was not paid when it was claimed: it is part of its bill's `claimed_cents`, or waits for a bill. */
    isWithheld: boolean('is_withheld').notNull(),
    status: text('status').$type<ClaimStatus>().notNull(),
    resolution: text('resolution').$type<ClaimResolution>(),
    creditCents: cents('credit_cents').notNull().default(0),
    /** Of the credit among the charges that wait for the next bill. */
    creditChargeId: uuid('credit_charge_id'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    expectedAt: instant('expected_at').notNull(),
    /** When the office goes on with it; null: it has ended. */
    nextMoveAt: instant('next_move_at'),
    /** When its time is spoken of next; null: no more. */
    remindAt: instant('remind_at'),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.claimId] }),
    uniqueIndex('claims_one_a_charge').on(t.customerId, t.chargeKey),
    uniqueIndex('claims_by_request').on(t.customerId, t.requestKey),
    index('claims_by_account').on(t.customerId, t.accountId, t.createdAt.desc()),
    index('claims_by_move').on(t.nextMoveAt).where(sql`${t.nextMoveAt} is not null`),
    index('claims_by_reminder').on(t.remindAt).where(sql`${t.remindAt} is not null`),
  ],
);

/** The states that a claim has gone through, and what was written to and fro. */
export const claimSteps = operator.table(
  'claim_steps',
  {
    customerId: uuid('customer_id').notNull(),
    claimId: text('claim_id').notNull(),
    position: smallint('position').notNull(),
    status: text('status').$type<ClaimStatus>().notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.claimId, t.position] })],
);

export const claimNotes = operator.table(
  'claim_notes',
  {
    customerId: uuid('customer_id').notNull(),
    claimId: text('claim_id').notNull(),
    /** Its own: the same one again is the same note. */
    noteId: text('note_id').notNull(),
    author: text('author', { enum: ['customer', 'operator'] }).notNull(),
    text: text('text').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.claimId, t.noteId] })],
);

/** What was attached: pictures and PDFs, three a claim and five megabytes each at most. */
export const claimFiles = operator.table(
  'claim_files',
  {
    customerId: uuid('customer_id').notNull(),
    claimId: text('claim_id').notNull(),
    /** Its place among them. */
    fileId: text('file_id').notNull(),
    name: text('name').notNull(),
    mimeType: text('mime_type').notNull(),
    size: integer('size').notNull(),
    content: bytes('content').notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.claimId, t.fileId] })],
);

/** In JSON a moment is words. */
export type StoredMessage = Omit<TalkMessage, 'writtenAt'> & { writtenAt: string };

/** What people write with the office. Its customer is whoever writes: not all of them have a line. */
export const talks = operator.table(
  'talks',
  {
    customerId: uuid('customer_id').notNull(),
    /** As the author is told it: `CHT-261122-7K3M9Q`. */
    talkId: text('talk_id').notNull(),
    /** Of the portal's, for whom `customer_id` stands. */
    authorId: text('author_id').notNull(),
    /** Whose lines they managed; null: nobody's. */
    ofCustomerId: uuid('of_customer_id'),
    /** The command's own id: the same one again is the same talk. */
    requestKey: text('request_key').notNull(),
    status: text('status').$type<TalkStatus>().notNull(),
    /** Oldest first. They are read, and go, all at once. */
    messages: jsonb('messages').$type<StoredMessage[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When somebody answers; null: nothing waits for an answer. */
    nextMoveAt: instant('next_move_at'),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.talkId] }),
    uniqueIndex('talks_by_request').on(t.customerId, t.requestKey),
    index('talks_by_move').on(t.nextMoveAt).where(sql`${t.nextMoveAt} is not null`),
    index('talks_by_age').on(t.updatedAt),
  ],
);

/** Turns at an office that somebody has booked. */
export const officeAppointments = operator.table(
  'office_appointments',
  {
    customerId: uuid('customer_id').notNull(),
    /** As they are told it: `TUR-261122-7K3M9Q`. */
    appointmentId: text('appointment_id').notNull(),
    /** Of the portal's, for whom `customer_id` stands. */
    authorId: text('author_id').notNull(),
    authorName: text('author_name').notNull(),
    /** The command's own id: the same one again is the same appointment. */
    requestKey: text('request_key').notNull(),
    placeId: text('place_id').notNull(),
    placeName: text('place_name').notNull(),
    status: text('status').$type<OfficeAppointment['status']>().notNull(),
    activity: text('activity').$type<OfficeAppointment['activity']>().notNull(),
    code: text('code').notNull(),
    startsAt: instant('starts_at').notNull(),
    seat: smallint('seat').notNull(),
    remindedAt: instant('reminded_at'),
    requestedAt: instant('requested_at').notNull(),
    /** It was cancelled, or its time is over. */
    endedAt: instant('ended_at'),
    nextMoveAt: instant('next_move_at'),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.appointmentId] }),
    uniqueIndex('office_appointments_by_request').on(t.customerId, t.requestKey),
    uniqueIndex('office_appointments_one_open').on(t.customerId).where(sql`${t.endedAt} is null`),
    index('office_appointments_by_move').on(t.nextMoveAt).where(sql`${t.nextMoveAt} is not null`),
    index('office_appointments_ended').on(t.endedAt).where(sql`${t.endedAt} is not null`),
  ],
);

/** Services of other companies, which are charged on a line's bill every month until they end. */
export const thirdPartyServices = operator.table(
  'third_party_services',
  {
    customerId: uuid('customer_id').notNull(),
    lineId: uuid('line_id').notNull(),
    productId: uuid('product_id').notNull(),
    /** Of the bill's line. */
    code: text('code').notNull(),
    name: text('name').notNull(),
    provider: text('provider').notNull(),
    /** A month, IVA included. */
    priceCents: cents('price_cents').notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    /** How it was accepted, as the company says. */
    consentChannel: text('consent_channel', { enum: ['sms', 'web', 'call', 'unknown'] }).notNull(),
    consentProof: text('consent_proof').notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.lineId, t.productId] })],
);

/** Lines on which no service of another company begins. */
export const thirdPartyBlocks = operator.table(
  'third_party_blocks',
  {
    customerId: uuid('customer_id').notNull(),
    lineId: uuid('line_id').notNull(),
    blockedAt: instant('blocked_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.lineId] })],
);

/** The card of a mobile line. */
export const sims = operator.table(
  'sims',
  {
    customerId: uuid('customer_id').notNull(),
    lineId: uuid('line_id').notNull(),
    iccid: text('iccid').notNull(),
    /** Encrypted. */
    sealedPuk: bytes('sealed_puk').notNull(),
    /** From then on the card may be changed and the number ported; null: locked. */
    lockOffAt: instant('lock_off_at'),
    /** Of the equipment in which it was seen last. */
    imei: text('imei'),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.lineId] })],
);

/** Services that their customers leave. */
export const exits = operator.table(
  'exits',
  {
    customerId: uuid('customer_id').notNull(),
    orderId: uuid('order_id').notNull(),
    accountId: text('account_id').notNull(),
    lineId: uuid('line_id').notNull(),
    serviceNumber: text('service_number').notNull(),
    status: text('status').$type<ExitStatus>().notNull(),
    endsOn: civilDate('ends_on').notNull(),
    costCents: cents('cost_cents').notNull(),
    equipment: jsonb('equipment').$type<ExitEquipment[]>().notNull(),
    orderedAt: instant('ordered_at').notNull(),
    endedAt: instant('ended_at'),
    equipmentReturnedAt: instant('equipment_returned_at'),
    /** When the clock goes on with it; null: nothing is left to do. */
    dueAt: instant('due_at'),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.orderId] }),
    uniqueIndex('exits_one_pending').on(t.customerId, t.lineId).where(sql`${t.status} = 'pending'`),
    index('exits_by_due').on(t.dueAt).where(sql`${t.dueAt} is not null`),
  ],
);

/** Lines that their customers pause. */
export const pauses = operator.table(
  'pauses',
  {
    customerId: uuid('customer_id').notNull(),
    orderId: uuid('order_id').notNull(),
    lineId: uuid('line_id').notNull(),
    serviceNumber: text('service_number').notNull(),
    status: text('status').$type<PauseStatus>().notNull(),
    startsOn: civilDate('starts_on').notNull(),
    endsOn: civilDate('ends_on').notNull(),
    costCents: cents('cost_cents').notNull(),
    orderedAt: instant('ordered_at').notNull(),
    endedAt: instant('ended_at'),
    /** That it is about to end was told. */
    isReminded: boolean('is_reminded').notNull(),
    /** When the clock goes on with it; null: nothing is left to do. */
    dueAt: instant('due_at'),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.orderId] }),
    uniqueIndex('pauses_one_open').on(t.customerId, t.lineId).where(sql`${t.endedAt} is null`),
    index('pauses_by_due').on(t.dueAt).where(sql`${t.dueAt} is not null`),
  ],
);

/** Bills that are paid on a later day, or in parts. */
export const arrangements = operator.table(
  'arrangements',
  {
    customerId: uuid('customer_id').notNull(),
    arrangementId: uuid('arrangement_id').notNull(),
    accountId: text('account_id').notNull(),
    lineId: uuid('line_id').notNull(),
    serviceNumber: text('service_number').notNull(),
    billNo: text('bill_no').notNull(),
    status: text('status').$type<ArrangementStatus>().notNull(),
    costCents: cents('cost_cents').notNull(),
    /** By their days. */
    instalments: jsonb('instalments').$type<KeptInstalment[]>().notNull(),
    /** Several parts, and the first of them is not paid: what is suspended stays so. */
    awaitsFirst: boolean('awaits_first').notNull(),
    /** The part of which its account was reminded last; 0: none. */
    remindedOf: smallint('reminded_of').notNull(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
    /** When the clock goes on with it; null: nothing is left to do. */
    dueAt: instant('due_at'),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.arrangementId] }),
    uniqueIndex('arrangements_one_active').on(t.customerId, t.accountId).where(sql`${t.status} = 'active'`),
    index('arrangements_by_bill').on(t.customerId, t.billNo),
    index('arrangements_by_due').on(t.dueAt).where(sql`${t.dueAt} is not null`),
  ],
);

/** Lines that move to an eSIM or to another card. The code of an eSIM is in no table. */
export const simOrders = operator.table(
  'sim_orders',
  {
    customerId: uuid('customer_id').notNull(),
    orderId: uuid('order_id').notNull(),
    lineId: uuid('line_id').notNull(),
    serviceNumber: text('service_number').notNull(),
    kind: text('kind').$type<SimKind>().notNull(),
    /** Of the card that was named; null: an eSIM. */
    iccid: text('iccid'),
    status: text('status').$type<SimOrderStatus>().notNull(),
    orderedAt: instant('ordered_at').notNull(),
    readyAt: instant('ready_at').notNull(),
    codeShownAt: instant('code_shown_at'),
    endedAt: instant('ended_at'),
    endedBy: text('ended_by').$type<SimOrderEnd>(),
    /** When the clock goes on with it; null: nothing is left to do. */
    dueAt: instant('due_at'),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.orderId] }),
    uniqueIndex('sim_orders_one_open').on(t.customerId, t.lineId).where(sql`${t.endedAt} is null`),
    index('sim_orders_by_due').on(t.dueAt).where(sql`${t.dueAt} is not null`),
  ],
);

/** What customers say that is wrong about them. */
export const corrections = operator.table(
  'corrections',
  {
    customerId: uuid('customer_id').notNull(),
    correctionId: uuid('correction_id').notNull(),
    field: text('field').$type<CorrectedField>().notNull(),
    wanted: text('wanted').notNull(),
    status: text('status').$type<CorrectionStatus>().notNull(),
    answer: text('answer'),
    askedAt: instant('asked_at').notNull(),
    decidedAt: instant('decided_at'),
    /** When the office decides; null: it has. */
    dueAt: instant('due_at'),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.correctionId] }),
    index('corrections_by_due').on(t.dueAt).where(sql`${t.dueAt} is not null`),
    index('corrections_by_age').on(t.decidedAt),
  ],
);

/** How far the portal's chains of agreements had come; which chain is whose the portal alone knows. */
export const agreementAnchors = operator.table('agreement_anchors', {
  chainId: text('chain_id').primaryKey(),
  position: integer('position').notNull(),
  hash: text('hash').notNull(),
  anchoredAt: instant('anchored_at').notNull(),
});

/** Phones that were stolen or lost. */
export const thefts = operator.table(
  'thefts',
  {
    customerId: uuid('customer_id').notNull(),
    /** Given by whoever reports: `ROB-261123-7K3M9Q`. */
    theftId: text('theft_id').notNull(),
    lineId: uuid('line_id').notNull(),
    serviceNumber: text('service_number').notNull(),
    imei: text('imei'),
    cause: text('cause').$type<TheftCause>().notNull(),
    reportedAt: instant('reported_at').notNull(),
    suspendedAt: instant('suspended_at'),
    equipmentBlockedAt: instant('equipment_blocked_at'),
    undoneAt: instant('undone_at'),
    /** Of the line, to which it returns. */
    statusBefore: text('status_before').$type<LineStatus>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.theftId] })],
);

/** A problem of the network as one customer feels it, on one line or more. */
export const serviceProblems = operator.table(
  'service_problems',
  {
    customerId: uuid('customer_id').notNull(),
    /** The same for every customer of the area. */
    problemId: text('problem_id').notNull(),
    category: text('category').$type<ProblemCategory>().notNull(),
    reason: text('reason').notNull(),
    /** `planned` until it begins: nobody is told of it. */
    status: text('status', { enum: ['planned', 'inProgress', 'resolved'] }).notNull(),
    startedAt: instant('started_at').notNull(),
    expectedEndAt: instant('expected_end_at').notNull(),
    nextUpdateAt: instant('next_update_at'),
    /** By so much its end moves at the next news, once. */
    delayMinutes: integer('delay_minutes').notNull().default(0),
    resolvedAt: instant('resolved_at'),
    /** In so many days the same area has the next one; null: never again. */
    recursInDays: smallint('recurs_in_days'),
    nextMoveAt: instant('next_move_at'),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.problemId] }),
    index('service_problems_by_move').on(t.nextMoveAt).where(sql`${t.nextMoveAt} is not null`),
    index('service_problems_resolved').on(t.resolvedAt).where(sql`${t.resolvedAt} is not null`),
  ],
);

/** The lines that feel it, each with what it got back. */
export const problemLines = operator.table(
  'problem_lines',
  {
    customerId: uuid('customer_id').notNull(),
    lineId: uuid('line_id').notNull(),
    problemId: text('problem_id').notNull(),
    startedAt: instant('started_at').notNull(),
    /** Null: not yet. */
    creditCents: cents('credit_cents'),
    /** Null: nothing, or it is on the balance. */
    creditChargeId: uuid('credit_charge_id'),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.lineId, t.problemId] }),
    index('problem_lines_by_age').on(t.startedAt),
  ],
);

/** Visits of a technician. */
export const visits = operator.table(
  'visits',
  {
    customerId: uuid('customer_id').notNull(),
    visitId: text('visit_id').notNull(),
    lineId: uuid('line_id').notNull(),
    /** Of whoever asked for it: once. */
    requestKey: text('request_key').notNull(),
    status: text('status').$type<VisitStatus>().notNull(),
    /** Whose technicians come, and the address. */
    zone: text('zone').notNull(),
    place: text('place').notNull(),
    description: text('description').notNull(),
    startsAt: instant('starts_at').notNull(),
    seat: smallint('seat').notNull(),
    /** Asked for instead: held, and not confirmed. */
    wantedStartsAt: instant('wanted_starts_at'),
    wantedSeat: smallint('wanted_seat'),
    remindedAt: instant('reminded_at'),
    /** The technician will not come: something is in the way. */
    nobodyComes: boolean('nobody_comes').notNull(),
    outcome: text('outcome', { enum: ['done', 'missed'] }),
    creditCents: cents('credit_cents').notNull().default(0),
    creditChargeId: uuid('credit_charge_id'),
    requestedAt: instant('requested_at').notNull(),
    endedAt: instant('ended_at'),
    nextMoveAt: instant('next_move_at'),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.visitId] }),
    uniqueIndex('visits_by_request').on(t.customerId, t.requestKey),
    uniqueIndex('visits_one_open').on(t.customerId, t.lineId).where(sql`${t.endedAt} is null`),
    index('visits_by_move').on(t.nextMoveAt).where(sql`${t.nextMoveAt} is not null`),
    index('visits_ended').on(t.endedAt).where(sql`${t.endedAt} is not null`),
  ],
);

/** Who sits where in a technician's half day, or at an office: a seat is one's alone, and as many as there are fill a slot. */
export const visitSeats = operator.table(
  'visit_seats',
  {
    zone: text('zone').notNull(),
    startsAt: instant('starts_at').notNull(),
    seat: smallint('seat').notNull(),
    visitId: text('visit_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.zone, t.startsAt, t.seat] }), index('visit_seats_by_age').on(t.startsAt)],
);

/** Equipment at home that does not answer by a fault of its own, until somebody has been there. */
export const equipmentFaults = operator.table(
  'equipment_faults',
  {
    customerId: uuid('customer_id').notNull(),
    lineId: uuid('line_id').notNull(),
    since: instant('since').notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.lineId] })],
);

/** What happened, until whoever listens has it, and a month longer. */
export const events = operator.table(
  'events',
  {
    eventId: uuid('event_id').primaryKey(),
    eventType: text('event_type').notNull(),
    eventTime: instant('event_time').notNull().defaultNow(),
    customerId: uuid('customer_id'),
    /** The own id of the command that it comes of. */
    commandId: text('command_id'),
    event: jsonb('event').$type<Record<string, unknown>>().notNull(),
    handedOverAt: instant('handed_over_at'),
    /** Of the oldest that waits: until then one process hands over, and no other. */
    takenUntil: instant('taken_until'),
  },
  (t) => [
    index('events_waiting').on(t.eventId).where(sql`${t.handedOverAt} is null`),
    index('events_handed_over').on(t.handedOverAt).where(sql`${t.handedOverAt} is not null`),
  ],
);

/** Keys that every process must share and nobody needs to know: made on the first use. */
export const secrets = operator.table('secrets', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
});

/** Whoever is told of events over HTTP. */
export const hubs = operator.table('hubs', {
  hubId: uuid('hub_id').primaryKey(),
  callback: text('callback').notNull().unique(),
  /** Null for as long as a registration takes. */
  sealedSecret: bytes('sealed_secret'),
  registeredAt: instant('registered_at').notNull().defaultNow(),
  failingSince: instant('failing_since'),
  /** Not before; null: at once. */
  nextTryAt: instant('next_try_at'),
});

/** What waits for each of them, in the order in which it happened. */
export const hubMessages = operator.table(
  'hub_messages',
  {
    hubId: uuid('hub_id').notNull(),
    eventId: text('event_id').notNull(),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    event: jsonb('event').$type<OperatorEvent>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.hubId, t.eventId] }),
    uniqueIndex('hub_messages_in_order').on(t.hubId, t.position),
  ],
);
