// Everything an electronic invoice shows on paper (the RIDE), as plain data that can cross to a worker thread.

import type { CivilDate } from '@portal/market/civil-dates';
import type { TaxInvoice } from '@portal/market/receipt-facts';
import type { Issuer } from '@portal/operator-ports/documents';

export interface InvoiceService {
  /** What the line is, in words: «Línea móvil». */
  label: string;
  /** The number as the customer reads it: «099 123 4567». */
  number: string;
  planName: string;
}

/** What a figure is and the figure, in words. */
export interface InvoicePair {
  name: string;
  value: string;
}

export interface InvoiceTotals {
  /** The rate that `taxedCents` bears and `taxCents` was computed with. */
  taxRatePercent: number;
  taxedCents: number;
  zeroRatedCents: number;
  notSubjectCents: number;
  exemptCents: number;
  discountCents: number;
  iceCents: number;
  taxCents: number;
  tipCents: number;
  totalCents: number;
}

export interface InvoiceDocument extends TaxInvoice {
  issuer: Issuer;
  authorizedAt: Date;
  issuedOn: CivilDate;
  /** All that it charges for. */
  services: InvoiceService[];
  periodStart: CivilDate;
  periodEnd: CivilDate;
  dueOn: CivilDate;
  totals: InvoiceTotals;
  extra: InvoicePair[];
  /** In the period; empty where nothing is counted. */
  used: InvoicePair[];
  /** Ways and places to pay. */
  waysToPay: InvoicePair[];
  /** Drawn across every page, and said once in the text; null for a document with tax validity. */
  watermark: string | null;
}

/** `001-002-004518273` */
export function invoiceNumber(
  invoice: Pick<InvoiceDocument, 'establishment' | 'emissionPoint' | 'sequence'>,
): string {
  return `${invoice.establishment}-${invoice.emissionPoint}-${invoice.sequence}`;
}
