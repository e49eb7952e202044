// Reads a file of records line by line, in little memory: bytes, encoding, lines, JSON and shape, each failure in words.
import { isUtf8 } from 'node:buffer';
import type { Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { z } from 'zod';

/** Where it is: the file's name and the line in it. */
export interface Fault {
  file: string;
  /** 0: the file as a whole. */
  line: number;
  what: string;
}

export type Read<Schema extends z.ZodType> =
  | { line: number; record: z.output<Schema> }
  | { line: number; faults: string[] };

/** A bill may have two thousand items of a few hundred bytes; what is longer is no line. */
const mostLineBytes = 1024 * 1024;
const faultsPerLine = 5;

/** @param checksum takes the bytes as they are, before anything is made of them */
export async function* readRecords<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  checksum: Hash,
): AsyncGenerator<Read<Schema>> {
  let line = 0;
  for await (const { bytes, isEnded } of linesOf(path, checksum)) {
    line++;
    if (!isEnded)
      yield {
        line,
        faults: [
          bytes.length > mostLineBytes
            ? 'is longer than a record can be'
            : 'does not end with a line end: the file is not whole',
        ],
      };
    else yield { line, ...parse(bytes, schema, line === 1) };
  }
}

function parse<Schema extends z.ZodType>(bytes: Buffer, schema: Schema, isFirst: boolean) {
  if (!isUtf8(bytes)) return { faults: ['is not UTF-8'] };
  const text = bytes.toString();
  if (isFirst && text.startsWith('\uFEFF'))
    return { faults: ['begins with a byte order mark: save it as UTF-8 without one'] };
  if (text.trim() === '') return { faults: ['is empty'] };
  const value = fromJson(text);
  if (value === undefined) return { faults: ['is not one JSON object'] };
  const checked = schema.safeParse(value);
  if (checked.success) return { record: checked.data };
  return { faults: checked.error.issues.slice(0, faultsPerLine).map(wordsOf) };
}

function fromJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const wordsOf = ({ path, message }: z.core.$ZodIssue) =>
  path.length === 0 ? message : `${path.map(String).join('.')} ${message}`;

const lineEnd = 0x0a;

async function* linesOf(path: string, checksum: Hash): AsyncGenerator<{ bytes: Buffer; isEnded: boolean }> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const part of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    checksum.update(part);
    rest = rest.length === 0 ? part : Buffer.concat([rest, part]);
    let from = 0;
    for (let end = rest.indexOf(lineEnd); end >= 0; end = rest.indexOf(lineEnd, from)) {
      yield { bytes: rest.subarray(from, end), isEnded: true };
      from = end + 1;
    }
    rest = rest.subarray(from);
    if (rest.length > mostLineBytes) break;
  }
  if (rest.length > 0) yield { bytes: rest, isEnded: false };
}
