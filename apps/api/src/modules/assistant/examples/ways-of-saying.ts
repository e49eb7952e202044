// One line of an example stands for many: `(a|b)` is one of them, `[a|b]` may be missing, too, and `{name}` is any of
// the words that stand for one another.
import { synonyms } from './synonyms.copy.ts';

/** More of one line would outweigh the others. */
const mostWays = 10;

const part = /\(([^()]*)\)|\[([^[\]]*)\]|\{(\w+)\}|[^()[\]{}]+/g;
const name = /\{(\w+)\}/g;

/**
 * Ways to say it in which each alternative is heard, in company that changes; the first without what may be missing.
 * The same at every start, and others for another listener.
 */
export function waysOf(line: string, listener = ''): string[] {
  const parts = partsOf(line);
  const count = Math.min(mostWays, Math.max(...parts.map((alternatives) => alternatives.length)));
  const random = randomOf(line + listener);
  const turns = parts.map((alternatives) => {
    const rounds = Math.ceil(count / alternatives.length);
    const order = Array.from({ length: rounds }, () => shuffled(alternatives, random)).flat();
    return alternatives.includes('') ? ['', ...order] : order;
  });
  const ways = Array.from({ length: count }, (_, turn) => turns.map((of) => of[turn]).join(''));
  const named = ways.map((way) => way.replace(name, (_, of) => anyOf(wordsFor(of), random)));
  return [...new Set(named.map((way) => way.replace(/\s+/g, ' ').trim()))];
}

function partsOf(line: string): string[][] {
  return [...line.matchAll(part)].map(([whole, some, maybe, named]) => {
    if (some !== undefined) return some.split('|');
    if (maybe !== undefined) return ['', ...maybe.split('|')];
    return named === undefined ? [whole] : wordsFor(named);
  });
}

const synonymsOf = new Map(Object.entries(synonyms).map(([named, words]) => [named, words.split('|')]));

function wordsFor(named: string): string[] {
  const words = synonymsOf.get(named);
  if (words === undefined) throw new Error(`no words for {${named}}`);
  return words;
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => [random(), item] as const)
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item);
}

const anyOf = (words: readonly string[], random: () => number): string =>
  words[Math.floor(random() * words.length)] ?? '';

/** Numbers between 0 and 1 that follow from a text. */
function randomOf(text: string): () => number {
  let state = 7;
  for (let at = 0; at < text.length; at++) state = Math.imul(state, 31) + text.charCodeAt(at);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}
