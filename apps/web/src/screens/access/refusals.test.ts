import { describe, expect, test } from 'vitest';
import type { Refused } from '../../api/person/access.ts';
import {
  completeAlert,
  notChangedAlert,
  recoveryCheckAlert,
  recoveryCodeAlert,
  registerCheckAlert,
  registerCodeAlert,
  resendAlert,
  wrongCodeAlert,
} from './refusals.ts';

const phone = '593993000001';
const email = 'nuevo@correo.example';
const refused = (status: number, code = `HTTP_${status}`, message = ''): Refused => ({
  status,
  error: { code, message },
});
const offline = refused(0, 'NETWORK');
const unanswered = {
  title: 'Sin conexión',
  text: 'No pudimos conectarnos. Revisa tu internet e intenta de nuevo.',
};
const limit = refused(429, 'TOO_MANY_REQUESTS', 'Demasiados intentos, espera unos minutos');
const blocked = refused(412, 'BLOCKED', 'Su cuenta ha sido bloqueada en 15 minutos: o pide un código');

describe('registration', () => {
  test('404 and 400 are the way on; registered already is not', () => {
    expect(registerCheckAlert(refused(404, 'NOT_REGISTERED'))).toBeNull();
    expect(registerCheckAlert(refused(400, 'PROCEED_CODE'))).toBeNull();
    const alert = {
      title: 'Error',
      text: 'El usuario ya se encuentra registrado.',
      offers: 'signIn',
      isOfIdentifier: true,
    };
    expect(registerCheckAlert(null)).toEqual(alert);
    expect(registerCodeAlert(refused(409, 'X', 'pertenece a otro usuario'), email)).toEqual(alert);
    expect(registerCodeAlert(refused(200, 'NO_CODE'), email)).toEqual(alert);
    expect(completeAlert(refused(409, 'X', 'pertenece a otro usuario'))).toEqual(alert);
  });

  test('a number of somebody else', () => {
    const alert = {
      title: 'Número inválido',
      text: 'El número móvil ingresado pertenece a otra compañía. Por favor regístrate con un correo electrónico',
      isOfIdentifier: true,
    };
    expect(registerCodeAlert(refused(404, 'OTHER_COMPANY', 'SUBSCRIPTOR NO EXISTE'), phone)).toEqual(alert);
    expect(registerCodeAlert(refused(400, 'INVALID', 'BAD REQUEST'), '593221234567')).toEqual(alert);
  });

  test('a number of a company', () => {
    expect(registerCodeAlert(refused(404, 'BUSINESS_LINE', 'SUBSCRIPTOR NO EXISTE'), phone)).toEqual({
      title: 'Aviso',
      text: 'Favor ingresa al portal de Empresas para que puedas utilizar Mi Claro',
      isOfIdentifier: true,
    });
  });

  test('no answer, a broken service, anything else', () => {
    const service = { title: 'Error al invocar servicio', text: 'Ocurrió un error en la petición' };
    const unexpected = {
      title: 'Error',
      text: 'Ha ocurrido un error inesperado, favor de volver a intentar',
    };
    for (const alert of [
      registerCheckAlert(offline),
      registerCodeAlert(offline, email),
      recoveryCheckAlert(offline),
      wrongCodeAlert(offline),
      resendAlert(offline),
      notChangedAlert(offline),
    ])
      expect(alert).toEqual(unanswered);
    expect(completeAlert(refused(503))).toEqual(service);
    expect(registerCodeAlert(refused(400, 'INVALID'), email)).toEqual(unexpected);
    expect(completeAlert(refused(403, 'GRANT_REQUIRED', 'x'))).toEqual({ ...unexpected, restarts: true });
  });
});

describe('recovery', () => {
  const notRegistered = 'El correo/teléfono no se encuentra registrado en nuestro sistema';

  test('not registered', () => {
    expect(recoveryCheckAlert(null)).toBeNull();
    expect(recoveryCheckAlert(refused(404))).toEqual({
      title: 'Error',
      text: notRegistered,
      isOfIdentifier: true,
    });
    expect(recoveryCheckAlert(refused(400))?.text).toBe(notRegistered);
    expect(recoveryCodeAlert(refused(200, 'NO_CODE'), phone).text).toBe(notRegistered);
    expect(recoveryCodeAlert(refused(400), phone).text).toBe(notRegistered);
    const moved = recoveryCodeAlert(refused(409, 'NUMBER_MOVED', 'Ahora es de otro.'), phone);
    expect(moved).toMatchObject({ text: 'Ahora es de otro.', isOfIdentifier: true });
    expect(recoveryCodeAlert(refused(404), phone).text).toBe(
      'El teléfono ingresado no es un número Claro, favor de ingresar tu correo electrónico.',
    );
  });

  test('blocked: the text before the first colon, and a code all the same', () => {
    const text = 'Su cuenta ha sido bloqueada en 15 minutos';
    expect(recoveryCheckAlert(blocked)).toEqual({
      title: 'Error',
      text,
      more: expect.stringMatching(/código.*llave de acceso.*documento/),
      offers: 'code',
      isOfIdentifier: true,
    });
    expect(registerCheckAlert(blocked)?.offers).toBeUndefined();
    expect(registerCheckAlert(blocked)?.text).toBe(text);
  });

  test('anything else', () => {
    const unknown = 'Error desconocido, vuelva a intentarlo';
    expect(recoveryCodeAlert(refused(500), email).text).toBe(unknown);
    expect(recoveryCodeAlert(limit, email).text).toBe(limit.error.message);
  });

  test('a password that could not be set', () => {
    const alert = { title: 'Error', text: 'Ocurrió un error al modificar la contraseña' };
    expect(notChangedAlert(refused(500))).toEqual(alert);
    expect(notChangedAlert(refused(403, 'GRANT_REQUIRED'))).toEqual({ ...alert, restarts: true });
  });
});

describe('the code', () => {
  test('wrong, unanswered, too often', () => {
    expect(wrongCodeAlert(refused(400, 'OTP_INVALID', 'x'))).toEqual({
      title: 'Código inválido',
      text: 'El código ingresado es incorrecto, por favor verifícalo nuevamente.',
    });
    expect(wrongCodeAlert(refused(500)).text).toBe('Error desconocido, vuelva a intentarlo');
    expect(wrongCodeAlert(limit).text).toBe(limit.error.message);
  });

  test('not sent again', () => {
    const alert = {
      title: 'Error',
      text: 'Ocurrió un error al reenviar el código, por favor intente de nuevo.',
    };
    expect(resendAlert(refused(500))).toEqual(alert);
    expect(resendAlert(limit)).toEqual({ ...alert, more: limit.error.message, waits: true });
  });
});
