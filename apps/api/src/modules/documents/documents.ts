// TMF667 documents: an invoice as a PDF.
import type { InvoiceDocument } from './invoice-document.ts';
import { createInvoiceRenderer } from './render-invoice.ts';

export type { InvoiceDocument } from './invoice-document.ts';

export interface Documents {
  renderInvoice(document: InvoiceDocument): Promise<Uint8Array>;
  close(): Promise<void>;
}

export function createDocuments(): Documents {
  const renderer = createInvoiceRenderer({ threads: 1 });
  return { renderInvoice: renderer.render, close: renderer.close };
}
