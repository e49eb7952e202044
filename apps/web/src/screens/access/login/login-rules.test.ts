import { expect, test } from 'vitest';
import { checkLogin, nextPage, passwordRefusal, refusalWords, usernameToSend } from './login-rules.ts';

test('both fields are needed', () => {
  const text = 'Debes agregar Usuario y Contraseña';
  expect(checkLogin('', '')).toEqual({ field: 'username', text });
  expect(checkLogin('   ', 'x')).toEqual({ field: 'username', text });
  expect(checkLogin('0991000001', '')).toEqual({ field: 'password', text });
});

test('an @ makes it an e-mail, anything else a number of ten digits', () => {
  expect(checkLogin('ana@', 'x')?.text).toBe('No es un email válido');
  expect(checkLogin('ana@correo', 'x')?.text).toBe('No es un email válido');
  expect(checkLogin('ana p@correo.example', 'x')?.text).toBe('No es un email válido');
  expect(checkLogin(' ana.paredes@correo.example ', 'x')).toBeNull();
  expect(checkLogin('ana', 'x')?.text).toBe('La información que ingresaste no es válida');
  expect(checkLogin('099-100', 'x')?.text).toBe('La información que ingresaste no es válida');
  expect(checkLogin('099100000', 'x')?.text).toBe('El número Claro debe contener 10 dígitos');
  expect(checkLogin('09910000011', 'x')?.text).toBe('El número Claro debe contener 10 dígitos');
  expect(checkLogin('0991000001', 'x')).toBeNull();
  expect(checkLogin('099 100 0001', 'x')).toBeNull();
});

test('the spelling that travels', () => {
  expect(usernameToSend(' Ana.Paredes@Correo.example ')).toBe('ana.paredes@correo.example');
  expect(usernameToSend('0992000001 ')).toBe('593992000001');
  expect(usernameToSend('099 200 0001')).toBe('593992000001');
});

test('refusals by the message of the server', () => {
  const words = (message: string, code = 'X') => refusalWords({ code, message });
  const blocked = 'Su cuenta ha sido bloqueada por intentos fallidos, favor de intentar nuevamente en ';
  expect(words('user blocked 15 minutos').title).toBe(`${blocked}15 minutos`);
  expect(words('user blocked 1 hora').title).toBe(`${blocked}1 hora`);
  expect(words('user blocked 12 horas').title).toBe(`${blocked}12 horas`);
  expect(words('114E: Usuario y/o contraseña incorrecta').title).toBe('Usuario y/o contraseña incorrectos');
  expect(words('115E').title).toBe('Usuario y/o contraseña incorrectos');
  expect(words('clave incorrecta').title).toBe('Usuario y/o contraseña incorrectos');
  expect(words('Otra cosa')).toEqual({ title: 'Error desconocido, intenta nuevamente.' });
  expect(words('', 'NETWORK')).toEqual({
    title: 'No pudimos conectarnos. Revisa tu internet e intenta de nuevo.',
    isUnanswered: true,
  });
  expect(words('115E').isOfFields).toBe(true);
  expect(words('user blocked 1 hora').isOfFields).toBe(true);
  expect(passwordRefusal({ code: 'LOCKED', message: 'user blocked 1 hora' })).toMatchObject({
    title: `${blocked}1 hora`,
    text: expect.stringMatching(/otra contraseña.*llave de acceso/),
  });
  expect(passwordRefusal({ code: '114E', message: '114E' })).toEqual(words('114E', '114E'));
  expect(words('Espera unos minutos', 'TOO_MANY_REQUESTS').text).toBe('Espera unos minutos');
});

const isAvailable = (path: string) => ['/', '/billing/', '/billing/pay/001-1'].includes(path);
const next = (from: unknown) => nextPage({ from }, isAvailable);

test('a page of the portal is gone back to', () => {
  expect(next('/billing/')).toBe('/billing/');
  expect(next('/billing/pay/001-1?x=1')).toBe('/billing/pay/001-1?x=1');
});

test('anything else is home', () => {
  expect(nextPage(null, isAvailable)).toBe('/home');
  for (const from of [
    undefined,
    7,
    '',
    '/',
    'billing/',
    '//evil.example/billing/',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/unknown',
  ]) {
    expect(next(from)).toBe('/home');
  }
});
