// The current password, asked again.

export const currentPasswordCopy = {
  wrong: 'La contraseña actual es incorrecta',
} as const;
