// The catalogue: plans and what they include, the packages that a line may buy, what the operator says of itself, and what
// other countries cost.
import type { Db, Tx } from '@portal/database/connection';
import type { Catalogue as CataloguePort, PackageOffering, Plan } from '@portal/operator-ports/catalogue';
import { pricesIn, roamingCountries, worksIn, zoneOf } from '../demo/roaming.ts';
import { createCatalogueStore, createPlansStore } from './catalogue.store.ts';

export interface Catalogue extends CataloguePort {
  /** As it is within a transaction; null for an unknown code. */
  planIn(tx: Tx, code: string): Promise<Plan | null>;
}

export function createCatalogue(db: Db): Catalogue {
  const store = createCatalogueStore(db);
  const plans = createPlansStore(db);
  let known: { stamp: string; packages: readonly PackageOffering[] } | undefined;

  async function packages(): Promise<readonly PackageOffering[]> {
    const stamp = await store.packagesStamp();
    // Read after the stamp: what changes in between is seen by the next one.
    if (known?.stamp !== stamp) known = { stamp, packages: await store.offeredPackages() };
    return known.packages;
  }

  return {
    findPackage: store.findPackage,
    offeredPlans: () => plans.offered('Postpaid'),

    packages,

    async plans(codes) {
      const rows = await plans.byCode([...new Set(codes)]);
      return codes.flatMap((code) => rows.find((row) => row.planCode === code) ?? []);
    },

    ...store.facts,

    async roamingDestinations() {
      const abroad = (await packages()).filter(({ type }) => type === 'ROAMING');
      return roamingCountries.map((there) => ({
        ...pricesIn(there),
        offerings: abroad
          .filter((offering) => worksIn(zoneOf(offering), there))
          .map(({ offeringId: id }) => ({ id })),
      }));
    },

    async planIn(tx, code) {
      const [row] = await plans.byCode([code], tx);
      return row ?? null;
    },
  };
}
