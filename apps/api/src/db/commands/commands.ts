// Every command of the database's command line, by its name.
import { rename, writeFile } from 'node:fs/promises';
import type { ParseArgsConfig } from 'node:util';
import { hash } from '@node-rs/argon2';
import { connectDatabase } from '@portal/database/connection';
import { canDistribute, placeShards } from '@portal/database/distribution/place-shards';
import { dumpDatabase } from '@portal/database/dump/dump';
import { restoreDatabase } from '@portal/database/dump/restore';
import { exportOperator } from '@portal/operator/db/loading/export';
import { loadOperator } from '@portal/operator/db/loading/load';
import { operatorPlacement } from '@portal/operator/db/tables';
import { mostSeedLines, type SeedProgress } from '@portal/operator/demo/fill';
import type { Anchor } from '@portal/operator-ports/agreements';
import pg from 'pg';
import { z } from 'zod';
import { dbCommand } from '../../asset-paths.ts';
import { createAgreements } from '../../modules/agreements/agreements.ts';
import { checkAnchors, readAnchorFiles } from '../../modules/agreements/anchor-agreements.ts';
import { chainFrom, chainSettings } from '../../modules/agreements/settings.ts';
import { chainIdsOf, createChainKeys, isChainKeyThere } from '../chain-keys.ts';
import { demoPassword, seedOperator } from '../demo/fill.ts';
import { expectMigratedDatabase, migrateDatabase, migrateQueues, migrationLock } from '../migrate.ts';
import { portalPlacement } from '../tables.ts';

// What a command of `npm run db` is; `commands.ts` is the table of them.

/** What the caller did wrong, in one line; everything else is a failure of ours or of the database. */
export class UsageError extends Error {}

export interface Command {
  /** As it is typed: `seed --lines N`. */
  usage: string;
  /** A line of the help. */
  does: string;
  /** Words after the command's name, each named in `usage`. */
  words?: number;
  options?: NonNullable<ParseArgsConfig['options']>;
  /** @throws UsageError before the database is opened, when what was given cannot be meant */
  read(given: Given): Run;
}

interface Given {
  words: string[];
  options: Record<string, string | boolean | undefined>;
}

export type Run = (connection: pg.ClientConfig, say: (line: string) => void) => Promise<void>;

// `verify-agreements`: the anchors in files, which the database's role cannot write, beside the chains in the database.

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
        const chain = chainFrom(settings.data);
        // One that is made now would call every chain changed.
        if (!(await isChainKeyThere(db, chain.key)))
          throw new Error('AGREEMENTS_KEY is not set: without the portal’s own no chain can be judged.');
        const keys = createChainKeys(chain);
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
          say(`Chain of ${chain}: ${findings[finding]}${anchor ? `; ${anchoredWords(anchor)}` : ''}.`);
        if (broken.length > 0) throw new Error(`${broken.length} chains are not what was kept of them.`);
      } finally {
        await close();
      }
    };
  },
};

/** By the name, too, under which files and operator have it. */
const anchoredWords = ({ position, anchoredAt, chainId }: Anchor): string =>
  `anchored at place ${position} on ${anchoredAt.toISOString()}, as ${chainId}`;

/** `distribute`: brings every table to its place on a PostgreSQL of several machines. */
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

/** `seed --lines N`: fills a database with a generated operator. */
const seed: Command = {
  usage: 'seed --lines N',
  does: `fills it with a generated operator of N lines (1 to ${mostSeedLines})`,
  options: { lines: { type: 'string' } },
  read({ options }) {
    const lines = String(options.lines ?? '');
    const lineCount = Number(lines);
    if (!/^\d{1,7}$/.test(lines) || lineCount < 1 || lineCount > mostSeedLines)
      throw new UsageError(`--lines must be a whole number from 1 to ${mostSeedLines}.`);
    return async (connection, say) => {
      const startedAt = performance.now();
      const passwordHash = await hash(demoPassword);
      const report = (verb: string, { lines, customers, rows }: SeedProgress) => {
        const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
        say(`${verb} ${lines} of ${lineCount} lines, ${customers} customers, ${rows} rows in ${seconds} s`);
      };
      const onProgress = (progress: SeedProgress) => report('Written', progress);
      const seeding = { lineCount, now: new Date(), passwordHash, onProgress };
      report('Seeded', await seedOperator(connection, seeding));
    };
  },
};

/** `restore FILE`: an empty database becomes what was dumped. */
const restore: Command = {
  usage: 'restore FILE',
  does: 'fills an empty database with what was dumped',
  words: 1,
  read:
    ({ words: [file = ''] }) =>
    async (connection, say) => {
      await restoreDatabase(connection, file, migrationLock);
      say(`Restored ${file}. \`${dbCommand} migrate\` brings it up to date.`);
    },
};

/** `migrate`: brings the schema up to date, for starts that do not: those in production. */
const migrate: Command = {
  usage: 'migrate',
  does: 'brings the schema up to date',
  read: () => async (connection, say) => {
    await migrateDatabase(connection);
    await migrateQueues(connection);
    say('The schema is up to date.');
  },
};

/** `load DIR`: an operator's records from files. */
const load: Command = {
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

/** `export DIR`: an operator's records into files, as `load` takes them. */
const exportFiles: Command = {
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

/** `dump FILE`: a whole database as one file. */
const dump: Command = {
  usage: 'dump FILE',
  does: 'writes all of it into a new file; `--metrics FILE` says when, for node_exporter',
  words: 1,
  options: { metrics: { type: 'string' } },
  read:
    ({ words: [file = ''], options: { metrics } }) =>
    async (connection, say) => {
      const { tables, rows } = await dumpDatabase(connection, file);
      say(`Dumped ${rows} rows of ${tables} tables into ${file}.`);
      if (metrics) await writeDumpTime(String(metrics));
    },
};

/** As the textfile collector reads it: never half a file. */
async function writeDumpTime(file: string): Promise<void> {
  const name = 'portal_dump_finished_timestamp_seconds';
  const lines = [
    `# HELP ${name} When the last dump was whole`,
    `# TYPE ${name} gauge`,
    `${name} ${Math.floor(Date.now() / 1_000)}`,
  ];
  await writeFile(`${file}.new`, `${lines.join('\n')}\n`);
  await rename(`${file}.new`, file);
}

export const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    migrate,
    dump,
    restore,
    load,
    export: exportFiles,
    seed,
    distribute,
    'verify-agreements': verifyAgreements,
  }),
);
