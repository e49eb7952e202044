// The databases of tests on a PostgreSQL of several machines (CITUS_URL): what is made or copied on the first one is
// made or copied on each.
import pg from 'pg';

export interface Machine {
  host: string;
  port: number;
  user: string;
  password?: string;
}

/** Of a server of one machine: that one. */
export async function machinesOf(url: string): Promise<Machine[]> {
  const { hostname: host, port, username: user, password } = new URL(url);
  const first = { host, port: Number(port || 5432), user, ...(password ? { password } : {}) };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ nodename: string; nodeport: number }>(
    'select nodename, nodeport from pg_dist_node where groupid > 0 order by groupid',
  );
  await client.end();
  return [first, ...rows.map(({ nodename, nodeport }) => ({ ...first, host: nodename, port: nodeport }))];
}

/** As an administrator of databases. */
export async function onEach(machines: readonly Machine[], statement: string): Promise<void> {
  for (const machine of machines) await execute({ ...machine, database: 'postgres' }, statement);
}

/** An empty one that the machines share. */
export async function createShared(machines: readonly Machine[], database: string): Promise<void> {
  await drop(machines, database);
  await onEach(machines, `create database ${database}`);
  for (const machine of machines) await execute({ ...machine, database }, 'create extension citus');
  const [first, ...others] = machines;
  if (!first) return;
  const there = { ...first, database };
  await execute(there, `select citus_set_coordinator_host('${first.host}', ${first.port})`);
  for (const { host, port } of others) await execute(there, `select citus_add_node('${host}', ${port})`);
}

/**
 * Of one machine not `with (force)`, which only a superuser may say while the database is being vacuumed; without it
 * the vacuum gives way. Several open connections to each other at any moment, and their role is a superuser's.
 */
export async function drop(machines: readonly Machine[], database: string): Promise<void> {
  await onEach(machines, endConnections(database));
  await onEach(machines, `drop database if exists ${database}${machines.length > 1 ? ' with (force)' : ''}`);
}

/** Nobody works on it any more: it can be copied. */
export async function freeze(machines: readonly Machine[], database: string): Promise<void> {
  if (machines.length === 1) return;
  await onEach(machines, `alter database ${database} allow_connections false`);
  await onEach(machines, endConnections(database));
}

const endConnections = (database: string): string =>
  `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}' and usename = current_user`;

async function execute(connection: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
