// The only SQL that reads plans for their own sake.
import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { plans } from '../../db/schema.ts';

export type PlanRow = typeof plans.$inferSelect;

export interface CatalogueStore {
  plansByCode(codes: string[]): Promise<PlanRow[]>;
}

export function createCatalogueStore(db: Db): CatalogueStore {
  return { plansByCode: (codes) => db.select().from(plans).where(inArray(plans.planCode, codes)) };
}
