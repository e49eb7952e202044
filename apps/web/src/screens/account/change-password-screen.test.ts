import { problems } from '@portal/contract/errors';
import { expect, test } from 'vitest';
import { changeRefusal, verifyRefusal } from './change-password-screen.tsx';

const refusal = (key: keyof typeof problems) => ({ code: key, message: problems[key].message });

test('a wrong current password, and the lock that too many of them bring, are of its field', () => {
  const blocked = 'Su cuenta ha sido bloqueada por intentos fallidos, favor de intentar nuevamente en ';
  const words = (key: keyof typeof problems) => verifyRefusal(refusal(key));
  const wrong = { words: 'La contraseña actual es incorrecta', field: 'current' };
  expect(words('BAD_CREDENTIALS')).toEqual(wrong);
  // Longer than the contract takes is nobody's password.
  expect(words('INVALID')).toEqual(wrong);
  expect(words('LOCKED_15_MINUTES')).toEqual({ words: `${blocked}15 minutos`, field: 'current' });
  expect(words('LOCKED_1_HOUR')).toEqual({ words: `${blocked}1 hora`, field: 'current' });
  expect(words('LOCKED_12_HOURS')).toEqual({ words: `${blocked}12 horas`, field: 'current' });
});

test('any other refusal speaks for itself, and silence says so', () => {
  const rules = 'La Contraseña no cumple los requerimientos';
  const limit = { words: problems.TOO_MANY_REQUESTS.message, field: null };
  expect(verifyRefusal(refusal('TOO_MANY_REQUESTS'))).toEqual(limit);
  expect(changeRefusal(refusal('PASSWORD_RULES'))).toEqual({ words: rules, field: 'next' });
  expect(changeRefusal(refusal('PASSWORD_COMMON'))).toEqual({
    words: `${rules}\nEsa contraseña es demasiado común, también con números o signos. Elige otra.`,
    field: 'next',
  });
  const silence = {
    words: 'No pudimos conectarnos. Revisa tu internet e intenta de nuevo.',
    field: null,
  };
  expect(verifyRefusal({ code: 'NETWORK', message: '' })).toEqual(silence);
});
