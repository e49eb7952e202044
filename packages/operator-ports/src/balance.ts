// Balance: the money on mobile lines, and the top-ups that raised it (TMF654).
import { rechargeBalanceName } from '@portal/market/money';
import { z } from 'zod';
import type { Advances } from './advances.ts';
import { at, maybe, noun, part } from './noun.ts';
import { moved, shown } from './shown.ts';
import type { Transfers } from './transfers.ts';
import { amount, called, instant, type LineRef, operatorIdSchema, text, type Window } from './wire.ts';

const customerId = at('relatedParty[role=customer]/id', operatorIdSchema);

export const prepaidBalanceSchema = noun(
  'Bucket',
  {
    customerId,
    lineId: at('product[]/id', operatorIdSchema),
    name: at('name', text(rechargeBalanceName)),
    amountCents: at('remainingValue', amount),
    validUntil: maybe('validFor/endDateTime', instant, 'It does not expire.'),
    updatedAt: at('requestedDate', instant),
  },
  { says: { usageType: 'monetary' }, also: { id: ({ lineId, name }) => `${lineId}:${name}` } },
);
export type PrepaidBalance = z.output<typeof prepaidBalanceSchema>;

/** What is there to recharge, buy and pass on with; undefined: nobody tells, which is not none. */
export const rechargeBalanceOf = (balances: readonly PrepaidBalance[]): PrepaidBalance | undefined =>
  balances.find(({ name }) => name === rechargeBalanceName);

const newTopup = {
  customerId,
  paymentId: at('payment/id', operatorIdSchema),
  amountCents: at('amount', amount),
  method: at('paymentMethod/@type', called({ card: 'bankCard', invoice: 'account' })),
  channel: at('channel/id', z.enum(['portal', 'frame'])),
  creditedAt: at('confirmationDate', instant),
};
export const topupSchema = noun(
  'TopupBalance',
  {
    ...newTopup,
    lineId: at('product/id', operatorIdSchema),
    /** The recharge balance afterwards. */
    balanceCents: at('characteristic:balanceAfter', amount),
  },
  { says: { status: 'completed' }, also: { id: ({ paymentId }) => paymentId } },
);
export type Topup = z.output<typeof topupSchema>;

export const shownTopup = shown(
  topupSchema,
  ['creditedAt', 'amountCents', 'method'],
  ({ balanceCents }) => ({ balanceCents: moved('balance', balanceCents) }),
  { '@type': 'TopupBalance', status: 'completed' },
);

export const newTopupSchema = part({ ...newTopup, serviceNumber: at('logicalResource/value', z.string()) });
export type NewTopup = z.output<typeof newTopupSchema>;

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
export interface Balance extends Advances, Transfers {
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
