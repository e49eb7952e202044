// An invoice as a PDF and as the tax authority's XML, and the papers about other things as PDFs.
import type { Documents as DocumentsPort } from '@portal/operator-ports/documents';
import type { Papers } from '@portal/operator-ports/papers';
import { isStopped } from '@portal/operator-ports/thefts';
import type { Claims } from '../claims/claims.ts';
import type { Thefts } from '../thefts/thefts.ts';
import { type DocumentNeeds, documentOf } from './document-of.ts';
import { electronicInvoice } from './electronic-invoice.ts';
import { createInvoicePrinter } from './invoice-printer.ts';
import { claimReceipt } from './papers/claim-receipt.ts';
import { theftCertificate } from './papers/theft-certificate.ts';

export interface Documents extends DocumentsPort {
  drawPaper: Papers['draw'];
  close(): Promise<void>;
}

interface DocumentsNeeds extends DocumentNeeds {
  claims: Pick<Claims, 'claim'>;
  thefts: Pick<Thefts, 'theft'>;
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
      return printer.drawPaper(claimReceipt({ claim, brand, customerName: customer.name }));
    },
    async theftCertificate(key, verification) {
      const theft = await needs.thefts.theft(key);
      const customer = theft && isStopped(theft) ? await needs.customers.customer(theft.customerId) : null;
      if (!theft || !customer) return null;
      const brand = needs.issuer.tradeName;
      return printer.drawPaper(theftCertificate({ theft, brand, customerName: customer.name, verification }));
    },

    async electronicInvoice(bill) {
      const document = await documentOf(needs, { ...bill, lineIds: [], showsBuyer: true });
      const xml = document && electronicInvoice(document);
      return xml === null ? null : new TextEncoder().encode(xml);
    },

    drawPaper: printer.drawPaper,
    close: printer.close,
  };
}
