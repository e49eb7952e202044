import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newCode, readCode } from './certificates.ts';

it('a code is read in whatever letters it is typed, and no other text is one', () => {
  const codes = new Set(Array.from({ length: 500 }, newCode));
  expect(codes.size).toBe(500);
  for (const code of codes) {
    expect(code).toMatch(/^[\dA-HJKMNP-TV-Z]{4}(-[\dA-HJKMNP-TV-Z]{4}){3}$/);
    const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect(readCode(typed)).toBe(code);
  }
  fc.assert(fc.property(fc.string(), (text) => text.length === 16 || text.length === 19 || !readCode(text)));
  expect(readCode('7K3M-9QXW-2BDF-PT5U')).toBeNull();
});
