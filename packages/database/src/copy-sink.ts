// Writes rows into PostgreSQL with COPY: buffered by table, sent in batches while more rows are being made.
import { setImmediate } from 'node:timers/promises';
import { getTableColumns, is, SQL } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** Bytes of one COPY: enough to amortise its round trip, little enough for twenty tables in memory. */
const batchBytes = 256 * 1024;

/** Takes one row of a table; what it leaves out is the column's default, or nothing. */
export type Emit = <T extends PgTable>(table: T, row: T['$inferInsert']) => void;

/** Where rows go that no table here describes: a temporary one. */
export interface CopyTarget {
  /** `copy … from stdin` */
  statement: string;
  /** Of a row, in the order of the statement's columns. */
  keys: string[];
  /** What stands for what a row leaves out, as it is written. */
  defaults?: ReadonlyMap<string, unknown>;
}

interface Batch extends CopyTarget {
  data: Buffer;
  length: number;
}

export interface CopySink {
  emit: Emit;
  emitTo(target: CopyTarget, row: Record<string, unknown>): void;
  /** Lets the database take what is waiting; call it between customers. Throws what a batch ran into. */
  breathe(): Promise<void>;
  /** Sends the rest and waits for the last answer. */
  finish(): Promise<void>;
  rowCount(): number;
}

/** The client's transaction is the caller's: nothing is visible before it commits. */
export function createCopySink(client: pg.ClientBase): CopySink {
  const batches = new Map<PgTable | CopyTarget, Batch>();
  let rowCount = 0;
  let failure: unknown = null;
  let inFlight: Promise<void> = Promise.resolve();
  // What the database has finished reading is written over by the next batch.
  let spare: Buffer = Buffer.allocUnsafeSlow(batchBytes);

  async function send(batch: Batch): Promise<void> {
    await inFlight;
    if (failure) throw failure;
    const { data, length } = batch;
    batch.data = spare;
    batch.length = 0;
    inFlight = copy(client, batch.statement, data.subarray(0, length)).then(
      () => {
        spare = data;
      },
      (error) => {
        failure = error;
      },
    );
  }

  function put(key: PgTable | CopyTarget, targetOf: () => CopyTarget, row: Record<string, unknown>): void {
    let batch = batches.get(key);
    if (!batch) {
      batch = { ...targetOf(), data: Buffer.allocUnsafeSlow(batchBytes), length: 0 };
      batches.set(key, batch);
    }
    append(batch, encodeRow(batch, row));
    rowCount++;
  }

  return {
    emit: (table, row) => put(table, () => targetFor(table), row),
    emitTo: (target, row) => put(target, () => target, row),
    async breathe() {
      for (const batch of batches.values()) {
        if (batch.length >= batchBytes / 2) await send(batch);
      }
      await setImmediate();
    },
    async finish() {
      for (const batch of batches.values()) await send(batch);
      await inFlight;
      if (failure) throw failure;
    },
    rowCount: () => rowCount,
  };
}

function targetFor(table: PgTable): CopyTarget {
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ');
  const { schema = 'public', name } = getTableConfig(table);
  return {
    statement: `copy "${schema}"."${name}" (${names}) from stdin`,
    keys: columns.map(([key]) => key),
    // One that the database works out, such as the moment, is no value here: such a column is always given.
    defaults: new Map(columns.flatMap(([key, { default: it }]) => (is(it, SQL) ? [] : [[key, it]]))),
  };
}

function append(batch: Batch, text: string): void {
  const most = batch.length + text.length * 3;
  if (most > batch.data.length) {
    const larger = Buffer.allocUnsafeSlow(most * 2);
    batch.data.copy(larger, 0, 0, batch.length);
    batch.data = larger;
  }
  batch.length += batch.data.write(text, batch.length);
}

function copy(client: pg.ClientBase, statement: string, data: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const stream = client.query(copyFrom(statement));
    stream.on('error', reject);
    stream.on('finish', resolve);
    stream.end(data);
  });
}

const encodeRow = ({ keys, defaults }: CopyTarget, row: Record<string, unknown>): string =>
  `${keys.map((key) => encodeValue(row[key] === undefined ? defaults?.get(key) : row[key])).join('\t')}\n`;

const special = /[\\\t\n\r]/g;
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escapeText = (text: string) => text.replace(special, (found) => escapes[found] ?? found);

function encodeValue(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`;
  return escapeText(JSON.stringify(value));
}
