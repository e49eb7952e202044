// How a repair goes: the order of its states, and what each step is called on the ticket.
import type { RepairStatus } from '@portal/operator-ports/tickets';

/** What of a repair decides where it goes next and what is said of it. */
export interface RepairCourse {
  channelName: string;
  reportTitle: string;
  reportText: string;
  /** Empty: under warranty, nobody is asked. */
  prices: readonly { amountCents: number }[];
  deliversHome: boolean;
  decision: 'accepted' | 'rejected' | null;
}

const sequence: Record<RepairStatus, RepairStatus | null> = {
  EQUIPO_CAC: 'TRASLADO_TALLER',
  TRASLADO_TALLER: 'ENTREGADO_TALLER',
  ENTREGADO_TALLER: 'INF_TECNICO',
  INF_TECNICO: 'REPARACION',
  REPARACION: 'REPARADO',
  REPARADO: 'TRASLADO_CAC',
  TRASLADO_CAC: 'ENTREGADO_CAC',
  ENTREGADO_CAC: 'ENTREGA_CLIENTE',
  ENTREGA_DOMICILIO: null,
  ENTREGA_CLIENTE: null,
};

export const repairStatuses = Object.keys(sequence) as RepairStatus[];

/** Null when it has ended. A repair whose cost was rejected goes back as it came. */
export function statusAfter(status: RepairStatus, course: RepairCourse): RepairStatus | null {
  if (status === 'INF_TECNICO' && course.decision === 'rejected') return 'TRASLADO_CAC';
  if (status === 'TRASLADO_CAC' && course.deliversHome) return 'ENTREGA_DOMICILIO';
  return sequence[status];
}

export const hasEnded = (status: RepairStatus): boolean => sequence[status] === null;

/** Where the customer is asked, unless the repair is free. */
export function needsApproval(status: RepairStatus, { prices }: RepairCourse): boolean {
  return status === 'INF_TECNICO' && prices.length > 0;
}

export interface StepWords {
  name: string;
  description: string;
  reason: string;
}

const routine = 'Avance de la reparación';

export function stepWords(status: RepairStatus, course: RepairCourse): StepWords {
  const { decision, reportTitle, reportText, channelName } = course;
  const back = decision === 'rejected' ? 'sin reparar y sin costo ' : '';
  const words: Record<RepairStatus, StepWords> = {
    EQUIPO_CAC: { name: 'Ingreso', description: `Recibimos el equipo${at(channelName)}.`, reason: 'Ingreso' },
    TRASLADO_TALLER: { name: 'Traslado al taller', description: 'El equipo va al taller.', reason: routine },
    ENTREGADO_TALLER: { name: 'En el taller', description: 'El taller recibió el equipo.', reason: routine },
    INF_TECNICO: { name: 'Informe técnico', description: reportText, reason: reportTitle },
    REPARACION: {
      name: 'Reparación',
      description: 'El taller repara el equipo.',
      reason: decision === 'accepted' ? 'Costo aceptado por el cliente' : routine,
    },
    REPARADO: { name: 'Reparado', description: 'El equipo está reparado y probado.', reason: routine },
    TRASLADO_CAC: {
      name: 'De vuelta al centro de atención',
      description: `El equipo vuelve ${back}al centro de atención.`,
      reason: decision === 'rejected' ? 'Costo rechazado por el cliente' : routine,
    },
    ENTREGADO_CAC: {
      name: 'En el centro de atención',
      description: `Puedes retirar el equipo${at(channelName)}.`,
      reason: routine,
    },
    ENTREGA_DOMICILIO: {
      name: 'Entregado a domicilio',
      description: 'Entregamos el equipo en tu domicilio.',
      reason: 'Entrega',
    },
    ENTREGA_CLIENTE: {
      name: 'Entregado al cliente',
      description: 'Entregamos el equipo al cliente.',
      reason: 'Entrega',
    },
  };
  return words[status];
}

const at = (channelName: string): string => (channelName ? ` en ${channelName}` : '');
