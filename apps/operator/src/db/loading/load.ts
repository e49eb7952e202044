// Loads an operator from files: checked as a whole first, then written in one transaction, or not at all.
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { readSeal } from '../seal.ts';
import type { Kind } from './shapes.ts';
import type { Fault } from './source.ts';
import { stageFiles } from './stage.ts';
import { itemTarget, targets } from './tables.ts';
import { type Written, writeStaged } from './write.ts';

export interface Loaded extends Written {
  kind: Kind;
}

/** Its message has a line for each of the first faults. */
export class LoadRefused extends Error {
  constructor({ kept, count }: { kept: Fault[]; count: number }) {
    const lines = kept.map(({ file, line, what }) => `${file}${line > 0 ? `:${line}` : ''}: ${what}`);
    const more = count > kept.length ? [`and ${count - kept.length} more`] : [];
    super(
      [
        `nothing was loaded, ${count} ${count === 1 ? 'thing is' : 'things are'} wrong`,
        ...lines,
        ...more,
      ].join('\n'),
    );
  }
}

const loadLock = 7_203_916;

/** @throws LoadRefused with what is wrong, whereupon nothing has changed */
export async function loadOperator(
  connection: pg.ClientConfig,
  folder: string,
  say: (line: string) => void,
): Promise<Loaded[]> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [loadLock]);
    const seal = await readSeal(drizzle(client));
    const staged = await stageFiles({ client, folder, seal, say });
    if (staged.faults.count > 0) throw new LoadRefused(staged.faults);
    const loaded: Loaded[] = [];
    for (const kind of staged.kinds) loaded.push({ kind, ...(await writeStaged(kind, { client, seal })) });
    await client.query('commit');
    // Readers find visibility map and statistics in place, not to be made under load.
    for (const table of written(loaded)) await client.query(`vacuum (analyze) ${table}`);
    return loaded;
  } finally {
    await client.end();
  }
}

function written(loaded: Loaded[]): string[] {
  const kinds = loaded.filter(({ added, changed }) => added + changed > 0).map(({ kind }) => kind);
  return [...kinds.map((kind) => targets[kind].table), ...kinds.flatMap((kind) => besides[kind] ?? [])];
}

const besides: Partial<Record<Kind, string>> = {
  customers: 'operator.customer_documents',
  lines: 'operator.line_numbers',
  bills: itemTarget.table,
};
