// The only SQL that reads plans for their own sake.

import type { Db, Tx } from '@portal/database/connection';
import type { Plan } from '@portal/operator-ports/catalogue';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { plans } from '../db/schema.ts';

export function createPlansStore(db: Db) {
  return {
    byCode: (codes: string[], of: Db | Tx = db): Promise<Plan[]> =>
      of.select().from(plans).where(inArray(plans.planCode, codes)),

    offered: (kind: Plan['kind']): Promise<Plan[]> =>
      db
        .select()
        .from(plans)
        .where(and(eq(plans.kind, kind), eq(plans.isOffered, true)))
        .orderBy(asc(plans.priceCents), asc(plans.planCode)),
  };
}
