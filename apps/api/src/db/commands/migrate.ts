// `migrate`: brings the schema up to date, so that no start has to.
import { migrateDatabase } from '../migrate.ts';
import type { Command } from './command.ts';

export const migrate: Command = {
  usage: 'migrate',
  does: 'brings the schema up to date',
  read: () => async (connection, say) => {
    await migrateDatabase(connection);
    say('The schema is up to date.');
  },
};
