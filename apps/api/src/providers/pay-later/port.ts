// What is paid elsewhere by a code: by transfer, in cash, with a QR. The provider makes a code and says what was paid by it.
import type { LaterMethod, PayInstructions } from '@portal/contract/paying/paid-later';
import type { ChargeAmount, PaidTicket, RefundResult } from '../card-payments/port.ts';

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
