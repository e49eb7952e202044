// TMF676 payments: the ledger. What is bought and what follows from it is the flows' business.
import type { Db } from '../../db/database.ts';
import { createPaymentsStore } from './payments.store.ts';

export type { NewPayment, PaymentFilter, PaymentResult, PaymentRow } from './payments.store.ts';

export type Payments = ReturnType<typeof createPaymentsStore>;

export function createPayments(db: Db): Payments {
  return createPaymentsStore(db);
}
