// What is paid elsewhere by a code: by transfer, in cash, with a QR. The provider makes a code and says what was paid by it.
import type { Cents, ChargeAmount, RefundResult } from '../card-payments/port.ts';

export const laterMethods = ['bankTransfer', 'cash', 'qr'] as const;
export type LaterMethod = (typeof laterMethods)[number];

export const isPaidLater = (method: string): method is LaterMethod =>
  (laterMethods as readonly string[]).includes(method);

/** What the customer pays by; kept with the payment. */
export interface PayInstructions {
  kind: LaterMethod;
  /** The provider's name for it, by which it is asked. */
  reference: string;
  code: string;
  barcode: string | null;
  /** ISO, by the provider's clock. */
  expiresAt: string;
  places: string[];
  url: string | null;
}

/** `twice`, `amount`: beside the right one. `late`: it was over. `replaced`: paid otherwise meanwhile. */
export interface ReturnedMoney {
  ticketNumber: string;
  amountCents: Cents;
  reason: 'twice' | 'amount' | 'late' | 'replaced';
}

export interface PaidTicket {
  ticketNumber: string;
  approvalCode: string;
  cents: Cents;
  at: string;
}

export interface LaterOrder {
  kind: LaterMethod;
  /** Ours, one for each purchase: however often it is sent, there is one code. */
  idempotencyKey: string;
  amount: ChargeAmount;
  metadata: Record<string, string>;
  expiresAt: Date;
  /** In a few words, for the voucher. */
  description: string;
}

export type OpenedLater =
  | { status: 'opened'; instructions: PayInstructions }
  | { status: 'declined'; code: string; message: string }
  /** A code whose answer was lost was shown to nobody. */
  | { status: 'unknown' };

export type Named = Pick<PayInstructions, 'kind' | 'reference'>;

export interface LaterGateway {
  /** None of these throws for what happens on the way. */
  open(order: LaterOrder): Promise<OpenedLater>;
  /** Whether it can still be paid, and everything that was paid by it; null while the provider does not say. */
  find(named: Named): Promise<{ isOpen: boolean; paid: PaidTicket[] } | null>;
  /** Nothing is taken for it any more. False when that is not known. */
  close(named: Named): Promise<boolean>;
  refund(ticket: Pick<PaidTicket, 'ticketNumber'> & { idempotencyKey: string }): Promise<RefundResult>;
}
