// The SQL of a line that changes its plan.

import type { Tx } from '@portal/database/connection';
import { and, eq } from 'drizzle-orm';
import { lines, plans } from '../../db/schema.ts';
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

const at = ({ customerId, lineId }: LinePlace) =>
  and(eq(lines.customerId, customerId), eq(lines.lineId, lineId));

/** As it is now, and as it stays until the end of the transaction. */
export async function holdLine(tx: Tx, place: LinePlace): Promise<Line | null> {
  const [row] = await tx
    .select()
    .from(lines)
    .innerJoin(plans, eq(plans.planCode, lines.planCode))
    .where(at(place))
    .for('update', { of: lines });
  return row ? toLine(row) : null;
}

export async function setPlan(tx: Tx, place: LinePlace, plan: NewPlan): Promise<void> {
  await tx.update(lines).set(plan).where(at(place));
}
