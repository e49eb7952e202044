import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sealWith } from './sealed-text.ts';

const seal = sealWith('a secret');

test('opens to the same text, whatever the text, and never looks the same twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 63 }), (text) => {
      const sealed = seal.close(text, 'line-1');
      expect(seal.open(sealed, 'line-1')).toBe(text);
      expect(seal.close(text, 'line-1').equals(sealed)).toBe(false);
      if (text.length > 3) expect(sealed.includes(text)).toBe(false);
    }),
  );
});

test('does not open elsewhere, changed, cut, or with another key', () => {
  const sealed = seal.close('Guayacan2481', 'line-1');
  const changed = Buffer.from(sealed);
  changed[sealed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => seal.open(sealed, 'line-2')).toThrow();
  expect(() => seal.open(changed, 'line-1')).toThrow();
  expect(() => seal.open(sealed.subarray(0, 20), 'line-1')).toThrow();
  expect(() => sealWith('another').open(sealed, 'line-1')).toThrow();
});
