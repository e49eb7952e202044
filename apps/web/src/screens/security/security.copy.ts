// Sentences of the pages of 'Seguridad'.
import { failedCopy } from '../../shared/page/form.copy.ts';
import { stepUpCopy } from '../../shared/profile/step-up.copy.ts';

export const sessionsCopy = {
  lead: 'Si no reconoces alguno, cierra su sesión y cambia tu contraseña.',
  waiting: 'Cargando tus equipos',
  failed: 'No pudimos cargar tus equipos',
  current: 'Este equipo',
  close: 'Cerrar sesión',
  closeOne: (device: string) => `Cerrar sesión en ${device}`,
  closed: 'Sesión cerrada',
  closeOthers: 'Cerrar sesión en los demás',
  closedOthers: 'Cerramos tus otras sesiones',
} as const;

export const secondStepCopy = {
  lead: 'Además de tu contraseña, un código que solo está en tu celular.',
  waiting: 'Cargando tu verificación en dos pasos',
  failed: 'No pudimos cargar tu verificación en dos pasos',
  off: 'Desactivada',
  offText: 'Si la activas, nadie entra sin tu celular, aunque conozca tu contraseña.',
  on: 'Activa',
  begin: 'Activar',
  beginning: 'Activando…',
  app: 'Aplicación de códigos',
  appDetail: 'Pide un código de 6 dígitos al entrar con contraseña',
  end: 'Desactivar',
  ended: 'Verificación en dos pasos desactivada',
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
  wrong: stepUpCopy.codeWrong,
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
  title: '¿Desactivar la verificación en dos pasos?',
  text: 'Para entrar bastará tu contraseña, y tus códigos de respaldo dejarán de servir.',
  yes: 'Desactivar',
  busy: 'Desactivando…',
  cancel: 'Cancelar',
} as const;

export const passkeysCopy = {
  lead: 'Entra con tu huella, tu rostro o el PIN de tu equipo, sin contraseña.',
  none: 'Todavía no tienes ninguna.',
  waiting: 'Cargando tus llaves de acceso',
  failed: 'No pudimos cargar tus llaves de acceso',
  begin: 'Agregar llave',
  created: (when: string) => `Creada el ${when}`,
  used: (when: string) => `usada ${when}`,
  neverUsed: 'sin usar',
  end: 'Eliminar',
  endOne: (name: string) => `Eliminar ${name}`,
  ended: 'Llave de acceso eliminada',
  added: 'Llave de acceso agregada',
} as const;

export const newPasskeyCopy = {
  title: 'Nueva llave de acceso',
  text: 'Ponle un nombre. Después tu equipo te pide tu huella, tu rostro o tu PIN.',
  name: 'Nombre',
  missing: 'Escribe un nombre',
  submit: 'Crear',
  busy: 'Creando…',
  cancel: 'Cancelar',
  cancelled: failedCopy.notCreated,
  known: 'Este equipo ya tiene una llave de acceso de tu cuenta.',
  unable: 'Este equipo no puede crear llaves de acceso aquí.',
  tooMany: 'Ya tienes 10 llaves de acceso. Elimina una para agregar otra.',
} as const;

export const endPasskeyCopy = (name: string) =>
  ({
    title: '¿Eliminar esta llave de acceso?',
    text: `Ya no podrás entrar con «${name}». Bórrala también en los ajustes de tu equipo.`,
    yes: 'Eliminar',
    busy: 'Eliminando…',
    cancel: 'Cancelar',
  }) as const;

export const recoveryCopy = {
  title: (when: string) => `Tu verificación en dos pasos se desactivará el ${when}`,
  text: 'Lo pidió alguien que conoce tu contraseña y tu documento. Si no fuiste tú, cancélalo y cambia tu contraseña.',
  stop: 'Cancelar la solicitud',
  stopping: 'Cancelando…',
  stopped: 'Tu verificación en dos pasos sigue activa',
} as const;
