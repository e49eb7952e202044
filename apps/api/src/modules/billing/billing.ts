// TMF678 bills: what is owed, the history, and the state a payment moves a bill through.
import type { Db } from '@portal/database/connection';
import type { ManagedLine } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import {
  type AccountRef,
  type AmountDue,
  type Bill,
  type BilledService,
  type BillFilter,
  type BillItem,
  type BillOrder,
  createBillingStore,
} from './billing.store.ts';
import {
  createInvoiceChargesStore,
  type InvoiceCharge,
  type InvoiceChargeFilter,
  type InvoiceChargeKey,
  type NewInvoiceCharge,
} from './invoice-charges.store.ts';
import { createIssueBills, type IssueBills } from './issue-bills.ts';

export type { AmountDue, Bill, BilledService, BillFilter, BillItem, BillOrder } from './billing.store.ts';
export type {
  InvoiceCharge,
  InvoiceChargeFilter,
  NewInvoiceCharge,
} from './invoice-charges.store.ts';
export type { BilledCycle, IssuedBill } from './issue-bills.ts';

type BillKey = Pick<Bill, 'customerId' | 'billNo'>;

/** What moves a bill or charges an invoice may be repeated, by the payment's id: it is done once, and answered alike. */
export interface Billing extends IssueBills {
  /** One row an account that owes something. */
  amountsDue(managed: readonly ManagedLine[]): Promise<AmountDue[]>;
  /** Bills of these lines' accounts; never those of corporate lines. */
  list(
    managed: readonly ManagedLine[],
    filter: BillFilter,
    page: { order: BillOrder; offset: number; limit: number },
  ): Promise<{ bills: Bill[]; total: number }>;
  /** Null when no account of these lines has this bill. */
  find(managed: readonly ManagedLine[], billNo: string): Promise<Bill | null>;
  items(bill: BillKey): Promise<BillItem[]>;
  services(bill: Bill): Promise<BilledService[]>;
  /** Whether it can be downloaded by now. */
  hasDocument(bill: Pick<Bill, 'accessKey' | 'documentReadyAt'>): boolean;
  /** sent → paymentInProcess, for this payment. False when it cannot be paid any more, or costs something else. */
  hold(bill: BillKey & Pick<Bill, 'totalCents'>, paymentId: string): Promise<boolean>;
  /** False when this payment does not hold the bill: it was voided, say. */
  confirmPaid(bill: BillKey, paymentId: string, paidAt: Date): Promise<boolean>;
  /** paymentInProcess → sent, if this payment holds it: nothing was charged. */
  release(bill: BillKey, paymentId: string): Promise<void>;
  /** paymentInProcess → settled: what was paid so long ago is booked. Answers how many. */
  settlePaid(paidBefore: Date, limit: number): Promise<number>;
  /** Comes onto the account's next bill. False when the customer no longer has the line. */
  chargeInvoice(charge: NewInvoiceCharge): Promise<boolean>;
  hasCharge(charge: InvoiceChargeKey): Promise<boolean>;
  /** The charge comes onto no bill. False when it stands on one already. */
  withdrawCharge(charge: InvoiceChargeKey): Promise<boolean>;
  /** What was charged to the invoices of these lines' accounts, newest first. */
  invoiceCharges(
    managed: readonly ManagedLine[],
    filter: InvoiceChargeFilter,
    page: { offset: number; limit: number },
  ): Promise<{ charges: InvoiceCharge[]; total: number }>;
}

export interface BillingNeeds {
  /** The operator's time: when a bill's document is ready. */
  clock: Clock;
  /** Of the company that issues. */
  ruc: string;
  /** Establishment and emission point whose numbers are given here. */
  series: string;
}

export function createBilling(db: Db, { clock, ruc, series }: BillingNeeds): Billing {
  const store = createBillingStore(db);
  const charges = createInvoiceChargesStore(db);
  const list: Billing['list'] = async (managed, filter, page) => {
    const accounts = accountsOf(managed);
    return accounts.length === 0 ? { bills: [], total: 0 } : store.list(accounts, filter, page);
  };
  return {
    ...store,
    list,
    async amountsDue(managed) {
      const accounts = accountsOf(managed);
      if (accounts.length === 0) return [];
      return store.amountsDue(
        [...new Set(accounts.map((ref) => ref.customerId))],
        accounts.map((ref) => ref.accountId),
      );
    },
    async find(managed, billNo) {
      const { bills } = await list(managed, { billNos: [billNo] }, { order: 'newest', offset: 0, limit: 1 });
      return bills[0] ?? null;
    },
    hasDocument: ({ accessKey, documentReadyAt }) =>
      accessKey !== null && documentReadyAt !== null && documentReadyAt <= clock.now(),
    items: (bill) => store.items(bill.customerId, bill.billNo),
    ...createIssueBills(db, { ruc, series }),
    chargeInvoice: charges.add,
    hasCharge: charges.has,
    withdrawCharge: charges.withdraw,
    async invoiceCharges(managed, filter, page) {
      const accounts = accountsOf(managed);
      return accounts.length === 0 ? { charges: [], total: 0 } : charges.list(accounts, filter, page);
    },
  };
}

function accountsOf(managed: readonly ManagedLine[]): AccountRef[] {
  const billed = managed.filter((line) => line.kind !== 'Prepaid');
  const byAccount = new Map(
    billed.map((line) => [line.accountId, { customerId: line.customerId, accountId: line.accountId }]),
  );
  return [...byAccount.values()];
}
