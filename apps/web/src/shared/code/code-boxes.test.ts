import { expect, test } from 'vitest';
import { pastedCode, typedDigits } from './code-boxes.tsx';

test('only digits, and no more than there are boxes', () => {
  expect(typedDigits('12a 3-4', 6)).toBe('1234');
  expect(typedDigits('12345678', 6)).toBe('123456');
  expect(typedDigits('١٢٣', 6)).toBe('');
  expect(typedDigits('98765', 4)).toBe('9876');
});

test.each([
  ['654 321', '654321'],
  [' 654-321\n', '654321'],
  ['Tu codigo es 654321. Vence en 5 minutos. No lo compartas.', '654321'],
  ['En 5 minutos vence 004217', '004217'],
  ['6543217', '654321'],
  ['654', null],
  ['hola', null],
])('pasted %j is %s', (text, code) => expect(pastedCode(text, 6)).toBe(code));
