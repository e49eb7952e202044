// A stolen phone on the wire.
import type { Theft } from '@portal/contract/help/thefts';
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { shownTheft } from '@portal/operator-ports/thefts';
import { dateTime, hrefIn } from '../../http/wire.ts';
import { statusOf, type TheftRow } from './thefts.ts';

export const toTheft = (row: TheftRow): Theft => ({
  ...shownTheft.of(row),
  href: hrefIn(listTroubleTickets, row.theftId),
  status: statusOf(row),
  escalatedAt: row.escalatedAt && dateTime(row.escalatedAt),
  certificateCode: row.certificateCode,
});
