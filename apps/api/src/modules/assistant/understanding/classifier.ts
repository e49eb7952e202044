// Learns from examples which class a text belongs to, and how sure that is: a logistic regression over sparse features.

/** What is in a text, by kinds, each of which counts as its weight says. */
export type Features = readonly { kind: string; weight: number; found: readonly string[] }[];

/** How likely each class is: between 0 and 1, 1 together. In the order of the classes. */
export type Classify = (features: Features) => Float64Array;

const EPOCHS = 3;
/** How far the first lessons move the weights; later ones ever less. */
const STEP = 6;
const FADE = 0.5;
/** What is forgotten after each epoch, so that no single example is learnt by heart. */
const DECAY = 0.01;
/** A miss too small to be worth the time. */
const NEGLIGIBLE = 0.005;
/** Whatever is known as well as this waits two epochs before it is asked again. */
const WELL_KNOWN = 0.95;
const PAUSE = 2;
/** What no example had makes a text longer, and its class less sure: by this part of what it would count otherwise. */
const UNHEARD = 0.5;

interface Vector {
  places: Int32Array;
  values: Float32Array;
}

interface Lesson {
  right: number;
  vector: Vector;
  pause: number;
}

interface Known {
  /** How many examples it is in. */
  examples: number;
  /** The last of these. */
  last: number;
  weight: number;
  /** Where its weights begin; nowhere when it is in one example alone, which may be chance. */
  place: number;
}

/** @param examples the place of each one's class among `count` classes, and what is in it */
export function learn(count: number, examples: readonly (readonly [number, Features])[]): Classify {
  const known = new Map<string, Map<string, Known>>();
  const heard = examples.map(([, features], example) => knownIn(features, example));
  // What is in few examples tells more than what is in most.
  const rarest = Math.log(1 + examples.length) + 1;
  let rows = 0;
  for (const one of [...known.values()].flatMap((of) => [...of.values()])) {
    one.weight *= one.examples > 1 ? rarest - Math.log(1 + one.examples) : rarest * UNHEARD;
    if (one.examples > 1) one.place = count * rows++;
  }
  const weights = new Float32Array(rows * count);
  const bias = new Float32Array(count);

  function knownIn(features: Features, example: number): Known[] {
    const all: Known[] = [];
    for (const { kind, weight, found } of features) {
      const of = known.get(kind) ?? new Map<string, Known>();
      known.set(kind, of);
      for (const what of found) {
        const one = of.get(what) ?? { examples: 0, last: -1, weight, place: -1 };
        if (one.last === example) continue;
        if (one.examples === 0) of.set(what, one);
        one.last = example;
        one.examples++;
        all.push(one);
      }
    }
    return all;
  }

  function recognized(features: Features): Known[] {
    return features.flatMap(({ kind, weight, found }) => {
      const unheard = { examples: 0, last: -1, weight: weight * rarest * UNHEARD, place: -1 };
      return [...new Set(found)].map((what) => known.get(kind)?.get(what) ?? unheard);
    });
  }

  /** Of length 1. */
  function vectorOf(all: readonly Known[]): Vector {
    const places: number[] = [];
    const values: number[] = [];
    let squares = 0;
    for (const { place, weight } of all) {
      squares += weight * weight;
      if (place < 0) continue;
      places.push(place);
      values.push(weight);
    }
    const length = Math.sqrt(squares) || 1;
    for (let at = 0; at < values.length; at++) values[at] = (values[at] as number) / length;
    return { places: new Int32Array(places), values: new Float32Array(values) };
  }

  // Indexed loops here and below: they run some hundred million times, and iterators would take ten times as long.
  const scores = new Float64Array(count);
  /** In the same array each time. */
  function probabilitiesOf({ places, values }: Vector): Float64Array {
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

  function teach(example: Lesson, step: number): void {
    if (example.pause-- > 0) return;
    const { places, values } = example.vector;
    const probabilities = probabilitiesOf(example.vector);
    example.pause = (probabilities[example.right] as number) > WELL_KNOWN ? PAUSE : 0;
    for (let of = 0; of < count; of++) {
      const miss = (of === example.right ? 1 : 0) - (probabilities[of] as number);
      if (Math.abs(miss) < NEGLIGIBLE) continue;
      bias[of] = (bias[of] as number) + 0.1 * step * miss;
      for (let at = 0; at < places.length; at++) {
        const place = (places[at] as number) + of;
        weights[place] = (weights[place] as number) + step * miss * (values[at] as number);
      }
    }
  }

  const trainingExamples = inDisorder(
    examples.map(([right], example) => ({ right, vector: vectorOf(heard[example] ?? []), pause: 0 })),
  );
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const example of trainingExamples) teach(example, STEP / (1 + FADE * epoch));
    for (let place = 0; place < weights.length; place++)
      weights[place] = (weights[place] as number) * (1 - DECAY);
  }

  return (features) => probabilitiesOf(vectorOf(recognized(features))).slice();
}

/** The same disorder at every start: so what is learnt is the same, too. */
function inDisorder<Item>(items: readonly Item[]): Item[] {
  const key = (place: number) => (place * 7919) % 100_003;
  return items
    .map((item, place) => [item, key(place)] as const)
    .sort(([, one], [, other]) => one - other)
    .map(([item]) => item);
}
