import { describe, expect, test } from 'vitest';
import { codeAlert, homeAlert, notAssociatedAlert, wrongCodeAlert } from './refusals.ts';

const refused = (status: number, message: string, code = 'X') => ({ status, error: { code, message } });
const business = {
  title: 'Aviso',
  text: 'Favor ingresa al portal de Empresas para que puedas utilizar Mi Claro',
};

describe('the code', () => {
  test('a business line', () => {
    const answer = refused(404, 'SUBSCRIPTOR NO EXISTE: com.operator.Exception');
    expect(codeAlert(answer, 'first')).toMatchObject(business);
    expect(codeAlert(answer, 'again')).toMatchObject(business);
  });
  test('the words of the server up to the marker, or the sentence of the place', () => {
    const words = refused(429, 'Demasiados intentos: com.operator.Limit');
    expect(codeAlert(words, 'first')).toEqual({ title: 'Error', text: 'Demasiados intentos' });
    expect(codeAlert(refused(500, ''), 'first').text).toBe(
      'Sucedió un error al enviar el código intenta nuevamente.',
    );
    const again = {
      title: 'Error',
      text: 'Ocurrió un error al reenviar el código, por favor intente de nuevo.',
    };
    expect(codeAlert(refused(503, 'Ups!'), 'again')).toEqual(again);
    expect(codeAlert(words, 'again')).toEqual({ ...again, more: 'Demasiados intentos' });
  });
  test('wrong, and not checked', () => {
    expect(wrongCodeAlert(refused(400, 'x', 'OTP_INVALID'))).toEqual({
      title: 'Código inválido',
      text: 'El código ingresado es incorrecto, por favor verifícalo nuevamente.',
    });
    expect(wrongCodeAlert(refused(0, '')).text).toBe('Error desconocido, intente más tarde');
  });
});

test('no answer', () => {
  const lost = refused(0, '', 'NETWORK');
  for (const alert of [
    codeAlert(lost, 'first'),
    codeAlert(lost, 'again'),
    wrongCodeAlert(lost),
    notAssociatedAlert(lost),
    homeAlert(lost),
  ])
    expect(alert.text).toBe('No pudimos conectarnos. Revisa tu internet e intenta de nuevo.');
});

describe('the association', () => {
  test.each([
    [refused(400, 'BAD REQUEST: com.x'), 'Por favor verifica la información ingresada.'],
    [refused(409, 'Ya asociado: com.x'), 'Ya asociado'],
    [refused(500, 'Ups!'), 'Error desconocido, intente más tarde'],
    [refused(0, ''), 'Error desconocido, intente más tarde'],
  ])('not accepted %#', (answer, text) =>
    expect(notAssociatedAlert(answer)).toEqual({ title: 'Asociación de servicio no exitosa', text }),
  );

  test.each([
    [refused(404, 'SUBSCRIPTOR NO EXISTE'), business.title, business.text],
    [
      refused(400, 'BAD REQUEST: com.x'),
      'Asociación de servicio no exitosa',
      'Por favor verifica la información ingresada.',
    ],
    [refused(429, 'Mañana'), 'Asociación de servicio no exitosa', 'Mañana'],
    [
      refused(500, 'Ups!'),
      'Se ha presentado un error',
      'No pudimos asociar tu servicio. Por favor inténtalo nuevamente.',
    ],
  ])('of a home %#', (answer, title, text) => expect(homeAlert(answer)).toEqual({ title, text }));
});
