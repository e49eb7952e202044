import { expect, it } from 'vitest';
import { centsIn, typedAmount } from './typed-amount.ts';

it('an amount with comma or point, nothing, and what is none', () => {
  expect(['30', '30,5', '$30.50', ' 0,05 '].map(centsIn)).toEqual([3000, 3050, 3050, 5]);
  expect(centsIn(' ')).toBeUndefined();
  expect(['treinta', '-3', '3,555', '1.000,00'].map(centsIn)).toEqual([null, null, null, null]);
  expect([30, 30.5, 0.05].map(typedAmount)).toEqual(['30', '30,5', '0,05']);
});
