// The books of some customers, side by side: the portal's ledger, the provider's charges, the operator's records.
import type { TestApp } from './build-app.ts';

export interface BookedPayment {
  id: string;
  kind: 'bill' | 'package' | 'recharge';
  method: 'card' | 'invoice' | 'balance';
  status: 'pending' | 'unknown' | 'authorized' | 'denied' | 'failed';
  effect: 'due' | 'done';
  cents: number;
  item: string;
  /** What the provider holds for it: approved, less what was given back. */
  chargedCents: number;
  /** How often the operator gave it: packages activated, top-ups credited, bills held. */
  given: number;
  /** Cents that it moved on the line's balance. */
  movedCents: number;
  /** How often it waits for the next bill. */
  invoiced: number;
  /** Cents that the balance holds as spent for it. */
  spentCents: number;
}

export interface Books {
  payments: BookedPayment[];
  /** Neither settled nor given up, or not followed by its effect. */
  open: BookedPayment[];
  /** Given up, but charged: the money has yet to go back. */
  owed: BookedPayment[];
  /** Approved charges, activations, top-ups and spendings of nobody's payment; bills held by one that is over. */
  strange: string[];
  /** Cents in «Dólares Recargas» by line. */
  balances: Record<string, number>;
  events: Record<string, number>;
}

type Database = Pick<TestApp, 'database'>;

export async function booksOf({ database: { pool } }: Database, userIds: readonly string[]): Promise<Books> {
  const rows = async (text: string, values: unknown[] = [userIds]) => (await pool.query(text, values)).rows;
  const payments: BookedPayment[] = await rows(
    `select p.payment_id as id, p.kind, p.method, p.status, p.effect, p.total_cents::int as cents, p.item_id as item,
       coalesce((select sum(c.total_cents - coalesce(r.amount_cents, 0)) from pay_sandbox.charges c
         left join pay_sandbox.refunds r on r.charge_ticket_number = c.ticket_number
         where c.idempotency_key = p.payment_id::text and c.status = 'APPROVAL'), 0)::int as "chargedCents",
       (select count(*) from operator.package_activations a where a.payment_id = p.payment_id)::int
         + (select count(*) from operator.topups t where t.payment_id = p.payment_id)::int
         + (select count(*) from operator.bills b where b.payment_id = p.payment_id and b.paid_at is not null)::int as given,
       coalesce((select sum(amount_cents) from operator.topups t where t.payment_id = p.payment_id), 0)::int as "movedCents",
       (select count(*) from operator.invoice_charges i where i.charge_id = p.payment_id)::int as invoiced,
       coalesce((select sum(s.amount_cents) from operator.balance_spendings s
         where s.payment_id = p.payment_id and s.given_back_at is null), 0)::int as "spentCents"
     from payments p where p.user_id = any($1::uuid[]) order by p.created_at`,
  );
  const strange = await rows(
    `select idempotency_key as id from pay_sandbox.charges where status = 'APPROVAL'
     union all select payment_id::text from operator.package_activations
     union all select payment_id::text from operator.topups
     union all select charge_id::text from operator.invoice_charges
     union all select payment_id::text from operator.balance_spendings where given_back_at is null
     except select payment_id::text from payments
     union all select bill_no from operator.bills where state = 'paymentInProcess' and payment_id in (select payment_id from payments where status = 'failed')
     union all select bill_no from bill_purchases
       where payment_id not in (select payment_id from payments where status = 'authorized')`,
    [],
  );
  const balances = await rows(
    `select service_number, amount_cents::int as cents from operator.prepaid_balances
     join associations using (customer_id, line_id)
     where name = 'Dólares Recargas' and user_id = any($1::uuid[])`,
  );
  const events = await rows(
    `select event_type, count(*)::int as count from events
     where event_type like 'Payment%' and user_id = any($1::uuid[]) group by 1`,
  );
  return {
    payments,
    open: payments.filter(
      ({ status, effect }) => status === 'pending' || status === 'unknown' || effect === 'due',
    ),
    owed: payments.filter(({ status, chargedCents }) => status === 'failed' && chargedCents !== 0),
    strange: strange.map(({ id }) => id),
    balances: Object.fromEntries(balances.map((row) => [row.service_number, row.cents])),
    events: Object.fromEntries(events.map((row) => [row.event_type, row.count])),
  };
}

/** What does not agree, in words; nothing when the provider holds, and the operator gave, what was authorized. */
export function disagreements(books: Books): string[] {
  const found = books.payments.flatMap((payment) => {
    const { id, kind, method, status, cents } = payment;
    const isPaid = status === 'authorized';
    const expected = {
      charged: isPaid && method === 'card' ? cents : 0,
      given: isPaid ? 1 : 0,
      moved: isPaid && kind === 'recharge' ? cents : 0,
      invoiced: isPaid && method === 'invoice' ? 1 : 0,
      spent: isPaid && method === 'balance' ? cents : 0,
    };
    const { chargedCents: charged, given, movedCents: moved, invoiced, spentCents: spent } = payment;
    const actual = { charged, given, moved, invoiced, spent };
    const [wanted, is] = [JSON.stringify(expected), JSON.stringify(actual)];
    return wanted === is ? [] : [`${status} ${kind} by ${method} ${id}: ${is} instead of ${wanted}`];
  });
  const paid = books.payments.filter(({ status }) => status === 'authorized').length;
  const told = [books.events.PaymentAuthorizedEvent ?? 0, books.events.PaymentFailedEvent ?? 0];
  const wanted = [paid, books.payments.length - paid];
  return [
    ...found,
    ...books.strange.map((id) => `of no payment: ${id}`),
    ...books.open.map(({ id }) => `still open: ${id}`),
    ...(String(told) === String(wanted) ? [] : [`events ${told} instead of ${wanted}`]),
  ];
}

/** Cents that authorized payments of these kinds and methods add up to. */
export function sumOf(
  { payments }: Books,
  kind: BookedPayment['kind'],
  method: BookedPayment['method'],
  item?: string,
): number {
  return payments
    .filter(
      (payment) => payment.status === 'authorized' && payment.kind === kind && payment.method === method,
    )
    .filter((payment) => item === undefined || payment.item === item)
    .reduce((total, { cents }) => total + cents, 0);
}
