// A stolen phone on the wire.
import type { Theft } from '@portal/contract/help/thefts';
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { nationalNumber } from '@portal/market/service-number';
import { dateTime, hrefIn } from '../../http/wire.ts';
import { statusOf, type TheftRow } from './thefts.ts';

export function toTheft(row: TheftRow): Theft {
  const { theftId, suspendedAt, equipmentBlockedAt, escalatedAt, undoneAt } = row;
  const number = nationalNumber(row.serviceNumber);
  const at = (moment: Date | null) => moment && dateTime(moment);
  return {
    '@type': 'TroubleTicket',
    id: theftId,
    href: hrefIn(listTroubleTickets, theftId),
    ticketType: 'theft',
    status: statusOf(row),
    cause: row.cause,
    creationDate: dateTime(row.reportedAt),
    suspendedAt: at(suspendedAt),
    equipmentBlockedAt: at(equipmentBlockedAt),
    escalatedAt: at(escalatedAt),
    undoneAt: at(undoneAt),
    imei: row.imei,
    certificateCode: row.certificateCode,
    product: { id: number, publicIdentifier: number },
  };
}
