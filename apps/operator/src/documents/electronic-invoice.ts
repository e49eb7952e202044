// An invoice as the market's tax authority reads it.

import type { TaxInvoice } from '@portal/market/receipt-facts';
import { receipts } from '@portal/market/receipts';
import XMLBuilder from 'fast-xml-builder';

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });
const declaration = { '?xml': { '@version': '1.0', '@encoding': 'UTF-8' } };

/** Null where there is no such document, or the invoice cannot be said in its shape. */
export function electronicInvoice(invoice: TaxInvoice): string | null {
  const tree = receipts.xmlOf?.(invoice) ?? null;
  return tree && builder.build({ ...declaration, ...tree });
}
