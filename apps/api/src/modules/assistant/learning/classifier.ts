// Tells by what was learnt which class a text belongs to, and how sure that is: a network of one hidden layer over
// sparse features.

/** What is in a text, by kinds, each of which counts as its weight says. */
export type Features = readonly { kind: string; weight: number; found: readonly string[] }[];

/** How likely each class is: between 0 and 1, 1 together. In the order of the classes. */
export type Classify = (features: Features) => Float64Array;

/** By kind, what several examples had, and its row. */
export type Rows = ReadonlyMap<string, ReadonlyMap<string, number>>;

export interface Learnt {
  rows: Rows;
  /** How much each row counts: what is in few examples tells more than what is in most. */
  worth: Float32Array;
  /** What no row is of makes a text longer, and its class less sure. */
  unheardWorth: number;
  /** Of each row, one for each hidden unit; as it is kept, shorter than as it is learnt. */
  hidden: Float32Array | Float16Array;
  hiddenBias: Float32Array;
  /** Of each hidden unit, one for each class. */
  output: Float32Array;
  outputBias: Float32Array;
}

/** Rows of a table, and how much each counts; in fours, of which the last are filled with the first row, worth nothing. */
export interface Vector {
  rows: Int32Array;
  values: Float32Array | Float64Array;
}

export const inFours = (count: number): number => Math.ceil(count / 4) * 4;

export function classifier(learnt: Learnt): Classify {
  const all = new Int32Array(learnt.hiddenBias.length).map((_, unit) => unit);
  return (features) => {
    const values = hiddenOf(learnt, vectorOf(learnt, features), new Float64Array(all.length));
    return probabilitiesOf(learnt, { rows: all, values }, new Float64Array(learnt.outputBias.length));
  };
}

/** Of length 1. */
export function vectorOf(
  { rows: rowsOf, worth, unheardWorth }: Pick<Learnt, 'rows' | 'worth' | 'unheardWorth'>,
  features: Features,
): Vector {
  const rows: number[] = [];
  const values: number[] = [];
  let squares = 0;
  for (const { kind, weight, found } of features) {
    const rowOf = rowsOf.get(kind);
    for (const what of new Set(found)) {
      const row = rowOf?.get(what);
      const value = weight * (row === undefined ? unheardWorth : (worth[row] as number));
      squares += value * value;
      if (row === undefined) continue;
      rows.push(row);
      values.push(value);
    }
  }
  const length = Math.sqrt(squares) || 1;
  const vector = {
    rows: new Int32Array(inFours(rows.length)),
    values: new Float32Array(inFours(rows.length)),
  };
  vector.rows.set(rows);
  vector.values.set(values.map((value) => value / length));
  return vector;
}

/** @param units where they are written; their number is in fours */
export function hiddenOf(
  { hidden, hiddenBias }: Pick<Learnt, 'hidden' | 'hiddenBias'>,
  found: Vector,
  units: Float64Array,
): Float64Array {
  units.set(hiddenBias);
  addRows(units, hidden, found);
  for (let unit = 0; unit < units.length; unit++) units[unit] = Math.tanh(units[unit] as number);
  return units;
}

/**
 * Indexed loops here and below: while learning they run some hundred million times, and iterators would take ten times
 * as long. Four rows in a turn take half the time of one in a turn: sums are read and written once for all of them.
 */
function addRows(sums: Float64Array, table: Float32Array | Float16Array, { rows, values }: Vector): void {
  const width = sums.length;
  for (let at = 0; at < rows.length; at += 4) {
    const one = (rows[at] as number) * width;
    const two = (rows[at + 1] as number) * width;
    const three = (rows[at + 2] as number) * width;
    const four = (rows[at + 3] as number) * width;
    const ofOne = values[at] as number;
    const ofTwo = values[at + 1] as number;
    const ofThree = values[at + 2] as number;
    const ofFour = values[at + 3] as number;
    for (let of = 0; of < width; of++)
      sums[of] =
        (sums[of] as number) +
        ofOne * (table[one + of] as number) +
        ofTwo * (table[two + of] as number) +
        ofThree * (table[three + of] as number) +
        ofFour * (table[four + of] as number);
  }
}

/**
 * @param told what each hidden unit tells
 * @param scores where they are written, one for each class
 */
export function probabilitiesOf(
  { output, outputBias }: Pick<Learnt, 'output' | 'outputBias'>,
  told: Vector,
  scores: Float64Array,
): Float64Array {
  const count = scores.length;
  scores.set(outputBias);
  addRows(scores, output, told);
  let highest = Number.NEGATIVE_INFINITY;
  for (let of = 0; of < count; of++) highest = Math.max(highest, scores[of] as number);
  let sum = 0;
  for (let of = 0; of < count; of++) {
    const power = Math.exp((scores[of] as number) - highest);
    scores[of] = power;
    sum += power;
  }
  for (let of = 0; of < count; of++) scores[of] = (scores[of] as number) / sum;
  return scores;
}
