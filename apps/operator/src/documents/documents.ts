// An invoice as a PDF and as the tax authority's XML, and the receipt of a claim as a PDF.
import type { Documents as DocumentsPort } from '@portal/operator-ports/documents';
import type { Claims } from '../claims/claims.ts';
import { type DocumentNeeds, documentOf } from './document-of.ts';
import { electronicInvoice } from './electronic-invoice.ts';
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

    async electronicInvoice(bill) {
      const document = await documentOf(needs, { ...bill, lineIds: [], showsBuyer: true });
      const xml = document && electronicInvoice(document);
      return xml === null ? null : new TextEncoder().encode(xml);
    },

    close: printer.close,
  };
}
