// The only SQL for lines. Plans are reference data, joined for their names.

import type { Db } from '@portal/database/connection';
import { columnsOf, statement } from '@portal/database/statement';
import type { LinePlace } from '@portal/operator-ports/common';
import type { CustomerLine, Line, LineState } from '@portal/operator-ports/inventory';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { lineNumbers, lines, plans } from '../db/schema.ts';

/** Cancelled and annulled. */
export const endedStates = ['I', 'R'] as const;

const listed = statement<Line>(
  'list_lines',
  sql`select ${columnsOf(lines)}, ${plans.name} as "planName", ${plans.description} as "planDescription",
      ${plans.features} @> '[{"clave": "VIDEO", "valor": "SI"}]' as "hasFreeVideo"
    from ${lines} join ${plans} on ${plans.planCode} = ${lines.planCode}
    where ${lines.customerId} = any(${sql.placeholder('customerIds')}::uuid[])
      and ${lines.lineId} = any(${sql.placeholder('lineIds')}::uuid[])
    order by ${lines.accountId}, ${lines.serviceType}, ${lines.serviceNumber}`,
);

export function createInventoryStore(db: Db) {
  const stateOf = db
    .select({ status: lines.status, isCorporate: lines.isCorporate })
    .from(lines)
    .where(
      and(eq(lines.customerId, sql.placeholder('customerId')), eq(lines.lineId, sql.placeholder('lineId'))),
    )
    .prepare('line_state');

  return {
    /** Of one line, as far as it decides what is sold to it. */
    async state({ customerId, lineId }: LinePlace): Promise<LineState | null> {
      const [row] = await stateOf.execute({ customerId, lineId });
      return row ?? null;
    },

    async list(places: readonly LinePlace[]): Promise<Line[]> {
      if (places.length === 0) return [];
      const customerIds = [...new Set(places.map((place) => place.customerId))];
      return listed(db, { customerIds, lineIds: places.map((place) => place.lineId) });
    },

    /** Of the operator's whole network; null for a number that is not ours. */
    async findByNumber(serviceNumber: string): Promise<Line | null> {
      const [owner] = await db.select().from(lineNumbers).where(eq(lineNumbers.serviceNumber, serviceNumber));
      if (!owner) return null;
      const [row] = await db
        .select()
        .from(lines)
        .innerJoin(plans, eq(plans.planCode, lines.planCode))
        .where(and(eq(lines.customerId, owner.customerId), eq(lines.lineId, owner.lineId)));
      return row ? toLine(row) : null;
    },

    /** Home services of one customer that have not ended. */
    async listHome(customerId: string): Promise<Line[]> {
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

    async linesOf(customerIds: readonly string[]): Promise<CustomerLine[]> {
      if (customerIds.length === 0) return [];
      const { customerId, lineId, accountId, serviceNumber, isCorporate } = lines;
      return db
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
