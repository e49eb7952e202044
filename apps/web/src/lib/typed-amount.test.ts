import { expect, it } from 'vitest';
import { centsIn, typedAmount } from './typed-amount.ts';

it('an amount with comma or point, nothing, and what is none', () => {
  expect(['30', '30,5', '$30.50', ' 0,05 '].map(centsIn)).toEqual([3000, 3050, 3050, 5]);
  expect(centsIn(' ')).toBeUndefined();
  expect(['5,5', '1.000', '1.000,00', '$1.000,5', '1000.5'].map(centsIn)).toEqual([
    550, 100_000, 100_000, 100_050, 100_050,
  ]);
  for (const none of ['treinta', '-3', '3,555', '0,001', '1,000', '1,000.00', '10.00.000', '1.00,0', '.5'])
    expect([none, centsIn(none)]).toEqual([none, null]);
  expect([30, 30.5, 0.05].map(typedAmount)).toEqual(['30', '30,5', '0,05']);
});
