// The only SQL for lines. Plans are reference data, joined for their names.

import { withCompiledRows } from '@portal/database/compiled-rows';
import type { Db, Tx } from '@portal/database/connection';
import { forTransactions } from '@portal/database/prepared';
import { lineNumbers, lines, plans } from '@portal/operator/db/schema';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';

export type Line = typeof lines.$inferSelect & {
  planName: string;
  planDescription: string;
  /** A feature of the plan: video at no cost. */
  hasFreeVideo: boolean;
};

/** Cancelled and annulled. */
export const endedStates = ['I', 'R'] as const;

export type LineState = Pick<typeof lines.$inferSelect, 'status' | 'isCorporate'>;

export type CustomerLine = Pick<
  typeof lines.$inferSelect,
  'customerId' | 'lineId' | 'accountId' | 'serviceNumber' | 'isCorporate'
>;

export interface InventoryStore {
  /** Of the operator's whole network; null for a number that is not ours. */
  findByNumber(serviceNumber: string): Promise<Line | null>;
  list(customerIds: string[], lineIds: string[], tx?: Tx): Promise<Line[]>;
  /** Of one line, as far as it decides what is sold to it. */
  state(customerId: string, lineId: string): Promise<LineState | null>;
  /** Home services of one customer that have not ended. */
  listHome(customerId: string): Promise<Line[]>;
  /** All of these customers. */
  linesOf(tx: Tx, customerIds: readonly string[]): Promise<CustomerLine[]>;
}

export function createInventoryStore(db: Db): InventoryStore {
  const listing = (of: Db | Tx) =>
    withCompiledRows(
      of
        .select()
        .from(lines)
        .innerJoin(plans, eq(plans.planCode, lines.planCode))
        .where(
          sql`${lines.customerId} = any(${sql.placeholder('customerIds')}::uuid[])
        and ${lines.lineId} = any(${sql.placeholder('lineIds')}::uuid[])`,
        )
        .orderBy(lines.accountId, lines.serviceType, lines.serviceNumber)
        .prepare('list_lines'),
    );
  const listed = listing(db);
  const listedIn = forTransactions(listing);

  const stateOf = db
    .select({ status: lines.status, isCorporate: lines.isCorporate })
    .from(lines)
    .where(
      and(eq(lines.customerId, sql.placeholder('customerId')), eq(lines.lineId, sql.placeholder('lineId'))),
    )
    .prepare('line_state');

  return {
    async state(customerId, lineId) {
      const [row] = await stateOf.execute({ customerId, lineId });
      return row ?? null;
    },

    async list(customerIds, lineIds, tx) {
      const values = { customerIds, lineIds };
      const rows = await (tx ? listedIn(tx, values) : listed.execute(values));
      return rows.map(toLine);
    },

    async findByNumber(serviceNumber) {
      const [owner] = await db.select().from(lineNumbers).where(eq(lineNumbers.serviceNumber, serviceNumber));
      if (!owner) return null;
      const [row] = await db
        .select()
        .from(lines)
        .innerJoin(plans, eq(plans.planCode, lines.planCode))
        .where(and(eq(lines.customerId, owner.customerId), eq(lines.lineId, owner.lineId)));
      return row ? toLine(row) : null;
    },

    async listHome(customerId) {
      const rows = await db
        .select()
        .from(lines)
        .innerJoin(plans, eq(plans.planCode, lines.planCode))
        .where(
          and(
            eq(lines.customerId, customerId),
            eq(lines.kind, 'Fixed'),
            notInArray(lines.status, [...endedStates]),
          ),
        )
        .orderBy(lines.accountId, lines.serviceType, lines.serviceNumber);
      return rows.map(toLine);
    },

    linesOf(tx, customerIds) {
      const { customerId, lineId, accountId, serviceNumber, isCorporate } = lines;
      return tx
        .select({ customerId, lineId, accountId, serviceNumber, isCorporate })
        .from(lines)
        .where(inArray(customerId, [...customerIds]));
    },
  };
}

export function toLine(row: { lines: typeof lines.$inferSelect; plans: typeof plans.$inferSelect }): Line {
  const { name, description, features } = row.plans;
  const hasFreeVideo = features.some(({ clave, valor }) => clave === 'VIDEO' && valor === 'SI');
  return { ...row.lines, planName: name, planDescription: description, hasFreeVideo };
}
