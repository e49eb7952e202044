// The SQL that reads usage buckets.

import type { Db } from '@portal/database/connection';
import { columnsOf, statement } from '@portal/database/statement';
import type { Bucket } from '@portal/operator-ports/usage';
import { sql } from 'drizzle-orm';
import { usageBuckets } from '../db/schema.ts';

const listed = statement<Bucket>(
  'list_buckets',
  sql`select ${columnsOf(usageBuckets)} from ${usageBuckets}
    where customer_id = any(${sql.placeholder('customerIds')}::uuid[])
      and line_id = any(${sql.placeholder('lineIds')}::uuid[]) and valid_from <= now() and valid_until > now()
    order by line_id, valid_until, bucket_id`,
);

export function createUsageStore(db: Db) {
  return {
    /** Buckets that are valid now. */
    list: (customerIds: string[], lineIds: string[]): Promise<Bucket[]> =>
      listed(db, { customerIds, lineIds }),
  };
}
