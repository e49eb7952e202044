// Links by which anybody pays a bill of somebody else, and where the receipts of such payments go.
import type { Db } from '@portal/database/connection';
import { createPaymentLinksStore } from './payment-links.store.ts';

export type { LinkRow } from './payment-links.store.ts';

export type PaymentLinks = ReturnType<typeof createPaymentLinksStore>;

export function createPaymentLinks(db: Db): PaymentLinks {
  return createPaymentLinksStore(db);
}
