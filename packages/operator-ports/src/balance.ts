// Balance: the money on mobile lines, and the top-ups that raised it (TMF654).
import type { LinePlace, LineRef, Window } from './common.ts';

/** The balance that top-ups fill and purchases draw from. */
export const rechargeBalanceName = 'Dólares Recargas';

export interface PrepaidBalance extends LinePlace {
  name: string;
  amountCents: number;
  /** Null: it does not expire. */
  validUntil: Date | null;
  updatedAt: Date;
}

export interface Topup extends LinePlace {
  paymentId: string;
  amountCents: number;
  /** The recharge balance afterwards. */
  balanceCents: number;
  method: 'card' | 'invoice';
  channel: 'portal' | 'frame';
  creditedAt: Date;
}

export interface NewTopup extends Omit<Topup, 'lineId' | 'balanceCents'> {
  serviceNumber: string;
}

/** What a payment draws from the recharge balance of a line. */
export interface Spending {
  customerId: string;
  serviceNumber: string;
  paymentId: string;
}

export interface TopupPage extends Window {
  paymentIds?: string[];
}

/** What a payment moves may be repeated, by the payment's id: it is done once, and answered alike. */
export interface Balance {
  /** Balances that have not expired, of the mobile lines among these: a postpaid one has some once topped up. */
  list(lines: readonly Pick<LineRef, 'customerId' | 'lineId' | 'kind'>[]): Promise<PrepaidBalance[]>;
  /** Of the mobile lines among these, newest first. */
  topups(lines: readonly LineRef[], page: TopupPage): Promise<{ topups: Topup[]; total: number }>;
  /** Raises the recharge balance and records why. False when the customer no longer has the line. */
  topUp(topup: NewTopup): Promise<boolean>;
  /** Pays from the recharge balance. False when that is not greater than the amount (PAY-8). */
  spend(spending: Spending, amountCents: number): Promise<boolean>;
  hasSpent(spending: Spending): Promise<boolean>;
  /** What this payment has drawn is back on the balance. */
  refund(spending: Spending): Promise<void>;
}
