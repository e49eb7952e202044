// What is paid elsewhere by a code, as the ledger keeps it and the provider's port hands it over.
export const laterMethods = ['bankTransfer', 'cash', 'qr'] as const;
export type LaterMethod = (typeof laterMethods)[number];

export const isPaidLater = (method: string): method is LaterMethod =>
  (laterMethods as readonly string[]).includes(method);

/** What the customer pays by. */
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

/** What became of a code that pays nothing: not paid in time, closed, or paid for what could no longer be given. */
export const codeEnds = ['expired', 'closed', 'gone'] as const;
export type CodeEnd = (typeof codeEnds)[number];

/** `twice`, `amount`: beside the right one. `late`: it was over. `replaced`: it had been closed. `gone`: what was bought could no longer be given. */
export interface ReturnedMoney {
  ticketNumber: string;
  /** Of the smallest unit. */
  amountCents: number;
  reason: 'twice' | 'amount' | 'late' | 'replaced' | 'gone';
}
