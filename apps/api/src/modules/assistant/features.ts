// What a question is made of, for the classifier: its words and pairs of them, their meanings and pairs of those, and
// pieces of words, which are there in spite of a slip or an ending.
import type { Features } from './classifier.ts';
import { readWord } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** How much each kind counts; found by cross-validation over the examples. */
const weights = { word: 1, wordPair: 0.3, meaning: 1, meaningPair: 0.5, piece: 0.4 };
const pieceLength = 4;

/** Which number it is says nothing of what is asked. */
const longNumber = /^\d{3,}$/;
const someNumber = { word: '#', meanings: [] };

export function featuresOf(text: string): Features {
  const read = wordsOf(text).map((word) => (longNumber.test(word) ? someNumber : readWord(word)));
  const words = read.map(({ word }) => word);
  const features = new Map<string, number>();
  const add = (kind: keyof typeof weights, what: string) => features.set(`${kind} ${what}`, weights[kind]);
  for (const [place, word] of words.entries()) {
    add('word', word);
    add('wordPair', `${words[place - 1] ?? '^'} ${word}`);
    for (const piece of piecesOf(`^${word}$`)) add('piece', piece);
  }
  const meanings = [...new Set(read.flatMap(({ meanings }) => meanings))].sort();
  for (const [place, meaning] of meanings.entries()) {
    add('meaning', meaning);
    for (const other of meanings.slice(place + 1)) add('meaningPair', `${meaning} ${other}`);
  }
  return features;
}

function piecesOf(word: string): string[] {
  const count = Math.max(0, word.length - pieceLength + 1);
  return Array.from({ length: count }, (_, start) => word.slice(start, start + pieceLength));
}
