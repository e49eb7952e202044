// TMF620 product catalogue: plans and what they include, and the packages that a line may buy.
import type { Db } from '@portal/database/connection';
import { createCatalogueStore, type PackageRow } from './catalogue.store.ts';
import { createPlans, type Plans } from './plans.ts';

export type { PackageRow } from './catalogue.store.ts';
export type { PlanRow } from './plans.ts';

export interface Catalogue extends Plans {
  /** Every package on offer, in the catalogue's order: the very same array for as long as nothing changes. */
  packages(): Promise<readonly PackageRow[]>;
  /** As it is at this moment; null when it is not on offer. */
  findPackage(offeringId: string): Promise<PackageRow | null>;
}

export function createCatalogue(db: Db): Catalogue {
  const store = createCatalogueStore(db);
  let known: { stamp: string; packages: readonly PackageRow[] } | undefined;

  return {
    ...createPlans(db),

    async packages() {
      const stamp = await store.packagesStamp();
      // Read after the stamp: what changes in between is seen by the next one.
      if (known?.stamp !== stamp) known = { stamp, packages: await store.offeredPackages() };
      return known.packages;
    },

    async findPackage(offeringId) {
      const row = await store.packageById(offeringId);
      return row?.isOffered ? row : null;
    },
  };
}
