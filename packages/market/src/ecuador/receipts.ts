// Ecuador's electronic invoices on paper (RIDE).
import type { Receipts } from '../receipt-facts.ts';
import { accessKeyOf } from './access-key.ts';
import { electronicInvoice } from './electronic-invoice.ts';
import { demoIssuer, paperNames } from './receipts.copy.ts';

export const ecuadorReceipts: Receipts = {
  keyOf: accessKeyOf,
  keyShape: /^\d{49}$/,
  taxId: { shape: /^\d{2}[0-69]\d{7}\d{3}$/, error: 'must be the 13 digits of a RUC' },
  demoIssuer,
  names: paperNames,
  xmlOf: electronicInvoice,
};
