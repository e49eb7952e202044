// An invoice as a PDF and as the tax authority's XML, and the papers about other things as PDFs.
import type { TaxInvoice } from '@portal/market/receipt-facts';
import { receipts } from '@portal/market/receipts';
import type { Documents as DocumentsPort, Papers } from '@portal/operator-ports/documents';
import { isStopped } from '@portal/operator-ports/thefts';
import XMLBuilder from 'fast-xml-builder';
import type { Claims } from '../claims/claims.ts';
import type { Clock } from '../clock/clock.ts';
import type { Exits } from '../exits/exits.ts';
import type { Thefts } from '../thefts/thefts.ts';
import { type DocumentNeeds, documentOf } from './document-of.ts';
import { createInvoicePrinter } from './invoice-printer.ts';
import { claimReceipt, exitReceipt, noDebtCertificate, theftCertificate } from './papers/papers.ts';

export interface Documents extends DocumentsPort {
  drawPaper: Papers['draw'];
  close(): Promise<void>;
}

interface DocumentsNeeds extends DocumentNeeds {
  claims: Pick<Claims, 'claim'>;
  thefts: Pick<Thefts, 'theft'>;
  exits: Pick<Exits, 'exit' | 'openMatters'>;
  clock: Clock;
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
    async exitReceipt(key) {
      const exit = await needs.exits.exit(key);
      const customer = exit && (await needs.customers.customer(exit.customerId));
      if (!exit || !customer) return null;
      const brand = needs.issuer.tradeName;
      return printer.drawPaper(exitReceipt({ exit, brand, customerName: customer.name }));
    },
    async noDebtCertificate(account, verification) {
      const customer = await needs.customers.customer(account.customerId);
      if (!customer || (await needs.exits.openMatters(account)).length > 0) return null;
      const { accountId } = account;
      const of = { brand: needs.issuer.tradeName, customerName: customer.name, issuedAt: needs.clock.now() };
      return printer.drawPaper(noDebtCertificate({ ...of, accountId, verification }));
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

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });
const declaration = { '?xml': { '@version': '1.0', '@encoding': 'UTF-8' } };

/** Null where there is no such document, or the invoice cannot be said in its shape. */
export function electronicInvoice(invoice: TaxInvoice): string | null {
  const tree = receipts.xmlOf?.(invoice) ?? null;
  return tree && builder.build({ ...declaration, ...tree });
}
