// `distribute`: brings every table to its place on a PostgreSQL of several machines.
import { canDistribute, layOut } from '@portal/database/distribution/lay-out';
import { operatorLayout } from '@portal/operator/db/layout';
import pg from 'pg';
import { portalLayout } from '../layout.ts';
import { migrateDatabase } from '../migrate.ts';
import type { Command } from './command.ts';

export const distribute: Command = {
  usage: 'distribute',
  does: 'spreads the tables over the machines of a Citus cluster',
  read: () => async (connection, say) => {
    await migrateDatabase(connection);
    const client = new pg.Client(connection);
    await client.connect();
    try {
      if (!(await canDistribute(client))) throw new Error('this PostgreSQL has no extension «citus»');
      for (const layout of [portalLayout, operatorLayout])
        for (const table of await layOut(client, layout)) say(`${table} is in its place.`);
      say('Every table is in its place.');
    } finally {
      await client.end();
    }
  },
};
