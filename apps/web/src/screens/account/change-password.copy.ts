// Sentences of 'Cambio de contraseña'.

export const changePasswordCopy = {
  title: 'Cambio de contraseña',
  lead: 'Al cambiarla se cerrarán tus sesiones en otros equipos.',
  allRequired: 'Todos los campos son obligatorios',
  current: 'Contraseña actual',
  next: 'Contraseña nueva',
  confirmation: 'Confirmar contraseña nueva',
  confirmationHint: 'Escríbela igual, una vez más.',
  terms: ['Acepto los ', 'términos y condiciones'],
  newTab: ' (se abre en otra pestaña)',
  submit: 'Cambiar contraseña',
  changing: 'Cambiando…',
} as const;

export const ruleCopy = {
  title: 'Tu contraseña necesita',
  met: 'Cumple',
  missing: 'Falta',
  length: '8 a 12 caracteres',
  digit: 'Un número',
  upper: 'Una letra mayúscula',
  lower: 'Una letra minúscula',
  special: 'Un carácter especial',
  noSpaces: 'Sin espacios',
} as const;

export const passwordErrors = {
  notEqual: 'Las contraseñas no son iguales',
  notDifferent: 'Tu nueva contraseña debe ser diferente a la anterior',
  tooLong: 'Tu nueva contraseña puede tener hasta 12 caracteres',
} as const;

export const changedCopy = {
  title: 'Contraseña guardada',
  text: 'Tu contraseña ha cambiado',
} as const;
