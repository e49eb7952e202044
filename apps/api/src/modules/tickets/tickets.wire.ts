// A repair as a TMF621 trouble ticket; of somebody else's nothing that tells who or which phone it is.

import {
  listTroubleTickets,
  type RepairStatus,
  type TicketState,
  type TroubleTicket,
} from '@portal/contract/help/tickets';
import { lastFour } from '@portal/market/public-number';
import { awaitingStep, shownStep, shownTicket, type Ticket } from '@portal/operator-ports/tickets';

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

/** Who follows a repair by its number alone finds it only in that way again. */
const hrefOf = (ticketId: string, role: TicketView['looker']['role']): string => {
  const id = encodeURIComponent(ticketId);
  const byNumber = `?relatedParty.identifierType=TRK&relatedParty.id=${id}`;
  return `${listTroubleTickets.path}${role === null ? byNumber : `/${id}`}`;
};

export interface TicketView {
  /** The name of the characteristic that asks for approval. */
  approvalCharacteristic: string;
  /** Who looks; the device's number is for holders and managers, the document for holders. */
  looker: { loginName: string; role: 'holder' | 'manager' | null };
  /** The document is shown to its last four characters even to them. */
  masksOwner?: boolean;
}

export function toTroubleTicket(
  ticket: Ticket,
  { approvalCharacteristic, looker, masksOwner = false }: TicketView,
): TroubleTicket {
  const { loginName, role } = looker;
  const { ticketId, status, documentType, documentNumber } = ticket;
  const waiting = awaitingStep(ticket);
  const imei = role === null ? lastFour(ticket.imei) : ticket.imei;
  const isWhole = role === 'holder' && !masksOwner;
  return {
    ...shownTicket.of({ ...ticket, description: ticket.description.replaceAll(ticket.imei, imei) }),
    href: hrefOf(ticketId, role),
    severity: 'minor',
    standardStatus: standardStates[status],
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
      ...shownStep.of(step),
      characteristic: step.needsApproval
        ? [{ name: approvalCharacteristic, value: String(step === waiting) }]
        : [],
    })),
    relatedParty: [
      {
        id: isWhole ? documentNumber : lastFour(documentNumber),
        identifierType: documentType,
        role: 'customer',
        '@referredType': 'Customer',
      },
      ...(role === null
        ? []
        : [{ id: loginName, identifierType: 'userId', role, '@referredType': 'Individual' } as const]),
    ],
  };
}
