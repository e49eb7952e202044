// The only SQL for prepaid balances.
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { prepaidBalances } from '../../db/schema.ts';

export type PrepaidBalance = typeof prepaidBalances.$inferSelect;

export interface BalanceStore {
  list(customerIds: string[], lineIds: string[]): Promise<PrepaidBalance[]>;
}

export function createBalanceStore(db: Db): BalanceStore {
  const listed = db
    .select()
    .from(prepaidBalances)
    .where(
      sql`${prepaidBalances.customerId} = any(${sql.placeholder('customerIds')}::uuid[])
      and ${prepaidBalances.lineId} = any(${sql.placeholder('lineIds')}::uuid[])
      and (${prepaidBalances.validUntil} is null or ${prepaidBalances.validUntil} > now())`,
    )
    .orderBy(prepaidBalances.name)
    .prepare('list_balances');
  return { list: (customerIds, lineIds) => listed.execute({ customerIds, lineIds }) };
}
