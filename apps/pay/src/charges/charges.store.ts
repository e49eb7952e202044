// The only SQL for charges and their idempotency keys.
import type { Pool, PoolClient } from 'pg';

export type Charge = {
  ticketNumber: string;
  transactionReference: string;
  merchantId: string;
  idempotencyKey: string | null;
  token: string;
  status: 'APPROVAL' | 'DECLINED';
  approvalCode: string;
  code: string;
  processorError: string | null;
  message: string;
  subtotalIvaCents: number;
  subtotalIva0Cents: number;
  ivaCents: number;
  iceCents: number;
  totalCents: number;
  currency: string;
  last4: string;
  brand: string;
  metadata: Record<string, unknown>;
  createdAt: Date;
};

/** A charge with what was given back of it, in cents. */
export type ChargeRecord = Charge & { refundedCents: number };

const columns = {
  ticketNumber: 'ticket_number',
  transactionReference: 'transaction_reference',
  merchantId: 'merchant_id',
  idempotencyKey: 'idempotency_key',
  token: 'token',
  status: 'status',
  approvalCode: 'approval_code',
  code: 'code',
  processorError: 'processor_error',
  message: 'message',
  subtotalIvaCents: 'subtotal_iva_cents',
  subtotalIva0Cents: 'subtotal_iva0_cents',
  ivaCents: 'iva_cents',
  iceCents: 'ice_cents',
  totalCents: 'total_cents',
  currency: 'currency',
  last4: 'last4',
  brand: 'brand',
  metadata: 'metadata',
  createdAt: 'created_at',
} satisfies Record<keyof Charge, string>;

const fields = Object.keys(columns) as (keyof Charge)[];
const selection = fields.map((field) => `c.${columns[field]} as "${field}"`).join(', ');

export async function insertCharge(client: PoolClient, charge: Charge): Promise<void> {
  await client.query(
    `insert into pay_sandbox.charges (${fields.map((field) => columns[field]).join(', ')})
     values (${fields.map((_field, index) => `$${index + 1}`).join(', ')})`,
    fields.map((field) => (field === 'metadata' ? JSON.stringify(charge.metadata) : charge[field])),
  );
}

/**
 * Makes calls with one key wait for each other until the transaction ends, and returns the charge
 * that was approved under the key, if there is one.
 */
export async function lockKey(client: PoolClient, merchantId: string, key: string): Promise<Charge | null> {
  await client.query(
    `insert into pay_sandbox.idempotency_keys (merchant_id, idempotency_key) values ($1, $2)
     on conflict do nothing`,
    [merchantId, key],
  );
  const { rows } = await client.query<{ ticketNumber: string | null }>(
    `select ticket_number as "ticketNumber" from pay_sandbox.idempotency_keys
     where merchant_id = $1 and idempotency_key = $2 for update`,
    [merchantId, key],
  );
  const ticketNumber = rows[0]?.ticketNumber;
  if (!ticketNumber) return null;
  const charges = await client.query<Charge>(
    `select ${selection} from pay_sandbox.charges c where c.ticket_number = $1`,
    [ticketNumber],
  );
  return charges.rows[0] ?? null;
}

export async function bindKey(
  client: PoolClient,
  merchantId: string,
  key: string,
  ticketNumber: string,
): Promise<void> {
  await client.query(
    `update pay_sandbox.idempotency_keys set ticket_number = $3
     where merchant_id = $1 and idempotency_key = $2`,
    [merchantId, key, ticketNumber],
  );
}

/** Every attempt that reached the processor under this key, newest first. */
export async function findChargesByKey(pool: Pool, merchantId: string, key: string): Promise<ChargeRecord[]> {
  const { rows } = await pool.query<ChargeRecord>(
    `select ${selection}, coalesce(r.amount_cents, 0) as "refundedCents"
     from pay_sandbox.charges c left join pay_sandbox.refunds r on r.charge_ticket_number = c.ticket_number
     where c.merchant_id = $1 and c.idempotency_key = $2
     order by c.created_at desc, c.ticket_number`,
    [merchantId, key],
  );
  return rows;
}

export async function lockCharge(
  client: PoolClient,
  merchantId: string,
  ticketNumber: string,
): Promise<Charge | null> {
  const { rows } = await client.query<Charge>(
    `select ${selection} from pay_sandbox.charges c
     where c.merchant_id = $1 and c.ticket_number = $2 for update`,
    [merchantId, ticketNumber],
  );
  return rows[0] ?? null;
}

// The only SQL for refunds: at most one for each charge.

export type Refund = {
  chargeTicketNumber: string;
  ticketNumber: string;
  transactionReference: string;
  amountCents: number;
  createdAt: Date;
};

export async function findRefund(client: PoolClient, chargeTicketNumber: string): Promise<Refund | null> {
  const { rows } = await client.query<Refund>(
    `select charge_ticket_number as "chargeTicketNumber", ticket_number as "ticketNumber",
            transaction_reference as "transactionReference", amount_cents as "amountCents",
            created_at as "createdAt"
     from pay_sandbox.refunds where charge_ticket_number = $1`,
    [chargeTicketNumber],
  );
  return rows[0] ?? null;
}

export async function insertRefund(client: PoolClient, refund: Refund): Promise<void> {
  await client.query(
    `insert into pay_sandbox.refunds
       (charge_ticket_number, ticket_number, transaction_reference, amount_cents, created_at)
     values ($1, $2, $3, $4, $5)`,
    [
      refund.chargeTicketNumber,
      refund.ticketNumber,
      refund.transactionReference,
      refund.amountCents,
      refund.createdAt,
    ],
  );
}
