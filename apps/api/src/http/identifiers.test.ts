import { expect, it } from 'vitest';
import { identifierIn } from './identifiers.ts';

const encoded = (bytes: string | Buffer) => Buffer.from(bytes).toString('base64');

it.each(['ana@correo.example', '0992000001', '+593 99 200 0001', 'ñandú@correo.example'])(
  'reads %s as typed and encoded',
  (name) => {
    expect(identifierIn(name)).toBe(name);
    expect(identifierIn(encoded(name))).toBe(name);
  },
);

it.each([
  ['nothing', ''],
  ['NUL', 'AAAA'],
  ['NUL in a name', encoded('ana\0@correo.example')],
  ['a line break', encoded('ana@correo.example\n')],
  ['no UTF-8', encoded(Buffer.from([0xff, 0xfe, 0xc0]))],
  ['half a character', encoded(Buffer.from('ñ').subarray(0, 1))],
  ['300 characters', 'a'.repeat(300)],
  ['300 characters, encoded', encoded('a@'.repeat(150))],
])('refuses %s', (_words, header) => expect(identifierIn(header)).toBeNull());
