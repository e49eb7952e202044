import { problems } from '@portal/contract/errors';
import { expect, test } from 'vitest';
import {
  changeRefusal,
  mayChange,
  passwordProblems,
  rulesOf,
  verifyRefusal,
} from './change-password-screen.tsx';

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

const missing = (password: string) =>
  rulesOf(password)
    .filter(({ met }) => !met)
    .map(({ text }) => text);

test('8 to 12 characters with a digit, an uppercase, a lowercase and a special character', () => {
  for (const good of ['Portal2026*', 'aA1!aaaa', 'Ñandú-2026', 'Aa1€aaaaaaaa'])
    expect(missing(good)).toEqual([]);
  expect(missing('')).toEqual([
    '8 a 12 caracteres',
    'Un número',
    'Una letra mayúscula',
    'Una letra minúscula',
    'Un carácter especial',
  ]);
  expect(missing('Aa1!aaa')).toEqual(['8 a 12 caracteres']);
  expect(missing('Aa1!aaaaaaaaa')).toEqual(['8 a 12 caracteres']);
  expect(missing('Portal-clave')).toEqual(['Un número']);
  expect(missing('portal2026*')).toEqual(['Una letra mayúscula']);
  expect(missing('PORTAL2026*')).toEqual(['Una letra minúscula']);
  expect(missing('Portal2026')).toEqual(['Un carácter especial']);
});

test('an accented letter is a letter, and a space is neither special nor allowed', () => {
  expect(missing('Contraseñá2')).toEqual(['Un carácter especial']);
  expect(missing('Portal 2026')).toEqual(['Un carácter especial', 'Sin espacios']);
  expect(missing('Portal 2026*')).toEqual(['Sin espacios']);
});

const entry = { current: 'Portal2026', next: 'Nueva2026*', confirmation: 'Nueva2026*', terms: true };

test('the form may be sent when nothing is missing, wrong or unticked', () => {
  expect(mayChange(entry)).toBe(true);
  expect(mayChange({ ...entry, current: '' })).toBe(false);
  expect(mayChange({ ...entry, confirmation: '' })).toBe(false);
  expect(mayChange({ ...entry, next: '', confirmation: '' })).toBe(false);
  expect(mayChange({ ...entry, terms: false })).toBe(false);
  expect(mayChange({ ...entry, next: 'Nueva2026', confirmation: 'Nueva2026' })).toBe(false);
  expect(mayChange({ ...entry, confirmation: 'Nueva2026+' })).toBe(false);
  expect(mayChange({ ...entry, current: 'Nueva2026*' })).toBe(false);
});

test('a longer one is refused with words, not cut', () => {
  const words = 'Tu nueva contraseña puede tener hasta 12 caracteres';
  expect(passwordProblems({ ...entry, next: 'Nueva2026*abc' }).next).toBe(words);
  expect(passwordProblems({ ...entry, next: 'Ñandú😀😀2026*' }).next).toBeNull();
});

test('the new one differs from the current one, and is written twice alike', () => {
  expect(passwordProblems(entry)).toEqual({ next: null, confirmation: null });
  expect(passwordProblems({ ...entry, current: '', next: '', confirmation: '' })).toEqual({
    next: null,
    confirmation: null,
  });
  expect(passwordProblems({ ...entry, current: 'Nueva2026*', confirmation: 'nueva2026*' })).toEqual({
    next: 'Tu nueva contraseña debe ser diferente a la anterior',
    confirmation: 'Las contraseñas no son iguales',
  });
});
