// Sentences of 'Seguridad'.
export const securityCopy = {
  title: 'Seguridad',
  lead: 'Quién entra a tu cuenta.',
  stolen: 'Me robaron el teléfono',
  stolenDetail: 'Suspende la línea y bloquea el equipo ya',
  again: 'No pudimos hacerlo. Intenta de nuevo en un momento.',
} as const;

export const sessionsCopy = {
  title: 'Sesiones abiertas',
  detail: 'Si no reconoces una, ciérrala y cambia tu contraseña.',
  waiting: 'Cargando tus sesiones',
  failed: 'No pudimos cargar tus sesiones',
  current: 'Este equipo',
  close: 'Cerrar',
  closeOne: (device: string) => `Cerrar ${device}`,
  closed: 'Sesión cerrada',
  closeOthers: 'Cerrar todas las demás',
  closedOthers: 'Cerramos tus otras sesiones',
  now: 'ahora',
} as const;

export const secondStepCopy = {
  title: 'Segundo paso',
  detail: 'Además de tu contraseña, un código que solo está en tu celular.',
  waiting: 'Cargando tu segundo paso',
  failed: 'No pudimos cargar tu segundo paso',
  on: 'Activo',
  begin: 'Activar',
  beginning: 'Activando…',
  app: 'Aplicación de códigos',
  appDetail: 'Pide un código de 6 dígitos al entrar con contraseña',
  end: 'Desactivar',
  ended: 'Segundo paso desactivado',
  backup: 'Códigos de respaldo',
  backupLeft: (left: number) => (left === 1 ? 'Te queda 1 de 10' : `Te quedan ${left} de 10`),
  renew: 'Generar nuevos',
} as const;

export const newAppCopy = {
  scan: 'Escanea esta imagen con tu aplicación de códigos.',
  picture: 'Código QR para tu aplicación de códigos',
  open: 'Abrir mi aplicación en este equipo',
  byHand: '¿No puedes escanearla? Escribe esta clave en la aplicación:',
  code: 'Código de 6 dígitos',
  codeHint: 'El que muestra la aplicación ahora',
  missing: 'Escribe el código de la aplicación',
  wrong: 'El código no es correcto. Escribe el que ves ahora.',
  confirm: 'Activar',
  confirming: 'Activando…',
  cancel: 'Cancelar',
} as const;

export const backupCopy = {
  title: 'Códigos de respaldo',
  list: (brand: string) => `Tus códigos de ${brand}`,
  use: 'Cada uno sirve una vez, si no tienes tu aplicación de códigos.',
  once: 'Guárdalos ahora: no los volverás a ver.',
  print: 'Imprimir',
  save: 'Guardar como archivo',
  done: 'Ya los guardé',
  fileName: 'codigos-de-respaldo.txt',
} as const;

export const endAppCopy = {
  title: '¿Desactivar el segundo paso?',
  text: 'Para entrar bastará tu contraseña, y tus códigos de respaldo dejarán de servir.',
  yes: 'Desactivar',
  busy: 'Desactivando…',
  cancel: 'Cancelar',
} as const;
