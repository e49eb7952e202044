import { expect, test } from 'vitest';
import { fits, type Shape } from './shape.ts';

const money: Shape = { value: 'n', unit: 's' };
const node: Shape = { name: 's', children: [() => node] };

test.each<[string, Shape, unknown[], unknown[]]>([
  ['text', 's', ['', 'a'], [1, null, undefined, {}]],
  ['a number', 'n', [0, 1.5], ['1', null]],
  ['yes or no', 'b', [true, false], ['true', 0, null]],
  ['a moment', 'm', ['2026-11-26', '2026-11-26T10:00:00-05:00'], ['soon', '', 5, null]],
  ['anything', '', [null, 1, {}], []],
  ['a list', [money], [[], [{ value: 1, unit: 'USD' }]], [{}, null, [null], [{ value: '1', unit: 'USD' }]]],
  ['one of two', ['n', '0'], [1, null, undefined], ['1']],
  [
    'fields, some of which may be absent',
    { id: 's', 'due?': 'm' },
    [{ id: 'a' }, { id: 'a', due: null, more: 1 }],
    [{}, { id: 'a', due: 'soon' }, [], 'a', null],
  ],
  ['any fields', { '*': 'n' }, [{}, { a: 1 }], [{ a: '1' }, null]],
  ['what holds itself', node, [{ name: 'a', children: [{ name: 'b', children: [] }] }], [{ name: 'a' }]],
])('%s', (_name, shape, good, bad) => {
  for (const value of good) expect(fits(value, shape), JSON.stringify(value)).toBe(true);
  for (const value of bad) expect(fits(value, shape), JSON.stringify(value)).toBe(false);
});
