// Tickets: equipment in repair with the customer's word on what it costs, claims, stolen phones, talks with people
// (TMF621), visits, and turns at an office (TMF646).
import { exampleCity, exampleDocument } from '@portal/market/demo';
import { z } from 'zod';
import type { Claims } from './claims.ts';
import { documentTypeSchema } from './customers.ts';
import { at, maybe, noun, part } from './noun.ts';
import type { OfficeAppointments } from './office-appointments.ts';
import { shown } from './shown.ts';
import type { Talks } from './talks.ts';
import type { Thefts } from './thefts.ts';
import type { Visits } from './visits.ts';
import { instant, type LinePlace, money, operatorIdSchema, text, type Window } from './wire.ts';

export const repairStatusSchema = z
  .enum([
    'EQUIPO_CAC',
    'TRASLADO_TALLER',
    'ENTREGADO_TALLER',
    'INF_TECNICO',
    'REPARACION',
    'REPARADO',
    'TRASLADO_CAC',
    'ENTREGADO_CAC',
    'ENTREGA_DOMICILIO',
    'ENTREGA_CLIENTE',
  ])
  .meta({
    id: 'RepairStatus',
    description: 'In the order in which a repair goes through them; one of the last three ends it.',
  });
export type RepairStatus = z.infer<typeof repairStatusSchema>;

/** One line of what a repair costs. */
const repairPriceSchema = part({
  name: at('name', text('Pantalla')),
  amountCents: at('price/dutyFreeAmount', money),
});
export type RepairPrice = z.output<typeof repairPriceSchema>;

/** A word, as TM Forum has it; a number is understood, too. */
const asWord = { decode: Number, encode: String };
const position = z.codec(z.union([z.int(), z.string().regex(/^\d{1,9}$/)]), z.int(), asWord);
const ticketStepSchema = part({
  position: at('id', position),
  status: at('status', repairStatusSchema),
  name: at('name', text('Informe técnico')),
  description: at('description', text('La pantalla debe cambiarse')),
  reason: at('changeReason', text('')),
  /** The customer had to approve the cost at this step. */
  needsApproval: at('needsApproval', z.boolean()),
  changedAt: at('changeDate', instant),
});
export type TicketStep = z.output<typeof ticketStepSchema>;
export const shownStep = shown(
  ticketStepSchema,
  ['status', 'name', 'description', 'reason', 'changedAt'],
  () => ({ position: at('id', z.codec(z.string(), z.int(), asWord)) }),
);

const customer = 'relatedParty[role=customer]' as const;
const device = 'relatedEntity[@referredType=Device]' as const;
export const ticketSchema = noun(
  'TroubleTicket',
  {
    customerId: at(`${customer}/id`, operatorIdSchema),
    /** Of the customer. */
    documentType: at(`${customer}/identifierType`, documentTypeSchema),
    documentNumber: at(`${customer}/identifier`, text(exampleDocument)),
    /** As it is printed on the receipt: `TRK-1001`. */
    ticketId: at('id', operatorIdSchema),
    /** The line that the equipment is used with. */
    lineId: maybe('product/id', operatorIdSchema, 'None is known.'),
    status: at('status', repairStatusSchema),
    description: at('description', text('Equipo IMEI 356938035643809, pantalla rota.')),
    imei: at(`${device}/id`, text('356938035643809')),
    brand: at(`${device}/role`, text('Samsung')),
    model: at(`${device}/name`, text('A54')),
    deviceDetail: at(`${device}/description`, text('Negro, con estuche')),
    channelId: at('channel/id', text('CAC1')),
    channelName: at('channel/name', text(`CAC ${exampleCity}`)),
    prices: at(
      'itemPrice',
      z
        .array(repairPriceSchema)
        .describe(
          'What the repair costs: the sum is what the customer decides on. Empty: under warranty, nobody is asked.',
        ),
    ),
    decision: maybe(
      'decision',
      z.enum(['accepted', 'rejected']),
      'The customer has not decided, or need not.',
    ),
    createdAt: at('creationDate', instant),
    updatedAt: at('lastUpdate', instant),
    expectedAt: at('requestedResolutionDate', instant),
    /** Oldest first; never empty. */
    steps: at('statusChange', z.array(ticketStepSchema).min(1)),
  },
  { says: { ticketType: 'repair' } },
);
export type Ticket = z.output<typeof ticketSchema>;

export const shownTicket = shown(
  ticketSchema,
  [
    'ticketId',
    'status',
    'description',
    'createdAt',
    'updatedAt',
    'expectedAt',
    'channelId',
    'channelName',
    'prices',
  ],
  () => ({}),
  { '@type': 'TroubleTicket', ticketType: 'repair' },
);

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

/** Why this is not decided on; null: the customer is asked for just this. */
export function refusalOf(
  ticket: Pick<Ticket, 'ticketId' | 'steps' | 'decision' | 'prices'>,
  { stepId, acceptedCents }: Pick<CostDecision, 'stepId' | 'acceptedCents'>,
): Exclude<DecisionResult, { decided: unknown }> | null {
  const step = awaitingStep(ticket);
  const isMeant =
    stepId === String(step?.position) || canonicalTicket(stepId) === canonicalTicket(ticket.ticketId);
  if (!step || !isMeant) return { refused: 'notAwaiting' };
  const quoted = quotedCents(ticket);
  if (acceptedCents === null || acceptedCents === quoted) return null;
  return { refused: 'amountChanged', quotedCents: quoted };
}

export interface Tickets extends Claims, Thefts, Visits, OfficeAppointments, Talks {
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
