// The only SQL for codes that are paid elsewhere, and for each time that one was paid.
import type { Pool, PoolClient } from 'pg';

export const laterKinds = ['cash', 'transfer', 'qr'] as const;
export type LaterKind = (typeof laterKinds)[number];

export type Code = {
  token: string;
  kind: LaterKind;
  ticketNumber: string;
  pin: string;
  totalCents: number;
  description: string;
  metadata: Record<string, unknown>;
  createdAt: Date;
  expiresAt: Date;
  closedAt: Date | null;
};

export type CodePayment = { ticketNumber: string; totalCents: number; paidAt: Date; refundedAt: Date | null };

const columns = `token, kind, ticket_number as "ticketNumber", pin, total_cents as "totalCents", description,
  metadata, created_at as "createdAt", expires_at as "expiresAt", closed_at as "closedAt"`;

/** The code of this key, made now unless it was made before. */
export async function openCode(client: PoolClient, key: string, code: Omit<Code, 'closedAt'>): Promise<Code> {
  await client.query(
    `insert into pay_sandbox.codes
       (idempotency_key, token, kind, ticket_number, pin, total_cents, description, metadata, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
    [
      key,
      code.token,
      code.kind,
      code.ticketNumber,
      code.pin,
      code.totalCents,
      code.description,
      JSON.stringify(code.metadata),
      code.createdAt,
      code.expiresAt,
    ],
  );
  const { rows } = await client.query<Code>(
    `select ${columns} from pay_sandbox.codes where idempotency_key = $1`,
    [key],
  );
  const [row] = rows;
  if (!row) throw new Error('the code was not written');
  return row;
}

/** By what the provider, or whoever pays, calls it. */
export async function findCode(from: Pool | PoolClient, name: string): Promise<Code | null> {
  const { rows } = await from.query<Code>(
    `select ${columns} from pay_sandbox.codes where token = $1 or ticket_number = $1 or pin = $1`,
    [name],
  );
  return rows[0] ?? null;
}

export async function closeCode(pool: Pool, name: string, at: Date): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update pay_sandbox.codes set closed_at = coalesce(closed_at, $2) where token = $1 or ticket_number = $1`,
    [name, at],
  );
  return rowCount === 1;
}

export async function payCode(client: PoolClient, token: string, paid: Omit<CodePayment, 'refundedAt'>) {
  await client.query(
    'insert into pay_sandbox.code_payments (ticket_number, token, total_cents, paid_at) values ($1, $2, $3, $4)',
    [paid.ticketNumber, token, paid.totalCents, paid.paidAt],
  );
}

export async function listPayments(from: Pool | PoolClient, token: string): Promise<CodePayment[]> {
  const { rows } = await from.query<CodePayment>(
    `select ticket_number as "ticketNumber", total_cents as "totalCents", paid_at as "paidAt",
       refunded_at as "refundedAt"
     from pay_sandbox.code_payments where token = $1 order by paid_at, ticket_number`,
    [token],
  );
  return rows;
}

/** What was paid, in cents, once it has gone back; null where there is no such ticket. */
export async function refundCodePayment(pool: Pool, ticketNumber: string, at: Date): Promise<number | null> {
  const { rows } = await pool.query<{ cents: number }>(
    `update pay_sandbox.code_payments set refunded_at = coalesce(refunded_at, $2)
     where ticket_number = $1 returning total_cents as cents`,
    [ticketNumber, at],
  );
  return rows[0]?.cents ?? null;
}
