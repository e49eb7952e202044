// Fills an empty database with what `dump.ts` has written, in one transaction: all of it, or nothing.
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { endOfStatement, firstThing } from './dump.ts';

class NotEmpty extends Error {}

/** @param lock advisory, held meanwhile: whoever migrates waits */
export async function restoreDatabase(
  connection: pg.ClientConfig,
  file: string,
  lock: number,
): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  const script = createScript(file);
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    const found = await firstThing(client);
    if (found)
      throw new NotEmpty(`The database is not empty (${found} is there): restore into an empty one.`);
    for (;;) {
      const step = await script.next();
      if (step.kind === 'copy') await copy(client, step.text, script.rows());
      // The file is known to be whole before anything of it counts.
      else if (step.text === 'commit;') break;
      else await client.query(step.text);
    }
    await script.expectEnd();
    await client.query('commit');
    await client.query('vacuum (analyze)');
  } finally {
    script.close();
    await client.end();
  }
}

function copy(client: pg.Client, text: string, rows: AsyncIterable<Buffer>): Promise<void> {
  return pipeline(rows, client.query(copyFrom(text)));
}

interface Step {
  kind: 'statement' | 'copy';
  text: string;
}

const endOfRows = Buffer.from('\\.\n');
const lineAndEndOfRows = Buffer.from('\n\\.\n');

/** The file piece by piece, in little memory: statements, and the rows that follow a `copy`. */
function createScript(file: string) {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.on('error', (error) => unpacked.destroy(error));
  // It may fail before anybody has asked for its first piece, who is then told.
  unpacked.on('error', () => {});
  const parts: AsyncIterator<Buffer> = source.pipe(unpacked)[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  async function more(): Promise<boolean> {
    const { value, done } = await parts.next().catch((error: NodeJS.ErrnoException) => {
      const isCut = error.code === 'Z_BUF_ERROR' || error.code === 'Z_DATA_ERROR';
      throw isCut ? new Error(`${file} is damaged: ${error.message}`) : error;
    });
    if (done) return false;
    rest = rest.length === 0 ? value : Buffer.concat([rest, value]);
    return true;
  }

  async function line(): Promise<string> {
    let from = 0;
    for (;;) {
      const end = rest.indexOf('\n', from);
      if (end >= 0) {
        const text = rest.toString('utf8', 0, end);
        rest = rest.subarray(end + 1);
        return text;
      }
      from = rest.length;
      if (!(await more())) throw new Error(`${file} ends too early: it is no complete dump`);
    }
  }

  return {
    async next(): Promise<Step> {
      const lines: string[] = [];
      for (;;) {
        const text = await line();
        if (lines.length === 0 && /^copy .* from stdin;$/.test(text))
          return { kind: 'copy', text: text.slice(0, -1) };
        if (text === endOfStatement) return { kind: 'statement', text: lines.join('\n') };
        lines.push(text);
      }
    },

    async *rows(): AsyncGenerator<Buffer> {
      for (;;) {
        const { length, isEnd } = wholeRows(rest);
        if (length > 0) yield rest.subarray(0, length);
        rest = rest.subarray(isEnd ? length + endOfRows.length : length);
        if (isEnd) return;
        if (!(await more())) throw new Error(`${file} ends too early: it is no complete dump`);
      }
    },

    async expectEnd(): Promise<void> {
      while (rest.length === 0 && (await more()));
      if (rest.length > 0) throw new Error(`${file} goes on behind its end: it is no dump of ours`);
    },

    close: () => source.destroy(),
  };
}

/** Handed on by whole lines, so that what is left begins with one, and the line that ends them is never cut. */
function wholeRows(data: Buffer): { length: number; isEnd: boolean } {
  if (data.subarray(0, endOfRows.length).equals(endOfRows)) return { length: 0, isEnd: true };
  const end = data.indexOf(lineAndEndOfRows) + 1;
  return end > 0 ? { length: end, isEnd: true } : { length: data.lastIndexOf('\n') + 1, isEnd: false };
}
