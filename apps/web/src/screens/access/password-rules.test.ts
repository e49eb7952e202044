import { passwordRules } from '@portal/market/passwords';
import { expect, test } from 'vitest';
import { checkNewUserPassword, checkRecoveredPassword } from './password-rules.ts';

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
