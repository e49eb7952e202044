// How a text is read: what is found in it that may tell what it is about.
import type { AssistantTopic } from '@portal/contract/help/assistant';
import type { Features } from './classifier.ts';
import { inAnyMarketsWords } from './market-words.ts';
import { readWord } from './vocabulary.ts';
import { remembering, wordsOf } from './words.ts';

/** How much each kind counts beside the others of its reading; found on questions that were not learnt from. */
const weights = {
  meanings: { meaning: 1, together: 0.3, sequence: 0.8, word: 0.3, after: 1 },
  pieces: { piece: 1, pair: 0.5, after: 1 },
  details: { piece: 0.7, pair: 1, word: 1, end: 1, about: 1, ofTopic: 1 },
};
const pieceLength = 4;

/** What was spoken of just before; for what is asked in particular, what it is asked of. */
export type Beside = AssistantTopic | null;

export type ReadingName = keyof typeof weights;

/**
 * What a question is made of. Read for its topic in two ways: what its words mean, and together with what; and pieces
 * of words, which are there in spite of a slip or an ending. For what it asks in particular, mostly by its little words.
 */
export const readings: Record<ReadingName, (text: string, beside: Beside) => Features> = {
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
  details: (text, topic) => {
    const words = read(text).map(({ word }) => word);
    return features(weights.details, {
      piece: words.flatMap((word) => piecesOf(`^${word}$`)),
      pair: pairsOf(['^', ...words, '$']),
      word: words,
      end: words.slice(-endLength),
      about: topic ? [topic] : [],
      ofTopic: words.map((word) => `${topic} ${word}`),
    });
  },
};
export const readingNames = Object.keys(readings) as ReadingName[];
/** Whoever tells a story asks at its end. */
const endLength = 8;

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
