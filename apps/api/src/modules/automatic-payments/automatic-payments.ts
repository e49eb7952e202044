// What is paid by itself: a person's wishes for accounts and prepaid lines, and what has been told of each bill.
import type { Db } from '@portal/database/connection';
import { createAutomaticPaymentsStore } from './automatic-payments.store.ts';

export type {
  AccountKey,
  AutoPayBill,
  AutoPayRow,
  AutoTopUpRow,
  LineKey,
  OffBecause,
} from './automatic-payments.store.ts';

export type AutomaticPayments = ReturnType<typeof createAutomaticPaymentsStore>;

export const createAutomaticPayments = (db: Db): AutomaticPayments => createAutomaticPaymentsStore(db);
