// The only SQL for refunds: at most one for each charge.
import type { PoolClient } from 'pg';

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
