// What a question is about, as far as the examples tell; and when to doubt it.
import type { AssistantTopic } from '@portal/contract/help/assistant';
import { examples } from '../examples/examples.ts';
import { waysOf } from '../examples/ways-of-saying.ts';
import { classifier, type Learnt } from './classifier.ts';
import { readings } from './features.ts';
import { learn } from './learning.ts';
import { readLearnt } from './learnt-file.ts';

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

/** How likely each topic is, in their order. */
type Reader = (text: string) => Float64Array;

let readers: Reader[] | undefined;

/** Of what was learnt when the server was built; sources that run as they are learn with the first question. */
export function topicReaders(): Reader[] {
  readers ??= readersOf(readLearnt() ?? learnTopics());
  return readers;
}

export const readersOf = (learnt: readonly Learnt[]): Reader[] =>
  Object.values(readings).map((featuresOf, place) => {
    const classify = classifier(learnt[place] as Learnt);
    return (text) => classify(featuresOf(text));
  });

/** Takes seconds: one of each reading, in their order. */
export function learnTopics(): Learnt[] {
  return Object.entries(readings).map(([name, featuresOf]) => {
    // Each learns from other ways of the same lines, so that they do not err together.
    const trainingExamples = topics.flatMap((topic, place) =>
      examples[topic]
        .split('\n')
        .flatMap((line) => waysOf(line, name))
        .map((text) => [place, featuresOf(text)] as const),
    );
    return learn(topics.length, trainingExamples);
  });
}

/** What the three readers think on average, the likeliest first: where they disagree, no topic is likely. */
export function guessTopics(text: string): Guess[] {
  const opinions = topicReaders().map((reader) => reader(text));
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
