// The SQL of a forecast: where a line is billed, and plans that it could have.
import type { Tx } from '@portal/database/connection';
import type { LinePlace } from '@portal/operator-ports/common';
import { and, eq, inArray, or } from 'drizzle-orm';
import { billingAccounts, lines, plans } from '../db/schema.ts';

export interface ForeseenPlan {
  planCode: string;
  planName: string;
  priceCents: number;
}

/** Null for a line that the embedded operator does not bill, or whose amounts are not shown. */
export async function billedLine(tx: Tx, { customerId, lineId }: LinePlace) {
  const [row] = await tx
    .select({
      accountId: lines.accountId,
      kind: lines.kind,
      planCode: lines.planCode,
      cycleDay: billingAccounts.cycleDay,
      nextBillOn: billingAccounts.nextBillOn,
    })
    .from(lines)
    .innerJoin(
      billingAccounts,
      and(eq(billingAccounts.customerId, lines.customerId), eq(billingAccounts.accountId, lines.accountId)),
    )
    .where(and(eq(lines.customerId, customerId), eq(lines.lineId, lineId), eq(lines.isCorporate, false)));
  if (!row || row.cycleDay === null || row.nextBillOn === null) return null;
  return { ...row, cycleDay: row.cycleDay, nextBillOn: row.nextBillOn };
}

/** Its own plan, and what is on offer for its kind. */
export const plansFor = (
  tx: Tx,
  { kind, planCode }: { kind: 'Postpaid' | 'Prepaid' | 'Fixed'; planCode: string },
  codes: readonly string[],
): Promise<ForeseenPlan[]> =>
  tx
    .select({ planCode: plans.planCode, planName: plans.name, priceCents: plans.priceCents })
    .from(plans)
    .where(
      and(
        inArray(plans.planCode, [...codes]),
        eq(plans.kind, kind),
        or(eq(plans.isOffered, true), eq(plans.planCode, planCode)),
      ),
    );
