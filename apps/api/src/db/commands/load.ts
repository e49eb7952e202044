// `load DIR`: an operator's records from files.
import { loadOperator } from '@portal/operator/db/loading/load';
import { expectMigratedDatabase } from '../migrate.ts';
import type { Command } from './command.ts';

export const load: Command = {
  usage: 'load DIR',
  does: 'takes an operator’s plans, customers, lines, bills, … from files',
  words: 1,
  read:
    ({ words: [folder = ''] }) =>
    async (connection, say) => {
      await expectMigratedDatabase(connection);
      for (const { kind, added, changed, unchanged, kept } of await loadOperator(connection, folder, say)) {
        const paid = kept > 0 ? `, ${kept} paid in the portal and left as they are` : '';
        say(`${kind}: ${added} added, ${changed} changed, ${unchanged} unchanged${paid}`);
      }
    },
};
