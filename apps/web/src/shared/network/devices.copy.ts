// What is said of the devices in the network of a home.
import type { ConnectedDevice } from '@portal/contract/lines/home-network';

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
  online: 'En línea',
  since: (moment: string) => `En línea desde ${moment}.`,
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
