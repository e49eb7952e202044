// An invoice, and the receipt of a claim, as PDFs.
import type { Documents as DocumentsPort } from '@portal/operator-ports/documents';
import type { Claims } from '../claims/claims.ts';
import { type DocumentNeeds, documentOf } from './document-of.ts';
import { createInvoicePrinter } from './invoice-printer.ts';

export interface Documents extends DocumentsPort {
  close(): Promise<void>;
}

interface DocumentsNeeds extends DocumentNeeds {
  claims: Pick<Claims, 'claim'>;
}

export function createDocuments(needs: DocumentsNeeds): Documents {
  const printer = createInvoicePrinter();
  return {
    async invoice(asked) {
      const document = await documentOf(needs, asked);
      return document && printer.draw(document);
    },
    async claimReceipt(key) {
      const claim = await needs.claims.claim(key);
      const customer = claim && (await needs.customers.customer(claim.customerId));
      if (!claim || !customer) return null;
      const brand = needs.issuer.tradeName;
      return printer.drawClaimReceipt({ claim, brand, customerName: customer.name });
    },
    close: printer.close,
  };
}
