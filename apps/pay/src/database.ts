// The sandbox’s tables, transactions over the pool that the surrounding process owns, and what is forgotten of long ago.
import { type Doing, keepDoing } from '@portal/keep-doing/keep-doing';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { laterKinds } from './later/later.store.ts';

/** Runs `work` in one transaction: committed when it returns, undone when it throws. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  // Without a listener of its own, a connection that drops while checked out ends the process.
  let brokenBy: Error | undefined;
  const onError = (error: Error) => {
    brokenBy = error;
  };
  client.on('error', onError);
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // A connection that does not answer is thrown away, not asked to roll back: closing it does the same.
    if (error instanceof Error && isDatabaseAway(error)) brokenBy ??= error;
    else await client.query('rollback').catch(onError);
    throw error;
  } finally {
    client.off('error', onError);
    client.release(brokenBy);
  }
}

const connectionFaults = /^(08|28|3D|53|55P03|57|ECONN|ENOENT|EPIPE|ETIMEDOUT)/;

/** Whether the database, rather than the request, is why this failed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return connectionFaults.test(code) || /timeout|connection (terminated|ended)/i.test(error.message);
}

// The sandbox's own schema, beside the portal's in one database and touched by nothing else.

const lockKey = 7_203_174_901;

const statements = `
create schema if not exists pay_sandbox;

create table if not exists pay_sandbox.tokens (
  token        text primary key,
  merchant_id  text not null,
  amount_cents integer not null,
  currency     text not null,
  last4        text not null,
  brand        text not null,
  outcome      text not null,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  used_at      timestamptz
);

create table if not exists pay_sandbox.charges (
  ticket_number         text primary key,
  transaction_reference text not null,
  merchant_id           text not null,
  idempotency_key       text,
  token                 text not null unique,
  status                text not null check (status in ('APPROVAL', 'DECLINED')),
  approval_code         text not null,
  code                  text not null,
  processor_error       text,
  message               text not null,
  subtotal_iva_cents    integer not null,
  subtotal_iva0_cents   integer not null,
  iva_cents             integer not null,
  ice_cents             integer not null,
  total_cents           integer not null,
  currency              text not null,
  last4                 text not null,
  brand                 text not null,
  metadata              json not null,
  created_at            timestamptz not null
);
create index if not exists charges_by_key
  on pay_sandbox.charges (merchant_id, idempotency_key, created_at desc);
create unique index if not exists charges_approved_once_by_key
  on pay_sandbox.charges (merchant_id, idempotency_key) where status = 'APPROVAL';

create table if not exists pay_sandbox.idempotency_keys (
  merchant_id     text not null,
  idempotency_key text not null,
  ticket_number   text,
  primary key (merchant_id, idempotency_key)
);

create table if not exists pay_sandbox.refunds (
  charge_ticket_number  text primary key references pay_sandbox.charges,
  ticket_number         text not null unique,
  transaction_reference text not null,
  amount_cents          integer not null,
  created_at            timestamptz not null
);

create table if not exists pay_sandbox.saving_tokens (
  token        text primary key,
  merchant_id  text not null,
  last4        text not null,
  brand        text not null,
  outcome      text not null,
  expiry_month integer not null,
  expiry_year  integer not null,
  expires_at   timestamptz not null,
  used_at      timestamptz
);
create index if not exists saving_tokens_by_end on pay_sandbox.saving_tokens (expires_at);

create table if not exists pay_sandbox.saved_cards (
  subscription_id text primary key,
  merchant_id     text not null,
  idempotency_key text not null,
  last4           text not null,
  brand           text not null,
  outcome         text not null,
  expiry_month    integer not null,
  expiry_year     integer not null,
  created_at      timestamptz not null,
  deleted_at      timestamptz,
  unique (merchant_id, idempotency_key)
);
create index if not exists saved_cards_deleted on pay_sandbox.saved_cards (deleted_at) where deleted_at is not null;

create table if not exists pay_sandbox.challenges (
  secure_id      text primary key,
  merchant_id    text not null,
  token          text not null unique,
  question       text not null check (question in ('otp', '3ds')),
  transaction_id text not null unique,
  wrong          integer not null default 0,
  proven_at      timestamptz,
  expires_at     timestamptz not null
);
create index if not exists challenges_by_end on pay_sandbox.challenges (expires_at);

create table if not exists pay_sandbox.codes (
  idempotency_key text primary key,
  token           text not null unique,
  kind            text not null check (kind in (${laterKinds.map((kind) => `'${kind}'`).join(', ')})),
  ticket_number   text not null unique,
  pin             text not null unique,
  total_cents     integer not null check (total_cents > 0),
  description     text not null,
  metadata        jsonb not null,
  created_at      timestamptz not null,
  expires_at      timestamptz not null,
  closed_at       timestamptz
);
create index if not exists codes_by_age on pay_sandbox.codes (created_at);

create table if not exists pay_sandbox.code_payments (
  ticket_number text primary key,
  token         text not null references pay_sandbox.codes (token) on delete cascade,
  total_cents   integer not null,
  paid_at       timestamptz not null,
  refunded_at   timestamptz
);
create index if not exists code_payments_by_code on pay_sandbox.code_payments (token);

create table if not exists pay_sandbox.webhooks (
  id           bigint generated always as identity primary key,
  body         text not null,
  created_at   timestamptz not null,
  due_at       timestamptz not null,
  attempts     integer not null default 0,
  delivered_at timestamptz,
  abandoned_at timestamptz
);
alter table pay_sandbox.webhooks add column if not exists target text not null default 'cards';

create table if not exists pay_sandbox.whatsapp_messages (
  id       text primary key,
  number   text not null,
  is_sent  boolean not null,
  words    text not null,
  at       timestamptz not null
);
create index if not exists whatsapp_messages_by_number on pay_sandbox.whatsapp_messages (number, at desc);
create index if not exists whatsapp_messages_by_age on pay_sandbox.whatsapp_messages (at);

create table if not exists pay_sandbox.whatsapp_unreachable (
  number text primary key,
  how    text not null check (how in ('silent', 'failed')),
  since  timestamptz not null
);

create index if not exists tokens_by_end on pay_sandbox.tokens (expires_at);
create index if not exists charges_by_age on pay_sandbox.charges (created_at);
create index if not exists refunds_by_age on pay_sandbox.refunds (created_at);
create index if not exists webhooks_by_age on pay_sandbox.webhooks (created_at);
create index if not exists webhooks_due
  on pay_sandbox.webhooks (due_at) where delivered_at is null and abandoned_at is null;
`;

/** Brings the schema `pay_sandbox` up to date; safe to run again, and by several processes at once. */
export async function migratePaySandbox(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    await client.query(statements);
  });
}

// What the sandbox forgets: tokens, what banks asked, cards that were taken back, webhooks, refunds and charges of long ago, in small steps, each hour.

const everyMs = 3_600_000;
const atOnce = 500;

/** $1: before when; $2: how many at once. */
const older = (table: string, key: string, at: string) =>
  `delete from pay_sandbox.${table} where ${key} in (
     select ${key} from pay_sandbox.${table} where ${at} < $1 order by ${at} limit $2)`;

/** A charge goes after its refund, and takes its key along. */
const steps = [
  older('codes', 'token', 'expires_at'),
  older('tokens', 'token', 'expires_at'),
  older('saving_tokens', 'token', 'expires_at'),
  older('challenges', 'secure_id', 'expires_at'),
  older('saved_cards', 'subscription_id', 'deleted_at'),
  older('whatsapp_messages', 'id', 'at'),
  older('whatsapp_unreachable', 'number', 'since'),
  older('webhooks', 'id', 'created_at'),
  older('refunds', 'charge_ticket_number', 'created_at'),
  `with gone as (
     delete from pay_sandbox.charges where ticket_number in (
       select ticket_number from pay_sandbox.charges c where created_at < $1 and not exists (
         select from pay_sandbox.refunds r where r.charge_ticket_number = c.ticket_number)
       order by created_at limit $2)
     returning merchant_id, idempotency_key
   ), keys as (
     delete from pay_sandbox.idempotency_keys k using gone g
     where k.merchant_id = g.merchant_id and k.idempotency_key = g.idempotency_key)
   select from gone`,
];

export async function sweepSandbox(pool: Pool, before: Date): Promise<void> {
  for (const step of steps) while ((await pool.query(step, [before, atOnce])).rowCount === atOnce);
}

export const startSweep = (pool: Pool, keptMs: number, now: () => Date, log: FastifyBaseLogger): Doing =>
  keepDoing(
    async () => {
      await sweepSandbox(pool, new Date(now().getTime() - keptMs));
      return false;
    },
    { everyMs, onFailure: (err) => log.warn({ err }, 'sandbox not swept') },
  );
