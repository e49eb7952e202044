// What a word is and may mean, by the rows of meanings.ts.
import { type Meaning, meanings } from './meanings.ts';
import { isOneSlipFrom, phoneticKey, remembering } from './words.ts';

interface Entry {
  meaning: Meaning;
  stem: string;
}

const all = Object.entries(meanings).flatMap(([meaning, words]) =>
  words.split(' ').map((word) => ({ meaning: meaning as Meaning, word })),
);
const entryOf = ({ meaning, word }: (typeof all)[number]): Entry => ({
  meaning,
  stem: phoneticKey(word.replace('*', '')),
});
const beginnings = all.filter(({ word }) => word.endsWith('*')).map(entryOf);
const wholeWords = all.filter(({ word }) => !word.endsWith('*')).map(entryOf);
const meaningsOfWhole = Map.groupBy(wholeWords, ({ stem }) => stem);

/** Shorter words are too near to one another; and people seldom miss the first letter. */
const slipsFrom = 5;
const beginningSlipsFrom = 6;

interface ReadWord {
  word: string;
  meanings: Meaning[];
}

/** What a word is and may mean; one that we do not know is read as the known one that is a slip away. */
export const readWord = remembering((word): ReadWord => {
  const known = knownMeanings(word);
  if (known.length > 0 || word.length < slipsFrom) return { word, meanings: known };
  const isNear = (stem: string, from: number, said: string) =>
    stem.length >= from && stem[0] === said[0] && isOneSlipFrom(said, stem);
  const [near] = wholeWords.filter(({ stem }) => isNear(stem, slipsFrom, word));
  if (near) return { word: near.stem, meanings: knownMeanings(near.stem) };
  const begun = beginnings.filter(({ stem }) => isNear(stem, beginningSlipsFrom, word.slice(0, stem.length)));
  return { word, meanings: begun.map(({ meaning }) => meaning) };
});

function knownMeanings(word: string): Meaning[] {
  const begun = beginnings.filter(({ stem }) => word.startsWith(stem));
  return [...(meaningsOfWhole.get(word) ?? []), ...begun].map(({ meaning }) => meaning);
}

export const isKnown = (word: string): boolean => knownMeanings(word).length > 0;
