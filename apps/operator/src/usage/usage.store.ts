// The SQL that reads usage buckets.

import { withCompiledRows } from '@portal/database/compiled-rows';
import type { Db } from '@portal/database/connection';
import type { Bucket } from '@portal/operator-ports/usage';
import { sql } from 'drizzle-orm';
import { usageBuckets } from '../db/schema.ts';

export function createUsageStore(db: Db) {
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
  return {
    /** Buckets that are valid now. */
    list: (customerIds: string[], lineIds: string[]): Promise<Bucket[]> =>
      listed.execute({ customerIds, lineIds }),
  };
}
