// What a bill says of itself: what is to pay, when, in which state, and in which words.
import type { CustomerBill } from '@portal/contract/paying/billing';
import type { Service, ServiceList } from '../../api/lines/service-list.ts';
import { isVerifying } from '../../api/purchase/billing.ts';
import { civilDate, type Instant } from '../../lib/civil-date.ts';
import { trueNow } from '../../lib/clock.ts';
import { formatDate, formatMonth, isOverdue } from '../../lib/dates.ts';
import { centsFromDollars, formatDollars } from '../../lib/money.ts';
import { inDisplayOrder, takesTopUps } from '../../shared/line/line-facts.ts';
import { isOpen } from '../../shared/line/line-roles.ts';

export type BillStanding =
  | 'toPay'
  | 'overdue'
  | 'verifying'
  | 'inProcess'
  | 'awaited'
  | 'inClaim'
  | 'settled'
  | 'cancelled';

export function billStanding(bill: CustomerBill, now: Instant = trueNow()): BillStanding {
  if (bill.awaitedUntil) return 'awaited';
  if (isVerifying(bill)) return 'verifying';
  if (bill.state === 'paymentInProcess') return 'inProcess';
  if (bill.state !== 'sent') return bill.state;
  if (toPayCents(bill) === 0) return 'inClaim';
  return isOverdue(bill.paymentDueDate, now) ? 'overdue' : 'toPay';
}

export function isPayable(bill: CustomerBill): boolean {
  if (isVerifying(bill)) return false;
  return (bill.state === 'sent' || bill.awaitedUntil !== undefined) && toPayCents(bill) > 0;
}

export function toPayCents(bill: CustomerBill): number {
  return centsFromDollars(bill.remainingAmount.value);
}

/** What the invoice was for, paid or not. */
export function amountOf(bill: Pick<CustomerBill, 'amountDue'>): string {
  return formatDollars(bill.amountDue.value);
}

/** The one to pay first. */
export function mostUrgent(bills: readonly CustomerBill[]): CustomerBill | undefined {
  return bills
    .filter(isPayable)
    .toSorted((a, b) => civilDate(a.paymentDueDate).localeCompare(civilDate(b.paymentDueDate)))[0];
}

/** `noviembre`. */
export function monthWord(when: Instant): string {
  return formatMonth(when).replace(/ \d+$/, '').toLowerCase();
}

/** `26 nov`. */
export function shortDay(when: Instant): string {
  return formatDate(when).replace(/ \d+$/, '');
}

// Whose bills are shown (BILL-1): postpaid and home lines are billed by account, prepaid ones have a balance, corporate ones are not here.

export interface BilledAccount {
  id: string;
  /** What one bill is for; of a prepaid line there is none. */
  services: readonly [Service, ...Service[]];
  isPrepaid: boolean;
  /** Cents; of a prepaid line what is left to spend. */
  balanceCents: number | null;
  /** When the cycle that runs today ends. */
  cycleEnd: string | null;
}

export function billedAccounts({ groups }: Pick<ServiceList, 'groups'>): BilledAccount[] {
  const accounts = groups.flatMap(({ id, type, balanceCents, cycle, services }): BilledAccount[] => {
    const isPrepaid = type === 'Prepaid';
    const shown = inDisplayOrder(services).filter(
      (service) => !service.isCorpAdmin && (isPrepaid ? takesTopUps(service) : isOpen(service, 'bills')),
    );
    const [first, ...more] = shown;
    if (!first) return [];
    // Money on prepaid lines is each line's own.
    if (isPrepaid)
      return shown.map((service) => ({
        ...{ id: `${id} ${service.number}`, services: [service] as const, isPrepaid },
        ...{ balanceCents: shown.length === 1 ? balanceCents : null, cycleEnd: null },
      }));
    return [
      { id, services: [first, ...more] as const, isPrepaid, balanceCents, cycleEnd: cycle?.end ?? null },
    ];
  });
  return accounts.toSorted((a, b) => rank(a) - rank(b));
}

/** Those of what is overdue, the longest first; the others stay as they were. */
export function overdueFirst(
  accounts: readonly BilledAccount[],
  bills: readonly CustomerBill[],
): BilledAccount[] {
  const lateSince = (account: BilledAccount) => {
    const bill = mostUrgent(bills.filter(({ billingAccount }) => billingAccount.id === account.id));
    return bill && isOverdue(bill.paymentDueDate) ? civilDate(bill.paymentDueDate) : NOT_LATE;
  };
  return accounts.toSorted((a, b) => lateSince(a).localeCompare(lateSince(b)));
}

/** After every day. */
const NOT_LATE = '9999';

/** Postpaid first, as people know their own number best; what has no bill last. */
function rank({ isPrepaid, services }: BilledAccount): number {
  if (isPrepaid) return 2;
  return services[0].kind === 'Postpaid' ? 0 : 1;
}

/** Why there are no bills; null when there may be some. */
export function noBillsReason(list: ServiceList): 'noLines' | 'corporate' | 'onlyPrepaid' | null {
  if (billedAccounts(list).some(({ isPrepaid }) => !isPrepaid)) return null;
  if (list.services.length === 0) return 'noLines';
  return list.services.some(({ isCorpAdmin }) => isCorpAdmin) ? 'corporate' : 'onlyPrepaid';
}
