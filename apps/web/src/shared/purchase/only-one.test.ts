import { expect, test } from 'vitest';
import { onlyOne } from './only-one.ts';

test('a lone option is chosen, one of several is not', () => {
  expect(onlyOne(['card'])).toBe('card');
  expect(onlyOne(['card', 'balance'])).toBeNull();
  expect(onlyOne([])).toBeNull();
});
