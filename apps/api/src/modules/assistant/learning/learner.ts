// Learns from examples what a classifier goes by: one example after the other, each time in another order, and some of
// what is in it not heard, so that nothing is told by one word alone.
import {
  type Features,
  hiddenOf,
  inFours,
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
  const units = new Float64Array(width);
  const missOfUnits = new Float64Array(width);
  const scores = new Float64Array(count);
  const rowsHeard = roomFor(learnt.worth.length);
  const unitsHeard = roomFor(width);
  /** The classes that were missed by more than a little. */
  const missed = new Int32Array(count);
  const moves = new Float64Array(inFours(learnt.worth.length));
  /** How much was taught of each row and unit: what was taught often moves less. */
  const taughtRows = new Float32Array(learnt.worth.length).fill(1e-3);
  const taughtUnits = new Float32Array(width).fill(1e-3);

  function someRows({ rows, values }: Vector): Vector {
    let heard = 0;
    for (let at = 0; at < rows.length; at++) {
      const value = values[at] as number;
      if (value === 0 || random() < DROPPED) continue;
      rowsHeard.rows[heard] = rows[at] as number;
      rowsHeard.values[heard++] = value / (1 - DROPPED);
    }
    return begun(rowsHeard, heard);
  }

  /** @returns how many */
  function someUnits(): number {
    let heard = 0;
    for (let unit = 0; unit < width; unit++) {
      if (random() < DROPPED_UNITS) continue;
      unitsHeard.rows[heard] = unit;
      unitsHeard.values[heard++] = (units[unit] as number) / (1 - DROPPED_UNITS);
    }
    return heard;
  }

  /** Scores become by how much each class was missed. */
  function miss(right: number): Misses {
    let many = 0;
    let squares = 0;
    for (let of = 0; of < count; of++) {
      const miss = (of === right ? 1 : 0) - (scores[of] as number);
      scores[of] = miss;
      squares += miss * miss;
      if (Math.abs(miss) > NEGLIGIBLE) missed[many++] = of;
    }
    return { many, squares };
  }

  /** Of one unit: moves what it tells of each class that was missed, and says how it should have been itself. */
  function teachUnit(unit: number, value: number, { many, squares }: Misses, step: number): number {
    taughtUnits[unit] = (taughtUnits[unit] as number) + (squares * value * value) / count;
    const move = (step * value) / Math.sqrt((taughtUnits[unit] as number) * count);
    const from = unit * count;
    let miss = 0;
    for (let at = 0; at < many; at++) {
      const of = missed[at] as number;
      const told = output[from + of] as number;
      const missOf = scores[of] as number;
      miss += missOf * told;
      output[from + of] = told + move * missOf;
    }
    const said = units[unit] as number;
    const moved = (miss * (1 - said * said)) / (1 - DROPPED_UNITS);
    hiddenBias[unit] = (hiddenBias[unit] as number) + 0.05 * step * moved;
    return moved;
  }

  /** Four in a turn, as they are added. */
  function teachRows({ rows, values }: Vector, missesOfUnits: number, step: number): void {
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] as number;
      const value = values[at] as number;
      taughtRows[row] = (taughtRows[row] as number) + (missesOfUnits * value * value) / width;
      moves[at] = (step * value) / Math.sqrt((taughtRows[row] as number) * width);
    }
    for (let at = 0; at < rows.length; at += 4) {
      const one = (rows[at] as number) * width;
      const two = (rows[at + 1] as number) * width;
      const three = (rows[at + 2] as number) * width;
      const four = (rows[at + 3] as number) * width;
      const ofOne = moves[at] as number;
      const ofTwo = moves[at + 1] as number;
      const ofThree = moves[at + 2] as number;
      const ofFour = moves[at + 3] as number;
      for (let unit = 0; unit < width; unit++) {
        const miss = missOfUnits[unit] as number;
        hidden[one + unit] = (hidden[one + unit] as number) + ofOne * miss;
        hidden[two + unit] = (hidden[two + unit] as number) + ofTwo * miss;
        hidden[three + unit] = (hidden[three + unit] as number) + ofThree * miss;
        hidden[four + unit] = (hidden[four + unit] as number) + ofFour * miss;
      }
    }
  }

  return (right: number, whole: Vector, step: number): void => {
    const found = someRows(whole);
    hiddenOf(learnt, found, units);
    const heard = someUnits();
    probabilitiesOf(learnt, begun(unitsHeard, heard), scores);
    const misses = miss(right);
    if (misses.many === 0) return;
    missOfUnits.fill(0);
    let missesOfUnits = 0;
    for (let at = 0; at < heard; at++) {
      const unit = unitsHeard.rows[at] as number;
      const moved = teachUnit(unit, unitsHeard.values[at] as number, misses, step);
      missOfUnits[unit] = moved;
      missesOfUnits += moved * moved;
    }
    for (let at = 0; at < misses.many; at++) {
      const of = missed[at] as number;
      outputBias[of] = (outputBias[of] as number) + 0.1 * step * (scores[of] as number);
    }
    teachRows(found, missesOfUnits, step);
  };
}

interface Misses {
  /** How many classes were missed by more than a little. */
  many: number;
  /** All misses, squared. */
  squares: number;
}

/** Written again for each lesson: to make them anew takes a tenth of the time. */
const roomFor = (count: number): Vector => ({
  rows: new Int32Array(inFours(count)),
  values: new Float64Array(inFours(count)),
});

/** So many of them, in fours. */
function begun({ rows, values }: Vector, count: number): Vector {
  const length = inFours(count);
  rows.fill(0, count, length);
  values.fill(0, count, length);
  return { rows: rows.subarray(0, length), values: values.subarray(0, length) };
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
