// The only SQL for what customers say that is wrong about them.
import type { Db, Tx } from '@portal/database/connection';
import type { Correction, Customer } from '@portal/operator-ports/customers';
import { and, eq, sql } from 'drizzle-orm';
import { findDue } from '../db/due.ts';
import { corrections, customers } from '../db/schema.ts';

export type CorrectionRow = typeof corrections.$inferSelect;
export type CorrectionKey = Pick<Correction, 'customerId' | 'correctionId'>;

const at = ({ customerId, correctionId }: CorrectionKey) =>
  and(eq(corrections.customerId, customerId), eq(corrections.correctionId, correctionId));

export function createCorrectionsStore(db: Db) {
  return {
    /** Held: two corrections of one customer are decided one after the other. */
    async customer(tx: Tx, customerId: string): Promise<Customer | null> {
      const [row] = await tx
        .select()
        .from(customers)
        .where(eq(customers.customerId, customerId))
        .for('update');
      return row ?? null;
    },

    async add(tx: Tx, row: CorrectionRow): Promise<void> {
      await tx.insert(corrections).values(row).onConflictDoNothing();
    },

    async find(tx: Tx, key: CorrectionKey): Promise<CorrectionRow | null> {
      const [row] = await tx.select().from(corrections).where(at(key));
      return row ?? null;
    },

    async change(tx: Tx, key: CorrectionKey, changes: Partial<CorrectionRow>): Promise<void> {
      await tx.update(corrections).set(changes).where(at(key));
    },

    async changeCustomer(tx: Tx, customerId: string, changes: Partial<Customer>): Promise<void> {
      await tx.update(customers).set(changes).where(eq(customers.customerId, customerId));
    },

    findDue: (task: string, now: Date, limit: number): Promise<CorrectionKey[]> =>
      findDue(db, {
        task,
        now,
        limit,
        table: corrections,
        at: corrections.dueAt,
        key: { customerId: corrections.customerId, correctionId: corrections.correctionId },
        where: sql`d.due_at <= ${now}`,
      }),
  };
}
