// TMF621 troubleTicket: the user's own repairs, and anybody's one by its number.
import { Problem } from '@portal/contract/errors';
import { listTroubleTickets, repairStatusSchema } from '@portal/contract/tickets';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../caller.ts';
import { access, callerOf } from '../../http/access.ts';
import { readPage, sendCollection, sendPage } from '../../http/collection.ts';
import type { Limits } from '../../http/limits.ts';
import { route } from '../../http/route.ts';
import { canonicalTicket, customersOf, type TicketFilter, type Tickets } from './tickets.ts';
import { toTroubleTicket } from './tickets.wire.ts';

export interface TicketRouteNeeds {
  tickets: Tickets;
  limits: Limits;
  approvalCharacteristic: string;
}

type Query = ReturnType<typeof listTroubleTickets.query.parse>;

const searchWords = ['relatedParty.identifierType', 'relatedParty.id', 'relatedParty.role'];
const orders = { creationDate: 'oldest', '-creationDate': 'newest' } as const;

export function ticketRoutes(app: FastifyInstance, needs: TicketRouteNeeds): void {
  const { tickets, limits, approvalCharacteristic } = needs;

  /** Its number is enough to follow a repair; so it is limited how many one may try (decision 47). */
  async function track(caller: Caller, number: string) {
    const ticket = await tickets.findByNumber(number);
    const isOwn = ticket !== null && customersOf(caller).includes(ticket.customerId);
    if (!isOwn) await limits.spend('repairTracking', caller.userId);
    const masks = isOwn ? 'owner' : 'all';
    return ticket ? [toTroubleTicket(ticket, { approvalCharacteristic, masks })] : [];
  }

  route(app, listTroubleTickets, access.signedIn, async ({ query, request, reply }) => {
    const caller = callerOf(request);
    const number = query['relatedParty.id'];
    if (query['relatedParty.identifierType'] === 'TRK' && number !== undefined)
      return sendCollection(request, reply, await track(caller, number), searchWords);
    const order = orders[(query.sort ?? '-creationDate') as keyof typeof orders];
    if (!order) throw new Problem('INVALID', 'sort');
    const page = { order, ...readPage(query) };
    const found = await tickets.list(customersOf(caller), filterOf(query), page);
    const own = found.tickets.map((ticket) => toTroubleTicket(ticket, { approvalCharacteristic }));
    return sendPage(request, reply, own, found.total);
  });
}

function filterOf(query: Query): TicketFilter {
  const { id, identityNumber, status, 'relatedParty.identifierType': type } = query;
  const document = query['relatedParty.id'];
  // Both words narrow: two documents that differ leave nothing.
  if (document !== undefined && identityNumber !== undefined && document !== identityNumber.trim())
    return { ticketIds: [] };
  const documentNumber = document ?? identityNumber?.trim();
  return {
    ...(id === undefined ? {} : { ticketIds: id.split(',').map(canonicalTicket) }),
    ...(type === undefined || type === 'TRK' ? {} : { documentType: type }),
    ...(documentNumber === undefined ? {} : { documentNumber }),
    ...(status === undefined ? {} : { statuses: status.split(',').map(statusOf) }),
  };
}

function statusOf(text: string) {
  const status = repairStatusSchema.safeParse(text);
  if (!status.success) throw new Problem('INVALID', 'status');
  return status.data;
}
