// A bill to be understood: its lines in groups, why it is not what the one before was, the last totals, how it was paid.
import { unlessUnavailable } from '@portal/contract/errors';
import { addDays } from '@portal/market/civil-dates';
import { type Bill, type Billing, type BillState, paidCents } from '@portal/operator-ports/billing';
import { type Claim, isOpenClaim } from '@portal/operator-ports/claims';
import type { Inventory } from '@portal/operator-ports/inventory';
import type { Tickets } from '@portal/operator-ports/tickets';
import { validate } from 'uuid';
import type { ManagedLine } from '../../caller.ts';
import { methodWords, type Payments } from '../payments/payments.ts';
import { type Group, groupsOf } from './bill-lines.ts';
import { type Comparison, compareBills, firstBill } from './compare-bills.ts';

export interface ExplainBillNeeds {
  billing: Pick<Billing, 'find' | 'list' | 'items' | 'arrangements'>;
  inventory: Pick<Inventory, 'list'>;
  payments: Pick<Payments, 'get' | 'ownerOf'>;
  tickets: Pick<Tickets, 'claims'>;
}

export interface BillChange {
  groups: Group[];
  comparison: Comparison | null;
  firstBill: { text: string } | null;
  /** This and those before it, newest first. */
  history: Bill[];
}

export interface ExplainedBill extends BillChange {
  bill: Bill;
  inClaimCents: number;
  /** The parts of arrangements first. */
  payments: BillPayment[];
}

export interface BillPayment {
  amountCents: number;
  date: Date;
  channel: 'portal' | 'link' | 'other';
  /** The caller's own. */
  own: { id: string; name: string } | null;
}

export type ExplainBill = ReturnType<typeof createExplainBill>;

/** Totals of a year. */
const shownTotals = 12;
/** An account whose line began longer before it had bills before that nobody here knows of. */
const firstBillDays = 62;
const notVoid: BillState[] = ['sent', 'paymentInProcess', 'settled'];

/** What was claimed again and again is more than anybody reads. */
const mostClaims = 500;

export function createExplainBill({ billing, inventory, payments, tickets }: ExplainBillNeeds) {
  const wholeOf = async (bill: Bill) => ({ bill, items: await billing.items(bill) });

  /** Why the bill is what it is, as far as lines of these accounts tell. */
  async function change(
    lines: readonly ManagedLine[],
    bill: Bill,
    claims: readonly Claim[] = [],
  ): Promise<BillChange> {
    const [whole, [bills, previous]] = await Promise.all([
      wholeOf(bill),
      earlier(lines, bill).then(async (all) => [all, all[0] && (await wholeOf(all[0]))] as const),
    ]);
    return {
      groups: groupsOf(whole, claims),
      comparison: previous ? compareBills(previous, whole) : null,
      firstBill: !previous && (await isNew(bill)) ? firstBill(whole) : null,
      history: [...(bill.state === 'cancelled' ? [] : [bill]), ...bills].slice(0, shownTotals),
    };
  }

  return {
    change,

    /** Null when no account of these lines has this bill. */
    async explain(
      { userId, lines }: { userId: string; lines: readonly ManagedLine[] },
      billNo: string,
    ): Promise<ExplainedBill | null> {
      const bill = await billing.find(lines, billNo);
      if (!bill) return null;
      const claims = await claimsOn(lines, bill);
      const [changed, payments] = await Promise.all([
        change(lines, bill, claims),
        paymentsOf(lines, userId, bill),
      ]);
      const open = claims.filter((claim) => isOpenClaim(claim) && claim.charge.billNo === billNo);
      // Of a bill that is to be paid the bill itself says what is left out of it.
      const openCents = open.reduce((sum, { amountCents }) => sum + amountCents, 0);
      return {
        bill,
        ...changed,
        payments,
        inClaimCents: bill.state === 'sent' ? bill.claimedCents : openCents,
      };
    },
  };

  /** Whoever keeps the claims may not answer now: the bill is shown all the same. */
  async function claimsOn(lines: readonly ManagedLine[], { billNo }: Bill): Promise<Claim[]> {
    const page = { offset: 0, limit: mostClaims };
    const found = await unlessUnavailable(tickets.claims(lines, { billNos: [billNo] }, page));
    return found?.claims ?? [];
  }

  /** The account's bills before this one, newest first; the void ones count for nothing. */
  async function earlier(lines: readonly ManagedLine[], bill: Bill): Promise<Bill[]> {
    const ofAccount = lines.filter(
      ({ customerId, accountId }) => customerId === bill.customerId && accountId === bill.accountId,
    );
    const filter = { states: notVoid, issuedTo: bill.issuedOn };
    const page = { order: 'newest' as const, offset: 0, limit: shownTotals + 1 };
    const { bills } = await billing.list(ofAccount, filter, page);
    return bills.filter(
      ({ issuedOn, billNo }) =>
        issuedOn < bill.issuedOn || (issuedOn === bill.issuedOn && billNo < bill.billNo),
    );
  }

  async function isNew({ customerId, lineId, issuedOn }: Bill): Promise<boolean> {
    const [line] = await inventory.list([{ customerId, lineId }]);
    return line !== undefined && line.activatedOn > addDays(issuedOn, -firstBillDays);
  }

  async function paymentsOf(
    lines: readonly ManagedLine[],
    userId: string,
    bill: Bill,
  ): Promise<BillPayment[]> {
    const { paidAt, paymentId } = bill;
    const paid = [...(await paidParts(lines, bill)), { paidAt, paymentId, amountCents: paidCents(bill) }];
    const found = await Promise.all(paid.map((each) => paymentOf(userId, each)));
    return found.filter((each) => each !== null);
  }

  /** Of a bill that is, or was, arranged. */
  async function paidParts(lines: readonly ManagedLine[], { billNo, arrangedCents }: Bill) {
    if (arrangedCents === 0) return [];
    const all = (await unlessUnavailable(billing.arrangements(lines))) ?? [];
    return all
      .filter((arrangement) => arrangement.billNo === billNo)
      .toReversed()
      .flatMap(({ instalments }) => instalments);
  }

  async function paymentOf(
    userId: string,
    { paidAt: date, paymentId, amountCents }: Pick<Bill, 'paidAt' | 'paymentId'> & { amountCents: number },
  ): Promise<BillPayment | null> {
    if (date === null || amountCents <= 0) return null;
    // An operator may have a payment of its own that the portal knows nothing of.
    const isId = paymentId !== null && validate(paymentId);
    const owner = isId ? await payments.ownerOf(paymentId) : null;
    const payment = isId && owner !== null ? await payments.get(owner, paymentId) : null;
    // Whoever made a link has not paid by it.
    const isByLink = payment?.channel === 'link';
    const own = owner === userId && !isByLink ? payment : null;
    return {
      amountCents,
      date,
      channel: owner === null ? 'other' : isByLink ? 'link' : 'portal',
      own: own && { id: own.paymentId, name: methodWords(own) },
    };
  }
}
