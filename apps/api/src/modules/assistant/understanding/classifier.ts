// Tells by what was learnt which class a text belongs to, and how sure that is: a logistic regression over sparse features.

/** What is in a text, by kinds, each of which counts as its weight says. */
export type Features = readonly { kind: string; weight: number; found: readonly string[] }[];

/** How likely each class is: between 0 and 1, 1 together. In the order of the classes. */
export type Classify = (features: Features) => Float64Array;

/** By kind, what more than one example had, and its row; what one alone had may be chance, and is in none. */
export type Rows = ReadonlyMap<string, ReadonlyMap<string, number>>;

export interface Learnt {
  rows: Rows;
  /** How much each row counts: what is in few examples tells more than what is in most. */
  worth: Float32Array;
  /** What no row is of makes a text longer, and its class less sure. */
  unheardWorth: number;
  /** Of each row, one for each class. */
  weights: Float32Array;
  /** One for each class. */
  bias: Float32Array;
}

export interface Vector {
  places: Int32Array;
  values: Float32Array;
}

export function classifier(learnt: Learnt): Classify {
  return (features) =>
    probabilitiesOf(learnt, vectorOf(learnt, features), new Float64Array(learnt.bias.length));
}

/** Of length 1. */
export function vectorOf({ rows, worth, unheardWorth, bias }: Learnt, features: Features): Vector {
  const places: number[] = [];
  const values: number[] = [];
  let squares = 0;
  for (const { kind, weight, found } of features) {
    const rowOf = rows.get(kind);
    for (const what of new Set(found)) {
      const row = rowOf?.get(what);
      const value = weight * (row === undefined ? unheardWorth : (worth[row] as number));
      squares += value * value;
      if (row === undefined) continue;
      places.push(row * bias.length);
      values.push(value);
    }
  }
  const length = Math.sqrt(squares) || 1;
  for (let at = 0; at < values.length; at++) values[at] = (values[at] as number) / length;
  return { places: new Int32Array(places), values: new Float32Array(values) };
}

/**
 * Indexed loops: while learning they run some hundred million times, and iterators would take ten times as long.
 * @param scores where they are written, one for each class
 */
export function probabilitiesOf(
  { weights, bias }: Pick<Learnt, 'weights' | 'bias'>,
  { places, values }: Vector,
  scores: Float64Array,
): Float64Array {
  const count = bias.length;
  scores.set(bias);
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as number;
    const value = values[at] as number;
    for (let of = 0; of < count; of++)
      scores[of] = (scores[of] as number) + value * (weights[place + of] as number);
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
