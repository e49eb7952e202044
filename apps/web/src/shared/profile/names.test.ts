import { expect, test } from 'vitest';
import { checkName, nameToSend } from './names.ts';

test('letters, accented letters and spaces', () => {
  for (const good of ['Ana', 'María José', ' Ñusta  Sisa ', 'Jose\u0301', 'Ü', 'a'.repeat(80)])
    expect(checkName(good)).toBeNull();
  expect(checkName('  ')).toBe('El campo es obligatorio');
  for (const odd of ['Ana3', 'Ana-María', "D'Angelo", 'Ana😀', '<b>', 'Ana_', 'Анна', '安娜', 'آنا']) {
    expect(checkName(odd)).toBe('Usa solo letras y espacios');
  }
  expect(checkName('a'.repeat(81))).toBe('Usa 80 letras como máximo');
});

test('the spelling that travels', () => {
  expect(nameToSend('  Jose\u0301   Luis ')).toBe('José Luis');
});
