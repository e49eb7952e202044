// What holds at any moment, whatever is under way, and what must have come true once nothing is.
import { hash } from 'node:crypto';
import { rechargeBalanceName } from '@portal/market/money';
import { arrangedAsAgreed, type Must, type Read, readArranged, waitedForTooLong } from './arranged-books.ts';
import { chipAsOrdered, readChip } from './chips.ts';
import type { Theatre } from './theatre.ts';
import { customersOf, type World } from './world.ts';

/** What a household's books say on all sides: the portal's ledger, the provider's charges, the operator's records. */
export async function readBooks({ app, stage, charged }: Theatre, world: World) {
  const { pool } = app.database;
  // Named, they are planned once a connection: to plan them takes longer than to run them.
  const read: Read = async <T>(text: string, values: unknown[] = []) =>
    stage.outside(async () => (await pool.query({ name: hash('md5', text), text, values })).rows as T[]);
  const { holder, prepaid, leaving, owing, told } = world;
  const customers = customersOf(world);
  const payments = await read<{
    id: string;
    kind: string;
    method: string;
    status: string;
    effect: string;
    cents: number;
    item: string;
    key: string;
    customer: string;
    paid: number;
    failed: number;
  }>(
    `select payment_id::text as id, kind, method, status, effect, total_cents::int as cents, item_id as item, correlator_id as key, customer_id::text as customer,
       (select count(*)::int from events e where e.user_id = p.user_id and e.event_type = 'PaymentAuthorizedEvent' and e.event->'payment'->>'id' = p.payment_id::text) as paid,
       (select count(*)::int from events e where e.user_id = p.user_id and e.event_type = 'PaymentFailedEvent' and e.event->'payment'->>'id' = p.payment_id::text) as failed
     from payments p where customer_id = any($1)`,
    [customers],
  );
  const charges = await read<{ id: string; count: number; cents: number }>(
    `select c.idempotency_key as id, count(*)::int as count, sum(c.total_cents - coalesce(r.amount_cents, 0))::int as cents
     from pay_sandbox.charges c left join pay_sandbox.refunds r on r.charge_ticket_number = c.ticket_number
     where c.status = 'APPROVAL' and c.idempotency_key = any($1) group by 1`,
    [[...charged, ...payments.map(({ id }) => id)]],
  );
  const paidElsewhere = await read<{ id: string; cents: number }>(
    `select c.idempotency_key as id, sum(p.total_cents)::int as cents
     from pay_sandbox.codes c join pay_sandbox.code_payments p using (token)
     where p.refunded_at is null and c.idempotency_key = any($1) group by 1`,
    [payments.map(({ id }) => id)],
  );
  const given = await read<{ id: string; given: number; moved: number }>(
    `select id::text, count(*)::int as given, sum(moved)::int as moved from (
       select payment_id, 0 from operator.package_activations where customer_id = any($1::uuid[])
       union all select payment_id, amount_cents from operator.topups where customer_id = any($1::uuid[])
       union all select payment_id, 0 from operator.bills where customer_id = any($1::uuid[]) and paid_at is not null
       union all select (part->>'paymentId')::uuid, 0 from operator.arrangements, jsonb_array_elements(instalments) as part
         where customer_id = any($1::uuid[]) and part->>'paidAt' is not null)
       as records (id, moved) where id is not null group by 1`,
    [customers],
  );
  const spent = await read<{ id: string; cents: number }>(
    `select payment_id::text as id, amount_cents::int as cents from operator.balance_spendings
     where customer_id = any($1::uuid[]) and given_back_at is null`,
    [customers],
  );
  const balance = await read<{ cents: number }>(
    `select amount_cents::int as cents from operator.prepaid_balances where customer_id = $1 and line_id = $2 and name = '${rechargeBalanceName}'`,
    [prepaid.customerId, prepaid.lineId],
  );
  const claims = await read<{
    id: string;
    status: string;
    key: string;
    billNo: string;
    cents: number;
    isWithheld: boolean;
    credits: number;
    creditCents: number;
  }>(
    `select claim_id as id, status, charge_key as key, bill_no as "billNo", amount_cents::int as cents, is_withheld as "isWithheld", credit_cents::int as "creditCents",
       (select count(*)::int from operator.invoice_charges i where i.customer_id = c.customer_id and i.code = c.claim_id) as credits
     from operator.claims c where customer_id = any($1::uuid[])`,
    [customers],
  );
  const bills = await read<{
    billNo: string;
    total: number;
    claimed: number;
    arranged: number;
    state: string;
  }>(
    `select bill_no as "billNo", total_cents::int as total, claimed_cents::int as claimed, arranged_cents::int as arranged, state
     from operator.bills where customer_id = any($1::uuid[])`,
    [customers],
  );
  const exits = await read<{ id: string; status: string; agreed: number }>(
    `select order_id::text as id, status, (select count(*)::int from agreements a where a.user_id = $2 and a.kind = 'exit' and a.reference = x.order_id::text) as agreed
     from operator.exits x where customer_id = $1`,
    [leaving.customerId, holder.userId],
  );
  const [line] = await read<{ endedOn: string | null }>(
    'select ended_on::text as "endedOn" from operator.lines where customer_id = $1 and line_id = $2',
    [leaving.customerId, leaving.lineId],
  );
  const guests = await read<{ id: string; agreed: number }>(
    `select user_id::text as id, (select count(*)::int from agreements g where g.user_id = a.user_id and g.kind = 'association') as agreed
     from associations a where service_number = $1 and user_id <> $2`,
    [prepaid.serviceNumber, holder.userId],
  );
  const [wish] = await read<{ enabled: boolean }>('select enabled from auto_pays where user_id = $1', [
    holder.userId,
  ]);
  const waiting = await read<{ what: string }>(
    `select event_type as what from events where settled_at is null and (customer_id = any($2::text[])
         or user_id = $1 or user_id in (select user_id from payments where customer_id = any($2)))
     union all select event_type from operator.events where handed_over_at is null and customer_id::text = any($2::text[])`,
    [holder.userId, customers],
  );
  return {
    payments,
    charges,
    paidElsewhere,
    given,
    spent,
    balance,
    claims,
    bills,
    owing,
    arranged: await readArranged(read, owing),
    exits,
    line,
    chip: await readChip(read, world),
    guests,
    waiting,
    wish,
    told,
  };
}

export type Books = Awaited<ReturnType<typeof readBooks>>;

/** In words, what must not be; nothing, whatever is under way. */
export function brokenNow(books: Books, world: World): string[] {
  const found: string[] = [];
  const must: Must = (holds, words) => void (holds || found.push(words));
  oneCharge(books, must);
  for (const payment of books.payments) sameInAllBooks(books, payment, must);
  addsUp(books, world, must);
  claimedOnce(books, must);
  leftAsAgreed(books, must);
  chipAsOrdered(books, must);
  takenOnce(books, must);
  arrangedAsAgreed(books, must);
  return found;
}

const byId = <T extends { id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));

function oneCharge(books: Books, must: Must): void {
  const known = byId(books.payments);
  for (const { id, count } of books.charges) {
    must(count === 1, `${id} was charged ${count} times`);
    must(known.has(id), `${id} was charged, and is nobody's payment`);
  }
  const charge = byId(books.charges);
  const keys = Map.groupBy(books.payments, ({ key }) => key);
  for (const [key, same] of keys) must(same.length === 1, `${key} is the key of ${same.length} payments`);
  const chargedOnce = books.payments.filter(
    ({ id, kind, status }) =>
      (kind === 'bill' || kind === 'instalment') &&
      (charge.get(id)?.cents ?? 0) > 0 &&
      status !== 'failed' &&
      status !== 'denied',
  );
  for (const [item, same] of Map.groupBy(chargedOnce, (payment) => payment.item))
    must(same.length === 1, `${item} was charged ${same.length} times`);
  for (const { id, given: count } of books.given) {
    must(count === 1, `${id} was given ${count} times`);
    must(known.get(id)?.status === 'authorized', `${id} was given, and is ${known.get(id)?.status}`);
  }
}

function sameInAllBooks(books: Books, payment: Books['payments'][number], must: Must): void {
  const { id, kind, method, status, effect, cents, paid, failed } = payment;
  const charged = byId(books.charges).get(id)?.cents;
  const given = byId(books.given).get(id);
  const name = `${kind} by ${method} ${id}`;
  const isPaid = status === 'authorized';
  if (isPaid && (method === 'card' || method === 'savedCard'))
    must(charged === cents, `${name} is authorized, and ${charged} was charged`);
  if (isPaid && method === 'cash') {
    const kept = byId(books.paidElsewhere).get(id)?.cents ?? 0;
    must(kept >= cents, `${name} is authorized, and ${kept} was paid by its code`);
  }
  if (isPaid && method === 'balance')
    must(
      books.spent.some((each) => each.id === id && each.cents === cents),
      `${name} is authorized, and nothing was spent`,
    );
  if (effect === 'done') {
    must(
      (given?.given ?? 0) === (isPaid ? 1 : 0),
      `${name} is ${status} and done, given ${given?.given ?? 0}`,
    );
    if (isPaid && kind === 'recharge') must(given?.moved === cents, `${name} moved ${given?.moved}`);
  }
  must(
    paid === (isPaid && effect === 'done' ? 1 : 0),
    `${name} is ${status}, ${effect}, and was told as paid ${paid} times`,
  );
  must(failed <= (isPaid ? 0 : 1), `${name} is ${status}, and was told as failed ${failed} times`);
}

function addsUp(books: Books, world: World, must: Must): void {
  const known = byId(books.payments);
  for (const id of books.told.paid)
    must(
      known.get(id)?.status === 'authorized',
      `${id} was answered as paid, and is ${known.get(id)?.status}`,
    );
  const toppedUp = books.given.reduce((sum, { moved }) => sum + moved, 0);
  const spentCents = books.spent.reduce((sum, { cents }) => sum + cents, 0);
  const balance = books.balance[0]?.cents ?? 0;
  must(
    balance === world.balanceCents + toppedUp - spentCents,
    `the balance is ${balance}: ${toppedUp} came, ${spentCents} went`,
  );
}

function claimedOnce(books: Books, must: Must): void {
  const keys = books.claims.map(({ key }) => key);
  must(new Set(keys).size === keys.length, `a charge was claimed ${keys.length} times`);
  for (const id of books.told.claims)
    must(
      books.claims.some((claim) => claim.id === id),
      `claim ${id} was answered, and is nowhere`,
    );
  for (const { id, status, credits, creditCents } of books.claims)
    must(
      credits <= (status === 'resolved' && creditCents > 0 ? 1 : 0),
      `claim ${id} is ${status}, and was credited ${credits} times`,
    );
  const open = books.claims.filter(({ status, isWithheld }) => status !== 'resolved' && isWithheld);
  for (const bill of books.bills) {
    const ofIt = open.filter(({ billNo }) => billNo === bill.billNo);
    const claimed = ofIt.reduce((sum, { cents }) => sum + cents, 0);
    // What parts of it have paid nobody asks for.
    const withheld = Math.min(claimed, bill.total - bill.arranged);
    must(bill.claimed === withheld, `of the bill ${bill.claimed} is claimed, of claims ${withheld}`);
  }
}

function leftAsAgreed(books: Books, must: Must): void {
  for (const { id, agreed } of books.exits) must(agreed >= 1, `exit ${id} was ordered without an agreement`);
  for (const id of books.told.exits)
    must(
      books.exits.some((exit) => exit.id === id),
      `exit ${id} was answered, and is nowhere`,
    );
  const isLeaving = books.exits.some(({ status }) => status !== 'cancelled');
  must(
    (books.line?.endedOn !== null) === isLeaving,
    `the line ends on ${books.line?.endedOn}, of exits ${books.exits.map(({ status }) => status)}`,
  );
  must(books.exits.filter(({ status }) => status === 'pending').length <= 1, 'two exits wait');
}

function takenOnce(books: Books, must: Must): void {
  const takers = new Map<string, string>();
  for (const taken of books.told.taken) {
    const [guest = '', invitation = ''] = taken.split(' ');
    must((takers.get(invitation) ?? guest) === guest, 'an invitation was taken by two people');
    takers.set(invitation, guest);
    must(
      books.guests.some(({ id }) => id === guest),
      `${guest} was answered that they have a role, and have none`,
    );
  }
  for (const { id, agreed } of books.guests)
    must(agreed === 1, `${id} has a role, and agreed ${agreed} times`);
}

/** Once nothing goes wrong any more and time has passed: nothing is open, owed or untold. */
export function brokenAtLast(books: Books, world: World): string[] {
  const { payments, charges, paidElsewhere, waiting, claims, spent, wish, bills, chip } = books;
  const bill = bills.find(({ billNo }) => billNo === world.billNo);
  const kept = byId(paidElsewhere);
  const charge = new Map(charges.map((each) => [each.id, each.cents]));
  return [
    ...payments
      .filter(({ status, effect }) => ['pending', 'unknown', 'waiting'].includes(status) || effect === 'due')
      .map(({ id, status, effect }) => `${id} is still ${status}, ${effect}`),
    ...payments
      .filter(
        ({ id, status }) =>
          status !== 'authorized' && ((charge.get(id) ?? 0) > 0 || spent.some((each) => each.id === id)),
      )
      .map(({ id, status }) => `${id} is ${status}, and the money has not gone back`),
    ...payments
      .filter(({ status, failed }) => (status === 'denied' || status === 'failed') && failed !== 1)
      .map(({ id, status, failed }) => `${id} is ${status}, and was told as failed ${failed} times`),
    ...payments
      .filter(
        ({ id, method, status, cents }) =>
          method === 'cash' && (kept.get(id)?.cents ?? 0) !== (status === 'authorized' ? cents : 0),
      )
      .map(
        ({ id, status }) =>
          `${id} is ${status}, and ${kept.get(id)?.cents} is kept of what its code was paid`,
      ),
    ...waitedForTooLong(books),
    ...chip.orders.filter(({ isOpen }) => isOpen).map(({ id, status }) => `chip ${id} is still ${status}`),
    ...(wish?.enabled && bill?.state === 'sent' ? ['the bill was to be paid by itself, and is not'] : []),
    ...waiting.map(({ what }) => `${what} was told to nobody`),
    ...claims
      .filter(({ status }) => status !== 'resolved')
      .map(({ id, status }) => `claim ${id} is still ${status}`),
  ];
}
