// The books of some customers, side by side: the portal's ledger, the provider's charges, the operator's records.
import type { Database } from '@portal/database/connection';
import { rechargeBalanceName } from '@portal/market/money';

export interface BookedPayment {
  id: string;
  kind: 'bill' | 'package' | 'recharge' | 'instalment';
  method: 'card' | 'savedCard' | 'invoice' | 'balance';
  status: 'pending' | 'unknown' | 'authorized' | 'denied' | 'failed';
  effect: 'due' | 'done';
  cents: number;
  item: string;
  /** What the provider holds for it: approved, less what was given back. */
  chargedCents: number;
  /** How often the operator gave it: packages activated, top-ups credited, bills and parts held. */
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
  /** Cents in the recharge balance by line. */
  balances: Record<string, number>;
  events: Record<string, number>;
}

export interface Shelves {
  /** The portal's and the provider's. */
  database: Database;
  /** The operator's, where it has one of its own. */
  operatorDatabase?: Database;
}

type Given = Pick<BookedPayment, 'given' | 'movedCents' | 'invoiced' | 'spentCents'>;

const nothing: Given = { given: 0, movedCents: 0, invoiced: 0, spentCents: 0 };

/** No statement names tables of two sides: each of them has books of its own. */
export async function booksOf(shelves: Shelves, userIds: readonly string[]): Promise<Books> {
  const { database, operatorDatabase = database } = shelves;
  const ours = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
  const theirs = async (text: string, values: unknown[] = []) =>
    (await operatorDatabase.pool.query(text, values)).rows;

  const charged = await ours(
    `select c.idempotency_key as id, sum(c.total_cents - coalesce(r.amount_cents, 0))::int as cents
     from pay_sandbox.charges c left join pay_sandbox.refunds r on r.charge_ticket_number = c.ticket_number
     where c.status = 'APPROVAL' group by 1`,
  );
  const records = await theirs(
    `select id::text, sum(given)::int as given, sum(moved)::int as "movedCents", sum(invoiced)::int as invoiced,
       sum(spent)::int as "spentCents"
     from (select payment_id, 1, 0, 0, 0 from operator.package_activations
       union all select payment_id, 1, amount_cents, 0, 0 from operator.topups
       union all select charge_id, 0, 0, 1, 0 from operator.invoice_charges
       union all select payment_id, 0, 0, 0, amount_cents from operator.balance_spendings where given_back_at is null)
       as records (id, given, moved, invoiced, spent)
     group by 1`,
  );
  const bills = await theirs(
    `select bill_no as "billNo", payment_id::text as id, state, paid_at is not null as "isPaid" from operator.bills
     where payment_id is not null
     union all
     select bill_no || ':' || (part->>'position'), part->>'paymentId',
       case when part->>'paidAt' is null then 'paymentInProcess' else 'settled' end, part->>'paidAt' is not null
     from operator.arrangements, jsonb_array_elements(instalments) as part where part->>'paymentId' is not null`,
  );
  const known = new Map<string, string>(
    (await ours('select payment_id as id, status from payments')).map(({ id, status }) => [id, status]),
  );
  const chargedBy = new Map<string, number>(charged.map(({ id, cents }) => [id, cents]));
  const givenBy = new Map<string, Given>(records.map(({ id, ...given }) => [id, given]));
  for (const { id } of bills.filter(({ isPaid }) => isPaid)) {
    const before = givenBy.get(id) ?? nothing;
    givenBy.set(id, { ...before, given: before.given + 1 });
  }

  const rows = await ours(
    `select payment_id as id, kind, method, status, effect, total_cents::int as cents, item_id as item
     from payments where user_id = any($1::uuid[]) order by created_at`,
    [userIds],
  );
  const payments: BookedPayment[] = rows.map((row) => ({
    ...row,
    chargedCents: chargedBy.get(row.id) ?? 0,
    ...(givenBy.get(row.id) ?? nothing),
  }));
  const held = bills.filter(({ state, id }) => state === 'paymentInProcess' && known.get(id) === 'failed');
  const lost = await ours(
    `select bill_no as "billNo" from bill_purchases
     where payment_id not in (select payment_id from payments where status = 'authorized')`,
  );
  const moved = [...charged, ...records].map(({ id }) => id);
  const numbers = await ours('select service_number from associations where user_id = any($1::uuid[])', [
    userIds,
  ]);
  const balances = await theirs(
    `select service_number, amount_cents::int as cents from operator.prepaid_balances
     join operator.lines using (customer_id, line_id)
     where name = '${rechargeBalanceName}' and service_number = any($1)`,
    [numbers.map((row) => row.service_number)],
  );
  const events = await ours(
    `select event_type, count(*)::int as count from events
     where event_type like 'Payment%' and user_id = any($1::uuid[]) group by 1`,
    [userIds],
  );
  return {
    payments,
    open: payments.filter(
      ({ status, effect }) => status === 'pending' || status === 'unknown' || effect === 'due',
    ),
    owed: payments.filter(({ status, chargedCents }) => status === 'failed' && chargedCents !== 0),
    strange: [...moved.filter((id) => !known.has(id)), ...[...held, ...lost].map(({ billNo }) => billNo)],
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
      charged: isPaid && (method === 'card' || method === 'savedCard') ? cents : 0,
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
