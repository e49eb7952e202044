// The portal's data model on one page; the operator's is its own (apps/operator).
//
// Keys follow one rule so that a distributed PostgreSQL takes the same statements: tables have `user_id` first in
// the primary key; what must be unique across users has a small table keyed by that value. Money is integer
// cents, instants are UTC, phone numbers E.164 digits. No triggers. What the operator calls its customers and lines is
// text; ids of type uuid are our own.
import type { GivenRole } from '@portal/contract/access/permissions';
import type { AssistantContext } from '@portal/contract/help/assistant';
import type { NoticeSubject } from '@portal/contract/help/notice-kinds';
import type { NotificationKind } from '@portal/contract/help/notifications';
import type { CertificateKind } from '@portal/contract/help/verification';
import type { WhatsappKind } from '@portal/contract/help/whatsapp';
import { lineColors, lineIcons } from '@portal/contract/lines/line-look';
import type { PayInstructions, ReturnedMoney } from '@portal/contract/paying/paid-later';
import type { PurchaseMethod } from '@portal/contract/paying/payments';
import type { KindForOthers, PurchaseKind } from '@portal/contract/paying/purchase-kinds';
import { type DataCategory, roles, type TokenScope } from '@portal/contract/policy';
import type { AgreementChannel, AgreementKind } from '@portal/contract/privacy/agreements';
import type { DataAccessRole } from '@portal/contract/privacy/data-accesses';
import type { DataRequestKind, DataRequestStatus } from '@portal/contract/privacy/data-requests';
import { bytes, cents, civilDate, instant } from '@portal/database/table-facts';
import type { PackageContent } from '@portal/operator-ports/catalogue';
import type { TheftCause } from '@portal/operator-ports/thefts';
import { lineKinds } from '@portal/operator-ports/wire';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { EnteredBy, ProofStrength } from '../caller.ts';

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
  /** Who is leaving: nothing opens the account, and what takes that back is good until then. */
  closedUntil: instant('closed_until'),
  /** SHA-256 of what stands in the link that takes it back. */
  restoreHash: bytes('restore_hash'),
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
  /** When it was reset by a code to the mailbox or the number, and by nothing else: for a day that opens less. */
  resetAt: instant('reset_at'),
});

/** Failures in a row by user, or by login name where there is no such user, so that both look alike. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    subject: text('subject').primaryKey(),
    failures: integer('failures').notNull(),
    lockedUntil: instant('locked_until'),
    lastFailedAt: instant('last_failed_at').notNull(),
  },
  (t) => [index('login_attempts_by_age').on(t.lastFailedAt)],
);

export const sessions = pgTable(
  'sessions',
  {
    userId: uuid('user_id').notNull(),
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: bytes('token_hash').notNull(),
    /** SHA-256 of the token in the cookie that pages are drawn for; null for a session opened before there were any. */
    pageTokenHash: bytes('page_token_hash'),
    /** The user's as they were at sign-in, none of which changes: each signed-in request needs them. */
    loginName: text('login_name').notNull(),
    email: text('email'),
    phone: text('phone'),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** When the person last said again who they are, by whichever way, within this session. */
    passwordVerifiedAt: instant('password_verified_at'),
    /**
     * How they said it then, while nothing has relied on it: by the password, or by what is more, a code of the app or on
     * paper, a passkey, a code to a line of theirs.
     */
    unusedProof: text('unused_proof').$type<ProofStrength>(),
    /** Since when the oldest of these has been the person's that signed in or said it again here. */
    trustedSince: instant('trusted_since'),
    /** What signed in, and where it said to be: for whoever looks at their sessions. */
    userAgent: text('user_agent'),
    country: text('country'),
    city: text('city'),
    /** How the person was known. */
    enteredBy: text('entered_by').$type<EnteredBy>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.tokenHash] }), index('sessions_by_end').on(t.expiresAt)],
);

/** The app that shows a user's codes; until one of them was typed it counts for nothing. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id').primaryKey(),
  /** Sealed with a key that is not in the database. */
  sealedSecret: bytes('sealed_secret').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** Of the newest code that was taken, in half minutes: none is taken twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** Those that have not been used. */
export const backupCodes = pgTable(
  'backup_codes',
  {
    userId: uuid('user_id').notNull(),
    /** HMAC with the same key. */
    codeHash: bytes('code_hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/** What a user's devices sign with in the place of a password: the public half alone. */
export const passkeys = pgTable(
  'passkeys',
  {
    userId: uuid('user_id').notNull(),
    passkeyId: uuid('passkey_id').notNull(),
    /** As the device calls it, base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE. */
    publicKey: bytes('public_key').notNull(),
    /** Of the newest signature that was taken; a device that counts never says a lower one. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.passkeyId] }),
    uniqueIndex('passkeys_once').on(t.userId, t.credentialId),
  ],
);

/** With which programs of a user's own read the user's figures. */
export const personalTokens = pgTable(
  'personal_tokens',
  {
    userId: uuid('user_id').notNull(),
    tokenId: uuid('token_id').notNull(),
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: bytes('token_hash').notNull(),
    name: text('name').notNull(),
    scopes: jsonb('scopes').$type<TokenScope[]>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** To the hour. */
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.tokenId] }),
    uniqueIndex('personal_tokens_by_hash').on(t.userId, t.tokenHash),
    index('personal_tokens_by_end').on(t.expiresAt),
  ],
);

/** Second steps that are taken off when their day is over, unless somebody stops it. */
export const factorRecoveries = pgTable('factor_recoveries', {
  userId: uuid('user_id').primaryKey(),
  /** SHA-256 of what stands in the message's link, which stops it and opens nothing. */
  stopHash: bytes('stop_hash').notNull(),
  begunAt: instant('begun_at').notNull().defaultNow(),
  endsAt: instant('ends_at').notNull(),
});

/** Sign-ins whose password was right, and that wait for the second step. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    userId: uuid('user_id').notNull(),
    /** SHA-256 of what the browser sends again. */
    attemptHash: bytes('attempt_hash').notNull(),
    /** What the password was verified against: another one since then ends the attempt. */
    passwordHash: text('password_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.attemptHash] }),
    index('sign_in_attempts_by_end').on(t.expiresAt),
  ],
);

/** By what a user's devices are known again: a cookie, or a kind of browser at an address. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id').notNull(),
    /** SHA-256. */
    markHash: bytes('mark_hash').notNull(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.markHash] }), index('known_devices_by_age').on(t.lastSeenAt)],
);

/** Which lines a user manages. One row a service, mobile or home. */
export const associations = pgTable(
  'associations',
  {
    userId: uuid('user_id').notNull(),
    /** E.164 digits of a number, or the code of a home service. */
    serviceNumber: text('service_number').notNull(),
    customerId: text('customer_id').notNull(),
    lineId: text('line_id').notNull(),
    accountId: text('account_id').notNull(),
    kind: text('kind', { enum: lineKinds }).notNull(),
    /** `holder`: who has proved to be the customer, by their document; the same on all of the customer's lines. */
    role: text('role', { enum: roles }).notNull().default('manager'),
    /** What this person calls it and how they see it; nobody else does. */
    nickname: text('nickname'),
    color: text('color', { enum: lineColors }),
    icon: text('icon', { enum: lineIcons }),
    position: smallint('position'),
    hidden: boolean('hidden').notNull().default(false),
    associatedAt: instant('associated_at').notNull().defaultNow(),
    /** When its line was known to have ended: whoever has the number next reads what is sent there. */
    endedAt: instant('ended_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.serviceNumber] })],
);

/** Who manages a line, found by the line: the other side of `associations`. */
export const lineManagers = pgTable(
  'line_managers',
  {
    serviceNumber: text('service_number').notNull(),
    userId: uuid('user_id').notNull(),
    /** Whose line it is: the same number may be another one of another customer. */
    customerId: text('customer_id').notNull(),
    role: text('role', { enum: roles }).notNull().default('manager'),
    /** Of a role that was accepted by invitation; null: a code, a document or a number came before it. */
    permissionId: uuid('permission_id'),
    /** The holder who invited: what they gave ends with what they hold. */
    givenBy: uuid('given_by'),
    endedAt: instant('ended_at'),
  },
  (t) => [primaryKey({ columns: [t.serviceNumber, t.userId] })],
);

/** Phones that were reported as stolen or lost, by their line. */
export const thefts = pgTable(
  'thefts',
  {
    serviceNumber: text('service_number').notNull(),
    /** As the customer is told it: `ROB-261123-7K3M9Q`. */
    theftId: text('theft_id').notNull(),
    customerId: text('customer_id').notNull(),
    lineId: text('line_id').notNull(),
    cause: text('cause').$type<TheftCause>().notNull(),
    reportedAt: instant('reported_at').notNull(),
    imei: text('imei'),
    /** As the operator has confirmed. */
    suspendedAt: instant('suspended_at'),
    equipmentBlockedAt: instant('equipment_blocked_at'),
    /** It did not in time, and somebody was called in. */
    escalatedAt: instant('escalated_at'),
    undoneAt: instant('undone_at'),
    certificateCode: text('certificate_code'),
    /** Where the certificate is sent once it is there; forgotten then. */
    certificateTo: text('certificate_to'),
  },
  (t) => [
    primaryKey({ columns: [t.serviceNumber, t.theftId] }),
    // Of a line: what its number had before may stay open for ever.
    uniqueIndex('thefts_one_open')
      .on(t.serviceNumber, t.customerId, t.lineId)
      .where(sql`${t.undoneAt} is null`),
  ],
);

/** Papers that anybody can check by their code, as they were issued. */
export const certificates = pgTable('certificates', {
  /** 16 letters and digits that nobody can guess. */
  code: text('code').primaryKey(),
  kind: text('kind').$type<CertificateKind>().notNull(),
  issuedAt: instant('issued_at').notNull().defaultNow(),
  /** What it says is over: the phone was found. */
  endedAt: instant('ended_at'),
  /** Initials: `A*** P***`. */
  holder: text('holder').notNull(),
  contentHash: bytes('content_hash').notNull(),
  content: bytes('content').notNull(),
  /** Whose; null: issued by a version that did not keep it. */
  customerId: text('customer_id'),
});

/** Invitations to a role in lines, by who holds them: one that is accepted or withdrawn has no row. */
export const roleInvitations = pgTable(
  'role_invitations',
  {
    userId: uuid('user_id').notNull(),
    permissionId: uuid('permission_id').notNull(),
    /** SHA-256 of the token in the message. */
    tokenHash: bytes('token_hash').notNull(),
    role: text('role').$type<GivenRole>().notNull(),
    /** A lowercase e-mail, or `593…`. */
    invitee: text('invitee').notNull(),
    serviceNumbers: text('service_numbers').array().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.permissionId] }),
    index('role_invitations_by_end').on(t.expiresAt),
  ],
);

/** Who uses a line, where it is known: its holder, another adult, or a minor in the holder's care. */
export const lineUsers = pgTable(
  'line_users',
  {
    serviceNumber: text('service_number').notNull(),
    customerId: text('customer_id').notNull(),
    kind: text('kind', { enum: ['holder', 'adult', 'minor'] }).notNull(),
    /** Of an adult who proved by a code that the line is in their hand; null: they have no account. */
    userId: uuid('user_id'),
    /** Under which an adult without an account agrees to something; it names nobody. */
    personId: uuid('person_id').notNull(),
    /**
     * How it is known: a holder of the line has said so; or they have proved it by a code, as somebody whose identity is
     * known, or as nobody in particular, which holds against no holder. Of a holder `code`: nobody has said so, another adult
     * has gone.
     */
    knownBy: text('known_by', { enum: ['holder', 'identity', 'code'] }).notNull(),
    since: instant('since').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.serviceNumber, t.customerId] })],
);

/** What the user of a line is asked for, and has granted, by who asks; what was refused or has ended has no row. */
export const lineConsents = pgTable(
  'line_consents',
  {
    userId: uuid('user_id').notNull(),
    consentId: uuid('consent_id').notNull(),
    serviceNumber: text('service_number').notNull(),
    customerId: text('customer_id').notNull(),
    /** `records`: to read them. `holder` and `minor`: that it is these who use the line. */
    purpose: text('purpose', { enum: ['records', 'holder', 'minor'] }).notNull(),
    status: text('status', { enum: ['asked', 'granted'] }).notNull(),
    /** SHA-256 of the token in the message: it answers what is asked, and another one takes back what was granted. */
    tokenHash: bytes('token_hash').notNull(),
    askedAt: instant('asked_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.consentId] }),
    uniqueIndex('line_consents_once').on(t.userId, t.serviceNumber, t.purpose),
    index('line_consents_by_end').on(t.expiresAt),
  ],
);

/** The payment ledger. A row is the intent first and the result later; it is never deleted. */
export const payments = pgTable(
  'payments',
  {
    userId: uuid('user_id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    kind: text('kind').$type<PurchaseKind>().notNull(),
    customerId: text('customer_id').notNull(),
    accountId: text('account_id').notNull(),
    serviceNumber: text('service_number').notNull(),
    itemId: text('item_id').notNull(),
    method: text('method').$type<PurchaseMethod>().notNull(),
    channel: text('channel', { enum: ['portal', 'frame', 'automatic', 'link', 'other', 'guest'] })
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
    /**
     * `pending`: the charge is on its way. `unknown`: its answer was lost; a job asks the provider. `waiting`: the
     * customer has instructions, and pays by them or does not.
     */
    status: text('status', {
      enum: ['pending', 'unknown', 'waiting', 'authorized', 'denied', 'failed'],
    }).notNull(),
    /** How it is paid where the customer goes somewhere to pay it. */
    instructions: jsonb('instructions').$type<PayInstructions>(),
    /** What was paid by these instructions and not wanted, each given back once. */
    returned: jsonb('returned').$type<ReturnedMoney[]>().notNull().default([]),
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
    /** Where the buyer's agreement to it stands in their chain. */
    agreementPosition: integer('agreement_position'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.paymentId] }),
    index('payments_by_item').on(t.userId, t.itemId, t.createdAt.desc()),
    index('payments_by_line').on(t.userId, t.serviceNumber, t.createdAt.desc()),
    // What is open is few, however long the ledger.
    index('payments_open')
      .on(t.createdAt)
      .where(sql`${t.status} in ('pending', 'unknown', 'waiting') or ${t.effect} = 'due'`),
  ],
);

/** How a payment has no end yet: a provider has not answered, or a customer has not paid by their instructions. */
export const openPaymentStatuses: readonly (typeof payments.$inferSelect)['status'][] = [
  'pending',
  'unknown',
  'waiting',
];

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

/** The one purchase of a bill, or of a part of an arrangement, open or paid, whoever made it: also where its operator cannot hold it. */
export const billPurchases = pgTable(
  'bill_purchases',
  {
    customerId: text('customer_id').notNull(),
    billNo: text('bill_no').notNull(),
    paymentId: uuid('payment_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.billNo] })],
);

/** Cards that the provider keeps for a user; the card itself was never here. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    userId: uuid('user_id').notNull(),
    methodId: uuid('method_id').notNull(),
    /** `saving`: the provider has been asked. `removing`: it is yet to say that it is gone. */
    status: text('status', { enum: ['saving', 'active', 'removing'] }).notNull(),
    /** SHA-256 of the token that it is made of: the same token is the same card. */
    requestHash: bytes('request_hash').notNull(),
    /** As the provider calls it; null until it has said so, like what it is known by. */
    savedCardId: text('saved_card_id'),
    brand: text('brand'),
    lastFour: text('last_four'),
    expiresOn: civilDate('expires_on'),
    preferred: boolean('preferred').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.methodId] }),
    uniqueIndex('payment_methods_once').on(t.userId, t.requestHash),
  ],
);

/** Accounts whose bills a user has paid by themselves. */
export const autoPays = pgTable(
  'auto_pays',
  {
    userId: uuid('user_id').notNull(),
    accountId: text('account_id').notNull(),
    enabled: boolean('enabled').notNull(),
    methodId: uuid('method_id').notNull(),
    daysBeforeDue: smallint('days_before_due').notNull(),
    /** Above it a bill is told of and not charged; null: none is. */
    maximumCents: cents('maximum_cents'),
    /** Null: it is on, or the user has switched it off. */
    offBecause: text('off_because', { enum: ['refused', 'cardRemoved'] }),
    /** When it was switched on, or changed last. */
    wishedAt: instant('wished_at').notNull().defaultNow(),
    /** When it is to be looked at next; ahead while somebody does. */
    lookAt: instant('look_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.accountId] }),
    index('auto_pays_due').on(t.lookAt).where(sql`${t.enabled}`),
  ],
);

/** What a user was told of a bill that is paid by itself. */
export const autoPayBills = pgTable(
  'auto_pay_bills',
  {
    userId: uuid('user_id').notNull(),
    billNo: text('bill_no').notNull(),
    accountId: text('account_id').notNull(),
    /** `trying`: refused, and tried again on `chargeOn`. `withdrawn`: it was switched off meanwhile, or nothing was owed. */
    status: text('status', { enum: ['announced', 'overMaximum', 'trying', 'done', 'withdrawn'] }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    chargeOn: civilDate('charge_on').notNull(),
    /** Charges that were begun: the number of the next one, in its key. */
    tries: smallint('tries').notNull().default(0),
    refusals: smallint('refusals').notNull().default(0),
    toldAt: instant('told_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.billNo] }),
    index('auto_pay_bills_by_account').on(t.userId, t.accountId),
    index('auto_pay_bills_by_age').on(t.toldAt),
  ],
);

/** Prepaid lines that a user has topped up by themselves. */
export const autoTopUps = pgTable(
  'auto_top_ups',
  {
    userId: uuid('user_id').notNull(),
    serviceNumber: text('service_number').notNull(),
    enabled: boolean('enabled').notNull(),
    methodId: uuid('method_id').notNull(),
    amountCents: cents('amount_cents').notNull(),
    belowCents: cents('below_cents').notNull(),
    timesAMonth: smallint('times_a_month').notNull(),
    /** In a row. */
    refusals: smallint('refusals').notNull().default(0),
    offBecause: text('off_because', { enum: ['refused', 'cardRemoved'] }),
    /** `2026-11`: the month of which the limit was told; null when none was told of this wish. */
    limitToldOf: text('limit_told_of'),
    /** When it was switched on, or changed last. */
    wishedAt: instant('wished_at').notNull().defaultNow(),
    lookAt: instant('look_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.serviceNumber] }),
    index('auto_top_ups_due').on(t.lookAt).where(sql`${t.enabled}`),
  ],
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
    /** Whoever opened it had said who they are, as for saving a card elsewhere. */
    savesCard: boolean('saves_card').notNull().default(false),
    /** SHA-256 of what the newest visit of the page shows to confirm. */
    visitHash: bytes('visit_hash'),
    /** Payments that were refused in it. */
    refusals: smallint('refusals').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.frameHash] }), index('payment_frames_by_end').on(t.expiresAt)],
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
  (t) => [
    primaryKey({ columns: [t.userId, t.tokenHash] }),
    index('payment_frame_tokens_by_end').on(t.expiresAt),
  ],
);

/** Whose a token is that was given to somebody else, and says nothing of it itself. */
export const givenTokens = pgTable(
  'given_tokens',
  {
    /** SHA-256. */
    tokenHash: bytes('token_hash').primaryKey(),
    userId: uuid('user_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('given_tokens_of_user').on(t.userId), index('given_tokens_by_end').on(t.expiresAt)],
);

/** Bills that anybody may pay who has the address. */
export const paymentLinks = pgTable(
  'payment_links',
  {
    userId: uuid('user_id').notNull(),
    /** SHA-256 of the token in the address. */
    linkHash: bytes('link_hash').notNull(),
    billNo: text('bill_no').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.linkHash] }), index('payment_links_by_end').on(t.expiresAt)],
);

/** Where the receipt of a payment by link goes: deleted when it is written. */
export const linkReceipts = pgTable(
  'link_receipts',
  {
    userId: uuid('user_id').notNull(),
    correlatorId: text('correlator_id').notNull(),
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.correlatorId] }), index('link_receipts_by_age').on(t.createdAt)],
);

/** For whom somebody pays: by name, or because it was lately. */
export const payees = pgTable(
  'payees',
  {
    userId: uuid('user_id').notNull(),
    serviceNumber: text('service_number').notNull(),
    name: text('name'),
    lastKind: text('last_kind').$type<KindForOthers>(),
    lastCents: cents('last_cents'),
    usedAt: instant('used_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.serviceNumber] })],
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
  (t) => [primaryKey({ columns: [t.userId, t.passHash] }), index('assistant_passes_by_end').on(t.expiresAt)],
);

/** Who ordered what of the operator, one row a request: the same request again reads the same order. */
export const orderKeys = pgTable(
  'order_keys',
  {
    userId: uuid('user_id').notNull(),
    /** The header `Request-UUID`; without one, the order's own id. */
    requestId: text('request_id').notNull(),
    customerId: text('customer_id').notNull(),
    orderId: uuid('order_id').notNull(),
    /** SHA-256 of what was ordered: the same request with other content is refused. */
    requestHash: bytes('request_hash').notNull(),
    /** What the operator is asked for. */
    lineId: text('line_id'),
    planCode: text('plan_code'),
    priceCents: cents('price_cents'),
    /** `due`: the operator has yet to be asked, and its answer told. */
    status: text('status', { enum: ['due', 'done'] })
      .notNull()
      .default('done'),
    orderedAt: instant('ordered_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.requestId] }),
    index('order_keys_by_age').on(t.orderedAt).where(sql`${t.status} = 'done'`),
    index('order_keys_by_order').on(t.orderId),
    uniqueIndex('order_keys_one_due').on(t.customerId, t.lineId).where(sql`${t.status} = 'due'`),
  ],
);

/**
 * What the operator was asked to do, by whom, until it tells that it has: Wi-Fi keys and costs of repairs. A row
 * whose command never arrived is swept.
 */
export const operatorCommands = pgTable(
  'operator_commands',
  {
    /** The command's own id: the operator's event comes with it. */
    commandId: text('command_id').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** How it is spoken of: a network's name. */
    subject: text('subject'),
    /** Whom to tell; null: not by this way. */
    notifyEmail: text('notify_email'),
    notifyPhone: text('notify_phone'),
    givenAt: instant('given_at').notNull().defaultNow(),
  },
  (t) => [index('operator_commands_by_age').on(t.givenAt)],
);

/**
 * What users have accepted, or taken back: each user's rows are a chain, in which every hash holds the one before. Rows
 * are added and never changed; of who has gone they stand under an id that names nobody, without details.
 */
export const agreements = pgTable(
  'agreements',
  {
    userId: uuid('user_id').notNull(),
    /** Within the user's chain, from 1 and without gaps. */
    position: integer('position').notNull(),
    agreementId: uuid('agreement_id').notNull(),
    kind: text('kind').$type<AgreementKind>().notNull(),
    decision: text('decision', { enum: ['given', 'withdrawn'] }).notNull(),
    acceptedAt: instant('accepted_at').notNull(),
    channel: text('channel').$type<AgreementChannel>().notNull(),
    /** Whose service it is about; null: none. */
    customerId: text('customer_id'),
    /** The payment, the order, or whatever else followed from it. */
    reference: text('reference'),
    textHash: bytes('text_hash').notNull(),
    /** What names the person, their line or their device, with salt, as the text that was hashed; null: erased. */
    details: text('details'),
    detailsHash: bytes('details_hash').notNull(),
    previousHash: bytes('previous_hash').notNull(),
    hash: bytes('hash').notNull(),
    /** HMAC of whose it is, where it stands and its hash, by a key that is not in the database. */
    seal: bytes('seal').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.position] }),
    uniqueIndex('agreements_once').on(t.userId, t.agreementId),
    index('agreements_of_customer').on(t.userId, t.customerId, t.position),
    index('agreements_erased').on(t.userId).where(sql`${t.details} is null`),
  ],
);

/** How long a user's chain was: by what stands here, and in `payments`, its end cannot be cut off unnoticed. */
export const agreementMarks = pgTable(
  'agreement_marks',
  {
    userId: uuid('user_id').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.position] })],
);

/** What was on screen when something was accepted, once each. */
export const agreementTexts = pgTable('agreement_texts', {
  /** SHA-256. */
  textHash: bytes('text_hash').primaryKey(),
  version: text('version').notNull(),
  text: text('text').notNull(),
  keptAt: instant('kept_at').notNull().defaultNow(),
});

/** Who has ever managed a line of a customer: whose agreements may be about it. */
export const customerPeople = pgTable(
  'customer_people',
  {
    customerId: text('customer_id').notNull(),
    userId: uuid('user_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.userId] })],
);

/** What people ask about their own data; of who has gone that they did, under an id that names nobody. */
export const dataRequests = pgTable(
  'data_requests',
  {
    userId: uuid('user_id').notNull(),
    requestId: uuid('request_id').notNull(),
    kind: text('kind').$type<DataRequestKind>().notNull(),
    status: text('status').$type<DataRequestStatus>().notNull(),
    requestedAt: instant('requested_at').notNull().defaultNow(),
    dueAt: instant('due_at').notNull(),
    endedAt: instant('ended_at'),
    /** Of a rectification: whose, which of their facts, and what it should say. */
    customerId: text('customer_id'),
    field: text('field'),
    wanted: text('wanted'),
    /** What the operator says to it. */
    answer: text('answer'),
    /** Times that its work was begun. */
    tries: smallint('tries').notNull().default(0),
    /** Until then somebody is at it, and says so again and again. */
    busyUntil: instant('busy_until'),
    /** Of the archive, while it is kept. */
    pieces: integer('pieces'),
    bytes: integer('bytes'),
    keptUntil: instant('kept_until'),
    /** What it may show: the person's lines with their roles, and whose records, as they were when it was made. */
    reach: text('reach').array(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.requestId] }),
    uniqueIndex('data_requests_one_open')
      .on(t.userId, t.kind)
      .where(sql`${t.status} = 'inProgress' and ${t.kind} <> 'rectification'`),
    index('data_requests_by_age').on(t.endedAt).where(sql`${t.endedAt} is not null`),
  ],
);

/** A customer's archive in pieces, each sealed for its place with a key that is not in the database. */
export const dataArchives = pgTable(
  'data_archives',
  {
    userId: uuid('user_id').notNull(),
    requestId: uuid('request_id').notNull(),
    position: integer('position').notNull(),
    content: bytes('content').notNull(),
    keptUntil: instant('kept_until').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.requestId, t.position] }),
    index('data_archives_by_end').on(t.keptUntil),
  ],
);

/** People who have gone, and of whom something may still be left: gone with the last of it. */
export const erasures = pgTable('erasures', {
  /** The id that names nobody, under which the law keeps the books. */
  pseudonym: uuid('pseudonym').primaryKey(),
  userId: uuid('user_id').notNull(),
  /** Addresses of theirs, and the numbers of their lines. */
  names: text('names').array().notNull(),
  customerIds: text('customer_ids').array().notNull(),
  begunAt: instant('begun_at').notNull().defaultNow(),
});

/** Who looked at a customer's data without being the customer: one row an hour, person, kind of data and line. */
export const dataAccesses = pgTable(
  'data_accesses',
  {
    customerId: text('customer_id').notNull(),
    /** Made of the rest of the row and its hour, so that the same look is the same row. */
    accessId: uuid('access_id').notNull(),
    dataKind: text('data_kind').$type<DataCategory>().notNull(),
    /** Null: of no line in particular. */
    serviceNumber: text('service_number'),
    role: text('role').$type<DataAccessRole>().notNull(),
    /** A user, by a key that tells nothing once they have gone; null: nobody who was signed in. */
    personKey: uuid('person_key'),
    /** Of the operator's people what they are called to customers. */
    name: text('name'),
    /** «Guayaquil, Ecuador», where somebody tells. */
    place: text('place'),
    /** The first one of its hour. */
    accessedAt: instant('accessed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.accessId] }),
    index('data_accesses_newest').on(t.customerId, t.accessedAt, t.accessId),
    index('data_accesses_by_age').on(t.accessedAt),
  ],
);

/** Of whom such a key is, as long as they have an account. */
export const dataAccessPeople = pgTable('data_access_people', {
  personKey: uuid('person_key').primaryKey(),
  userId: uuid('user_id').notNull(),
});

/** Codes on their way. The handle is stored as a hash, the code as a hash with the handle. */
export const codes = pgTable(
  'codes',
  {
    handleHash: bytes('handle_hash').primaryKey(),
    operation: text('operation', {
      enum: ['register', 'reset', 'associate', 'changePlan', 'stepUp', 'whatsapp'],
    }).notNull(),
    /** Whom or what it is for: a canonical login name, a service number, or the id of who says again who they are. */
    subject: text('subject').notNull(),
    /** The signed-in user who asked; null before there is one. */
    userId: uuid('user_id'),
    /** Of who was not signed in: where they were, by a hash without a secret. It goes with the code. */
    networkHash: bytes('network_hash'),
    /** What exactly it confirms, such as the plan that is ordered; null: whatever its subject may do with it. */
    scope: text('scope'),
    codeHash: bytes('code_hash').notNull(),
    triesLeft: smallint('tries_left').notNull(),
    /** It has earned its grant. Kept until its end, as one that a newer took the place of: either is told as such. */
    usedAt: instant('used_at'),
    isReplaced: boolean('is_replaced').notNull().default(false),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('codes_by_subject').on(t.subject, t.operation), index('codes_by_end').on(t.expiresAt)],
);

/** What a checked code, or another proof, allows, once. */
export const grants = pgTable(
  'grants',
  {
    grantHash: bytes('grant_hash').primaryKey(),
    operation: text('operation', {
      enum: ['register', 'reset', 'associate', 'changePlan', 'stepUp', 'theft', 'whatsapp'],
    }).notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id'),
    scope: text('scope'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('grants_by_end').on(t.expiresAt)],
);

/** Who has passed the bot check a moment ago, and may have a code sent: hash of address and identifier. */
export const botPasses = pgTable(
  'bot_passes',
  {
    passKey: text('pass_key').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('bot_passes_by_end').on(t.expiresAt)],
);

/** Keys that every process must share and nobody needs to know: made on the first use. */
export const sharedSecrets = pgTable('shared_secrets', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
});

/** Solved bot challenges, each spent once. */
export const spentChallenges = pgTable(
  'spent_challenges',
  {
    challengeId: text('challenge_id').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('spent_challenges_by_end').on(t.expiresAt)],
);

/** SMS, e-mails and WhatsApp: written in the transaction of what they tell of, sent by a job. */
export const messages = pgTable(
  'messages',
  {
    messageId: uuid('message_id').primaryKey(),
    channel: text('channel', { enum: ['sms', 'email', 'whatsapp'] }).notNull(),
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
    /** Of an e-mail: a file; erased with the body. */
    attachmentName: text('attachment_name'),
    attachment: bytes('attachment'),
    /** Of WhatsApp: the approved template that carries it; null: an answer to what its person has just written. */
    template: text('template'),
    /** Of WhatsApp: what leaves by SMS in its place, once. Null: nothing, or not any more. */
    smsInstead: text('sms_instead'),
    /** Nobody waits for it: it leaves after what somebody waits for, such as a code. */
    isNews: boolean('is_news').notNull().default(false),
  },
  (t) => [
    index('messages_by_age').on(t.createdAt),
    index('messages_by_recipient').on(t.recipient, t.createdAt.desc()),
    index('messages_waiting').on(t.channel, t.isNews).where(sql`${t.status} = 'pending'`),
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
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (t) => [index('rate_limits_by_end').on(t.expire)],
);

/** What happened in the operator's world, in the TMF event envelope, for notifications and audit. */
export const events = pgTable(
  'events',
  {
    eventId: uuid('event_id').primaryKey(),
    eventType: text('event_type').notNull(),
    eventTime: instant('event_time').notNull().defaultNow(),
    customerId: text('customer_id'),
    userId: uuid('user_id'),
    event: jsonb('event').$type<Record<string, unknown>>().notNull(),
    /** Of the operator's events: the command that it comes of. */
    commandId: text('command_id'),
    /** When everybody whom it concerns had been told; null: it waits for that. */
    settledAt: instant('settled_at'),
    /** Of the oldest that waits: until then one process tells, and no other. */
    takenUntil: instant('taken_until'),
  },
  (t) => [
    index('events_unsettled').on(t.eventId).where(sql`${t.settledAt} is null`),
    index('events_settled').on(t.settledAt).where(sql`${t.settledAt} is not null`),
    index('events_of_user').on(t.userId).where(sql`${t.userId} is not null`),
    index('events_of_customer').on(t.customerId).where(sql`${t.customerId} is not null`),
  ],
);

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
    about: jsonb('about').$type<Partial<Record<NoticeSubject, string>>>().notNull(),
    happenedAt: instant('happened_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.notificationId] }),
    uniqueIndex('notifications_once').on(t.userId, t.eventId, t.kind),
    index('notifications_by_age').on(t.happenedAt),
    index('notifications_by_time').on(t.userId, t.happenedAt, t.notificationId),
    index('notifications_unread')
      .on(t.userId, t.happenedAt, t.notificationId)
      .where(sql`${t.readAt} is null`),
  ],
);

/** Problems of the network that a user wants to be told of. */
export const watchedProblems = pgTable(
  'watched_problems',
  {
    userId: uuid('user_id').notNull(),
    /** As the operator calls it. */
    problemId: text('problem_id').notNull(),
    watchedAt: instant('watched_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.problemId] }), index('watched_problems_by_age').on(t.watchedAt)],
);

/** Browsers that a user is told in, by Web Push. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    userId: uuid('user_id').notNull(),
    subscriptionId: uuid('subscription_id').notNull(),
    /** Of the session that made it, or confirmed it last: signing out there ends it. */
    tokenHash: bytes('token_hash').notNull(),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.subscriptionId] }),
    uniqueIndex('push_subscriptions_once').on(t.userId, t.endpoint),
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

/** The number by which a user is written to on WhatsApp: they proved it by a code, and say of what. */
export const whatsappLinks = pgTable('whatsapp_links', {
  userId: uuid('user_id').primaryKey(),
  /** E.164 digits. */
  number: text('number').notNull(),
  kinds: jsonb('kinds').$type<WhatsappKind[]>().notNull(),
  linkedAt: instant('linked_at').notNull().defaultNow(),
  /** Null: what was chosen leaves. */
  stoppedAt: instant('stopped_at'),
});

/** Whose a number is there: it has one person, whoever proved it last. */
export const whatsappNumbers = pgTable('whatsapp_numbers', {
  number: text('number').primaryKey(),
  userId: uuid('user_id').notNull(),
});

/** What was written to the operator's number, each once by the provider's id, and what was answered. */
export const whatsappQuestions = pgTable(
  'whatsapp_questions',
  {
    /** Made of the provider's id. */
    questionId: uuid('question_id').primaryKey(),
    number: text('number').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
    /** Null: nothing that is kept or understood. */
    text: text('text'),
    answer: text('answer'),
    /** What the answer was about: the next words may go on with it. */
    context: jsonb('context').$type<AssistantContext>(),
    answeredAt: instant('answered_at'),
  },
  (t) => [
    index('whatsapp_questions_by_number').on(t.number, t.receivedAt.desc()),
    index('whatsapp_questions_by_age').on(t.receivedAt),
  ],
);
