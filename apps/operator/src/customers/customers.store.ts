// The only SQL for billing accounts and customers.
import type { Db, Tx } from '@portal/database/connection';
import { columnsOf, statement } from '@portal/database/statement';
import { civilDateOf } from '@portal/market/civil-dates';
import type { AskedDocument, Customer } from '@portal/operator-ports/customers';
import type { AccountPlace } from '@portal/operator-ports/wire';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { among, findDue } from '../db/due.ts';
import { billingAccounts, customerDocuments, customers } from '../db/schema.ts';

export type AccountRow = typeof billingAccounts.$inferSelect;

interface NextBill extends AccountPlace {
  nextBillOn: string;
}

const distinct = (values: string[]) => [...new Set(values)];

const listed = statement<AccountRow>(
  'list_accounts',
  sql`select ${columnsOf(billingAccounts)} from ${billingAccounts}
    where customer_id = any(${sql.placeholder('customerIds')}::uuid[])
      and account_id = any(${sql.placeholder('accountIds')}::text[])`,
);

export function createCustomerStore(db: Db) {
  return {
    accounts(places: readonly AccountPlace[], tx?: Tx): Promise<AccountRow[]> {
      const customerIds = distinct(places.map((place) => place.customerId));
      const accountIds = distinct(places.map((place) => place.accountId));
      return listed(tx ?? db, { customerIds, accountIds });
    },

    async customer(customerId: string): Promise<Customer | null> {
      const [row] = await db.select().from(customers).where(eq(customers.customerId, customerId));
      return row ?? null;
    },

    /** @param document `CED:1710034065` */
    async ownerOf(document: string): Promise<string | null> {
      const [row] = await db.select().from(customerDocuments).where(eq(customerDocuments.document, document));
      return row?.customerId ?? null;
    },

    async withDocument(customerIds: readonly string[], { type, number }: AskedDocument): Promise<string[]> {
      if (customerIds.length === 0) return [];
      const rows = await db
        .select({ customerId: customers.customerId })
        .from(customers)
        .where(
          and(
            inArray(customers.customerId, [...customerIds]),
            eq(customers.documentNumber, number),
            type === undefined ? undefined : eq(customers.documentType, type),
          ),
        );
      return rows.map(({ customerId }) => customerId);
    },

    /** Accounts whose cycle has ended by now, longest due first. */
    findDue: (task: string, now: Date, limit: number): Promise<AccountPlace[]> =>
      findDue(db, {
        task,
        now,
        limit,
        table: billingAccounts,
        at: billingAccounts.nextBillOn,
        key: { customerId: billingAccounts.customerId, accountId: billingAccounts.accountId },
        where: sql`d.next_bill_on <= ${civilDateOf(now)}`,
      }),

    /** Those of them whose cycle has still not been billed. */
    async due(tx: Tx, places: readonly AccountPlace[], now: Date) {
      const rows = await tx
        .select()
        .from(billingAccounts)
        .where(
          and(
            among(billingAccounts, places, ['customerId', 'accountId']),
            lte(billingAccounts.nextBillOn, civilDateOf(now)),
          ),
        )
        .orderBy(asc(billingAccounts.nextBillOn));
      return rows.flatMap((row) => (row.nextBillOn === null ? [] : [{ ...row, nextBillOn: row.nextBillOn }]));
    },

    async setNextBill(tx: Tx, next: readonly NextBill[]): Promise<void> {
      const column = (key: keyof NextBill) => sql.param(next.map((account) => account[key]));
      await tx.execute(sql`
        update ${billingAccounts} as a set next_bill_on = n.next_bill_on
        from unnest(${column('customerId')}::uuid[], ${column('accountId')}::text[], ${column('nextBillOn')}::date[])
          as n (customer_id, account_id, next_bill_on)
        where a.customer_id = any(${column('customerId')}::uuid[]) and a.customer_id = n.customer_id and a.account_id = n.account_id`);
    },
  };
}
