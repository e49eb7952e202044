// `verify-agreements`: the anchors in files, which the database's role cannot write, beside the chains in the database.
import { connectDatabase } from '@portal/database/connection';
import { z } from 'zod';
import { createAgreements } from '../../modules/agreements/agreements.ts';
import { checkAnchors, readAnchorFiles } from '../../modules/agreements/anchor-agreements.ts';
import { chainFrom, chainSettings } from '../../modules/agreements/settings.ts';
import { chainIdsOf, createChainKeys } from '../chain-keys.ts';
import { expectMigratedDatabase } from '../migrate.ts';
import { type Command, UsageError } from './command.ts';

const findings = {
  whole: 'is whole',
  emptied: 'is gone',
  cut: 'has lost its end',
  changed: 'is not what was sealed or anchored',
} as const;

export const verifyAgreements: Command = {
  usage: 'verify-agreements',
  does: 'compares the chains of agreements with their anchors in DATA_DIR, or in --anchors DIR',
  options: { anchors: { type: 'string' } },
  read({ options }) {
    const settings = z.object(chainSettings).safeParse(process.env);
    if (!settings.success)
      throw new UsageError('AGREEMENTS_KEY or AGREEMENTS_KEYS_BEFORE is not as the portal takes it.');
    const folder = String(options.anchors ?? (process.env.DATA_DIR || './data'));
    return async (connection, say) => {
      await expectMigratedDatabase(connection);
      const anchors = await readAnchorFiles(folder);
      const { db, close } = connectDatabase(connection, { poolSize: 2 });
      try {
        const keys = createChainKeys(chainFrom(settings.data));
        const known = await keys(db);
        const agreements = createAgreements({
          db,
          keys,
          brand: '',
          helpPhone: '',
          anchors: async (ids) => ids.flatMap((id) => anchors.get(id) ?? []),
        });
        const namesOf = (userId: string) => chainIdsOf(known, userId);
        const { agree, notAnchored, broken } = await checkAnchors({ agreements, anchors, namesOf });
        say(`Anchored in ${folder}: ${anchors.size} chains.`);
        say(`What their anchors say: ${agree}. Whole, without an anchor yet: ${notAnchored}.`);
        for (const { chain, finding, anchor } of broken)
          say(
            `Chain of ${chain}: ${findings[finding]}${anchor ? `; anchored at place ${anchor.position} on ${anchor.anchoredAt.toISOString()}` : ''}.`,
          );
        if (broken.length > 0) throw new Error(`${broken.length} chains are not what was kept of them.`);
      } finally {
        await close();
      }
    };
  },
};
