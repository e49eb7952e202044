// What one more costs, by examples.
import { describe, expect, it } from 'vitest';
import { doublingsForCode, doublingsForGuess, doublingsToSignIn } from './doublings.ts';

describe('a guess', () => {
  it.each([
    // about, near, from: doublings
    ['the sixth about a document', 5, 5, 5, null],
    ['the seventh', 6, 6, 6, 0],
    ['the thirtieth, all from near here', 30, 30, 19, 4],
    ['the thirtieth, from where nobody has guessed', 30, 0, 0, 2],
    ['the sixtieth, from where nobody has guessed', 59, 0, 0, 2],
    ['the ninetieth, from where nobody has guessed', 90, 0, 0, 7],
    ['the first about a document, after fifty about others', 0, 0, 50, 3],
  ])('%s', (_what, about, near, from, doublings) => {
    expect(doublingsForGuess({ about, near, from })).toBe(doublings);
  });
});

describe('a code', () => {
  it.each([
    ['the sixth to a number', 5, 5, 5, 5, null],
    ['the seventh', 6, 6, 6, 6, 0],
    ['the thirtieth, for who has asked for none', 30, 0, 0, 0, 2],
    ['the first to a number, from a carrier’s address', 0, 0, 1_999, 1_999, null],
    ['from an address that has sent thousands', 0, 0, 3_000, 3_000, 5],
    ['from a neighbourhood that has', 0, 0, 24_000, 0, 2],
  ])('%s', (_what, toThere, toThereFromNear, byNeighbourhood, byNetwork, doublings) => {
    const sent = { toThere, toThereFromNear, byNeighbourhood, byNetwork };
    expect(doublingsForCode(sent)).toBe(doublings);
  });
});

describe('signing in', () => {
  it.each([
    [299, null],
    [300, 0],
    [345, 1],
    [480, 6],
    [100_000, 6],
  ])('after %i failures at an address', (failed, doublings) => {
    expect(doublingsToSignIn({ failed })).toBe(doublings);
  });
});
