// Learns from examples what a classifier goes by: one example after the other, each time in another order, and some of
// what is in it not heard, so that nothing is told by one word alone.
import {
  type Features,
  hiddenOf,
  type Learnt,
  probabilitiesOf,
  type Rows,
  type Vector,
  vectorOf,
} from './classifier.ts';

const HIDDEN_UNITS = 128;
const EPOCHS = 10;
/** How far the first lessons move the weights; later ones ever less, and those of what was often taught before. */
const STEP = 0.5;
const LAST_STEP = 0.02;
/** The part that is not heard, of what is in an example and of the hidden units. */
const DROPPED = 0.25;
const DROPPED_UNITS = 0.2;
/** A miss too small to be worth the time. */
const NEGLIGIBLE = 0.002;
/** A feature that too few examples have counts this part of what it would count otherwise. */
const UNHEARD = 0.3;
/** What fewer have may be chance. */
const FEWEST_EXAMPLES = 3;

/** The place of its class, and what is in it. */
export type Example = readonly [number, Features];

/** @param count of classes */
export function learn(count: number, examples: readonly Example[], units = HIDDEN_UNITS): Learnt {
  const random = randomFrom(count);
  const learnt = nothingYet(count, examples, units, random);
  const teach = teacher(learnt, random);
  const lessons = examples.map(([right, features]) => ({ right, vector: vectorOf(learnt, features) }));
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(lessons, random);
    const step = STEP * (1 - epoch / EPOCHS + LAST_STEP);
    for (const { right, vector } of lessons) teach(right, vector, step);
  }
  return learnt;
}

function teacher(learnt: Learnt, random: () => number) {
  const { hidden, hiddenBias, output, outputBias } = learnt;
  const width = hiddenBias.length;
  const count = outputBias.length;
  const units = new Float32Array(width);
  const missOfUnits = new Float32Array(width);
  const scores = new Float64Array(count);
  /** How much was taught of each row and unit: what was taught often moves less. */
  const taughtRows = new Float32Array(hidden.length / width).fill(1e-3);
  const taughtUnits = new Float32Array(width).fill(1e-3);

  /** Of one unit: moves what it tells of each class that was missed, and says how it should have been itself. */
  function teachUnit(unit: number, keeps: number, { missed, misses }: Missed, step: number): number {
    const value = units[unit] as number;
    taughtUnits[unit] = (taughtUnits[unit] as number) + (misses * value * value) / count;
    const move = (step * value) / Math.sqrt((taughtUnits[unit] as number) * count);
    let miss = 0;
    for (let at = 0; at < missed.length; at++) {
      const of = missed[at] as number;
      const place = unit * count + of;
      miss += (scores[of] as number) * (output[place] as number);
      output[place] = (output[place] as number) + move * (scores[of] as number);
    }
    const told = value / keeps;
    const moved = miss * keeps * (1 - told * told);
    hiddenBias[unit] = (hiddenBias[unit] as number) + 0.05 * step * moved;
    return moved;
  }

  function teachRow(row: number, value: number, missesOfUnits: number, step: number): void {
    taughtRows[row] = (taughtRows[row] as number) + (missesOfUnits * value * value) / width;
    const move = (step * value) / Math.sqrt((taughtRows[row] as number) * width);
    const from = row * width;
    for (let unit = 0; unit < width; unit++)
      hidden[from + unit] = (hidden[from + unit] as number) + move * (missOfUnits[unit] as number);
  }

  return (right: number, whole: Vector, step: number): void => {
    const { rows, values } = someOf(whole, random);
    hiddenOf(learnt, { rows, values }, units);
    const kept = units.map(() => (random() < DROPPED_UNITS ? 0 : 1 / (1 - DROPPED_UNITS)));
    for (let unit = 0; unit < width; unit++) units[unit] = (units[unit] as number) * (kept[unit] as number);
    probabilitiesOf(learnt, units, scores);
    const missed = missedIn(scores, right);
    let missesOfUnits = 0;
    for (let unit = 0; unit < width; unit++) {
      const keeps = kept[unit] as number;
      const miss = keeps === 0 ? 0 : teachUnit(unit, keeps, missed, step);
      missOfUnits[unit] = miss;
      missesOfUnits += miss * miss;
    }
    for (const of of missed.missed)
      outputBias[of] = (outputBias[of] as number) + 0.1 * step * (scores[of] as number);
    for (let at = 0; at < rows.length; at++)
      teachRow(rows[at] as number, values[at] as number, missesOfUnits, step);
  };
}

interface Missed {
  /** The classes that were missed by more than a little. */
  missed: number[];
  /** All misses, squared. */
  misses: number;
}

/** @param scores become by how much each class was missed */
function missedIn(scores: Float64Array, right: number): Missed {
  const missed: number[] = [];
  let misses = 0;
  for (let of = 0; of < scores.length; of++) {
    const miss = (of === right ? 1 : 0) - (scores[of] as number);
    scores[of] = miss;
    misses += miss * miss;
    if (Math.abs(miss) > NEGLIGIBLE) missed.push(of);
  }
  return { missed, misses };
}

function someOf({ rows, values }: Vector, random: () => number): Vector {
  const isHeard = Array.from(rows, () => random() >= DROPPED);
  return {
    rows: rows.filter((_, at) => isHeard[at]),
    values: values.filter((_, at) => isHeard[at]).map((value) => value / (1 - DROPPED)),
  };
}

/** What the examples have, each of which may still be of any class. */
function nothingYet(
  count: number,
  examples: readonly Example[],
  width: number,
  random: () => number,
): Learnt {
  const rarest = Math.log(1 + examples.length) + 1;
  const rows = new Map<string, Map<string, number>>();
  const worth: number[] = [];
  for (const [kind, heard] of examplesWith(examples)) {
    const several = [...heard].filter(([, examplesOf]) => examplesOf >= FEWEST_EXAMPLES);
    rows.set(kind, new Map(several.map(([what], place) => [what, worth.length + place])));
    for (const [, examplesOf] of several) worth.push(rarest - Math.log(1 + examplesOf));
  }
  const anyUpTo = (most: number) => () => (2 * random() - 1) * most;
  return {
    rows: rows satisfies Rows,
    worth: new Float32Array(worth),
    unheardWorth: rarest * UNHEARD,
    hidden: new Float32Array(worth.length * width).map(anyUpTo(0.1)),
    hiddenBias: new Float32Array(width),
    output: new Float32Array(width * count).map(anyUpTo(1 / Math.sqrt(width))),
    outputBias: new Float32Array(count),
  };
}

/** By kind, how many examples each thing is in. */
function examplesWith(examples: readonly Example[]): Map<string, Map<string, number>> {
  const heard = new Map<string, Map<string, number>>();
  for (const [, features] of examples)
    for (const { kind, found } of features) {
      const of = heard.get(kind) ?? new Map<string, number>();
      heard.set(kind, of);
      for (const what of new Set(found)) of.set(what, (of.get(what) ?? 0) + 1);
    }
  return heard;
}

function shuffle<Item>(items: Item[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last--) {
    const place = Math.floor(random() * (last + 1));
    [items[last], items[place]] = [items[place] as Item, items[last] as Item];
  }
}

/** Numbers between 0 and 1, the same each time: so what is learnt is the same, too. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const first = Math.imul(state ^ (state >>> 15), 1 | state);
    const mixed = (first + Math.imul(first ^ (first >>> 7), 61 | first)) ^ first;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
