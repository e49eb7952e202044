// What a question is made of, read in three ways: its words and which follow which; what they mean, and together with
// what; and pieces of words, which are there in spite of a slip or an ending.
import type { Features } from './classifier.ts';
import { readWord } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** How much each kind counts beside the others of its reading; found on questions that were not learnt from. */
const weights = {
  word: 1,
  wordPair: 0.8,
  meaning: 1,
  meaningPair: 0.3,
  sequence: 0.8,
  plainWord: 0.3,
  piece: 1,
  piecePair: 0.5,
};
const pieceLength = 4;

/** Which number it is says nothing of what is asked. */
const longNumber = /^\d{3,}$/;
const someNumber = { word: '#', meanings: [] };

export const readings = ['words', 'meanings', 'pieces'] as const;

export function featuresOf(text: string): Record<(typeof readings)[number], Features> {
  const read = wordsOf(text).map((word) => (longNumber.test(word) ? someNumber : readWord(word)));
  const said = read.map(({ word }) => word);
  const [words, meanings, pieces] = [new Map(), new Map(), new Map()];
  const add = (to: Map<string, number>, kind: keyof typeof weights, what: string) =>
    to.set(`${kind} ${what}`, weights[kind]);

  for (const word of said) {
    add(words, 'word', word);
    add(meanings, 'plainWord', word);
    for (const piece of piecesOf(`^${word}$`)) add(pieces, 'piece', piece);
  }
  for (const pair of pairsOf(['^', ...said, '$'])) {
    add(words, 'wordPair', pair);
    add(pieces, 'piecePair', pair);
  }

  const all = [...new Set(read.flatMap(({ meanings }) => meanings))].sort();
  for (const [place, meaning] of all.entries()) {
    add(meanings, 'meaning', meaning);
    for (const other of all.slice(place + 1)) add(meanings, 'meaningPair', `${meaning} ${other}`);
  }
  const sequence = read.map(({ word, meanings: [first] }) => first ?? word);
  for (const pair of pairsOf(['^', ...sequence])) add(meanings, 'sequence', pair);
  return { words, meanings, pieces };
}

const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, place) => `${words[place]} ${word}`);

function piecesOf(word: string): string[] {
  const count = Math.max(0, word.length - pieceLength + 1);
  return Array.from({ length: count }, (_, start) => word.slice(start, start + pieceLength));
}
