// What holds of a bill that is arranged, in the operator's books, the portal's and the provider's; and of a line that a debt has suspended.
import type { Owing } from './arranging.ts';

export type Read = <T>(text: string, values?: unknown[]) => Promise<T[]>;
export type Must = (holds: boolean, words: string) => void;

/** Of all books what is looked at here. */
interface Books {
  arranged: ArrangedBooks;
  owing: Owing;
  payments: readonly (Record<'id' | 'item' | 'kind' | 'status' | 'customer', string> & { cents: number })[];
  told: { arrangements: readonly string[] };
}

interface KeptPart {
  position: number;
  amountCents: number;
  dueOn: string;
  paymentId: string | null;
  paidAt: string | null;
}

export async function readArranged(read: Read, { line: { customerId, lineId }, billNo }: Owing) {
  const [bill] = await read<{
    state: string;
    total: number;
    claimed: number;
    arranged: number;
    stage: string | null;
    isPaid: boolean;
  }>(
    `select state, total_cents::int as total, claimed_cents::int as claimed, arranged_cents::int as arranged,
       dunning_stage as stage, paid_at is not null as "isPaid"
     from operator.bills where customer_id = $1 and bill_no = $2`,
    [customerId, billNo],
  );
  const [line] = await read<{ status: string; isInDebt: boolean }>(
    `select status, debt_since is not null as "isInDebt" from operator.lines where customer_id = $1 and line_id = $2`,
    [customerId, lineId],
  );
  const arrangements = await read<{
    id: string;
    status: string;
    parts: KeptPart[];
    awaitsFirst: boolean;
    agreed: number;
    isLate: boolean;
  }>(
    `select arrangement_id::text as id, status, instalments as parts, awaits_first as "awaitsFirst", due_at <= now() as "isLate",
       (select count(*)::int from agreements g where g.kind = 'paymentArrangement' and g.reference = a.arrangement_id::text) as agreed
     from operator.arrangements a where customer_id = $1`,
    [customerId],
  );
  const told = await read<{ what: string; count: number }>(
    `select coalesce(event->'arrangement'->>'arrangementId' || ' ' || (event->'arrangement'->>'moment') || coalesce(' ' || (event->'arrangement'->>'position'), ''),
         concat_ws(' ', event->'dunning'->>'billNo', event->'dunning'->>'stage', event->'dunning'->>'suspendsOn')) as what, count(*)::int as count
     from operator.events where customer_id = $1 and (event_type = 'PaymentArrangementEvent'
       or event_type = 'DunningEvent' and event->'dunning'->>'stage' in ('overdue', 'warned')) group by 1`,
    [customerId],
  );
  return { bill, line, arrangements, told };
}

export type ArrangedBooks = Awaited<ReturnType<typeof readArranged>>;
type KeptArrangement = ArrangedBooks['arrangements'][number];

const sumOf = (parts: readonly KeptPart[]) => parts.reduce((sum, { amountCents }) => sum + amountCents, 0);
const paidOf = ({ parts }: KeptArrangement) => parts.filter(({ paidAt }) => paidAt !== null);

/** Of a bill what an arrangement keeps from being asked for. */
function coveredBy(arrangement: KeptArrangement): number {
  if (arrangement.status === 'cancelled') return 0;
  return sumOf(arrangement.status === 'broken' ? paidOf(arrangement) : arrangement.parts);
}

/** Whatever is under way. */
export function arrangedAsAgreed(books: Books, must: Must): void {
  const { bill, arrangements, told } = books.arranged;
  const covered = arrangements.reduce((sum, each) => sum + coveredBy(each), 0);
  must(bill?.arranged === covered, `of the bill ${bill?.arranged} is arranged, of arrangements ${covered}`);
  must(arrangements.length <= 2, `${arrangements.length} arrangements in a year`);
  for (const one of arrangements) {
    const { id, status, agreed } = one;
    const isPaid = paidOf(one).length === one.parts.length;
    must(agreed === 1, `arrangement ${id} was agreed to ${agreed} times`);
    // By a code that was open when it was broken.
    const mayBePaid = status === 'kept' || status === 'broken';
    must(
      isPaid ? mayBePaid : status !== 'kept',
      `arrangement ${id} is ${status}, with ${paidOf(one).length} parts paid`,
    );
    for (const part of one.parts) partInAllBooks(books, `${id}:${part.position}`, part, must);
    for (const moment of ['made', status === 'active' ? 'made' : status])
      must(
        told.some(({ what }) => what === `${id} ${moment}`),
        `arrangement ${id} is ${status}, and it was not told that it was ${moment}`,
      );
  }
  for (const { what, count } of told) must(count === 1, `told ${count} times: ${what}`);
  answeredOnce(books, must);
  paidOnce(books, must);
  suspendedForDebt(books.arranged, must);
}

function partInAllBooks(books: Books, item: string, { paymentId, paidAt }: KeptPart, must: Must): void {
  const payments = books.payments.filter((payment) => payment.item === item);
  const payment = payments.find(({ id }) => id === paymentId);
  must(
    paymentId === null || payment !== undefined,
    `part ${item} is held by ${paymentId}, which is not for it`,
  );
  must(
    paidAt === null || payment?.status === 'authorized',
    `part ${item} is paid, and its payment is ${payment?.status}`,
  );
}

function answeredOnce({ told, arranged }: Books, must: Must): void {
  const byKey = new Map<string, string>();
  for (const answered of told.arrangements) {
    const [key = '', id = ''] = answered.split(' ');
    must((byKey.get(key) ?? id) === id, 'a request was answered by two arrangements');
    byKey.set(key, id);
    must(
      arranged.arrangements.some((each) => each.id === id),
      `arrangement ${id} was answered, and is nowhere`,
    );
  }
}

/** Whatever was paid by card, by code, whole or in parts: together no more than the bill. */
function paidOnce({ payments, arranged: { bill }, owing }: Books, must: Must): void {
  const paid = payments.filter(
    ({ status, customer, kind }) =>
      status === 'authorized' &&
      customer === owing.line.customerId &&
      (kind === 'bill' || kind === 'instalment'),
  );
  const cents = paid.reduce((sum, payment) => sum + payment.cents, 0);
  must(cents <= (bill?.total ?? 0), `of a bill of ${bill?.total} ${cents} was paid`);
}

/** Suspended while something overdue is asked for, or its arrangement has not begun; never for longer. */
function suspendedForDebt({ bill, line, arrangements }: ArrangedBooks, must: Must): void {
  if (!bill || !line) throw new Error('the bill or its line is gone');
  const asksNow = bill.state === 'sent' && bill.total > bill.claimed + bill.arranged;
  const awaitsFirst =
    bill.state === 'sent' && arrangements.some((each) => each.status === 'active' && each.awaitsFirst);
  const isOnItsWay = bill.state === 'paymentInProcess' && !bill.isPaid;
  const isOwed = bill.stage !== null && (asksNow || awaitsFirst || isOnItsWay);
  must(line.isInDebt === (line.status === 'S'), `the line is ${line.status}, in debt: ${line.isInDebt}`);
  must(
    !line.isInDebt || isOwed,
    `the line is suspended, and nothing overdue is left (${bill.state}, ${bill.stage})`,
  );
  must(
    line.isInDebt || !(bill.stage === 'suspended' && asksNow),
    'the line is in service, and was suspended for a bill that is asked for',
  );
}

/** Once nothing goes wrong and time has passed: whoever did not pay a part in time is no longer waited for. */
export const waitedForTooLong = ({ arranged: { arrangements } }: Books): string[] =>
  arrangements
    .filter(({ status, isLate }) => status === 'active' && isLate)
    .map(({ id }) => `arrangement ${id} is due, and nobody has gone on with it`);
