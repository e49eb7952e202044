// The only SQL that reads packages, and what the operator says of itself, for their own sake.
import type { Db, Tx } from '@portal/database/connection';
import {
  type CatalogueFacts,
  ofFacts,
  type PackageOffering,
  type Plan,
} from '@portal/operator-ports/catalogue';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { catalogueFactTables, packageOfferings, plans } from '../db/schema.ts';

export function createCatalogueStore(db: Db) {
  // One row, whatever the number of packages: it says whether what was read before is still so.
  const stamp = db
    .select({
      count: sql<number>`count(*)::int`,
      newest: sql<string | null>`max(${packageOfferings.updatedAt})::text`,
      // An operator that changes a price by hand may forget the date, or change two of them with each other.
      prices: sql<
        string | null
      >`sum(hashtextextended(${packageOfferings.offeringId}, ${packageOfferings.priceCents}))::text`,
    })
    .from(packageOfferings)
    .where(eq(packageOfferings.isOffered, true))
    .prepare('packages_stamp');

  const byId = db
    .select()
    .from(packageOfferings)
    .where(eq(packageOfferings.offeringId, sql.placeholder('offeringId')))
    .prepare('package_by_id');

  return {
    async packagesStamp(): Promise<string> {
      return JSON.stringify(await stamp.execute());
    },

    offeredPackages: (): Promise<PackageOffering[]> =>
      db
        .select()
        .from(packageOfferings)
        .where(eq(packageOfferings.isOffered, true))
        .orderBy(asc(packageOfferings.position), asc(packageOfferings.offeringId)),

    facts: ofFacts((name) => () => db.select().from(catalogueFactTables[name])) as unknown as CatalogueFacts,

    /** As it is at this moment; null when it is not on offer. */
    async findPackage(offeringId: string): Promise<PackageOffering | null> {
      const [row] = await byId.execute({ offeringId });
      return row?.isOffered ? row : null;
    },
  };
}

/** The only SQL that reads plans for their own sake. */
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
