import { expect, test } from 'vitest';
import { takeToken } from './payload.ts';

const hashOf = (payload: unknown) => `#${Buffer.from(JSON.stringify(payload), 'utf8').toString('base64url')}`;

test('the token, whatever letters stand beside it', () => {
  expect(takeToken(hashOf({ token: 'abc', customerName: 'Ñandú Peñaherrera 日本' }))).toBe('abc');
});

test.each([
  '',
  '#',
  '#%%%',
  '#bm90IGpzb24',
  hashOf(null),
  hashOf([]),
  hashOf({}),
  hashOf({ token: 3 }),
  '#_w',
])('«%s» is none', (hash) => {
  expect(takeToken(hash)).toBeNull();
});
