import { expect, it, test } from 'vitest';
import { asSentence, withoutSecrets } from './text.ts';
import { initialsOf } from './words.ts';

test.each([
  ['mi clave es Portal2026, no entra', 'mi clave es •••• no entra'],
  ['Contraseña: secreta', 'Contraseña: ••••'],
  ['me llegó el código 482913', 'me llegó el código ••••'],
  ['el código de verificación es 4829', 'el código de verificación es ••••'],
  ['cvv 157', 'cvv ••••'],
  ['PIN=0000', 'PIN=••••'],
  ['482913', '••••'],
])('«%s» is sent as «%s»', (text, sent) => {
  expect(withoutSecrets(text)).toBe(sent);
});

test.each([
  '¿por qué subió mi factura 001-002-000123456?',
  'no me llega el código',
  'olvidé mi contraseña y no puedo entrar',
  'la clave de mi red WiFi no funciona',
  'mi línea es 0991000001',
  'debo 44,99',
  '',
])('«%s» gives nothing away', (text) => {
  expect(withoutSecrets(text)).toBe(text);
});

test.each([
  ['Tarjeta no válida', 'Tarjeta no válida.'],
  ['Transacción rechazada.', 'Transacción rechazada.'],
])('«%s» is said as the sentence «%s»', (words, sentence) => {
  expect(asSentence(words)).toBe(sentence);
});

it('of a name its initials are left', () => {
  expect(initialsOf('Ana Paredes')).toBe('A*** P***');
  expect(initialsOf('  ÑUSTA  de la Ó ')).toBe('Ñ*** d*** l*** Ó***');
});
