// What was learnt, as a file that lies beside the bundle: names as text, and figures as the memory has them.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { market } from '@portal/market/here';
import type { Learnt } from './classifier.ts';

/** Of each one that learnt: what the file begins with, in the order of the figures that follow. */
interface Head {
  kinds: [string, string[]][];
  rows: number;
  classes: number;
  unheardWorth: number;
}

/** A market has its own words. */
const name = `learnt-${market.id}.bin`;
const headLength = 4;

/** Null where nothing was built, as among the sources. */
export function readLearnt(folder: string = import.meta.dirname): Learnt[] | null {
  try {
    return decoded(readFileSync(join(folder, name)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Whoever reads meanwhile finds the former one, or this one, and no half. */
export function writeLearnt(folder: string, learnt: readonly Learnt[]): void {
  const half = join(folder, `${name}.${process.pid}`);
  writeFileSync(half, encoded(learnt));
  renameSync(half, join(folder, name));
}

function encoded(learnt: readonly Learnt[]): Buffer {
  const heads: Head[] = learnt.map(({ rows, worth, bias, unheardWorth }) => ({
    kinds: [...rows].map(([kind, of]) => [kind, [...of.keys()]]),
    rows: worth.length,
    classes: bias.length,
    unheardWorth,
  }));
  const text = Buffer.from(JSON.stringify(heads));
  // Figures begin where one may.
  const padded = Buffer.concat([text, Buffer.alloc(-text.length & 3, ' ')]);
  const length = Buffer.alloc(headLength);
  length.writeUInt32LE(padded.length);
  const figures = learnt.flatMap(({ worth, weights, bias }) => [worth, weights, bias]);
  return Buffer.concat([
    length,
    padded,
    ...figures.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  ]);
}

function decoded(file: Buffer): Learnt[] {
  let at = headLength + file.readUInt32LE(0);
  const heads: Head[] = JSON.parse(file.toString('utf8', headLength, at));
  const { buffer, byteOffset } = file;
  const figures = (count: number) => {
    const from = at;
    at += count * Float32Array.BYTES_PER_ELEMENT;
    return new Float32Array(buffer, byteOffset + from, count);
  };
  return heads.map(({ kinds, rows, classes, unheardWorth }) => ({
    rows: rowsOf(kinds),
    unheardWorth,
    worth: figures(rows),
    weights: figures(rows * classes),
    bias: figures(classes),
  }));
}

/** Numbered through all kinds, as they were when they were learnt. */
function rowsOf(kinds: Head['kinds']): Learnt['rows'] {
  let row = 0;
  return new Map(kinds.map(([kind, names]) => [kind, new Map(names.map((what) => [what, row++]))]));
}
