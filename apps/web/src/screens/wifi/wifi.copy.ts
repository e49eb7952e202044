// Every sentence of 'Administra tu Red WiFi'.
import type { ConnectedDevice } from '@portal/contract/lines/home-network';
import * as titles from '@portal/help/page-titles.copy';
import { failedCopy, waitingCopy } from '../../shared/page/form.copy.ts';

export const wifiCopy = {
  title: titles.wifi,
  lead: 'Quién está en tu red, invitados, velocidad y clave.',
  back: titles.line,
  network: 'Tu red',
  name: 'Nombre de la red',
  security: 'Tipo de seguridad',
  key: 'Clave actual',
  hiddenKey: 'Oculta',
  show: 'Mostrar clave',
  hide: 'Ocultar clave',
  notShown: 'No pudimos mostrar la clave. Inténtalo de nuevo.',
  waiting: waitingCopy.network,
  failed: failedCopy.network,
  pendingTitle: 'Hay un cambio de clave en proceso',
  pendingText: 'Hasta que termine, tu clave sigue siendo la actual. Revísalo en unos minutos.',
} as const;

export const formCopy = {
  title: 'Cambia tu clave',
  lead: 'Al cambiarla, tus equipos se desconectan hasta que escribas en ellos la clave nueva.',
  newKey: 'Clave nueva',
  confirmation: 'Confirma la clave nueva',
  show: 'Mostrar lo que escribes',
  hide: 'Ocultar lo que escribes',
  rules: 'Tu clave nueva',
  met: 'Cumple',
  missing: 'Falta',
  cancel: 'Cancelar',
  save: 'Guardar Datos',
  saving: 'Guardando…',
} as const;

/** As the documents quote them, spelt right; the longest key is a rule of every network. */
export const keyErrors = {
  required: 'La clave es obligatoria',
  confirmationRequired: 'La confirmación de la clave es obligatoria',
  different: 'Las claves no coinciden',
  thirteen: 'La clave debe ser de 13 dígitos',
  digitsOnly: 'La clave debe contener solo números',
  short: 'La clave debe contener al menos 8 caracteres',
  upper: 'La clave debe contener al menos una letra mayúscula',
  special: 'No se permiten espacios o caracteres especiales',
  digit: 'La clave debe contener al menos un número',
  long: 'La clave debe contener máximo 63 caracteres',
} as const;

export const resultCopy = {
  success: '¡Éxito!',
  done: 'Tu clave se modificó exitosamente',
  requested: 'Hemos solicitado el cambio de tu contraseña, valídalo en unos minutos',
  error: 'Error',
  failed: 'No pudimos cambiar la clave de tu red. Sigue siendo la misma: inténtalo de nuevo en unos minutos.',
  pending: 'Ya hay un cambio de clave en proceso. Revísalo en unos minutos.',
  networkChanged: 'Los datos de tu red cambiaron mientras tanto. Revísalos y vuelve a intentarlo.',
  tooOften: 'Cambiaste la clave muchas veces seguidas. Espera una hora y vuelve a intentarlo.',
  rules: 'Esta red no admite esa clave. Prueba con otra.',
  accept: 'Aceptar',
} as const;

export const kindWords: Readonly<Record<ConnectedDevice['kind'], string>> = {
  phone: 'Celular',
  tablet: 'Tableta',
  computer: 'Computadora',
  television: 'Televisor',
  console: 'Consola de juegos',
  printer: 'Impresora',
  other: 'Otro equipo',
};

export const devicesCopy = {
  title: 'Equipos en tu red',
  count: (connected: number) =>
    connected === 0
      ? 'Ninguno en línea ahora'
      : connected === 1
        ? '1 en línea ahora'
        : `${connected} en línea ahora`,
  waiting: 'Cargando los equipos de tu red',
  failed: 'No pudimos cargar los equipos de tu red',
  none: 'Todavía no se ha conectado ningún equipo.',
  online: (since: string) => `En línea desde ${since}`,
  offline: 'Sin conexión',
  paused: 'En pausa',
  pausedUntil: (until: string) => `En pausa por horario, hasta las ${until}`,
  blocked: 'Bloqueado: no puede entrar a tu red',
  unknown: 'Nuevo. ¿Lo reconoces?',
  guest: 'red de invitados',
  pause: 'Pausar',
  resume: 'Reanudar',
  pauseOf: (name: string) => `Pausar ${name}`,
  resumeOf: (name: string) => `Reanudar ${name}`,
  settingsOf: (name: string) => `Ajustes de ${name}`,
  notChanged: 'No pudimos cambiarlo. Intenta de nuevo.',
  stillTimed: 'Sigue en pausa por su horario. Quítalo en sus ajustes.',
} as const;

export const deviceCopy = {
  name: 'Nombre',
  nameHint: 'Como lo llaman en casa: «Tableta de Sofía».',
  nameMissing: 'Escribe un nombre',
  kind: 'Qué es',
  timetable: 'Pausa con horario',
  timetableHint: 'A esas horas no tiene internet. Lo demás de la casa sigue igual.',
  from: 'Desde las',
  until: 'Hasta las',
  sameHours: 'La pausa no puede empezar y terminar a la misma hora.',
  plans: {
    none: 'Sin horario',
    all: 'Todos los días',
    school: 'De domingo a jueves',
    weekend: 'Viernes y sábado',
    own: 'Los días que tiene ahora',
  },
  submit: 'Guardar',
  busy: 'Guardando…',
  cancel: 'Cancelar',
  block: 'Bloquear este equipo',
  blocking: 'Bloqueando…',
  blockText: 'Sale de tu red y no vuelve a entrar, aunque sepa la clave.',
  unblock: 'Quitar el bloqueo',
  saved: 'Guardamos los cambios.',
  blocked: 'El equipo quedó fuera de tu red.',
  unblocked: 'El equipo puede entrar de nuevo con la clave.',
} as const;

export const guestCopy = {
  title: 'Red de invitados',
  detail: 'Otra clave para tus visitas. Solo da internet: no ven tus equipos.',
  waiting: 'Cargando la red de invitados',
  failed: 'No pudimos cargar la red de invitados',
  howLong: 'Hasta cuándo',
  lasting: { 3: '3 horas', 24: 'Un día', 168: 'Una semana', 0: 'Hasta que la desactives' },
  on: 'Activar',
  turningOn: 'Activando…',
  off: 'Desactivar',
  turningOff: 'Desactivando…',
  network: 'Red',
  key: 'Clave',
  until: 'Se desactiva',
  never: 'Cuando tú quieras',
  qr: 'Código para entrar a la red de invitados con la cámara',
  qrText: 'Quien te visita apunta con su cámara y entra. Cada vez que la activas, la clave es otra.',
  isOn: 'La red de invitados está activada.',
  isOff: 'La red de invitados está desactivada, y su clave ya no sirve.',
  notChanged: 'No pudimos cambiar la red de invitados. Intenta de nuevo.',
} as const;

export const routerCopy = {
  title: 'Módem y velocidad',
  waiting: 'Consultando tu módem',
  failed: 'No pudimos consultar tu módem',
  running: 'Encendido',
  restarting: (until: string) => `Reiniciándose, hasta las ${until}`,
  state: 'Módem',
  lastRestart: 'Último reinicio',
  measure: 'Medir velocidad',
  measuring: 'Midiendo…',
  download: 'Bajada',
  upload: 'Subida',
  latency: 'Respuesta',
  measured: 'Medida',
  speed: (now: string, contracted: string | null) =>
    contracted === null ? `${now} Mbps` : `${now} de ${contracted} Mbps`,
  milliseconds: (count: string) => `${count} ms`,
  speedText: 'Así llega a tu módem. Por Wi-Fi, lejos de él, tus equipos reciben menos.',
} as const;
