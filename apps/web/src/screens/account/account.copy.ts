// Sentences that the pages of one's own account share.

export const accountCopy = {
  cancel: 'Cancelar',
  accept: 'Aceptar',
  error: 'Error',
  unknown: 'Error desconocido',
  security: 'Tu cuenta',
  edit: 'Editar perfil',
  editDetail: 'Nombres y apodo',
  cards: 'Tarjetas y débito automático',
  cardsDetail: 'Guarda una tarjeta y paga sin hacer nada',
  password: 'Cambiar contraseña',
  passwordDetail: 'Se cierran tus otras sesiones',
} as const;
