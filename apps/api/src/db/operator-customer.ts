// Of tables that hold a customer twice, as text and as the version before knows it: one name for whoever reads them.
import { isUuid } from '@portal/database/uuid';
import { type Column, getTableColumns, sql, type Table } from 'drizzle-orm';

interface HoldsTwice extends Table {
  customerId: Column;
  customerUuid: Column;
}

/** A row of such a table, as it is read here. */
export type WithCustomer<Row, Id> = Omit<Row, 'customerId' | 'customerUuid'> & { customerId: Id };

/** Its columns, with the customer that whichever version has written. */
export function withCustomer<T extends HoldsTwice, Id extends string | null>(table: T) {
  const { customerUuid, ...columns } = getTableColumns<T>(table);
  const customerId = sql<Id>`coalesce(${table.customerId}, ${table.customerUuid}::text)`;
  return { ...columns, customerId };
}

/** As both versions read it. */
export const customerTwice = <Id extends string | null>(customerId: Id) => ({
  customerId,
  customerUuid: customerId !== null && isUuid(customerId) ? customerId : null,
});
