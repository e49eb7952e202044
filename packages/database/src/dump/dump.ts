// Writes a whole database into one file, without a client of PostgreSQL's: a script for `psql`, compressed, of one moment
// in the middle of everybody's work.
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { readStructure } from './structure.ts';

/** A line of its own after each statement, by which they are told apart without being understood. */
export const endOfStatement = '-- end of statement';

export interface Dumped {
  tables: number;
  rows: number;
}

/** Complete or not there at all. It holds whatever the database holds: nobody else may read it. */
export async function dumpDatabase(connection: pg.ClientConfig, file: string): Promise<Dumped> {
  const unfinished = `${file}.unfinished`;
  await (await open(file, 'wx', 0o600)).close();
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const dumped = { tables: 0, rows: 0 };
    const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(Readable.from(script(client, dumped)), createGzip({ level: 3 }), target);
    await rename(unfinished, file);
    return dumped;
  } catch (error) {
    await rm(unfinished, { force: true });
    await rm(file, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

const statement = (text: string) => `${text};\n${endOfStatement}\n`;

async function* script(client: pg.Client, dumped: Dumped): AsyncGenerator<string | Buffer> {
  await client.query('begin transaction isolation level repeatable read, read only');
  await client.query(
    "select set_config('search_path', '', true), set_config('client_encoding', 'UTF8', true)",
  );
  const structure = await readStructure(client);
  yield statement('begin');
  yield statement(
    "select set_config('search_path', '', true), set_config('client_encoding', 'UTF8', true), set_config('check_function_bodies', 'off', true)",
  );
  for (const text of structure.before) yield statement(text);
  for (const { name, columns } of structure.tables) {
    yield `copy ${name} (${columns}) from stdin;\n`;
    // By a query, so that a partitioned table's rows come, too.
    const rows = client.query(copyTo(`copy (select ${columns} from ${name}) to stdout`));
    for await (const part of rows) yield part;
    yield '\\.\n';
    dumped.tables++;
    dumped.rows += rows.rowCount ?? 0;
  }
  // Sequences stand outside every transaction: read last, they are no older than the rows.
  for (const { name, nameThere } of structure.sequences) {
    const { rows } = await client.query(`select last_value, is_called from ${name}`);
    yield statement(`select pg_catalog.setval(${nameThere}, ${rows[0].last_value}, ${rows[0].is_called})`);
  }
  for (const text of structure.after) yield statement(text);
  yield statement('commit');
}
