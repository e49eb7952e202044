// The only SQL for billing accounts and customers.

import { withCompiledRows } from '@portal/database/compiled-rows';
import type { Db, Tx } from '@portal/database/connection';
import { forTransactions } from '@portal/database/prepared';
import { civilDateOf } from '@portal/ecuador/civil-dates';
import { billingAccounts, customerDocuments, customers } from '@portal/operator/db/schema';
import { notPutOff } from '@portal/operator/db/setbacks';
import { and, asc, eq, lte, sql } from 'drizzle-orm';

export type Account = typeof billingAccounts.$inferSelect;
export type Customer = typeof customers.$inferSelect;

export interface AccountStore {
  list(customerIds: string[], accountIds: string[], tx?: Tx): Promise<Account[]>;
  customer(customerId: string): Promise<Customer | null>;
  /** `CED:1710034065` */
  ownerOf(document: string): Promise<string | null>;
  /** Accounts whose cycle has ended by now, longest due first; what another process holds is left to it. */
  due(tx: Tx, habit: string, now: Date, limit: number): Promise<(Account & { nextBillOn: string })[]>;
  setNextBill(tx: Tx, next: readonly NextBill[]): Promise<void>;
}

export interface NextBill {
  customerId: string;
  accountId: string;
  nextBillOn: string;
}

export function createAccountStore(db: Db): AccountStore {
  const listing = (of: Db | Tx) =>
    withCompiledRows(
      of
        .select()
        .from(billingAccounts)
        .where(
          sql`${billingAccounts.customerId} = any(${sql.placeholder('customerIds')}::uuid[])
        and ${billingAccounts.accountId} = any(${sql.placeholder('accountIds')}::text[])`,
        )
        .prepare('list_accounts'),
    );
  const listed = listing(db);
  const listedIn = forTransactions(listing);
  return {
    list(customerIds, accountIds, tx) {
      const values = { customerIds, accountIds };
      return tx ? listedIn(tx, values) : listed.execute(values);
    },
    async customer(customerId) {
      const [row] = await db.select().from(customers).where(eq(customers.customerId, customerId));
      return row ?? null;
    },
    async ownerOf(document) {
      const [row] = await db.select().from(customerDocuments).where(eq(customerDocuments.document, document));
      return row?.customerId ?? null;
    },

    async due(tx, habit, now, limit) {
      const rows = await tx
        .select()
        .from(billingAccounts)
        .where(
          and(
            lte(billingAccounts.nextBillOn, civilDateOf(now)),
            notPutOff(habit, billingAccounts.customerId, billingAccounts.accountId, now),
          ),
        )
        .orderBy(asc(billingAccounts.nextBillOn))
        .limit(limit)
        .for('update', { skipLocked: true });
      return rows.flatMap((row) => (row.nextBillOn === null ? [] : [{ ...row, nextBillOn: row.nextBillOn }]));
    },

    async setNextBill(tx, next) {
      const column = (key: keyof NextBill) => sql.param(next.map((account) => account[key]));
      await tx.execute(sql`
        update ${billingAccounts} as a set next_bill_on = n.next_bill_on
        from unnest(${column('customerId')}::uuid[], ${column('accountId')}::text[], ${column('nextBillOn')}::date[])
          as n (customer_id, account_id, next_bill_on)
        where a.customer_id = n.customer_id and a.account_id = n.account_id`);
    },
  };
}
