// Every sentence of «Visita técnica».
import * as titles from '@portal/help/page-titles.copy';
import { slotsCopy } from '../../shared/slots/slots.copy.ts';

export const visitsCopy = {
  title: titles.visits,
  lead: 'Un técnico va a tu casa cuando algo no se arregla a distancia.',
  waiting: 'Cargando tus visitas',
  failed: 'No pudimos cargar tus visitas',
  yours: 'Tu visita',
  status: 'Estado',
  when: 'Horario',
  wanted: 'Pediste cambiarla para',
  place: 'Dirección',
  turn: 'Tu turno',
  queue: (position: number) => `Tienes el puesto ${position} en la ruta de hoy`,
  pendingText: 'Te avisamos apenas esté confirmada.',
  wantedText: 'Tu horario actual se mantiene hasta que confirmemos el nuevo.',
  confirmedText: 'Alguien mayor de edad tiene que estar en casa.',
  cancel: 'Cancelar visita',
  cancelling: 'Cancelando…',
  cancelAsk: '¿Cancelar la visita?',
  cancelText: 'Nadie irá. Puedes pedir otra cuando quieras.',
  cancelled: 'La visita está cancelada.',
} as const;

export const slotCopy = {
  book: 'Pide una visita',
  bookText: 'Elige cuándo te queda bien. Vamos en el horario que confirmemos.',
  move: 'Elige otro horario',
  moveText: 'Tu horario actual se mantiene hasta que confirmemos el nuevo.',
  description: '¿Qué no funciona?',
  descriptionHint: 'Opcional. Le sirve al técnico para llevar lo que hace falta.',
  booking: {
    send: 'Pedir visita',
    sending: 'Pidiendo…',
    sent: 'Pedimos tu visita. Te avisamos cuando esté confirmada.',
  },
  moving: {
    send: 'Pedir este horario',
    sending: 'Pidiendo…',
    sent: 'Pedimos el cambio. Tu horario actual se mantiene hasta confirmarlo.',
  },
  keep: 'Dejarla como está',
} as const;

/** By the code of a refusal. */
export const visitTroubles: Readonly<Record<string, string>> = {
  SLOT_TAKEN: slotsCopy.taken,
  VISIT_OPEN: 'Este servicio ya tiene una visita. Cámbiala o cancélala antes de pedir otra.',
  VISIT_TOO_LATE: 'Esta visita ya no se puede cambiar.',
};

export const pastCopy = {
  title: 'Visitas anteriores',
  outcomes: { done: 'Visita realizada', missed: 'El técnico no llegó', cancelled: 'Cancelada' },
  credit: (money: string) => `Te devolvemos ${money} en tu próxima factura`,
  creditOn: (money: string, billNo: string) => `Te devolvimos ${money} en la factura ${billNo}`,
} as const;
