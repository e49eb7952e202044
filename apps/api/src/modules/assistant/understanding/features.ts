// What a question is made of, read in three ways: its words and which follow which; what they mean, and together with
// what; and pieces of words, which are there in spite of a slip or an ending.
import type { Features } from './classifier.ts';
import { readWord } from './vocabulary.ts';
import { remembering, wordsOf } from './words.ts';

/** How much each kind counts beside the others of its reading; found on questions that were not learnt from. */
const weights = {
  words: { word: 1, pair: 0.8 },
  meanings: { meaning: 1, together: 0.3, sequence: 0.8, word: 0.3 },
  pieces: { piece: 1, pair: 0.5 },
};
const pieceLength = 4;

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
