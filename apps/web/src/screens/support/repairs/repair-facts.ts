// What a ticket says to its customer: where it stands, what comes next, which device.

import type { RepairStatus, TicketStatusChange, TroubleTicket } from '@portal/contract/help/tickets';
import { capital } from '../../../lib/dates.ts';
import { isConcluded } from '../../../shared/repair.ts';

/** How far each state is, in percent, in the order in which they come. */
const PROGRESS: Record<RepairStatus, number> = {
  EQUIPO_CAC: 10,
  TRASLADO_TALLER: 20,
  ENTREGADO_TALLER: 30,
  INF_TECNICO: 40,
  REPARACION: 50,
  REPARADO: 60,
  TRASLADO_CAC: 70,
  ENTREGADO_CAC: 100,
  ENTREGA_DOMICILIO: 100,
  ENTREGA_CLIENTE: 100,
};

/** What is expected after each state, until it can be collected. */
const ROUTE = (Object.keys(PROGRESS) as RepairStatus[]).slice(0, 8);

export const progressOf = (status: RepairStatus): number => PROGRESS[status] ?? 0;

export type OrderFilter = 'ALL' | 'PENDIENTES' | 'CONCLUIDAS';

export function inFilter(filter: OrderFilter, ticket: Pick<TroubleTicket, 'status'>): boolean {
  return filter === 'ALL' || isConcluded(ticket) === (filter === 'CONCLUIDAS');
}

export interface TimelineStep {
  status: RepairStatus;
  state: 'done' | 'current' | 'coming';
  /** Undefined while it is still to come. */
  change?: TicketStatusChange;
}

/** Everything that was, the last of it current, and what is still expected. */
export function timelineOf({ statusChange }: Pick<TroubleTicket, 'statusChange'>): TimelineStep[] {
  const current = statusChange.at(-1);
  const place = current ? ROUTE.indexOf(current.status) : -1;
  const coming = place < 0 ? [] : ROUTE.slice(place + 1);
  return [
    ...statusChange.map((change): TimelineStep => {
      return { status: change.status, state: change === current ? 'current' : 'done', change };
    }),
    ...coming.map((status): TimelineStep => ({ status, state: 'coming' })),
  ];
}

const IMEI = /\bIMEI\b\W*?([\d*]+)\s*,\s*/i;

/** The number between `IMEI` and the comma; null when the description has none. */
export function imeiOf({ description }: Pick<TroubleTicket, 'description'>): string | null {
  return IMEI.exec(description)?.[1] ?? null;
}

/** `•••• 4417` */
export function maskedImei(imei: string): string {
  return `•••• ${imei.slice(-4)}`;
}

/** What was taken down at the counter, a sentence each, without the device's number. */
export function complaintsOf({ description }: Pick<TroubleTicket, 'description'>): string[] {
  const [, , after] = /^(.*?\bIMEI\b\W*?[\d*]+\s*,)?(.*)$/is.exec(description) ?? [];
  return (after ?? '')
    .split('.')
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .map(capital);
}
