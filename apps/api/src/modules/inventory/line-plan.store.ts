// The SQL of a line that changes its plan.

import type { Tx } from '@portal/database/connection';
import { lines, plans } from '@portal/operator/db/schema';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Line, toLine } from './inventory.store.ts';

/** Where a line's data live. */
export interface LinePlace {
  customerId: string;
  lineId: string;
}

export interface NewPlan {
  planCode: string;
  monthlyFeeCents: number;
}

/** A lock names its table as the statement does, without a schema. */
const held = alias(lines, 'lines');

const at = (table: typeof lines | typeof held, { customerId, lineId }: LinePlace) =>
  and(eq(table.customerId, customerId), eq(table.lineId, lineId));

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
