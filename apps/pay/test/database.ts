// A database of its own for each sandbox under test.
import { randomUUID } from 'node:crypto';
import type { PostgresConnection } from '@portal/private-postgres/start';
import pg from 'pg';

/** Makes an empty database and returns the settings of a pool on it. */
export async function createDatabase(server: PostgresConnection): Promise<pg.PoolConfig> {
  const client = new pg.Client(server);
  await client.connect();
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await client.query(`create database ${database}`);
  await client.end();
  return { ...server, database };
}
