import { problems } from '@portal/contract/errors';
import { expect, test } from 'vitest';
import { serverWords, verifyWords } from './change-password.ts';

const refusal = (key: keyof typeof problems) => ({ code: key, message: problems[key].message });

test('a wrong current password, and the lock that too many of them bring', () => {
  const blocked = 'Su cuenta ha sido bloqueada por intentos fallidos, favor de intentar nuevamente en ';
  expect(verifyWords(refusal('BAD_CREDENTIALS'))).toBe('La contraseña actual es incorrecta');
  expect(verifyWords(refusal('LOCKED_15_MINUTES'))).toBe(`${blocked}15 minutos`);
  expect(verifyWords(refusal('LOCKED_1_HOUR'))).toBe(`${blocked}1 hora`);
  expect(verifyWords(refusal('LOCKED_12_HOURS'))).toBe(`${blocked}12 horas`);
});

test('any other refusal speaks for itself, and silence is an unknown error', () => {
  expect(verifyWords(refusal('TOO_MANY_REQUESTS'))).toBe(problems.TOO_MANY_REQUESTS.message);
  expect(serverWords(refusal('PASSWORD_RULES'))).toBe('La Contraseña no cumple los requerimientos');
  expect(verifyWords({ code: 'NETWORK', message: '' })).toBe('Error desconocido');
});
