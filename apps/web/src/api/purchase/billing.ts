// Bills: what is to pay, the history of an account, one bill by number, what the next one will hold.
import type { Instalment } from '@portal/contract/paying/arrangements';
import {
  type AppliedBillingRate,
  type CustomerBill,
  type ExpandedBill,
  getCustomerBill,
  listAppliedBillingRates,
  listCustomerBills,
} from '@portal/contract/paying/billing';
import { queryOptions } from '@tanstack/react-query';
import { civilDate, type Instant } from '../../lib/civil-date.ts';
import { trueNow } from '../../lib/clock.ts';
import { endOfMonth, shiftDays } from '../../lib/dates.ts';
import { dataOf } from '../../lib/http/result.ts';
import { centsFromDollars } from '../../lib/money.ts';
import { KEPT } from '../kept/query-client.ts';
import { ALL, request } from '../requests.ts';

/** Invoice history: the last 6 periods. */
export const PERIODS = 6;

/** A payment has taken it, and nobody knows yet whether it went through: neither paid nor to be paid. */
export function isVerifying(bill: CustomerBill): boolean {
  return bill.paymentStatus === 'pendingAuthorization';
}

/** Paid by a payment that is not posted yet: nobody owes it, and nobody is up to date by it. */
export function isInProcess(bill: CustomerBill): boolean {
  return bill.state === 'paymentInProcess' && bill.awaitedUntil === undefined && !isVerifying(bill);
}

/** While a payment is being verified its bill is asked for again, wherever it is shown. */
const VERIFY_EVERY_MS = 5_000;
const verifyEvery = (bills: readonly (CustomerBill | null)[] | undefined): number | false =>
  bills?.some((bill) => bill !== null && isVerifying(bill)) === true && VERIFY_EVERY_MS;

/** Every bill that is not known to be paid: to be paid, or its payment in process; the most urgent first. */
export const openBillsQuery = queryOptions({
  queryKey: ['bills', 'open'],
  meta: KEPT,
  queryFn: async ({ signal }) => {
    const bills = await fetchBills({ state: 'sent,paymentInProcess', sort: '-billDate', limit: ALL }, signal);
    return bills.toSorted((a, b) => Date.parse(a.paymentDueDate) - Date.parse(b.paymentDueDate));
  },
  refetchInterval: ({ state }) => verifyEvery(state.data),
});

const toPay = (bills: CustomerBill[]) => bills.filter(({ state }) => state === 'sent');

/** Those to be paid alone. */
export const billsToPayQuery = queryOptions({ ...openBillsQuery, select: toPay });

/** Bills older than this are of no period that is shown, whenever each was issued. */
const SHOWN_DAYS = 200;

/** The last bills of every account, newest first. */
export const allBillsQuery = queryOptions({
  queryKey: ['bills', 'all'],
  meta: KEPT,
  queryFn: ({ signal }) => {
    const since = shiftDays(civilDate(trueNow()), -SHOWN_DAYS);
    return fetchBills({ 'billDate.gte': since, sort: '-billDate', limit: ALL }, signal);
  },
  refetchInterval: ({ state }) => verifyEvery(state.data),
});

/** The last six of the account that a service is billed on, newest first. */
export const billHistoryQuery = ({ accountId }: { accountId: string }) =>
  queryOptions({
    ...allBillsQuery,
    select: (bills) =>
      bills.filter(({ billingAccount }) => billingAccount.id === accountId).slice(0, PERIODS),
  });

/** What was charged to the invoice of any account and stands on no bill yet, newest first. */
export const waitingChargesQuery = queryOptions({
  queryKey: ['bills', 'waiting'],
  queryFn: async ({ signal }): Promise<AppliedBillingRate[]> => {
    const query = { isBilled: 'false', limit: ALL } as const;
    return dataOf(await request(listAppliedBillingRates, { query, signal }));
  },
});

/** One bill; null when the customer has none of that number. */
export const billQuery = (billNo: string) =>
  queryOptions({
    queryKey: ['bills', 'one', billNo],
    queryFn: async ({ signal }) => {
      const bills = await fetchBills({ billNo }, signal);
      return bills[0] ?? null;
    },
    refetchInterval: ({ state }) => verifyEvery([state.data ?? null]),
  });

type Expansion = 'groups' | 'history' | 'appliedPayment';
export type WholeBill = ExpandedBill & { [Name in Expansion]: NonNullable<ExpandedBill[Name]> };

/** One bill with its lines, and why it is not what the one before was; null when the customer has none of that number. */
export const wholeBillQuery = (billNo: string) =>
  queryOptions({
    queryKey: ['bills', 'whole', billNo],
    meta: KEPT,
    queryFn: async ({ signal }): Promise<WholeBill | null> => {
      const answer = await request(getCustomerBill, {
        params: { id: billNo },
        query: { expand: 'lines' },
        signal,
      });
      if (answer.code === 404) return null;
      const bill = dataOf(answer);
      return asAsked(withDueDate(bill)) as WholeBill;
    },
    refetchInterval: ({ state }) => verifyEvery([state.data ?? null]),
  });

/**
 * Cents of what is claimed of it that were paid, and so would come back: what was left out when it was paid was
 * never asked for.
 */
export function givenBackCents({ state, inClaim, amountDue, appliedPayment }: WholeBill): number {
  if (state === 'sent') return 0;
  const paid = appliedPayment[0]?.appliedAmount.value ?? amountDue.value;
  const leftOutCents = centsFromDollars(amountDue.value) - centsFromDollars(paid);
  return Math.max(0, centsFromDollars(inClaim?.value ?? 0) - leftOutCents);
}

interface BillFilter {
  billNo?: string;
  state?: string;
  sort?: string;
  limit?: string;
  'billDate.gte'?: string;
}

async function fetchBills(query: BillFilter, signal: AbortSignal): Promise<CustomerBill[]> {
  const bills = dataOf(await request(listCustomerBills, { query, signal }));
  return bills.map((bill) => asAsked(withDueDate(bill)));
}

/** The part of its arrangement that is to be paid next; null: it is paid as a whole. */
export const nextPart = ({ arrangement }: Pick<CustomerBill, 'arrangement'>): Instalment | null =>
  arrangement?.status === 'active' ? arrangement.next : null;

/** Of a bill that is arranged only the next part is asked for, on its day. */
function asAsked<Bill extends CustomerBill>(bill: Bill): Bill {
  const part = nextPart(bill);
  if (!part) return bill;
  const { due: paymentDueDate, amount: remainingAmount, awaitedUntil, status } = part;
  const asked = { ...bill, paymentDueDate, remainingAmount };
  if (awaitedUntil) return { ...asked, awaitedUntil, paymentStatus: 'pending' };
  return status === 'inProcess' ? { ...asked, paymentStatus: 'pendingAuthorization' } : asked;
}

/** A bill without a due date is due at the end of the current month (BILL-4). */
export function withDueDate<Bill extends CustomerBill>(bill: Bill, now: Instant = trueNow()): Bill {
  return bill.paymentDueDate ? bill : { ...bill, paymentDueDate: endOfMonth(now) };
}
