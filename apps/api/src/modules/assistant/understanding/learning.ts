// Learns from examples what a classifier goes by.
import {
  type Features,
  type Learnt,
  probabilitiesOf,
  type Rows,
  type Vector,
  vectorOf,
} from './classifier.ts';

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
/** What no example had, or one alone, counts by this part of what it would count otherwise. */
const UNHEARD = 0.5;

/** The place of its class, and what is in it. */
export type Example = readonly [number, Features];

interface Lesson {
  right: number;
  vector: Vector;
  pause: number;
}

/** @param count of classes */
export function learn(count: number, examples: readonly Example[]): Learnt {
  const learnt = nothingYet(count, examples);
  const { weights, bias } = learnt;
  const scores = new Float64Array(count);

  function teach(lesson: Lesson, step: number): void {
    if (lesson.pause-- > 0) return;
    const { places, values } = lesson.vector;
    const probabilities = probabilitiesOf(learnt, lesson.vector, scores);
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
    examples.map(([right, features]) => ({ right, vector: vectorOf(learnt, features), pause: 0 })),
  );
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const lesson of lessons) teach(lesson, STEP / (1 + FADE * epoch));
    for (let place = 0; place < weights.length; place++)
      weights[place] = (weights[place] as number) * (1 - DECAY);
  }
  return learnt;
}

/** What the examples have, each of which may still be of any class. */
function nothingYet(count: number, examples: readonly Example[]): Learnt {
  const rarest = Math.log(1 + examples.length) + 1;
  const rows = new Map<string, Map<string, number>>();
  const worth: number[] = [];
  for (const [kind, heard] of examplesWith(examples)) {
    const several = [...heard].filter(([, examplesOf]) => examplesOf > 1);
    rows.set(kind, new Map(several.map(([what], place) => [what, worth.length + place])));
    for (const [, examplesOf] of several) worth.push(rarest - Math.log(1 + examplesOf));
  }
  return {
    rows: rows satisfies Rows,
    worth: new Float32Array(worth),
    unheardWorth: rarest * UNHEARD,
    weights: new Float32Array(worth.length * count),
    bias: new Float32Array(count),
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

/** The same disorder each time: so what is learnt is the same, too. */
function inDisorder<Item>(items: readonly Item[]): Item[] {
  const key = (place: number) => (place * 7919) % 100_003;
  return items
    .map((item, place) => [item, key(place)] as const)
    .sort(([, one], [, other]) => one - other)
    .map(([item]) => item);
}
