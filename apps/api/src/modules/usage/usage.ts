// TMF677 usage consumption: what is left and what was used.
import type { ManagedLine } from '../../caller.ts';
import type { Db } from '../../db/database.ts';
import { type Bucket, createUsageStore } from './usage.store.ts';

export type { Bucket } from './usage.store.ts';

export interface Usage {
  /** The buckets that are valid now, of the mobile lines among these. */
  buckets(managed: readonly ManagedLine[]): Promise<Bucket[]>;
}

export function createUsage(db: Db): Usage {
  const store = createUsageStore(db);
  return {
    async buckets(managed) {
      const mobile = managed.filter((line) => line.kind !== 'Fixed');
      if (mobile.length === 0) return [];
      return store.list(
        [...new Set(mobile.map((line) => line.customerId))],
        mobile.map((line) => line.lineId),
      );
    },
  };
}
