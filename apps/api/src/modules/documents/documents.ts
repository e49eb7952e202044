// TMF667 documents: an invoice as a PDF.
import { Problem } from '@portal/contract/errors';
import type { InvoiceDocument } from './invoice-document.ts';
import { createInvoiceRenderer, InvoiceQueueFull } from './render-invoice.ts';

export type { InvoiceDocument } from './invoice-document.ts';

export interface Documents {
  /** @throws Problem UNAVAILABLE when too many are waiting already */
  renderInvoice(document: InvoiceDocument): Promise<Uint8Array>;
  close(): Promise<void>;
}

export function createDocuments(): Documents {
  const renderer = createInvoiceRenderer({ threads: 1 });
  return {
    renderInvoice: (document) =>
      renderer.render(document).catch((error: unknown) => {
        throw error instanceof InvoiceQueueFull ? new Problem('UNAVAILABLE', 'invoice queue') : error;
      }),
    close: renderer.close,
  };
}
