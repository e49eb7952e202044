// What was learnt, as a file that lies beside the bundle: names as text, and figures as the memory has them.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { market } from '@portal/market/here';
import { learntFolder } from '../../../asset-paths.ts';
import type { Heard } from '../examples/examples.ts';
import type { Learnt } from './classifier.ts';

/** The topics in the order of the classes, and what each reading goes by. */
export interface LearntTopics {
  topics: Heard[];
  readings: Learnt[];
}

/** What the file begins with, the readings in the order of the figures that follow. */
interface Head {
  topics: Heard[];
  readings: { kinds: [string, string[]][]; rows: number; units: number; unheardWorth: number }[];
}

/** A market has its own words. */
const name = `learnt-${market.id}.bin`;
const headLength = 4;

/** Null where nothing was built. */
export function readLearnt(folder: string = learntFolder): LearntTopics | null {
  try {
    return decoded(readFileSync(join(folder, name)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Whoever reads meanwhile finds the former one, or this one, and no half. */
export function writeLearnt(folder: string, learnt: LearntTopics): void {
  const half = join(folder, `${name}.${process.pid}`);
  writeFileSync(half, encoded(learnt));
  renameSync(half, join(folder, name));
}

function encoded({ topics, readings }: LearntTopics): Buffer {
  const head: Head = {
    topics,
    readings: readings.map(({ rows, worth, hiddenBias, unheardWorth }) => ({
      kinds: [...rows].map(([kind, of]) => [kind, [...of.keys()]]),
      rows: worth.length,
      units: hiddenBias.length,
      unheardWorth,
    })),
  };
  const text = Buffer.from(JSON.stringify(head));
  // Figures begin where one may.
  const padded = Buffer.concat([text, Buffer.alloc(-text.length & 3, ' ')]);
  const length = Buffer.alloc(headLength);
  length.writeUInt32LE(padded.length);
  const figures = readings.flatMap(({ worth, hidden, hiddenBias, output, outputBias }) => [
    worth,
    hidden,
    hiddenBias,
    output,
    outputBias,
  ]);
  return Buffer.concat([
    length,
    padded,
    ...figures.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  ]);
}

function decoded(file: Buffer): LearntTopics {
  let at = headLength + file.readUInt32LE(0);
  const { topics, readings }: Head = JSON.parse(file.toString('utf8', headLength, at));
  const { buffer, byteOffset } = file;
  const figures = (count: number) => {
    const from = at;
    at += count * Float32Array.BYTES_PER_ELEMENT;
    return new Float32Array(buffer, byteOffset + from, count);
  };
  const learnt = readings.map(({ kinds, rows, units, unheardWorth }) => ({
    rows: rowsOf(kinds),
    unheardWorth,
    worth: figures(rows),
    hidden: figures(rows * units),
    hiddenBias: figures(units),
    output: figures(units * topics.length),
    outputBias: figures(topics.length),
  }));
  return { topics, readings: learnt };
}

/** Numbered through all kinds, as they were when they were learnt. */
function rowsOf(kinds: Head['readings'][number]['kinds']): Learnt['rows'] {
  let row = 0;
  return new Map(kinds.map(([kind, names]) => [kind, new Map(names.map((what) => [what, row++]))]));
}
