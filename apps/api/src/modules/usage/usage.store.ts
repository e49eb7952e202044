// The SQL that reads usage buckets.

import { withCompiledRows } from '@portal/database/compiled-rows';
import type { Db } from '@portal/database/connection';
import { usageBuckets } from '@portal/operator/db/schema';
import { sql } from 'drizzle-orm';

export type Bucket = typeof usageBuckets.$inferSelect;

export interface UsageStore {
  /** Buckets that are valid now. */
  list(customerIds: string[], lineIds: string[]): Promise<Bucket[]>;
}

export function createUsageStore(db: Db): UsageStore {
  const listed = withCompiledRows(
    db
      .select()
      .from(usageBuckets)
      .where(
        sql`${usageBuckets.customerId} = any(${sql.placeholder('customerIds')}::uuid[])
      and ${usageBuckets.lineId} = any(${sql.placeholder('lineIds')}::uuid[])
      and ${usageBuckets.validFrom} <= now() and ${usageBuckets.validUntil} > now()`,
      )
      .orderBy(usageBuckets.lineId, usageBuckets.validUntil, usageBuckets.bucketId)
      .prepare('list_buckets'),
  );
  return { list: (customerIds, lineIds) => listed.execute({ customerIds, lineIds }) };
}
