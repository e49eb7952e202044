import { expect, test } from 'vitest';
import { holdsCardNumber } from './cards.ts';

test.each([
  ['mi tarjeta es 4574441215190335', true],
  ['4574 4412 1519 0335 vence 12/29', true],
  ['4574-4412-1519-0335', true],
  ['mi número es 0991000001', false],
  ['factura 001-002-000123456', false],
  ['4574441215190336', false],
  ['', false],
])('«%s»: %s', (text, isCard) => {
  expect(holdsCardNumber(text)).toBe(isCard);
});
