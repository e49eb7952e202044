// The worker thread's side: an invoice or another paper comes in, its PDF goes out, one at a time.
import type { Paper } from '@portal/operator-ports/documents';
import { move } from 'piscina';
import type { InvoiceDocument } from './invoice-document.ts';
import { renderInvoicePdf } from './invoice-pdf.ts';
import { renderPaper } from './papers/paper.ts';

export async function drawInvoice(invoice: InvoiceDocument): Promise<Uint8Array> {
  return handedOver(await renderInvoicePdf(invoice));
}

export async function drawPaper(paper: Paper): Promise<Uint8Array> {
  return handedOver(await renderPaper(paper));
}

/** A copy of its own, because a pooled buffer cannot be handed over. */
const handedOver = (pdf: Uint8Array) => move(Uint8Array.from(pdf)) as unknown as Uint8Array;
