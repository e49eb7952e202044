// A repair or a claim as a TMF621 trouble ticket; of somebody else's repair nothing that tells who or which phone it is.

import {
  listTroubleTickets,
  type RepairStatus,
  type TicketState,
  type TroubleTicket,
} from '@portal/contract/help/tickets';
import type { Claim } from '@portal/contract/paying/claims';
import { lastFour } from '@portal/market/public-number';
import { type Claim as HeldClaim, isOpenClaim, shownClaim } from '@portal/operator-ports/claims';
import { awaitingStep, shownStep, shownTicket, type Ticket } from '@portal/operator-ports/tickets';
import { personKeyOf } from '../../db/person-key.ts';
import { hrefIn, money } from '../../http/wire.ts';

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
const hrefOf = (ticketId: string, role: TicketView['viewer']['role']): string => {
  const id = encodeURIComponent(ticketId);
  const byNumber = `?relatedParty.identifierType=TRK&relatedParty.id=${id}`;
  return `${listTroubleTickets.path}${role === null ? byNumber : `/${id}`}`;
};

export interface TicketView {
  /** The name of the characteristic that asks for approval. */
  approvalCharacteristic: string;
  /** Who looks; the device's number is for holders and managers, the document for holders. */
  viewer: { loginName: string; role: 'holder' | 'manager' | null };
  /** The document is shown to its last four characters even to them. */
  masksOwner?: boolean;
}

export function toTroubleTicket(
  ticket: Ticket,
  { approvalCharacteristic, viewer, masksOwner = false }: TicketView,
): TroubleTicket {
  const { loginName, role } = viewer;
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

/** Files are for who has attached them. */
export function toClaim(claim: HeldClaim, userId: string, now = new Date()): Claim {
  const { claimId, charge, creditCents } = claim;
  const href = hrefIn(listTroubleTickets, claimId);
  const billNo = claim.billLine?.billNo ?? charge.billNo;
  return {
    ...shownClaim.of({ ...claim, charge: { ...charge, billNo } }),
    href,
    isLate: isOpenClaim(claim) && claim.expectedAt < now,
    attachment:
      claim.authorId === personKeyOf(userId)
        ? claim.files.map(({ fileId, ...file }) => ({
            id: fileId,
            ...file,
            url: `${href}/attachment/${encodeURIComponent(fileId)}`,
          }))
        : [],
    credit: creditCents === 0 ? null : { amount: money(creditCents), billNo: claim.creditBillNo },
  };
}
