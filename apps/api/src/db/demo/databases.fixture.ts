// Migrated, empty databases on the test run's PostgreSQL.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { migrateDatabase } from '../migrate.ts';

export interface EmptyDatabase {
  connection: { host: string; port: number; user: string; database: string };
  client: pg.Client;
}

export function createDatabases() {
  const clients: pg.Client[] = [];
  const connect = async (connection: pg.ClientConfig) => {
    const client = new pg.Client(connection);
    await client.connect();
    clients.push(client);
    return client;
  };
  return {
    async create(): Promise<EmptyDatabase> {
      const server = inject('connection');
      const database = `operator_${randomUUID().replaceAll('-', '')}`;
      const admin = await connect({ ...server, database: 'postgres' });
      await admin.query(`create database ${database}`);
      const connection = { ...server, database };
      await migrateDatabase(connection);
      return { connection, client: await connect(connection) };
    },
    async close(): Promise<void> {
      for (const client of clients) await client.end();
    },
  };
}
