// Writes an operator into the files that a load takes: of one moment, complete or not there at all.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Seal } from '@portal/database/sealed-text';
import { getTableColumns } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { billItems } from '../schema.ts';
import { readSeal } from '../seal.ts';
import { fileOf, type Kind, kinds, shapes } from './shapes.ts';
import { checksumFile } from './stage.ts';
import { targets } from './tables.ts';

export interface Exported {
  kind: Kind;
  records: number;
}

/** The folder must not be there yet. It holds Wi-Fi keys and PUKs as they are: nobody else may read it. */
export async function exportOperator(connection: pg.ClientConfig, folder: string): Promise<Exported[]> {
  const unfinished = `${folder}.unfinished`;
  await mkdir(folder, { mode: 0o700 });
  await rm(unfinished, { recursive: true, force: true });
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const seal = await readSeal(drizzle(client));
    await mkdir(unfinished, { mode: 0o700 });
    const exported = await writeFiles(client, unfinished, seal);
    await rename(unfinished, folder);
    return exported;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function writeFiles(client: pg.Client, folder: string, seal: Seal): Promise<Exported[]> {
  await client.query('begin transaction isolation level repeatable read, read only');
  await client.query("set local time zone 'UTC'");
  const exported: Exported[] = [];
  let sums = '';
  for (const kind of kinds) {
    const parts = isSealed(kind) ? opened(client, kind, seal) : copied(client, kind);
    const { records, sum } = await writeFileOf(join(folder, fileOf(kind)), parts);
    exported.push({ kind, records });
    sums += `${sum}  ${fileOf(kind)}\n`;
  }
  await client.query('commit');
  await writeFile(join(folder, checksumFile), sums, { mode: 0o600 });
  return exported;
}

const lineEnd = 0x0a;

async function writeFileOf(
  path: string,
  parts: AsyncIterable<Buffer>,
): Promise<{ records: number; sum: string }> {
  const file = createWriteStream(path, { mode: 0o600, flush: true });
  const closed = once(file, 'close');
  const checksum = createHash('sha256');
  let records = 0;
  for await (const part of parts) {
    checksum.update(part);
    for (let at = part.indexOf(lineEnd); at >= 0; at = part.indexOf(lineEnd, at + 1)) records++;
    await written(file, part);
  }
  file.end();
  await closed;
  return { records, sum: checksum.digest('hex') };
}

async function written(file: WriteStream, part: Buffer): Promise<void> {
  if (!file.write(part)) await once(file, 'drain');
}

type SealedKind = 'networks' | 'sims';
const isSealed = (kind: Kind): kind is SealedKind => targets[kind].sealed !== undefined;

const nameOf = (table: PgTable, field: string): string =>
  Object.entries(getTableColumns(table)).find(([key]) => key === field)?.[1].name ?? '';

const selected = (table: PgTable, fields: string[]): string =>
  fields.map((field) => (field === 'items' ? items : `${nameOf(table, field)} as "${field}"`)).join(', ');

const items = `(select ('[' || coalesce(string_agg(row_to_json(i)::text, ','), '') || ']')::json from (
  select ${selected(billItems, Object.keys(shapes.bills.shape.items.element.shape))} from operator.bill_items i
  where i.customer_id = t.customer_id and i.bill_no = t.bill_no order by position) i) as "items"`;

/** PostgreSQL writes the lines itself: neither byte that would quote or part them is ever in JSON. */
function copied(client: pg.Client, kind: Exclude<Kind, SealedKind>): AsyncIterable<Buffer> {
  const { of, table, order } = targets[kind];
  const fields = selected(of, Object.keys(shapes[kind].shape));
  return client.query(
    copyTo(`copy (select row_to_json(r)::text from (select ${fields} from ${table} t order by ${order}) r)
      to stdout (format csv, quote e'\\x01', delimiter e'\\x02')`),
  );
}

/** Their secrets are opened here, and here alone. */
async function* opened(client: pg.Client, kind: SealedKind, seal: Seal): AsyncGenerator<Buffer> {
  const { of, table, order, sealed } = targets[kind];
  if (!sealed) throw new Error(`nothing of ${kind} is sealed`);
  const fields = Object.keys(shapes[kind].shape);
  const columns = selected(
    of,
    fields.map((field) => (field === sealed.text ? sealed.field : field)),
  );
  await client.query(`declare opened no scroll cursor for select ${columns} from ${table} order by ${order}`);
  for (;;) {
    const { rows } = await client.query<Record<string, unknown>>('fetch 5000 from opened');
    if (rows.length === 0) break;
    const records = rows.map((row) => {
      const text = seal.open(row[sealed.field] as Buffer, String(row.lineId));
      const record = fields.map((field) => [field, field === sealed.text ? text : row[field]]);
      return `${JSON.stringify(Object.fromEntries(record))}\n`;
    });
    yield Buffer.from(records.join(''));
  }
  await client.query('close opened');
}
