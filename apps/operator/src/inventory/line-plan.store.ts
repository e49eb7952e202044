// The SQL of a line that changes its plan.

import type { Tx } from '@portal/database/connection';
import type { LinePlace } from '@portal/operator-ports/common';
import type { Line } from '@portal/operator-ports/inventory';
import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { lines, plans } from '../db/schema.ts';
import { toLine } from './inventory.store.ts';

export interface NewPlan {
  planCode: string;
  monthlyFeeCents: number;
}

/** A lock names its table as the statement does, without a schema. */
const held = alias(lines, 'lines');

const at = (table: typeof lines | typeof held, { customerId, lineId }: LinePlace) =>
  and(eq(table.customerId, customerId), eq(table.lineId, lineId));

/** Of these, those in service; read in the transaction that depends on it. */
export async function activeAmong(tx: Tx, places: readonly LinePlace[]): Promise<Set<string>> {
  if (places.length === 0) return new Set();
  const rows = await tx
    .select({ lineId: lines.lineId })
    .from(lines)
    .where(
      and(
        inArray(lines.customerId, [...new Set(places.map(({ customerId }) => customerId))]),
        inArray(
          lines.lineId,
          places.map(({ lineId }) => lineId),
        ),
        eq(lines.status, 'A'),
      ),
    );
  return new Set(rows.map(({ lineId }) => lineId));
}

/** As it is now, and as it stays until the end of the transaction. */
export async function holdLine(tx: Tx, place: LinePlace): Promise<Line | null> {
  const [row] = await tx
    .select()
    .from(held)
    .innerJoin(plans, eq(plans.planCode, held.planCode))
    .where(at(held, place))
    .for('update', { of: held });
  return row ? toLine(row) : null;
}

export async function setPlan(tx: Tx, place: LinePlace, plan: NewPlan): Promise<void> {
  await tx.update(lines).set(plan).where(at(lines, place));
}
