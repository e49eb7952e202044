// What is said of a first or last name that cannot be kept.

export const nameErrors = {
  required: 'El campos es obligatorio',
  onlyLetters: 'Usa solo letras y espacios',
  tooLong: 'Usa 80 letras como máximo',
} as const;
