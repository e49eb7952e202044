// The bars of Code 128 by its own rules: every sign is eleven wide, the stop thirteen, and the check digit as worked out by hand.
import { expect, it } from 'vitest';
import { barWidths } from './bar-code.tsx';

const sum = (widths: number[]) => widths.reduce((all, width) => all + width, 0);

it('holds two digits a sign, with start, check and stop', () => {
  const widths = barWidths('821344072951');
  expect(sum(widths ?? [])).toBe(11 * 8 + 13);
  // 105 + 82·1 + 13·2 + 44·3 + 7·4 + 29·5 + 51·6 = 824 = 8·103: the check is sign 0.
  expect(widths?.slice(-13, -7).join('')).toBe('212222');
});

it('has none for what cannot be written so', () => {
  expect(barWidths('123')).toBeNull();
  expect(barWidths('12A4')).toBeNull();
});
