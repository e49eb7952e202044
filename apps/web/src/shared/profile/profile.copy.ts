// Words about names and passwords that several screens say: login, registration, one's own account.

export const blockedCopy = {
  blocked: 'Su cuenta ha sido bloqueada por intentos fallidos, favor de intentar nuevamente en ',
} as const;

/** On a line of its own, beneath the sentence of the screen. */
export const withCommonPassword = (sentence: string) =>
  `${sentence}\nEsa contraseña es demasiado común, también con números o signos. Elige otra.`;

export const currentPasswordCopy = {
  wrong: 'La contraseña actual es incorrecta',
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
} as const;

export const lastSeenCopy = { now: 'ahora' } as const;

export const nameErrors = {
  required: 'El campo es obligatorio',
  onlyLetters: 'Usa solo letras y espacios',
  tooLong: 'Usa 80 letras como máximo',
} as const;

export const allRequired = 'Todos los campos son obligatorios';
