// The only SQL for billing accounts and customers.
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { billingAccounts, customerDocuments, customers } from '../../db/schema.ts';

export type Account = typeof billingAccounts.$inferSelect;
export type Customer = typeof customers.$inferSelect;

export interface AccountStore {
  list(customerIds: string[], accountIds: string[]): Promise<Account[]>;
  customer(customerId: string): Promise<Customer | null>;
  /** `CED:1710034065` */
  ownerOf(document: string): Promise<string | null>;
}

export function createAccountStore(db: Db): AccountStore {
  const listed = db
    .select()
    .from(billingAccounts)
    .where(
      sql`${billingAccounts.customerId} = any(${sql.placeholder('customerIds')}::uuid[])
      and ${billingAccounts.accountId} = any(${sql.placeholder('accountIds')}::text[])`,
    )
    .prepare('list_accounts');
  return {
    list: (customerIds, accountIds) => listed.execute({ customerIds, accountIds }),
    async customer(customerId) {
      const [row] = await db.select().from(customers).where(eq(customers.customerId, customerId));
      return row ?? null;
    },
    async ownerOf(document) {
      const [row] = await db.select().from(customerDocuments).where(eq(customerDocuments.document, document));
      return row?.customerId ?? null;
    },
  };
}
