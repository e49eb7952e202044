// Tickets: equipment in repair with the customer's word on what it costs, claims, stolen phones, talks with people
// (TMF621), and visits (TMF646).
import type { Appointments } from './appointments.ts';
import type { Claims } from './claims.ts';
import type { LinePlace, Window } from './common.ts';
import type { DocumentType } from './customers.ts';
import type { Talks } from './talks.ts';
import type { Thefts } from './thefts.ts';

export type RepairStatus =
  | 'EQUIPO_CAC'
  | 'TRASLADO_TALLER'
  | 'ENTREGADO_TALLER'
  | 'INF_TECNICO'
  | 'REPARACION'
  | 'REPARADO'
  | 'TRASLADO_CAC'
  | 'ENTREGADO_CAC'
  | 'ENTREGA_DOMICILIO'
  | 'ENTREGA_CLIENTE';

/** One line of what a repair costs. */
export interface RepairPrice {
  name: string;
  amountCents: number;
}

export interface TicketStep {
  position: number;
  status: RepairStatus;
  name: string;
  description: string;
  reason: string;
  /** The customer had to approve the cost at this step. */
  needsApproval: boolean;
  changedAt: Date;
}

export interface Ticket {
  customerId: string;
  /** As it is printed on the receipt: `TRK-1001`. */
  ticketId: string;
  /** The line that the equipment is used with; null: none is known. */
  lineId: string | null;
  /** Of the customer. */
  documentType: DocumentType;
  documentNumber: string;
  status: RepairStatus;
  description: string;
  brand: string;
  model: string;
  imei: string;
  deviceDetail: string;
  channelId: string;
  channelName: string;
  /** Empty: under warranty, nobody is asked. */
  prices: RepairPrice[];
  decision: 'accepted' | 'rejected' | null;
  createdAt: Date;
  updatedAt: Date;
  expectedAt: Date;
  /** Oldest first; never empty. */
  steps: TicketStep[];
}

/** Which tickets somebody sees: all of these customers, and those of these lines' devices. */
export interface TicketScope {
  customerIds: readonly string[];
  lines: readonly LinePlace[];
}

export interface TicketFilter {
  /** In whatever letters. */
  ticketIds?: string[];
  statuses?: RepairStatus[];
}

export interface TicketPage extends Window {
  order: 'newest' | 'oldest';
}

export interface CostDecision {
  /** The decision's own id: the same one again is the same decision. */
  key: string;
  /** Null: rejected. */
  acceptedCents: number | null;
  /** The status change that is decided on, or the ticket's own number. */
  stepId: string;
}

export type DecisionResult =
  | { decided: Ticket }
  /** Nothing waits for the customer's word. */
  | { refused: 'notAwaiting' }
  /** It costs something else: this much. */
  | { refused: 'amountChanged'; quotedCents: number }
  | { refused: 'noTicket' };

/** What the customer is asked to pay. */
export const quotedCents = ({ prices }: Pick<Ticket, 'prices'>): number =>
  prices.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** The step that waits for the customer's word; null when none does. */
export function awaitingStep({ steps, decision }: Pick<Ticket, 'steps' | 'decision'>): TicketStep | null {
  const last = steps.at(-1);
  return last?.needsApproval && decision === null ? last : null;
}

/** As it is printed, whatever letters somebody typed it in. */
export const canonicalTicket = (number: string): string => number.trim().toUpperCase();

export interface Tickets extends Claims, Thefts, Appointments, Talks {
  list(
    scope: TicketScope,
    filter: TicketFilter,
    page: TicketPage,
  ): Promise<{ tickets: Ticket[]; total: number }>;
  /** In whatever letters, and whoever owns it; null when there is no such ticket. */
  find(ticketId: string): Promise<Ticket | null>;
  /** Writes the decision and the step that follows from it, once. `TroubleTicketStatusChangeEvent` tells of it. */
  decide(ticket: Pick<Ticket, 'customerId' | 'ticketId'>, decision: CostDecision): Promise<DecisionResult>;
}
