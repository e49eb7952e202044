// TMF667 documents: an invoice as a PDF.
import { createRoom } from '../../bounded-work.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { createInvoiceRenderer } from './render-invoice.ts';

export type { InvoiceDocument } from './invoice-document.ts';

export interface Documents {
  /** @throws Problem BUSY when too many are waiting already, of all or of this customer */
  renderInvoice(document: InvoiceDocument, customerId: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A drawing takes a twentieth of a second: what waits is drawn within three. */
const drawings = { places: 60, share: 20 };

export function createDocuments(): Documents {
  const renderer = createInvoiceRenderer({ threads: 1 });
  const room = createRoom(drawings);
  return {
    renderInvoice: (document, customerId) => room(customerId, () => renderer.render(document)),
    close: renderer.close,
  };
}
