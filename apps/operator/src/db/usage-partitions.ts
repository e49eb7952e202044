// The months of usage records: one partition each (UTC), made ahead and dropped when they are old, while calls go on.
import type pg from 'pg';

export interface PartitionSpan {
  monthsBack: number;
  monthsAhead: number;
}

/** Of the database's advisory locks: two processes that make months take turns. */
const lock = 7_203_916;
/** Rows that came before their month was made are taken along; others wait no longer than for this. */
const moveWithinMs = 60_000;
/** Whoever drops a month waits for those who read: not for long, because everybody else waits behind. */
const lockTimeout = '500ms';

/** Also when nobody has made any for months, and records have come meanwhile. */
export async function ensureUsagePartitions(
  client: pg.ClientBase,
  now: Date,
  { monthsBack, monthsAhead }: PartitionSpan,
): Promise<void> {
  for (let offset = -monthsBack; offset <= monthsAhead; offset++) {
    const [from, to] = [monthAt(now, offset), monthAt(now, offset + 1)];
    const name = nameOf(from);
    if (!(await monthsIn(client)).some((month) => month.name === name))
      await alone(client, () => makeMonth(client, name, from, to));
  }
}

/** Answers which went. Older than so many months before the present one. */
export async function dropUsagePartitions(
  client: pg.ClientBase,
  now: Date,
  keptMonths: number,
): Promise<string[]> {
  const oldest = nameOf(monthAt(now, -keptMonths));
  const old = (await monthsIn(client)).filter(({ name }) => name < oldest);
  for (const { address } of old)
    await alone(client, async () => {
      await client.query(`set local lock_timeout = '${lockTimeout}'`);
      await client.query(`drop table if exists ${address}`);
    });
  return old.map(({ name }) => name);
}

/** Attached when it is ready: nobody who reads or writes other months waits meanwhile. */
async function makeMonth(client: pg.ClientBase, name: string, from: Date, to: Date): Promise<void> {
  // Another process may have made it while this one waited for its turn.
  if ((await monthsIn(client)).some((month) => month.name === name)) return;
  const [begin, end] = [from.toISOString(), to.toISOString()];
  await client.query(
    `create table operator.${name} (like operator.usage_records including defaults including constraints)`,
  );
  await patiently(
    client,
    `with early as (delete from ${await addressOfOthers(client)}
        where started_at >= '${begin}' and started_at < '${end}' returning *)
      insert into operator.${name} select * from early`,
  );
  await patiently(
    client,
    `alter table operator.usage_records attach partition operator.${name} for values from ('${begin}') to ('${end}')`,
  );
}

async function alone(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    await client.query(`set local statement_timeout = ${moveWithinMs}`);
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Past the connection's own limit, which is made for calls. */
function patiently(client: pg.ClientBase, text: string) {
  // The driver reads the limit; its types do not know it.
  const patient: pg.QueryConfig & { query_timeout: number } = { text, query_timeout: moveWithinMs };
  return client.query(patient);
}

const addressOf = "format('%I.%I', c.relnamespace::regnamespace::text, c.relname) as address";

/** Where records lie whose month has not been made. */
async function addressOfOthers(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ address: string }>(
    `select ${addressOf} from pg_partitioned_table p join pg_class c on c.oid = p.partdefid
     where p.partrelid = 'operator.usage_records'::regclass`,
  );
  if (!rows[0]) throw new Error('usage records have no place outside of their months');
  return rows[0].address;
}

async function monthsIn(client: pg.ClientBase): Promise<{ name: string; address: string }[]> {
  const { rows } = await client.query<{ name: string; address: string }>(
    `select c.relname as name, ${addressOf}
     from pg_inherits join pg_class c on c.oid = inhrelid
     where inhparent = 'operator.usage_records'::regclass and c.relname ~ '^usage_records_[0-9]{4}_[0-9]{2}$'`,
  );
  return rows;
}

const monthAt = (now: Date, offset: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1));

const nameOf = (month: Date): string => `usage_records_${month.toISOString().slice(0, 7).replace('-', '_')}`;
