// What a question is about, as far as the examples tell; and when to doubt it.
import type { AssistantTopic } from '@portal/contract/help/assistant';
import { type Classify, type Features, learn } from './classifier.ts';
import { examples } from './examples/examples.ts';
import { waysOf } from './examples/ways-of-saying.ts';
import { featuresOf, readings } from './features.ts';

export interface Guess {
  of: AssistantTopic;
  /** Between 0 and 1; those of all topics add up to 1. */
  probability: number;
}

/** Below it nothing is answered: of what is surer, about one in fifty is wrong (apps/api/test/assistant). */
export const sureFrom = 0.5;

/** The same for what begins like a question beside another, and for what may be no more than half a question. */
export const sureClauseFrom = 0.85;
export const surePartFrom = 0.82;

const topics = Object.keys(examples) as (keyof typeof examples)[];

let readers: Record<(typeof readings)[number], Classify> | undefined;

/** Takes about a second in which nobody is served: before the first question, or else with it. */
export function learnTopics(): NonNullable<typeof readers> {
  if (readers) return readers;
  const lessons = topics.flatMap((topic, place) =>
    examples[topic]
      .split('\n')
      .flatMap(waysOf)
      .map((text) => [place, featuresOf(text)] as const),
  );
  const reader = (reading: (typeof readings)[number]) =>
    learn(
      topics.length,
      lessons.map(([place, features]): [number, Features] => [place, features[reading]]),
    );
  readers = { words: reader('words'), meanings: reader('meanings'), pieces: reader('pieces') };
  return readers;
}

/** What the three readers think on average, the likeliest first: where they disagree, no topic is likely. */
export function guessTopics(text: string): Guess[] {
  const learnt = learnTopics();
  const features = featuresOf(text);
  const opinions = readings.map((reading) => learnt[reading](features[reading]));
  return topics
    .map((of, place) => ({
      of,
      probability: opinions.reduce((sum, opinion) => sum + (opinion[place] ?? 0), 0) / opinions.length,
    }))
    .sort((one, other) => other.probability - one.probability);
}

/** Said beside a question: they are not one. */
const talk: ReadonlySet<AssistantTopic> = new Set(['greeting', 'thanks', 'goodbye', 'whatCanIDo', 'unknown']);
export const isQuestion = (topic: AssistantTopic): boolean => !talk.has(topic);
