import { expect, test } from 'vitest';
import { takeToken } from './portal-window.ts';
import { createTranscript, holdsCardNumber } from './transcript.ts';

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

test('what is taken along is the newest of it, without codes', () => {
  const transcript = createTranscript();
  for (let nth = 1; nth <= 50; nth++) transcript.said('customer', `pregunta n.º ${nth}`);
  transcript.said('customer', 'mi clave es Portal2026');
  transcript.answered({ paragraphs: ['Son dos:'], list: ['una', 'el equipo 356938035643809'] });
  const all = transcript.all();
  expect(all).toHaveLength(39);
  expect(all.slice(-2)).toEqual([
    { author: 'customer', text: 'mi clave es ••••' },
    { author: 'assistant', text: 'Son dos:\n· una\n· el equipo ••••' },
  ]);
});

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
