// Migrated, empty databases on the test run's PostgreSQL.
import pg from 'pg';
import { inject } from 'vitest';
import { copyTemplate, emptyTemplateName } from '../../../test/database-template.ts';

/** Where nobody signs in: of each account a hash takes longer than all else that is filled. */
export const noHash = { passwordHash: async () => '$argon2id$' };

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
      const connection = { ...server, database: await copyTemplate([server], emptyTemplateName) };
      return { connection, client: await connect(connection) };
    },
    async close(): Promise<void> {
      for (const client of clients) await client.end();
    },
  };
}
