// The only SQL for prepaid balances.

import type { Db, Tx } from '@portal/database/connection';
import { columnsOf, statement } from '@portal/database/statement';
import type { PrepaidBalance } from '@portal/operator-ports/balance';
import type { LinePlace } from '@portal/operator-ports/common';
import { sql } from 'drizzle-orm';
import { byCustomer } from '../db/due.ts';
import { prepaidBalances } from '../db/schema.ts';

export interface BalanceStore {
  list(customerIds: string[], lineIds: string[]): Promise<PrepaidBalance[]>;
  /** Balances of this name, held until the end of the transaction. */
  lock(tx: Tx, name: string, places: readonly LinePlace[]): Promise<PrepaidBalance[]>;
  draw(tx: Tx, name: string, draws: readonly Draw[], at: Date): Promise<void>;
}

export interface Draw {
  customerId: string;
  lineId: string;
  amountCents: number;
}

const listed = statement<PrepaidBalance>(
  'list_balances',
  sql`select ${columnsOf(prepaidBalances)} from ${prepaidBalances}
    where customer_id = any(${sql.placeholder('customerIds')}::uuid[])
      and line_id = any(${sql.placeholder('lineIds')}::uuid[]) and (valid_until is null or valid_until > now())
    order by name`,
);

const locked = statement<PrepaidBalance>(
  'lock_balances',
  sql`select ${columnsOf(prepaidBalances)} from ${prepaidBalances}
    where customer_id = ${sql.placeholder('customerId')} and line_id = any(${sql.placeholder('lineIds')}::uuid[])
      and name = ${sql.placeholder('name')} for update`,
);

export function createBalanceStore(db: Db): BalanceStore {
  return {
    list: (customerIds, lineIds) => listed(db, { customerIds, lineIds }),

    async lock(tx, name, places) {
      const held: PrepaidBalance[] = [];
      for (const [customerId, own] of byCustomer(places)) {
        const lineIds = own.map(({ lineId }) => lineId);
        held.push(...(await locked(tx, { name, customerId, lineIds })));
      }
      return held;
    },

    async draw(tx, name, draws, at) {
      const column = <K extends keyof Draw>(key: K) => sql.param(draws.map((draw) => draw[key]));
      await tx.execute(sql`
        update ${prepaidBalances} as b set amount_cents = b.amount_cents - d.amount, updated_at = ${at}
        from unnest(${column('customerId')}::uuid[], ${column('lineId')}::uuid[], ${column('amountCents')}::bigint[])
          as d (customer_id, line_id, amount)
        where b.customer_id = any(${column('customerId')}::uuid[]) and b.customer_id = d.customer_id and b.line_id = d.line_id and b.name = ${name}`);
    },
  };
}
