// What a question is about, as far as the examples tell; and when to doubt it.

import type { AssistantTopic } from '@portal/contract/help/assistant';
import { classifier, type Features } from './classifier.ts';
import { type Examples, type Heard, isGoingOn, readExamples } from './examples.ts';
import { learn, randomFrom } from './learner.ts';
import { type LearntReading, type LearntTopic, readLearnt } from './learnt-file.ts';
import { inAnyMarketsWords } from './market-words.ts';
import { readWord } from './vocabulary.ts';
import { remembering, wordsOf } from './words.ts';

/** How much each kind counts beside the others of its reading; found on questions that were not learnt from. */
const weights = {
  meanings: { meaning: 1, together: 0.3, sequence: 0.8, word: 0.3, after: 1 },
  pieces: { piece: 1, pair: 0.5, after: 1 },
};
const pieceLength = 4;

/** What was spoken of just before. */
type After = AssistantTopic | null;

export type ReadingName = keyof typeof weights;

/** What a question is made of, read in two ways: what its words mean, and together with what; and pieces of words, which are there in spite of a slip or an ending. */
export const readings: Record<ReadingName, (text: string, after: After) => Features> = {
  meanings: (text, after) => {
    const words = read(text);
    const meanings = [...new Set(words.flatMap(({ meanings }) => meanings))].sort();
    return features(weights.meanings, {
      meaning: meanings,
      together: meanings.flatMap((one, place) => meanings.slice(place + 1).map((other) => `${one} ${other}`)),
      sequence: pairsOf(['^', ...words.map(({ word, meanings: [first] }) => first ?? word)]),
      word: words.map(({ word }) => word),
      after: after ? [after] : [],
    });
  },
  pieces: (text, after) => {
    const words = read(text).map(({ word }) => word);
    return features(weights.pieces, {
      piece: words.flatMap((word) => piecesOf(`^${word}$`)),
      pair: pairsOf(['^', ...words, '$']),
      after: after ? [after] : [],
    });
  },
};
export const readingNames = Object.keys(readings) as ReadingName[];

/** Which number it is says nothing of what is asked. */
const longNumber = /^\d{3,}$/;
const someNumber = { word: '#', meanings: [] };

const read = (text: string) =>
  wordsOf(inAnyMarketsWords(text)).map((word) => (longNumber.test(word) ? someNumber : readWord(word)));

function features<Kind extends string>(
  weightOf: Record<Kind, number>,
  found: Record<Kind, readonly string[]>,
): Features {
  const kinds = Object.keys(found) as Kind[];
  return kinds.map((kind) => ({ kind, weight: weightOf[kind], found: found[kind] }));
}

const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, place) => `${words[place]} ${word}`);

const piecesOf = remembering((word): readonly string[] => {
  const count = Math.max(0, word.length - pieceLength + 1);
  return Array.from({ length: count }, (_, start) => word.slice(start, start + pieceLength));
});

export interface Guess<Of extends Heard = Heard> {
  of: Of;
  /** Between 0 and 1; those of all add up to 1. */
  probability: number;
}

/** Below it nothing is answered: found on sentences that were not learnt from, as are the others. */
export const sureFrom = 0.55;

/** The same for what begins like a question beside another, and for what may be no more than half a question. */
export const sureHalfFrom = 0.7;
export const surePartFrom = 0.82;

interface Readers {
  topics: LearntTopic[];
  /** How likely each topic is, in their order. */
  opinions(text: string, after: After): Float64Array[];
  isWord(word: string): boolean;
}

let readers: Readers | undefined;

/** What was learnt when the server was built; sources that never were learn with the first question. */
export function topicReaders(): Readers {
  readers ??= readersOf((name) => readLearnt(name) ?? learnReading(name));
  return readers;
}

/** Several examples have this word, as `wordsOf` gives it. */
export const isHeard = (word: string): boolean => topicReaders().isWord(readWord(word).word);

export function readersOf(learntOf: (name: ReadingName) => LearntReading): Readers {
  const all = readingNames.map((name) => {
    const { topics, learnt } = learntOf(name);
    const classify = classifier(learnt);
    return { topics, learnt, opinion: (text: string, after: After) => classify(readings[name](text, after)) };
  });
  return {
    topics: all[0]?.topics ?? [],
    opinions: (text, after) => all.map(({ opinion }) => opinion(text, after)),
    isWord: (word) => all.some(({ learnt }) => learnt.rows.get('word')?.has(word)),
  };
}

/** Takes half a minute. */
export function learnReading(
  name: ReadingName,
  examples: readonly Examples[] = readExamples(),
): LearntReading {
  const topics = new Map(examples.map(({ of, family }) => [of, family]));
  const places = new Map([...topics.keys()].map((of, place) => [of, place]));
  const afterwards = anyTopicAfter([...topics.keys()]);
  const lessons = examples.flatMap(({ of, after, lines }) =>
    lines.map((text) => [places.get(of) ?? 0, readings[name](text, after ?? afterwards(of))] as const),
  );
  return {
    topics: [...topics].map(([of, family]) => ({ of, family })),
    learnt: learn(topics.size, lessons),
  };
}

/** Whatever was spoken of before, a whole question is about what it says: some are learnt as said after anything. */
const afterAnything = 0.4;

function anyTopicAfter(all: readonly Heard[]): (of: Heard) => After {
  const random = randomFrom(all.length);
  const topics = all.filter((of): of is AssistantTopic => !isGoingOn(of));
  return (of) => {
    const isAfter = random() < (isGoingOn(of) ? 1 - afterAnything / 2 : afterAnything);
    const topic = topics[Math.floor(random() * topics.length)] ?? null;
    return isAfter ? topic : null;
  };
}

/** What the readers think on average, the likeliest first: where they disagree, nothing is likely. */
export function guessTopics(text: string, after: After): Guess[] {
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
  const family = topics.find(({ of }) => of === topic)?.family;
  return new Set(topics.filter((one) => one.family === family).map(({ of }) => of));
}

/** Said beside a question: they are not one. */
const talk: ReadonlySet<AssistantTopic> = new Set(['greeting', 'thanks', 'goodbye', 'whatCanIDo', 'unknown']);
export const isQuestion = (topic: AssistantTopic): boolean => !talk.has(topic);
