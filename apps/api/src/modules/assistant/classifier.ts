// Learns from examples which class a text belongs to, and how sure that is: a logistic regression over sparse features.

/** What is in a text, each with its weight. */
export type Features = ReadonlyMap<string, number>;

export interface Guess<Class> {
  of: Class;
  /** Between 0 and 1; those of all classes add up to 1. */
  probability: number;
}

/** The likeliest first. */
export type Classify<Class> = (features: Features) => Guess<Class>[];

const EPOCHS = 8;
/** How far the first lessons move the weights; later ones ever less. */
const STEP = 6;
const FADE = 0.5;
/** What is forgotten after each epoch, so that no single example is learnt by heart. */
const DECAY = 0.01;
/** A miss too small to be worth the time. */
const NEGLIGIBLE = 0.005;

interface Vector {
  places: number[];
  values: number[];
}

export function learn<Class>(examples: readonly (readonly [Class, Features])[]): Classify<Class> {
  const classes = [...new Set(examples.map(([of]) => of))];
  const rarity = rarityOf(examples.map(([, features]) => features));
  const places = new Map([...rarity.keys()].map((feature, place) => [feature, place * classes.length]));
  const weights = new Float32Array(places.size * classes.length);
  const bias = new Float32Array(classes.length);
  const rarest = Math.log(1 + examples.length) + 1;

  /** Of length 1. What no example had counts in the length alone: the more of it, the greater the doubt. */
  function vectorOf(features: Features): Vector {
    const vector: Vector = { places: [], values: [] };
    let squares = 0;
    for (const [feature, weight] of features) {
      const place = places.get(feature);
      const value = weight * (rarity.get(feature) ?? rarest);
      squares += value * value;
      if (place === undefined) continue;
      vector.places.push(place);
      vector.values.push(value);
    }
    const length = Math.sqrt(squares) || 1;
    return { ...vector, values: vector.values.map((value) => value / length) };
  }

  // Indexed loops here and below: they run some hundred million times, and iterators would take ten times as long.
  function probabilitiesOf({ places, values }: Vector): Float32Array {
    const scores = bias.slice();
    for (let at = 0; at < places.length; at++) {
      const place = places[at] ?? 0;
      const value = values[at] ?? 0;
      for (let of = 0; of < scores.length; of++)
        scores[of] = (scores[of] ?? 0) + value * (weights[place + of] ?? 0);
    }
    const highest = Math.max(...scores);
    let sum = 0;
    for (let of = 0; of < scores.length; of++) {
      scores[of] = Math.exp((scores[of] ?? 0) - highest);
      sum += scores[of] ?? 0;
    }
    return scores.map((power) => power / sum);
  }

  function teach(right: number, vector: Vector, step: number): void {
    const probabilities = probabilitiesOf(vector);
    const { places, values } = vector;
    for (let of = 0; of < probabilities.length; of++) {
      const miss = (of === right ? 1 : 0) - (probabilities[of] ?? 0);
      if (Math.abs(miss) < NEGLIGIBLE) continue;
      bias[of] = (bias[of] ?? 0) + 0.1 * step * miss;
      for (let at = 0; at < places.length; at++) {
        const place = (places[at] ?? 0) + of;
        weights[place] = (weights[place] ?? 0) + step * miss * (values[at] ?? 0);
      }
    }
  }

  const lessons = inDisorder(
    examples.map(([of, features]) => [classes.indexOf(of), vectorOf(features)] as const),
  );
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const [right, vector] of lessons) teach(right, vector, STEP / (1 + FADE * epoch));
    for (let place = 0; place < weights.length; place++) weights[place] = (weights[place] ?? 0) * (1 - DECAY);
  }

  return (features) => {
    const probabilities = probabilitiesOf(vectorOf(features));
    const guesses = classes.map((of, place) => ({ of, probability: probabilities[place] ?? 0 }));
    return guesses.sort((one, other) => other.probability - one.probability);
  };
}

/** What is in few examples tells more than what is in most. */
function rarityOf(examples: readonly Features[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const features of examples)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const rare = (count: number) => Math.log((1 + examples.length) / (1 + count)) + 1;
  return new Map([...counts].map(([feature, count]) => [feature, rare(count)]));
}

/** The same disorder at every start: so what is learnt is the same, too. */
function inDisorder<Item>(items: readonly Item[]): Item[] {
  const key = (place: number) => (place * 7919) % 10_007;
  return items
    .map((item, place) => [item, key(place)] as const)
    .sort(([, one], [, other]) => one - other)
    .map(([item]) => item);
}
