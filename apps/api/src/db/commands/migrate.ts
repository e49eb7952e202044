// `migrate`: brings the schema up to date, for starts that do not: those in production.
import { migrateDatabase, migrateQueues } from '../migrate.ts';
import type { Command } from './command.ts';

export const migrate: Command = {
  usage: 'migrate',
  does: 'brings the schema up to date',
  read: () => async (connection, say) => {
    await migrateDatabase(connection);
    await migrateQueues(connection);
    say('The schema is up to date.');
  },
};
