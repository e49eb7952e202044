// Words of what is under way: a repair, a claim, a visit, a message; each state has one word wherever it is read.
import type { RepairStatus } from '@portal/contract/help/tickets';
import type { Appointment } from '@portal/contract/network/visits';
import type { ClaimStatus } from '@portal/contract/paying/claims';

/** What each step of a repair is called for the customer. */
export const stepNames: Record<RepairStatus, string> = {
  EQUIPO_CAC: 'Recibimos tu equipo',
  TRASLADO_TALLER: 'En camino al taller',
  ENTREGADO_TALLER: 'Llegó al taller',
  INF_TECNICO: 'Informe técnico',
  REPARACION: 'Reparación',
  REPARADO: 'Reparado',
  TRASLADO_CAC: 'De vuelta al centro de atención',
  ENTREGADO_CAC: 'Listo para retirar',
  ENTREGA_DOMICILIO: 'Entregado en tu domicilio',
  ENTREGA_CLIENTE: 'Entregado',
};

export const standingWords = {
  asks: 'Espera tu decisión',
  asksOwner: 'Espera al titular',
  ready: 'Listo para retirar',
  ended: 'Entregado',
  going: 'En proceso',
} as const;

export const statusWords: Record<ClaimStatus, string> = {
  acknowledged: 'Recibido',
  inProgress: 'En análisis',
  resolved: 'Resuelto',
};

export const visitWords: Record<Appointment['status'], string> = {
  pending: 'Por confirmar',
  confirmed: 'Confirmada',
  cancelled: 'Cancelada',
};

export const inProgressCopy = {
  awaitedFor: (money: string, code: string) => `${money} con el código ${code}`,
  awaitedUntil: 'hasta',
  title: 'En curso',
  failed: 'No pudimos cargar todo lo que tienes en curso',
  repair: (device: string) => `${device} en reparación`,
  asks: (money: string) => `${standingWords.asks}: ${money}`,
  delivery: 'entrega estimada',
  claim: (money: string) => `Reclamo de ${money}`,
  answer: 'respuesta hasta',
  late: 'debíamos responder',
  visit: (line: string) => `Visita técnica a ${line}`,
  arrival: 'llega',
  turn: (place: string) => `Turno en ${place}`,
  turnCode: (code: string) => `Código ${code}`,
  turnAt: 'tu hora',
  talk: 'Mensaje',
  answered: 'Tienes una respuesta',
  sent: 'Te responde una persona',
} as const;
