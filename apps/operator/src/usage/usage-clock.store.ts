// The SQL of passing time: lines that go on being used, and allowances that begin anew. Each statement takes a
// bounded number of rows by an index, however large the operator is.
import type { Db, Tx } from '@portal/database/connection';
import { columnsOf, statement } from '@portal/database/statement';
import { market } from '@portal/market/here';
import type { Bucket } from '@portal/operator-ports/usage';
import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import { among, byCustomer, findDue } from '../db/due.ts';
import { dueRows, ofLines } from '../db/keyed-rows.ts';
import { usageBuckets, usageGrowth } from '../db/schema.ts';

export type GrowingLine = typeof usageGrowth.$inferSelect;
export type HeldBucket = typeof usageBuckets.$inferSelect;
export type LineKey = Pick<GrowingLine, 'customerId' | 'lineId'>;

export interface Consumed {
  customerId: string;
  lineId: string;
  bucketId: string;
  quantity: number;
}

/** An allowance whose cycle is over. */
export type EndedPlan = Pick<Bucket, 'customerId' | 'lineId' | 'bucketId'>;

/** What it becomes; instants as PostgreSQL writes them. */
export type NextPlan = EndedPlan & { validFrom: string; validUntil: string };

const holdBuckets = statement<HeldBucket>(
  'hold_buckets',
  sql`select ${columnsOf(usageBuckets)} from ${usageBuckets}
    where customer_id = ${sql.placeholder('customerId')} and line_id = any(${sql.placeholder('lineIds')}::uuid[])
      and valid_from <= ${sql.placeholder('now')} and valid_until > ${sql.placeholder('now')}
    order by line_id, bucket_id for update`,
);

export function createUsageClockStore(db: Db) {
  const growing = dueRows(db, usageGrowth, ['customerId', 'lineId'], 'dueAt');
  return {
    findDueLines: growing.findDue,
    dueLines: growing.due,

    /** Held until the end of the transaction. */
    async bucketsOf(tx: Tx, lines: readonly GrowingLine[], now: Date): Promise<HeldBucket[]> {
      const held: HeldBucket[] = [];
      for (const [customerId, own] of byCustomer(lines)) {
        const lineIds = own.map(({ lineId }) => lineId);
        held.push(...(await holdBuckets(tx, { customerId, lineIds, now })));
      }
      return held;
    },

    /** Of these lines, those whose plan has given until now, or gives later: what is used between the two would cost. */
    async betweenCycles(tx: Tx, growing: readonly GrowingLine[], now: Date): Promise<Set<string>> {
      if (growing.length === 0) return new Set();
      const { lineId, source, validFrom, validUntil } = usageBuckets;
      const isNotInForce = or(gt(validFrom, now), lte(validUntil, now));
      const rows = await tx
        .select({ lineId })
        .from(usageBuckets)
        .where(and(ofLines(usageBuckets, growing), eq(source, 'plan'), isNotInForce));
      return new Set(rows.map((row) => row.lineId));
    },

    async postpone(tx: Tx, lines: readonly GrowingLine[]): Promise<void> {
      const column = <K extends keyof GrowingLine>(key: K) => sql.param(lines.map((line) => line[key]));
      await tx.execute(sql`
        update ${usageGrowth} as g set due_at = n.due_at, spell_left = n.spell_left, is_abroad_told = n.is_abroad_told
        from unnest(${column('customerId')}::uuid[], ${column('lineId')}::uuid[], ${column('dueAt')}::timestamptz[],
          ${column('spellLeft')}::smallint[], ${column('isAbroadTold')}::boolean[])
          as n (customer_id, line_id, due_at, spell_left, is_abroad_told)
        where g.customer_id = any(${column('customerId')}::uuid[])
          and g.customer_id = n.customer_id and g.line_id = n.line_id`);
    },

    async consume(tx: Tx, uses: readonly Consumed[], at: Date): Promise<void> {
      const column = <K extends keyof Consumed>(key: K) => sql.param(uses.map((use) => use[key]));
      await tx.execute(sql`
        update ${usageBuckets} as b set consumed = b.consumed + u.quantity, updated_at = ${at}
        from unnest(${column('customerId')}::uuid[], ${column('lineId')}::uuid[], ${column('bucketId')}::uuid[],
          ${column('quantity')}::bigint[]) as u (customer_id, line_id, bucket_id, quantity)
        where b.customer_id = any(${column('customerId')}::uuid[]) and b.customer_id = u.customer_id and b.line_id = u.line_id and b.bucket_id = u.bucket_id`);
    },

    /** What plans gave until now. */
    findEndedPlans: (task: string, now: Date, limit: number): Promise<EndedPlan[]> =>
      findDue(db, {
        task,
        now,
        limit,
        table: usageBuckets,
        at: usageBuckets.validUntil,
        key: {
          customerId: usageBuckets.customerId,
          lineId: usageBuckets.lineId,
          bucketId: usageBuckets.bucketId,
        },
        where: sql`d.source = 'plan' and d.valid_until <= ${now}`,
      }),

    /**
     * They begin anew with the next cycle, a month at a time in the market's days. After a long pause the same
     * allowance comes again until it is in force.
     */
    async nextPlans(tx: Tx, ended: readonly EndedPlan[], now: Date): Promise<NextPlan[]> {
      const { customerId, lineId, bucketId, validUntil } = usageBuckets;
      const from = sql`${validUntil} + interval '1 second'`;
      const until = sql`(${from}) at time zone ${market.zone}::text + interval '1 month'`;
      return tx
        .select({
          customerId,
          lineId,
          bucketId,
          validFrom: sql<string>`(${from})::text`,
          validUntil: sql<string>`((${until}) at time zone ${market.zone}::text - interval '1 second')::text`,
        })
        .from(usageBuckets)
        .where(and(among(usageBuckets, ended, ['customerId', 'lineId', 'bucketId']), lte(validUntil, now)));
    },

    async renewPlans(tx: Tx, next: readonly NextPlan[], now: Date): Promise<void> {
      const column = (key: keyof NextPlan) => sql.param(next.map((bucket) => bucket[key]));
      await tx.execute(sql`
        update ${usageBuckets} as b set consumed = 0, valid_from = n.valid_from, valid_until = n.valid_until,
          updated_at = ${now}
        from unnest(${column('customerId')}::uuid[], ${column('lineId')}::uuid[], ${column('bucketId')}::uuid[],
            ${column('validFrom')}::timestamptz[], ${column('validUntil')}::timestamptz[])
          as n (customer_id, line_id, bucket_id, valid_from, valid_until)
        where b.customer_id = any(${column('customerId')}::uuid[]) and b.customer_id = n.customer_id
          and b.line_id = n.line_id and b.bucket_id = n.bucket_id`);
    },
  };
}
