// TMF621 TroubleTicket: repairs, claims, talks and thefts as they stand on the wire.
import { InvalidField } from '@portal/contract/errors';
import type { Talk } from '@portal/contract/help/talks';
import type { Theft } from '@portal/contract/help/thefts';
import {
  listTroubleTickets,
  type RepairStatus,
  type TicketState,
  type TroubleTicket,
} from '@portal/contract/help/tickets';
import type { Claim } from '@portal/contract/paying/claims';
import { lastFour } from '@portal/market/service-number';
import {
  type ClaimFilter,
  claimStatusSchema,
  type Claim as HeldClaim,
  isOpenClaim,
  shownClaim,
} from '@portal/operator-ports/claims';
import { type Talk as HeldTalk, shownTalk } from '@portal/operator-ports/talks';
import { shownTheft } from '@portal/operator-ports/thefts';
import {
  awaitingStep,
  shownStep,
  shownTicket,
  type Ticket,
  type Tickets,
} from '@portal/operator-ports/tickets';
import type { Window } from '@portal/operator-ports/wire';
import type { ManagedLine } from '../../caller.ts';
import { personKeyOf } from '../../db/shared-secrets.ts';
import { dateTime, hrefIn, money } from '../../http/wire.ts';
import type { Talks } from '../talks/talks.ts';
import { statusOf, type TheftRow } from '../thefts/thefts.ts';

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

interface TicketView {
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

// A claim as a TMF621 trouble ticket, and the claims of somebody's lines as such.

export type ListClaims = (
  userId: string,
  lines: readonly ManagedLine[],
  filter: ClaimFilter,
  window: Window,
) => Promise<{ items: Claim[]; total: number }>;

export function createListClaims(tickets: Pick<Tickets, 'claims'>): ListClaims {
  return async (userId, lines, filter, window) => {
    const { claims, total } = await tickets.claims(lines, filter, window);
    return { items: claims.map((claim) => toClaim(claim, userId)), total };
  };
}

type Query = ReturnType<typeof listTroubleTickets.query.parse>;

export function claimFilterOf(query: Query): ClaimFilter {
  const { id, status, 'relatedEntity.billNo': billNos } = query;
  const wordsOf = (text: string) => text.split(',').map((word) => word.trim());
  return {
    ...(id === undefined ? {} : { claimIds: wordsOf(id) }),
    ...(billNos === undefined ? {} : { billNos: wordsOf(billNos) }),
    ...(status === undefined ? {} : { statuses: wordsOf(status).map(claimStatusOf) }),
  };
}

function claimStatusOf(text: string) {
  const status = claimStatusSchema.safeParse(text);
  if (!status.success) throw new InvalidField('status');
  return status.data;
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

// A talk with a person as a TMF621 trouble ticket.

export const toTalk = (talk: HeldTalk): Talk => ({
  ...shownTalk.of(talk),
  href: hrefIn(listTroubleTickets, talk.talkId),
});

/** As the calls of all tickets list them, and write on. */
export const talksOnWire = (talks: Pick<Talks, 'list' | 'write'>) => ({
  listTalks: async (userId: string) => (await talks.list(userId)).map(toTalk),
  writeInTalk: async (...written: Parameters<Talks['write']>) => toTalk(await talks.write(...written)),
});

// A stolen phone on the wire.

export const toTheft = (row: TheftRow): Theft => ({
  ...shownTheft.of(row),
  href: hrefIn(listTroubleTickets, row.theftId),
  status: statusOf(row),
  escalatedAt: row.escalatedAt && dateTime(row.escalatedAt),
  certificateCode: row.certificateCode,
});
