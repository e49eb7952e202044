// The only SQL that puts a package on a line: the record and its buckets, in one transaction.
import type { Db } from '@portal/database/connection';
import { statement } from '@portal/database/statement';
import { dayMs } from '@portal/market/civil-dates';
import type { PackageActivation } from '@portal/operator-ports/ordering';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { lines, packageActivations, usageBuckets } from '../db/schema.ts';

const { placeholder } = sql;

const activate = statement<{ lineId: string }>(
  'activate_package',
  sql`
  insert into ${packageActivations}
    (customer_id, line_id, payment_id, offering_id, name, activated_at, expires_at)
  select customer_id, line_id, ${placeholder('paymentId')}::uuid, ${placeholder('offeringId')},
    ${placeholder('name')}, ${placeholder('activatedAt')}::timestamptz, ${placeholder('expiresAt')}::timestamptz
  from ${lines}
  where customer_id = ${placeholder('customerId')} and service_number = ${placeholder('serviceNumber')}
    and status in ('A', 'S')
  on conflict do nothing returning line_id as "lineId"`,
);

export function createPackageActivationStore(db: Db) {
  /** Once a payment. False when the customer no longer has this line: then nothing was written. */
  return async (activation: PackageActivation): Promise<boolean> => {
    const { content, ...record } = activation;
    const { customerId, paymentId, activatedAt } = record;
    const expiresAt = new Date(activatedAt.getTime() + content.validityDays * dayMs);
    const isNew = await db.transaction(async (tx) => {
      const [activated] = await activate(tx, { ...record, expiresAt });
      if (!activated) return false;
      if (content.allowances.length > 0)
        await tx.insert(usageBuckets).values(
          content.allowances.map(({ included, ...allowance }) => ({
            customerId,
            lineId: activated.lineId,
            bucketId: uuidv7(),
            source: 'package' as const,
            ...allowance,
            isUnlimited: included === null,
            included: included ?? 0,
            consumed: 0,
            validFrom: activatedAt,
            validUntil: expiresAt,
            updatedAt: activatedAt,
          })),
        );
      return true;
    });
    if (isNew) return true;
    const isThis = and(
      eq(packageActivations.customerId, customerId),
      eq(packageActivations.paymentId, paymentId),
    );
    return (await db.select().from(packageActivations).where(isThis)).length === 1;
  };
}
