// TMF621 troubleTicket: the user's own repairs, claims, stolen phones and talks, and anybody's one repair by its number.
import { InvalidField, Problem } from '@portal/contract/errors';
import type { Talk } from '@portal/contract/help/talks';
import type { Theft } from '@portal/contract/help/thefts';
import {
  costDecisionPattern,
  decideRepairCost,
  getTroubleTicket,
  listTroubleTickets,
  patchRepairCost,
} from '@portal/contract/help/tickets';
import { linesFor } from '@portal/contract/policy';
import { centsOf } from '@portal/market/money';
import type { AskedDocument } from '@portal/operator-ports/customers';
import type { Ticket, TicketFilter } from '@portal/operator-ports/tickets';
import { repairStatusSchema } from '@portal/operator-ports/tickets';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller, ManagedLine } from '../../caller.ts';
import { callerOf, everyLine, type Gate, ownLine } from '../../http/access.ts';
import { type DoneByLoad, sendCollection, sendFound, sendItem } from '../../http/collection.ts';
import { requestIdOf } from '../../http/identifiers.ts';
import type { Limits } from '../../http/limits.ts';
import { type Received, route } from '../../http/route.ts';
import type { DataAccesses, Look } from '../data-accesses/data-accesses.ts';
import type { DecideRepairCost } from './decide-repair-cost.ts';
import { type Repairs, roleIn } from './tickets.ts';
import { claimFilterOf, type ListClaims, toTroubleTicket } from './tickets.wire.ts';

export interface TicketRouteNeeds {
  repairs: Repairs;
  listClaims: ListClaims;
  listThefts(lines: Caller['lines']): Promise<Theft[]>;
  listTalks(userId: string): Promise<Talk[]>;
  limits: Limits;
  dataAccesses: Pick<DataAccesses, 'keep'>;
  placeFrom(request: FastifyRequest): string | null;
  approvalCharacteristic: string;
}

type Query = ReturnType<typeof listTroubleTickets.query.parse>;

const searchWords = ['relatedParty.identifierType', 'relatedParty.id', 'relatedParty.role'];
const orders = new Map<string, 'oldest' | 'newest'>([
  ['creationDate', 'oldest'],
  ['-creationDate', 'newest'],
]);
const ticketsDone: DoneByLoad = {
  words: ['ticketType', 'id', 'identityNumber', 'status', ...searchWords],
  sorts: [...orders.keys()],
};

const claimsDone: DoneByLoad = { words: ['ticketType', 'id', 'status', 'relatedEntity.billNo'] };

const firstAlone = { order: 'newest', offset: 0, limit: 1 } as const;

export function ticketRoutes(app: FastifyInstance, needs: TicketRouteNeeds & RepairRouteNeeds): void {
  repairRoutes(app, needs);
  const { repairs, listClaims, listThefts, listTalks, limits, dataAccesses, placeFrom } = needs;
  const { approvalCharacteristic } = needs;

  const followed = (request: FastifyRequest, { customerId }: Ticket): Look => ({
    customerId,
    serviceNumber: null,
    dataKind: 'requests',
    role: 'repairFollower',
    userId: callerOf(request).userId,
    name: null,
    place: placeFrom(request),
  });

  const shownTo = (caller: Caller, ticket: Ticket) =>
    toTroubleTicket(ticket, {
      approvalCharacteristic,
      looker: { loginName: caller.loginName, role: roleIn(ticket, caller.lines) },
    });

  /** Its number is enough to follow a repair; so it is limited how many one may try (FIX-1). */
  async function track(request: FastifyRequest, number: string) {
    const caller = callerOf(request);
    const ticket = await repairs.find(number);
    const role = ticket && roleIn(ticket, caller.lines);
    if (!role) await limits.count('repairTracking', caller.userId);
    if (ticket && !role) await dataAccesses.keep([followed(request, ticket)]);
    const ofTicket = ({ customerId, lineId }: ManagedLine) =>
      customerId === ticket?.customerId && lineId === ticket.lineId;
    request.shown = role === 'manager' ? caller.lines.filter(ofTicket) : [];
    const looker = { loginName: caller.loginName, role };
    return ticket ? [toTroubleTicket(ticket, { approvalCharacteristic, looker, masksOwner: true })] : [];
  }

  route(app, listTroubleTickets, async ({ query, request, reply }) => {
    const caller = callerOf(request);
    if (query.ticketType === 'claim')
      return sendFound(request, reply, claimsDone, (window) =>
        listClaims(caller.userId, request.askedLines, claimFilterOf(query), window),
      );
    if (query.ticketType === 'theft')
      return sendCollection(request, reply, await listThefts(request.askedLines), ['ticketType']);
    if (query.ticketType === 'conversation')
      return sendCollection(request, reply, await listTalks(caller.userId), ['ticketType']);
    const number = query['relatedParty.id'];
    if (query['relatedParty.identifierType'] === 'TRK' && number !== undefined)
      return sendCollection(request, reply, await track(request, number), searchWords);
    const order = orders.get(query.sort ?? '') ?? 'newest';
    const filter = filterOf(query);
    const document = documentOf(query);
    return sendFound(request, reply, ticketsDone, async (window) => {
      const page = { order, ...window };
      const found = await (document
        ? repairs.listByDocument(caller.lines, document, filter, page)
        : repairs.list(caller.lines, filter, page));
      return { items: found.tickets.map((ticket) => shownTo(caller, ticket)), total: found.total };
    });
  });

  route(app, getTroubleTicket, async ({ params, request, reply }) => {
    const caller = callerOf(request);
    const filter = { ticketIds: [params.id] };
    const { tickets: found } = await repairs.list(caller.lines, filter, firstAlone);
    const [repair] = found.map((ticket) => shownTo(caller, ticket));
    if (repair) return sendItem(request, reply, repair);
    const asked = { claimIds: [params.id] };
    const { items } = await listClaims(caller.userId, request.askedLines, asked, { offset: 0, limit: 1 });
    const [claim] = items;
    if (claim) return sendItem(request, reply, claim);
    const isMeant = ({ id }: { id: string }) => id === params.id;
    const theft = (await listThefts(caller.lines)).find(isMeant);
    return sendItem(request, reply, theft ?? (await listTalks(caller.userId)).find(isMeant));
  });
}

/** Both words narrow: two documents that differ leave nothing. */
function namesTwo({ identityNumber, 'relatedParty.id': id }: Query): boolean {
  return id !== undefined && identityNumber !== undefined && id !== identityNumber.trim();
}

/** Null: no document is named. */
function documentOf(query: Query): AskedDocument | null {
  const { identityNumber, 'relatedParty.identifierType': type, 'relatedParty.id': id } = query;
  const number = id ?? identityNumber?.trim();
  if (number === undefined || namesTwo(query)) return null;
  return { number, ...(type === undefined || type === 'TRK' ? {} : { type }) };
}

function filterOf(query: Query): TicketFilter {
  const { id, status } = query;
  if (namesTwo(query)) return { ticketIds: [] };
  return {
    ...(id === undefined ? {} : { ticketIds: id.split(',').map((number) => number.trim()) }),
    ...(status === undefined ? {} : { statuses: status.split(',').map(statusOf) }),
  };
}

function statusOf(text: string) {
  const status = repairStatusSchema.safeParse(text);
  if (!status.success) throw new InvalidField('status');
  return status.data;
}

interface RepairRouteNeeds {
  decideRepair: DecideRepairCost;
  isCaller: Gate['isCaller'];
  approvalCharacteristic: string;
}

type Deciding = Pick<Received<typeof decideRepairCost>, 'params' | 'body' | 'request'>;
type Party = Deciding['body']['relatedParty'][number];

function repairRoutes(app: FastifyInstance, needs: RepairRouteNeeds): void {
  const { decideRepair, isCaller, approvalCharacteristic } = needs;

  /** Who is named as deciding must be the caller, and the account one of theirs. */
  function mustBeOwn(request: FastifyRequest, parties: readonly Party[]): void {
    const caller = callerOf(request);
    for (const { id, identifierType } of parties) {
      if (isCaller(caller, id)) continue;
      if (identifierType === 'userId') throw new Problem('FORBIDDEN');
      ownLine(caller, id);
    }
  }

  async function handle({ params, body, request }: Deciding) {
    mustBeOwn(request, body.relatedParty);
    const [change] = body.statusChange;
    const [, dollars] = costDecisionPattern.exec(change?.status ?? '') ?? [];
    const caller = callerOf(request);
    // Whoever sees the repair is told whose word it waits for.
    const seeing = { ...caller, lines: linesFor(getTroubleTicket, everyLine(caller)) };
    const ticket = await decideRepair(seeing, params.id, {
      stepId: String(change?.id ?? ''),
      acceptedCents: dollars === undefined ? null : centsOf(Number(dollars)),
      requestId: requestIdOf(request),
    });
    const looker = { loginName: caller.loginName, role: 'holder' } as const;
    return toTroubleTicket(ticket, { approvalCharacteristic, looker });
  }

  route(app, decideRepairCost, handle);
  route(app, patchRepairCost, handle);
}
