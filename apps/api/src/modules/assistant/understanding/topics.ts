// What a question is about, as far as the examples tell; and when to doubt it.
import type { AssistantTopic } from '@portal/contract/help/assistant';
import { examples } from '../examples/examples.ts';
import { waysOf } from '../examples/ways-of-saying.ts';
import { learn } from './classifier.ts';
import { readings } from './features.ts';

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

/** Takes about a second in which nobody is served: before the first question, or else with it. */
export function learnTopics(): Reader[] {
  readers ??= Object.entries(readings).map(([name, featuresOf]) => {
    // Each learns from other ways of the same lines, so that they do not err together.
    const trainingExamples = topics.flatMap((topic, place) =>
      examples[topic]
        .split('\n')
        .flatMap((line) => waysOf(line, name))
        .map((text) => [place, featuresOf(text)] as const),
    );
    const classify = learn(topics.length, trainingExamples);
    return (text) => classify(featuresOf(text));
  });
  return readers;
}

/** What the three readers think on average, the likeliest first: where they disagree, no topic is likely. */
export function guessTopics(text: string): Guess[] {
  const opinions = learnTopics().map((reader) => reader(text));
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
