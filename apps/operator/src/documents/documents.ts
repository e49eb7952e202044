// An invoice as a PDF.
import type { Documents as DocumentsPort } from '@portal/operator-ports/documents';
import { type DocumentNeeds, documentOf } from './document-of.ts';
import { createInvoicePrinter } from './invoice-printer.ts';

export interface Documents extends DocumentsPort {
  close(): Promise<void>;
}

export function createDocuments(needs: DocumentNeeds): Documents {
  const printer = createInvoicePrinter();
  return {
    async invoice(asked) {
      const document = await documentOf(needs, asked);
      return document && printer.draw(document);
    },
    close: printer.close,
  };
}
