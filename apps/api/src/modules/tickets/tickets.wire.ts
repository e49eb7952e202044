// A repair as a TMF621 trouble ticket; of somebody else's, nothing that tells who or which phone it is.
import {
  listTroubleTickets,
  type RepairStatus,
  type TicketState,
  type TroubleTicket,
} from '@portal/contract/tickets';
import { dateTime, money } from '../../http/wire.ts';
import { awaitingStep, type Ticket } from './tickets.ts';

const standardStates: Record<RepairStatus, TicketState> = {
  EQUIPO_CAC: 'acknowledged',
  TRASLADO_TALLER: 'inProgress',
  ENTREGADO_TALLER: 'inProgress',
  INF_TECNICO: 'pending',
  REPARACION: 'inProgress',
  REPARADO: 'resolved',
  TRASLADO_CAC: 'resolved',
  ENTREGADO_CAC: 'resolved',
  ENTREGA_DOMICILIO: 'closed',
  ENTREGA_CLIENTE: 'closed',
};

export interface TicketView {
  /** The name of the characteristic that asks for approval. */
  approvalCharacteristic: string;
  /** `owner`: the document to its last four characters. `all`: the device's number, too. */
  masks?: 'owner' | 'all';
}

export function toTroubleTicket(
  ticket: Ticket,
  { approvalCharacteristic, masks }: TicketView,
): TroubleTicket {
  const { ticketId, status, documentType, documentNumber, channelId, channelName } = ticket;
  const waiting = awaitingStep(ticket);
  const imei = masks === 'all' ? lastFour(ticket.imei) : ticket.imei;
  return {
    '@type': 'TroubleTicket',
    id: ticketId,
    href: `${listTroubleTickets.path}/${encodeURIComponent(ticketId)}`,
    ticketType: 'repair',
    severity: 'minor',
    status,
    standardStatus: standardStates[status],
    description: ticket.description.replaceAll(ticket.imei, imei),
    creationDate: dateTime(ticket.createdAt),
    lastUpdate: dateTime(ticket.updatedAt),
    requestedResolutionDate: dateTime(ticket.expectedAt),
    channel: { id: channelId, name: channelName },
    relatedEntity: [
      {
        id: imei,
        identifierType: 'imei',
        href: '',
        role: ticket.brand,
        name: ticket.model,
        description: ticket.deviceDetail,
        '@referredType': 'Device',
      },
    ],
    statusChange: ticket.steps.map((step) => ({
      id: String(step.position),
      status: step.status,
      name: step.name,
      description: step.description,
      changeDate: dateTime(step.changedAt),
      changeReason: step.reason,
      characteristic: step.needsApproval
        ? [{ name: approvalCharacteristic, value: String(step === waiting) }]
        : [],
    })),
    itemPrice: ticket.prices.map(({ name, amountCents }) => ({
      name,
      price: { dutyFreeAmount: money(amountCents) },
    })),
    relatedParty: [
      {
        id: masks ? lastFour(documentNumber) : documentNumber,
        identifierType: documentType,
        role: 'customer',
        '@referredType': 'Customer',
      },
    ],
  };
}

function lastFour(text: string): string {
  return text.slice(-4).padStart(text.length, '*');
}
