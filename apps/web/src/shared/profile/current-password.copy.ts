// The current password, asked again.

export const currentPasswordCopy = {
  wrong: 'La contraseña actual es incorrecta',
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
} as const;
