// The only SQL for what customers say that is wrong about them.
import type { Db, Tx } from '@portal/database/connection';
import type { Correction, Customer } from '@portal/operator-ports/customers';
import { eq } from 'drizzle-orm';
import { dueRows, keyedRows } from '../db/keyed-rows.ts';
import { corrections, customers } from '../db/schema.ts';

export type CorrectionRow = typeof corrections.$inferSelect;
export type CorrectionKey = Pick<Correction, 'customerId' | 'correctionId'>;

const names = ['customerId', 'correctionId'] as const;

export function createCorrectionsStore(db: Db) {
  const { find, add, change } = keyedRows(corrections, ...names);
  return {
    find,
    add,
    change,
    findDue: dueRows(db, corrections, names, 'dueAt').findDue,

    /** Held: two corrections of one customer are decided one after the other. */
    async customer(tx: Tx, customerId: string): Promise<Customer | null> {
      const [row] = await tx
        .select()
        .from(customers)
        .where(eq(customers.customerId, customerId))
        .for('update');
      return row ?? null;
    },

    async changeCustomer(tx: Tx, customerId: string, changes: Partial<Customer>): Promise<void> {
      await tx.update(customers).set(changes).where(eq(customers.customerId, customerId));
    },
  };
}
