// Every sentence of a turn at an office.
import { slotsCopy } from '../../../shared/slots/slots.copy.ts';

export const turnCopy = {
  title: 'Turno en un centro de atención',
  lead: 'Llegas a tu hora y te atienden sin hacer fila.',
  back: 'Dónde te atienden',
  waiting: 'Cargando tus turnos',
  failed: 'No pudimos cargar tus turnos',
  yours: 'Tu turno',
  code: 'Tu código',
  where: 'Dónde',
  when: 'Cuándo',
  what: 'Para qué',
  toShow: 'Di este código al llegar. Si llegas más de diez minutos tarde, pasa la siguiente persona.',
  keep: 'Dejarlo como está',
  cancel: 'Cancelar turno',
  cancelling: 'Cancelando…',
  cancelAsk: '¿Cancelar el turno?',
  cancelText: 'Otra persona podrá tomarlo. Puedes reservar otro cuando quieras.',
  cancelled: 'El turno está cancelado.',
  noPlace: {
    title: 'No tienes un turno',
    text: 'Elige primero el centro de atención.',
    act: 'Elegir centro de atención',
  },
  notTaken: {
    title: 'Aquí no se reservan turnos',
    text: 'Puedes ir en su horario, o elegir otro centro.',
    act: 'Elegir centro de atención',
  },
  place: { waiting: 'Cargando el lugar', failed: 'No pudimos cargar el lugar' },
  bookText: 'Elige para qué vas, el día y la hora.',
  move: 'Elige otra hora',
  moveText: (place: string) => `En ${place}. Si otra persona se adelanta, conservas la hora que tienes.`,
  chooseWhat: 'Elige un trámite',
  choose: 'Elige para qué vas',
  booking: { send: 'Reservar turno', sending: 'Reservando…', sent: 'Tu turno está reservado.' },
  moving: { send: 'Cambiar a esta hora', sending: 'Reservando…', sent: 'Cambiamos tu turno.' },
} as const;

/** By the code of a refusal. */
export const turnTroubles: Readonly<Record<string, string>> = {
  SLOT_TAKEN: slotsCopy.taken,
  APPOINTMENT_OPEN: 'Ya tienes un turno. Cámbialo o cancélalo antes de reservar otro.',
  APPOINTMENT_TOO_LATE: 'Este turno ya no se puede cambiar.',
  NO_APPOINTMENTS: 'En este lugar no se reservan turnos para eso.',
};
