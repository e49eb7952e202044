import { numberWords } from '@portal/market/words';
import { expect, test } from 'vitest';

test('a number is said as the portal shows it', () => {
  expect(numberWords('0991000001')).toBe('(099) 100-0001');
  expect(numberWords('042100001')).toBe('4210 - 0001');
  expect(numberWords('IN-100001')).toBe('IN-100001');
});
