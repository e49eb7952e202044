// What a question is about, as far as the examples tell; and when to doubt it.
import type { AssistantTopic } from '@portal/contract/help/assistant';
import { type Classify, type Guess, learn } from './classifier.ts';
import { examples } from './examples.copy.ts';
import { featuresOf } from './features.ts';

/** Below it nothing is answered: of what is surer, about one in twenty is wrong (apps/api/test/assistant). */
export const sureFrom = 0.58;

/** The same for what may be no more than half a question. */
export const surePartFrom = 0.8;

let classify: Classify<AssistantTopic> | undefined;

/** Takes a fraction of a second in which nobody is served: before the first question, or else with it. */
export function learnTopics(): Classify<AssistantTopic> {
  classify ??= learn(
    Object.entries(examples).flatMap(([topic, questions]) =>
      questions.split('\n').map((question) => [topic as AssistantTopic, featuresOf(question)] as const),
    ),
  );
  return classify;
}

/** The likeliest first. */
export function guessTopics(text: string): Guess<AssistantTopic>[] {
  return learnTopics()(featuresOf(text));
}

/** Said beside a question: they are not one. */
const talk: ReadonlySet<AssistantTopic> = new Set(['greeting', 'thanks', 'goodbye', 'whatCanIDo', 'unknown']);
export const isQuestion = (topic: AssistantTopic): boolean => !talk.has(topic);
