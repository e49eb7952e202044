// `export DIR`: an operator's records into files, as `load` takes them.
import { exportOperator } from '@portal/operator/db/loading/export';
import { expectMigratedDatabase } from '../migrate.ts';
import type { Command } from './command.ts';

export const exportFiles: Command = {
  usage: 'export DIR',
  does: 'writes them into files that `load` takes',
  words: 1,
  read:
    ({ words: [folder = ''] }) =>
    async (connection, say) => {
      await expectMigratedDatabase(connection);
      for (const { kind, records } of await exportOperator(connection, folder)) say(`${kind}: ${records}`);
    },
};
