// What a method of payment brings to the ledger: how money is taken, what became of it, and how it goes back.

import type { ChargeResult } from '../../../providers/card-payments/port.ts';
import type { PaymentRow } from '../payments.ts';
import type { Method, Quote } from '../purchase-kinds.ts';

export interface Payer {
  userId: string;
  card: string | null;
}

/** All by the payment's id: a charge and a refund are made once, however often they are asked for. */
export interface PaymentMethod {
  /** Before anything is written. @throws Problem when this cannot be paid so */
  mustCover(quote: Quote, payer: Payer): Promise<void>;
  /** @param card its token, or a saved one's id */
  charge(payment: PaymentRow, card: string | null): Promise<ChargeResult>;
  /** What became of the charge; null when there is certainly none, so far. */
  lookup(payment: PaymentRow): Promise<ChargeResult | null>;
  /** Nothing is taken for it any more; of what is paid elsewhere. False when that is not known. */
  close?(payment: PaymentRow): Promise<boolean>;
  /** False when it is not known to have gone back, and is to be asked for again. */
  refund(payment: PaymentRow, ticketNumber: string): Promise<boolean>;
}

export type PaymentMethods = Record<Method, PaymentMethod>;

/** Taken by the operator, who has no ticket of its own for it: the same for everyone who asks. */
export function takenByOperator({ paymentId, totalCents, createdAt }: PaymentRow): ChargeResult {
  const digits = Number.parseInt(paymentId.slice(-12), 16) % 90_000_000;
  return {
    status: 'authorized',
    ticketNumber: paymentId,
    approvalCode: String(10_000_000 + digits),
    approved: totalCents,
    at: createdAt.toISOString(),
    card: null,
  };
}

export const refusedByOperator = (code: OperatorRefusal): ChargeResult => ({
  status: 'declined',
  code,
  message: '',
});

/** What the operator says to a purchase that the ledger has begun: the buyer reads it as if it had been said before. */
const operatorRefusals = ['INSUFFICIENT_BALANCE', 'BILL_NOT_PAYABLE', 'NOT_FOR_THIS_LINE'] as const;
type OperatorRefusal = (typeof operatorRefusals)[number];

/** Null for a payment that was not refused, or by a card provider. */
export const operatorRefusalOf = ({ status, declineCode }: PaymentRow): OperatorRefusal | null =>
  (status === 'denied' && operatorRefusals.find((code) => code === declineCode)) || null;
