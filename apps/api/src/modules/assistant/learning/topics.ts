// What a question is about, as far as the examples tell; and when to doubt it.

import type { AssistantTopic } from '@portal/contract/help/assistant';
import { classifier } from './classifier.ts';
import type { Examples, Heard } from './examples.ts';
import { type Beside, readings } from './features.ts';
import { type LearntReading, readLearnt } from './learnt-file.ts';
import { readWord } from './vocabulary.ts';

const readingNames = ['meanings', 'pieces'] as const;
export type TopicReading = (typeof readingNames)[number];

/** Those of one subject are spoken of together. */
export type LearntTopic = Pick<Examples, 'of' | 'subject'>;

export interface Guess<Of extends Heard = Heard> {
  of: Of;
  /** Between 0 and 1; those of all add up to 1. */
  probability: number;
}

/** Below it what is answered is said to be a guess: found on sentences that were not learnt from, as are the others. */
export const sureFrom = 0.55;
/** Below it nothing is answered. */
export const guessFrom = 0.3;
/** Where two share the doubt, both are answered: what the likeliest may be at most, the next at least, and both together. */
export const eitherUntil = 0.65;
export const eitherFrom = 0.2;
export const eitherTogetherFrom = 0.65;

/** The same for what is a question beside another, or likely where the whole has it, too; and for what may be no more than half a question. */
export const sureHalfFrom = 0.77;
export const likelyHalfFrom = 0.4;
export const surePartFrom = 0.82;

interface Readers {
  topics: LearntTopic[];
  /** How likely each topic is, in their order. */
  opinions(text: string, after: Beside): Float64Array[];
  isWord(word: string): boolean;
}

/** Until it is learnt. */
const knowNone: Readers = { topics: [], opinions: () => [], isWord: () => false };
let readers: Readers | undefined;

export function topicReaders(): Readers {
  if (readers) return readers;
  const [meanings, pieces] = readingNames.map((name) => readLearnt<LearntTopic>(name));
  if (meanings && pieces) readers = readersOf({ meanings, pieces });
  return readers ?? knowNone;
}

/** Several examples have this word, as `wordsOf` gives it. */
export const isHeard = (word: string): boolean => topicReaders().isWord(readWord(word).word);

export function readersOf(learntOf: Record<TopicReading, LearntReading<LearntTopic>>): Readers {
  const all = readingNames.map((name) => {
    const { classes, learnt } = learntOf[name];
    const classify = classifier(learnt);
    return {
      classes,
      learnt,
      opinion: (text: string, after: Beside) => classify(readings[name](text, after)),
    };
  });
  return {
    topics: all[0]?.classes ?? [],
    opinions: (text, after) => all.map(({ opinion }) => opinion(text, after)),
    isWord: (word) => all.some(({ learnt }) => learnt.rows.get('word')?.has(word)),
  };
}

/** What the readers think on average, the likeliest first: where they disagree, nothing is likely. */
export function guessTopics(text: string, after: Beside): Guess[] {
  const { topics, opinions } = topicReaders();
  const all = opinions(text, after);
  return topics
    .map(({ of }, place) => ({
      of,
      probability: all.reduce((sum, opinion) => sum + (opinion[place] ?? 0), 0) / all.length,
    }))
    .sort((one, other) => other.probability - one.probability);
}

/** What is spoken of together with it. */
export function relativesOf(topic: AssistantTopic): ReadonlySet<Heard> {
  const { topics } = topicReaders();
  const subject = topics.find(({ of }) => of === topic)?.subject;
  return new Set(topics.filter((one) => one.subject === subject).map(({ of }) => of));
}

/** Said beside a question: they are not one. */
const talk: ReadonlySet<AssistantTopic> = new Set(['greeting', 'thanks', 'goodbye', 'whatCanIDo', 'unknown']);
export const isQuestion = (topic: AssistantTopic): boolean => !talk.has(topic);
