// What a question is about, as far as the examples tell; and when to doubt it.

import type { AssistantTopic } from '@portal/contract/help/assistant';
import { type Heard, readExamples } from '../examples/examples.ts';
import { classifier, type Features } from './classifier.ts';
import { learn } from './learning.ts';
import { type LearntTopics, readLearnt } from './learnt-file.ts';
import { readWord } from './vocabulary.ts';
import { remembering, wordsOf } from './words.ts';

/** How much each kind counts beside the others of its reading; found on questions that were not learnt from. */
const weights = {
  meanings: { meaning: 1, together: 0.3, sequence: 0.8, word: 0.3 },
  pieces: { piece: 1, pair: 0.5 },
};
const pieceLength = 4;

/** What a question is made of, read in two ways: what its words mean, and together with what; and pieces of words, which are there in spite of a slip or an ending. */
export const readings: Record<keyof typeof weights, (text: string) => Features> = {
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

/** How likely each topic is, in their order. */
type Reader = (text: string) => Float64Array;

let known: LearntTopics | undefined;
let readers: Reader[] | undefined;

/** What was learnt when the server was built; sources that never were learn with the first question. */
function learntTopics(): LearntTopics {
  known ??= readLearnt() ?? learnTopics();
  return known;
}

export function topicReaders(): Reader[] {
  readers ??= readersOf(learntTopics());
  return readers;
}

/** More than one example has this word, as `wordsOf` gives it. */
export const isHeard = (word: string): boolean =>
  learntTopics().readings.some(({ rows }) => rows.get('word')?.has(readWord(word).word));

export const readersOf = ({ readings: learnt }: LearntTopics): Reader[] =>
  Object.values(readings).map((featuresOf, place) => {
    const classify = classifier(learnt[place] as LearntTopics['readings'][number]);
    return (text) => classify(featuresOf(text));
  });

/** Takes half a minute: one of each reading, in their order. */
export function learnTopics(): LearntTopics {
  const examples = [...readExamples()];
  return {
    topics: examples.map(([of]) => of),
    readings: Object.values(readings).map((featuresOf) =>
      learn(
        examples.length,
        examples.flatMap(([, lines], place) => lines.map((text) => [place, featuresOf(text)] as const)),
      ),
    ),
  };
}

/** What the readers think on average, the likeliest first: where they disagree, nothing is likely. */
export function guessTopics(text: string): Guess[] {
  const opinions = topicReaders().map((reader) => reader(text));
  return learntTopics()
    .topics.map((of, place) => ({
      of,
      probability: opinions.reduce((sum, opinion) => sum + (opinion[place] ?? 0), 0) / opinions.length,
    }))
    .sort((one, other) => other.probability - one.probability);
}

/** Said beside a question: they are not one. */
const talk: ReadonlySet<AssistantTopic> = new Set(['greeting', 'thanks', 'goodbye', 'whatCanIDo', 'unknown']);
export const isQuestion = (topic: AssistantTopic): boolean => !talk.has(topic);
