import { expect, it } from 'vitest';
import { csvOf } from '../csv.ts';

it('figures have a comma, fields semicolons, and what would break a row is quoted', () => {
  expect(
    csvOf([
      ['Día', 'Usado'],
      ['2026-11-14', 0.43],
      ['uno; "dos"\ntres', -12],
    ]),
  ).toBe('\uFEFFDía;Usado\r\n2026-11-14;0,43\r\n"uno; ""dos""\ntres";-12\r\n');
});

it('a text that a spreadsheet would compute stays a text', () => {
  expect(csvOf([['=1+1', '+593', '@a', '-x']])).toBe("\uFEFF'=1+1;'+593;'@a;'-x\r\n");
});
