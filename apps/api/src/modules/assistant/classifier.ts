// Learns from examples which class a text belongs to, and how sure that is: a logistic regression over sparse features.

/** What is in a text, each with its weight. */
export type Features = ReadonlyMap<string, number>;

/** How likely each class is: between 0 and 1, 1 together. In the order of the classes. */
export type Classify = (features: Features) => Float32Array;

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

/** @param examples the place of each one's class among `count` classes, and what is in it */
export function learn(count: number, examples: readonly (readonly [number, Features])[]): Classify {
  const rarity = rarityOf(examples.map(([, features]) => features));
  const placeOf = new Map([...rarity.keys()].map((feature, place) => [feature, place * count]));
  const weights = new Float32Array(placeOf.size * count);
  const bias = new Float32Array(count);
  const rarest = (Math.log(1 + examples.length) + 1) * UNHEARD;

  /** Of length 1. */
  function vectorOf(features: Features): Vector {
    const places: number[] = [];
    const values: number[] = [];
    let squares = 0;
    for (const [feature, weight] of features) {
      const place = placeOf.get(feature);
      const value = weight * (rarity.get(feature) ?? rarest);
      squares += value * value;
      if (place === undefined) continue;
      places.push(place);
      values.push(value);
    }
    const length = Math.sqrt(squares) || 1;
    return { places: Int32Array.from(places), values: Float32Array.from(values, (value) => value / length) };
  }

  // Indexed loops here and below: they run some hundred million times, and iterators would take ten times as long.
  function probabilitiesOf({ places, values }: Vector): Float32Array {
    const scores = bias.slice();
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

  function teach(lesson: Lesson, step: number): void {
    if (lesson.pause-- > 0) return;
    const { places, values } = lesson.vector;
    const probabilities = probabilitiesOf(lesson.vector);
    lesson.pause = (probabilities[lesson.right] as number) > WELL_KNOWN ? PAUSE : 0;
    for (let of = 0; of < count; of++) {
      const miss = (of === lesson.right ? 1 : 0) - (probabilities[of] as number);
      if (Math.abs(miss) < NEGLIGIBLE) continue;
      bias[of] = (bias[of] as number) + 0.1 * step * miss;
      for (let at = 0; at < places.length; at++) {
        const place = (places[at] as number) + of;
        weights[place] = (weights[place] as number) + step * miss * (values[at] as number);
      }
    }
  }

  const lessons = inDisorder(
    examples.map(([right, features]) => ({ right, vector: vectorOf(features), pause: 0 })),
  );
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const lesson of lessons) teach(lesson, STEP / (1 + FADE * epoch));
    for (let place = 0; place < weights.length; place++)
      weights[place] = (weights[place] as number) * (1 - DECAY);
  }

  return (features) => probabilitiesOf(vectorOf(features));
}

/** What is in few examples tells more than what is in most; what is in one alone may be chance. */
function rarityOf(examples: readonly Features[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const features of examples)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const rare = (count: number) => Math.log((1 + examples.length) / (1 + count)) + 1;
  const known = [...counts].filter(([, count]) => count > 1);
  return new Map(known.map(([feature, count]) => [feature, rare(count)]));
}

/** The same disorder at every start: so what is learnt is the same, too. */
function inDisorder<Item>(items: readonly Item[]): Item[] {
  const key = (place: number) => (place * 7919) % 100_003;
  return items
    .map((item, place) => [item, key(place)] as const)
    .sort(([, one], [, other]) => one - other)
    .map(([item]) => item);
}
