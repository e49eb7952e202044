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

export interface Vector {
  rows: Int32Array;
  values: Float32Array;
}

export function classifier(learnt: Learnt): Classify {
  return (features) => {
    const units = hiddenOf(learnt, vectorOf(learnt, features), new Float32Array(learnt.hiddenBias.length));
    return probabilitiesOf(learnt, units, new Float64Array(learnt.outputBias.length));
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
  return { rows: new Int32Array(rows), values: new Float32Array(values.map((value) => value / length)) };
}

/**
 * Indexed loops here and below: while learning they run some hundred million times, and iterators would take ten times
 * as long.
 * @param units where they are written
 */
export function hiddenOf(
  { hidden, hiddenBias }: Pick<Learnt, 'hidden' | 'hiddenBias'>,
  { rows, values }: Vector,
  units: Float32Array,
): Float32Array {
  const width = units.length;
  units.set(hiddenBias);
  for (let at = 0; at < rows.length; at++) {
    const from = (rows[at] as number) * width;
    const value = values[at] as number;
    for (let unit = 0; unit < width; unit++)
      units[unit] = (units[unit] as number) + value * (hidden[from + unit] as number);
  }
  for (let unit = 0; unit < width; unit++) units[unit] = Math.tanh(units[unit] as number);
  return units;
}

/** @param scores where they are written, one for each class */
export function probabilitiesOf(
  { output, outputBias }: Pick<Learnt, 'output' | 'outputBias'>,
  units: Float32Array,
  scores: Float64Array,
): Float64Array {
  const count = scores.length;
  scores.set(outputBias);
  for (let unit = 0; unit < units.length; unit++) {
    const value = units[unit] as number;
    const from = unit * count;
    if (value === 0) continue;
    for (let of = 0; of < count; of++)
      scores[of] = (scores[of] as number) + value * (output[from + of] as number);
  }
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
