// `distribute`: brings every table to its place on a PostgreSQL of several machines.
import { canDistribute, placeShards } from '@portal/database/distribution/place-shards';
import { operatorPlacement } from '@portal/operator/db/tables';
import pg from 'pg';
import { migrateDatabase } from '../migrate.ts';
import { portalPlacement } from '../tables.ts';
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
      for (const placement of [portalPlacement, operatorPlacement])
        for (const table of await placeShards(client, placement)) say(`${table} is in its place.`);
      say('Every table is in its place.');
    } finally {
      await client.end();
    }
  },
};
