import { chatPayloadSchema } from '@portal/contract/help/assistant';
import { passwordRules } from '@portal/market/passwords';
import { expect, test } from 'vitest';
import { recoveryErrors, registerErrors } from './access.copy.ts';
import {
  checkIdentifier,
  checkNewUserPassword,
  checkRecoveredPassword,
  identifierToSend,
  wayOf,
} from './access-rules.ts';
import { liveChatLink } from './auth-frame.tsx';

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

test('the rules, each by itself', () => {
  expect(passwordRules('')).toMatchObject({ length: false, digit: false, plain: false });
  expect(passwordRules('abc')).toMatchObject({ length: false, digit: false, plain: true });
  expect(passwordRules('abcdefgñ')).toMatchObject({ length: true, digit: false, plain: true });
  expect(passwordRules('abc def 123')).toMatchObject({ length: true, digit: true, plain: false });
  expect(passwordRules('abcdef12!')).toMatchObject({ length: true, digit: true, plain: false });
  expect(passwordRules('abcdefghijk12')).toMatchObject({ length: false, digit: true, plain: true });
  expect(passwordRules('abcdefghij12')).toMatchObject({ length: true, digit: true, plain: true });
  expect(passwordRules('clave12😀').plain).toBe(false);
});

test('registration', () => {
  const length = 'Debe contener de 8 a 12 caracteres (mínimo un número)';
  const rules = 'La Contraseña no cumple los requerimientos';
  for (const short of ['', 'Luna12', 'LunaClara', 'LunaClara20261'])
    expect(checkNewUserPassword(short, short)).toEqual({ field: 'password', text: length });
  for (const odd of ['Luna Clara26', 'LunaClara26!', ' LunaClara26'])
    expect(checkNewUserPassword(odd, odd)).toEqual({ field: 'password', text: rules });
  expect(checkNewUserPassword('LunaClara26', 'lunaclara26')).toEqual({
    field: 'confirmation',
    text: 'Las Contraseñas no coinciden',
  });
  expect(checkNewUserPassword('LunaClara26', 'LunaClara26')).toBeNull();
});

test('recovery', () => {
  expect(checkRecoveredPassword('', '')).toBe('nothing');
  expect(checkRecoveredPassword('', 'LunaClara26')).toEqual({
    field: 'password',
    text: 'La Contraseña es requerida',
  });
  expect(checkRecoveredPassword('LunaClara', 'x')).toEqual({
    field: 'password',
    text: 'La Contraseña no cumple los requerimientos',
  });
  expect(checkRecoveredPassword('LunaClara26', '')).toEqual({
    field: 'confirmation',
    text: 'Las Contraseñas no coinciden',
  });
  expect(checkRecoveredPassword('LunaClara26', 'LunaClara26')).toBeNull();
});

test('who writes to a person before signing in: the documents’ payload in the fragment, and nobody in it', () => {
  const [page, fragment = ''] = liveChatLink('https://chat.example/', 'https://portal.example').split('#');
  expect(page).toBe('https://chat.example/');
  expect(fragment).toMatch(/^[\w-]+$/);
  const payload = chatPayloadSchema.parse(JSON.parse(Buffer.from(fragment, 'base64url').toString('utf8')));
  expect(payload).toMatchObject({ token: null, category: null, origin: 'https://portal.example' });
});
