// What a question is about, as far as the examples tell; and when to doubt it.

import type { AssistantTopic } from '@portal/contract/help/assistant';
import { examples } from '../examples/examples.ts';
import { particular } from '../examples/particular.copy.ts';
import { waysOf } from '../examples/ways-of-saying.ts';
import { classifier, type Features, type Learnt } from './classifier.ts';
import { learn } from './learning.ts';
import { readLearnt } from './learnt-file.ts';
import { readWord } from './vocabulary.ts';
import { remembering, wordsOf } from './words.ts';

/** How much each kind counts beside the others of its reading; found on questions that were not learnt from. */
const weights = {
  words: { word: 1, pair: 0.8 },
  meanings: { meaning: 1, together: 0.3, sequence: 0.8, word: 0.3 },
  pieces: { piece: 1, pair: 0.5 },
};
const pieceLength = 4;

/** What a question is made of, read in three ways: its words and which follow which; what they mean, and together with what; and pieces of words, which are there in spite of a slip or an ending. */
export const readings: Record<keyof typeof weights, (text: string) => Features> = {
  words: (text) => {
    const words = read(text).map(({ word }) => word);
    return features(weights.words, { word: words, pair: pairsOf(['^', ...words, '$']) });
  },
  meanings: (text) => {
    const words = read(text);
    const meanings = [...new Set(words.flatMap(({ meanings }) => meanings))].sort();
    return features(weights.meanings, {
      meaning: meanings,
      together: meanings.flatMap((one, place) => meanings.slice(place + 1).map((other) => `${one} ${other}`)),
      sequence: pairsOf(['^', ...words.map(({ word, meanings: [first] }) => first ?? word)]),
      word: words.map(({ word }) => word),
    });
  },
  pieces: (text) => {
    const words = read(text).map(({ word }) => word);
    return features(weights.pieces, {
      piece: words.flatMap((word) => piecesOf(`^${word}$`)),
      pair: pairsOf(['^', ...words, '$']),
    });
  },
};

/** Which number it is says nothing of what is asked. */
const longNumber = /^\d{3,}$/;
const someNumber = { word: '#', meanings: [] };

const read = (text: string) =>
  wordsOf(text).map((word) => (longNumber.test(word) ? someNumber : readWord(word)));

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

const learnt: ReadonlySet<string> = new Set(topics);
/** There are examples of it; others are told by rule. */
export const isLearnt = (topic: AssistantTopic): boolean => learnt.has(topic);

/** A part that has examples of its own: where they tell, no rule is asked. */
export const isParticular = (topic: AssistantTopic): boolean => Object.hasOwn(particular, topic);

/** How likely each topic is, in their order. */
type Reader = (text: string) => Float64Array;

let known: Learnt[] | undefined;
let readers: Reader[] | undefined;

/** What was learnt when the server was built; sources that run as they are learn with the first question. */
function learntTopics(): Learnt[] {
  known ??= readLearnt() ?? learnTopics();
  return known;
}

export function topicReaders(): Reader[] {
  readers ??= readersOf(learntTopics());
  return readers;
}

/** More than one example has this word, as `wordsOf` gives it. */
export const isHeard = (word: string): boolean =>
  learntTopics().some(({ rows }) => rows.get('word')?.has(readWord(word).word));

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
