// Sentences that the pages of one's own account share.

export const accountCopy = {
  cancel: 'Cancelar',
  accept: 'Aceptar',
  error: 'Error',
  unknown: 'Error desconocido',
} as const;
