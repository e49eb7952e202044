// Sentences of recovering the password.

import { passwordSpan } from '@portal/market/passwords';

export const recoveryCopy = {
  title: '¿Olvidaste tu contraseña?',
  lead: 'Escribe el número o el correo con el que te registraste y te enviaremos un código.',
} as const;

export const recoveryErrors = {
  notNumeric: 'La información que ingresaste no es válida',
} as const;

export const newPasswordCopy = {
  title: 'Restablecer contraseña',
  lead: 'Elige una contraseña nueva para tu cuenta.',
  password: 'Contraseña nueva',
  confirmation: 'Confirmar contraseña',
  rulesTitle: 'Tu contraseña necesita',
  rules: {
    length: `De ${passwordSpan} caracteres`,
    digit: 'Al menos un número',
    plain: 'Sin espacios ni caracteres especiales',
    same: 'Las dos contraseñas iguales',
  },
  met: 'Cumple',
  missing: 'Falta',
  submit: 'Cambiar contraseña',
  submitting: 'Cambiando tu contraseña…',
} as const;

export const newPasswordErrors = {
  required: 'La Contraseña es requerida',
  different: 'Las Contraseñas no coinciden',
  rules: 'La Contraseña no cumple los requerimientos',
} as const;
