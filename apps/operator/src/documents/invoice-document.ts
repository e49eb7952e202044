// Everything an electronic invoice shows on paper (the RIDE), as plain data that can cross to a worker thread.
import type { CivilDate } from '@portal/market/civil-dates';
import { market } from '@portal/market/here';
import type { TaxInvoice } from '@portal/market/market';
import type { Issuer } from '@portal/operator-ports/documents';

interface InvoiceService {
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

interface InvoiceTotals {
  /** The rate that `taxedCents` bears and `taxCents` was computed with. */
  taxRatePercent: number;
  taxedCents: number;
  zeroRatedCents: number;
  taxCents: number;
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

/** How figures, dates and free text are written on an invoice. */
const quantityFormat = new Intl.NumberFormat(market.locale, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 6,
});
const instantFormat = new Intl.DateTimeFormat(market.locale, {
  timeZone: market.zone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

export function formatQuantity(quantity: number): string {
  return quantityFormat.format(quantity);
}

/** `2026-02-28` → `28/02/2026`, with no time zone between. */
export function formatCivilDate(date: string): string {
  return date.split('-').reverse().join('/');
}

/** The market's wall time: `28/02/2026 23:30:00` */
export function formatInstant(instant: Date): string {
  return instantFormat.format(instant).replace(',', '');
}

// The embedded typeface covers Latin-1 and the signs below; a glyph it lacks would print as an empty box.
const notCovered = /[^ -~¡-ÿıŒœ–—‘’‚“”„•…‹›€™]/gu;

/** One line of text that the typeface can show: composed accents, single spaces, no control characters. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Mn}]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(notCovered, (sign) => {
      const base = sign.normalize('NFD').charAt(0);
      return /[A-Za-z]/.test(base) ? base : '?';
    })
    .trim();
}
