// TMF620 product catalogue: plans and what they include.
import type { Db } from '../../db/database.ts';
import { createCatalogueStore, type PlanRow } from './catalogue.store.ts';

export type { PlanRow } from './catalogue.store.ts';

export interface Catalogue {
  /** In the order of the codes; unknown codes are left out. */
  plans(codes: readonly string[]): Promise<PlanRow[]>;
}

export function createCatalogue(db: Db): Catalogue {
  const store = createCatalogueStore(db);
  return {
    async plans(codes) {
      const rows = await store.plansByCode([...new Set(codes)]);
      return codes.flatMap((code) => rows.find((row) => row.planCode === code) ?? []);
    },
  };
}
