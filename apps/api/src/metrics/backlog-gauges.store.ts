// The only SQL of what is asked for /metrics: each a look at an index that holds nothing but what waits.
import type { Db } from '@portal/database/connection';
import { findEverywhere } from '@portal/database/everywhere';
import { sql } from 'drizzle-orm';
import { events, messages, payments } from '../db/schema.ts';

const secondsSince = (moment: ReturnType<typeof sql>) =>
  sql`coalesce(extract(epoch from now() - ${moment}), 0)::float8`;

export interface Waiting {
  count: number;
  /** Of the oldest. */
  seconds: number;
}

export function createBacklogStore(db: Db) {
  async function rowsOf<Row extends object>(query: ReturnType<typeof sql>): Promise<Row[]> {
    return (await db.execute(query)).rows as unknown as Row[];
  }

  return {
    /** Without a result, or with an effect that is due; by age. */
    async openPayments(): Promise<Map<string, number>> {
      const found = await findEverywhere<{ age: string; count: number }>(db, {
        table: payments,
        statement: (table) => sql`
          select case when d.created_at > now() - interval '1 minute' then 'under_1m'
            when d.created_at > now() - interval '10 minutes' then 'under_10m'
            when d.created_at > now() - interval '1 hour' then 'under_1h'
            else 'over_1h' end as age, count(*)::int as count
          from ${table} as d where d.status in ('pending', 'unknown') or d.effect = 'due' group by 1`,
      });
      const counts = new Map<string, number>();
      for (const { age, count } of found) counts.set(age, (counts.get(age) ?? 0) + count);
      return counts;
    },

    waitingMessages: () =>
      rowsOf<Waiting & { channel: string }>(sql`
        select ${messages.channel} as channel, count(*)::int as count,
          ${secondsSince(sql`min(${messages.createdAt})`)} as seconds
        from ${messages} where ${messages.status} = 'pending' group by ${messages.channel}`),

    /**
     * Databases that follow this one, and not a copy that is just being made: each of those would be missed for a day.
     * How far behind is told to a role that may read all statistics alone, and so is the state.
     */
    replicas: () =>
      rowsOf<{ replica: string | null; bytes: number | null }>(sql`
        select application_name as replica,
          pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::float8 as bytes
        from pg_stat_replication
        where state is distinct from 'backup' and application_name is distinct from 'pg_basebackup'`),

    async unsettledEvents(): Promise<Waiting> {
      const [row] = await rowsOf<Waiting>(sql`
        select count(*)::int as count, ${secondsSince(sql`min(${events.eventTime})`)} as seconds
        from ${events} where ${events.settledAt} is null`);
      return row ?? { count: 0, seconds: 0 };
    },

    /** What should have begun, and what has been given up and not forgotten yet, of each queue. */
    queues: () =>
      rowsOf<Waiting & { queue: string; failed: number }>(sql`
        select q.name as queue, coalesce(j.count, 0)::int as count, q.failed_count as failed,
          coalesce(j.seconds, 0)::float8 as seconds
        from jobs.queue q left join (
          select name, count(*) as count, ${secondsSince(sql`min(start_after)`)} as seconds
          from jobs.job where state < 'active' and not blocked and start_after <= now() group by name
        ) j on j.name = q.name where q.name not like '\\_\\_%'`),
  };
}
