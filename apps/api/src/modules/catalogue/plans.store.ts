// The only SQL that reads plans for their own sake.

import type { Db, Tx } from '@portal/database/connection';
import { plans } from '@portal/operator/db/schema';
import { and, asc, eq, inArray } from 'drizzle-orm';

export type PlanRow = typeof plans.$inferSelect;

export function createPlansStore(db: Db) {
  return {
    byCode: (codes: string[], of: Db | Tx = db): Promise<PlanRow[]> =>
      of.select().from(plans).where(inArray(plans.planCode, codes)),

    offered: (kind: PlanRow['kind']): Promise<PlanRow[]> =>
      db
        .select()
        .from(plans)
        .where(and(eq(plans.kind, kind), eq(plans.isOffered, true)))
        .orderBy(asc(plans.priceCents), asc(plans.planCode)),
  };
}
