// The only SQL for lines. Plans are reference data, joined for their names.
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { lines, plans } from '../../db/schema.ts';

export type Line = typeof lines.$inferSelect & { planName: string; planDescription: string };

export interface InventoryStore {
  list(customerIds: string[], lineIds: string[]): Promise<Line[]>;
}

export function createInventoryStore(db: Db): InventoryStore {
  const listed = db
    .select()
    .from(lines)
    .innerJoin(plans, eq(plans.planCode, lines.planCode))
    .where(
      sql`${lines.customerId} = any(${sql.placeholder('customerIds')}::uuid[])
      and ${lines.lineId} = any(${sql.placeholder('lineIds')}::uuid[])`,
    )
    .orderBy(lines.accountId, lines.serviceType, lines.serviceNumber)
    .prepare('list_lines');

  return {
    async list(customerIds, lineIds) {
      const rows = await listed.execute({ customerIds, lineIds });
      return rows.map((row) => ({
        ...row.lines,
        planName: row.plans.name,
        planDescription: row.plans.description,
      }));
    },
  };
}
