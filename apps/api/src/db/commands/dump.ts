// `dump FILE`: a whole database as one file.
import { dumpDatabase } from '@portal/database/dump/dump';
import type { Command } from './command.ts';

export const dump: Command = {
  usage: 'dump FILE',
  does: 'writes all of it into a new file',
  words: 1,
  read:
    ({ words: [file = ''] }) =>
    async (connection, say) => {
      const { tables, rows } = await dumpDatabase(connection, file);
      say(`Dumped ${rows} rows of ${tables} tables into ${file}.`);
    },
};
