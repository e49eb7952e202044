// Sentences of the dialog that asks again who somebody is.
export const stepUpCopy = {
  title: 'Confirma que eres tú',
  text: 'Pasó un rato desde que entraste. Escribe tu contraseña para seguir donde estabas.',
  password: 'Contraseña',
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
  missing: 'Escribe tu contraseña',
  failed: 'No pudimos comprobarlo. Intenta de nuevo en un momento.',
  goOn: 'Continuar',
  proving: 'Comprobando…',
  cancel: 'Cancelar',
} as const;
