import { expect, test } from 'vitest';
import { checkIdentifier, identifierToSend, wayOf } from './identifier-rules.ts';
import { recoveryErrors } from './recovery/recovery.copy.ts';
import { registerErrors } from './register/register.copy.ts';

const register = (typed: string) => checkIdentifier(typed, registerErrors);
const recovery = (typed: string) =>
  checkIdentifier(typed, { ...recoveryErrors, empty: recoveryErrors.notNumeric });

test.each(['', '   ', '\t'])('nothing typed: %j', (typed) => {
  expect(register(typed)).toBe('Datos no válidos');
  expect(recovery(typed)).toBe('La información que ingresaste no es válida');
});

test.each([
  'ana@',
  '@correo.example',
  'ana@correo',
  'ana@@correo.example',
  'ana p@correo.example',
  'ana@correo.example, otra@correo.example',
  'ana@correo.e',
  'ana@-correo.example',
  'ñandú@correo.example',
  'ana😀@correo.example',
  `${'a'.repeat(65)}@correo.example`,
  `a@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example.com`,
])('not an e-mail: %s', (typed) => expect(register(typed)).toBe('No es un email válido'));

test.each(['ana', '099-300-0001', '+593993000001', '٠٩٩٣٠٠٠٠٠١', '09930000O1', '😀'])(
  'neither: %s',
  (typed) => {
    expect(register(typed)).toBe('No es un número o mail válido');
    expect(recovery(typed)).toBe('La información que ingresaste no es válida');
  },
);

test.each(['099300000', '09930000011', '593993000001'])('not ten digits: %s', (typed) =>
  expect(register(typed)).toBe('El número Claro debe contener 10 dígitos'),
);

test.each([
  [' Nuevo.Cliente+1@Correo.Example ', 'nuevo.cliente+1@correo.example', 'email'],
  ['099 300 0001 ', '593993000001', 'phone'],
  ['0993000001', '593993000001', 'phone'],
  ['0221234567', '593221234567', 'phone'],
] as const)('%j travels as %s', (typed, sent, way) => {
  expect(register(typed)).toBeNull();
  expect(identifierToSend(typed)).toBe(sent);
  expect(wayOf(sent)).toBe(way);
});
