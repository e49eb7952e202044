// `restore FILE`: an empty database becomes what was dumped.
import { restoreDatabase } from '@portal/database/dump/restore';
import { migrationLock } from '../migrate.ts';
import type { Command } from './command.ts';

export const restore: Command = {
  usage: 'restore FILE',
  does: 'fills an empty database with what was dumped',
  words: 1,
  read:
    ({ words: [file = ''] }) =>
    async (connection, say) => {
      await restoreDatabase(connection, file, migrationLock);
      say(`Restored ${file}. \`npm run db -- migrate\` brings it up to date.`);
    },
};
