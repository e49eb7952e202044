// The worker thread's side: an invoice comes in, its PDF goes out, one at a time.
import { move } from 'piscina';
import type { InvoiceDocument } from './invoice-document.ts';
import { renderInvoicePdf } from './invoice-pdf.ts';

/** A copy of its own, because a pooled buffer cannot be handed over. */
export async function drawInvoice(invoice: InvoiceDocument): Promise<Uint8Array> {
  return move(Uint8Array.from(await renderInvoicePdf(invoice))) as unknown as Uint8Array;
}
