// What was learnt, as files that lie beside the bundle, one a reading: names as text, and figures as the memory has them,
// those of the rows, which are nearly all, in two bytes each.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { learntFolder } from '../../../asset-paths.ts';
import type { Learnt } from './classifier.ts';

/** What a reading goes by, and what it tells apart, in the order of its classes. */
export interface LearntReading<Class> {
  classes: Class[];
  learnt: Learnt;
}

/** What the file begins with. */
interface Head<Class> {
  classes: Class[];
  kinds: [string, string[]][];
  rows: number;
  units: number;
  unheardWorth: number;
}

const headLength = 4;
const markOf = (folder: string) => join(folder, '.learnt-hash');
const pathOf = (folder: string, reading: string) => join(folder, `learnt-${reading}.bin`);

/** Null where nothing was learnt yet. */
export function readLearnt<Class>(reading: string, folder = learntFolder): LearntReading<Class> | null {
  try {
    return decoded(opened<Class>(readFileSync(pathOf(folder, reading))));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Whoever reads meanwhile finds none, or this one, and no half. */
export function writeLearnt<Class>(
  reading: string,
  learnt: LearntReading<Class>,
  folder = learntFolder,
): void {
  mkdirSync(folder, { recursive: true });
  const half = `${pathOf(folder, reading)}.${process.pid}`;
  try {
    writeFileSync(half, encoded(learnt), { flush: true });
    renameSync(half, pathOf(folder, reading));
  } catch (error) {
    // A disk that is full stays so for everybody else.
    rmSync(half, { force: true });
    throw error;
  }
}

/** What all of it was learnt from, as a hash that is written last; null where it is not there. */
export function learntFrom(readings: readonly string[], folder = learntFolder): string | null {
  const isThere = [markOf(folder), ...readings.map((reading) => pathOf(folder, reading))].every(existsSync);
  return isThere ? readFileSync(markOf(folder), 'utf8') : null;
}

export function markLearnt(from: string, folder = learntFolder): void {
  writeFileSync(markOf(folder), from);
}

/** Also what was begun and not ended. */
export function forgetLearnt(folder = learntFolder): void {
  if (!existsSync(folder)) return;
  rmSync(markOf(folder), { force: true });
  for (const name of readdirSync(folder).filter((each) => each.startsWith('learnt-')))
    rmSync(join(folder, name));
}

function encoded<Class>({ classes, learnt }: LearntReading<Class>): Buffer {
  const { rows, worth, unheardWorth, hidden, hiddenBias, output, outputBias } = learnt;
  const head: Head<Class> = {
    classes,
    kinds: [...rows].map(([kind, of]) => [kind, [...of.keys()]]),
    rows: worth.length,
    units: hiddenBias.length,
    unheardWorth,
  };
  const text = Buffer.from(JSON.stringify(head));
  // Figures begin where one may.
  const padded = Buffer.concat([text, Buffer.alloc(-text.length & 3, ' ')]);
  const length = Buffer.alloc(headLength);
  length.writeUInt32LE(padded.length);
  const figures = [worth, hiddenBias, output, outputBias, new Float16Array(hidden)];
  return Buffer.concat([
    length,
    padded,
    ...figures.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  ]);
}

interface Opened<Class> {
  head: Head<Class>;
  figures(count: number): Float32Array<ArrayBuffer>;
  /** All that are left. */
  short(): Float16Array<ArrayBuffer>;
}

function opened<Class>(file: Buffer<ArrayBuffer>): Opened<Class> {
  let at = headLength + file.readUInt32LE(0);
  const head: Head<Class> = JSON.parse(file.toString('utf8', headLength, at));
  const { buffer, byteOffset } = file;
  return {
    head,
    figures(count) {
      const from = at;
      at += count * Float32Array.BYTES_PER_ELEMENT;
      return new Float32Array(buffer, byteOffset + from, count);
    },
    short: () =>
      new Float16Array(buffer, byteOffset + at, (file.length - at) / Float16Array.BYTES_PER_ELEMENT),
  };
}

function decoded<Class>({ head, figures, short }: Opened<Class>): LearntReading<Class> {
  const { classes, kinds, rows, units, unheardWorth } = head;
  const learnt = {
    rows: rowsOf(kinds),
    unheardWorth,
    worth: figures(rows),
    hiddenBias: figures(units),
    output: figures(units * classes.length),
    outputBias: figures(classes.length),
    hidden: short(),
  };
  return { classes, learnt };
}

/** Numbered through all kinds, as they were when they were learnt. */
function rowsOf(kinds: Head<unknown>['kinds']): Learnt['rows'] {
  let row = 0;
  return new Map(kinds.map(([kind, names]) => [kind, new Map(names.map((what) => [what, row++]))]));
}
