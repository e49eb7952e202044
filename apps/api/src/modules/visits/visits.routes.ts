// TMF646 appointment: a technician's visits to the services at home that the caller manages.
import { randomUUID } from 'node:crypto';
import { Problem, type ProblemCode } from '@portal/contract/errors';
import {
  type Appointment,
  changeAppointment,
  createAppointment,
  getAppointment,
  listAppointments,
  searchTimeSlots,
} from '@portal/contract/network/visits';
import type { Tickets } from '@portal/operator-ports/tickets';
import {
  type BookRefusal,
  type MoveRefusal,
  shownSlot,
  shownVisit,
  type Visit,
} from '@portal/operator-ports/visits';
import type { FastifyInstance } from 'fastify';
import type { ManagedLine } from '../../caller.ts';
import { callerOf, namedLine, ownLine } from '../../http/access.ts';
import { sendCollection, sendItem } from '../../http/collection.ts';
import { requestIdOf } from '../../http/identifiers.ts';
import { route } from '../../http/route.ts';
import { dateTime, hrefIn } from '../../http/wire.ts';

export interface VisitRouteNeeds {
  tickets: Pick<Tickets, 'visitSlots' | 'visits' | 'bookVisit' | 'moveVisit' | 'cancelVisit'>;
}

const refusals: Record<BookRefusal | MoveRefusal, ProblemCode> = {
  slotTaken: 'SLOT_TAKEN',
  visitOpen: 'VISIT_OPEN',
  noVisits: 'NO_VISITS',
  tooLate: 'VISIT_TOO_LATE',
};

/** @throws Problem NOT_FOUND, or why not */
function wanted(answer: Visit | { refused: BookRefusal | MoveRefusal } | null): Visit {
  if (answer === null) throw new Problem('NOT_FOUND');
  if ('refused' in answer) throw new Problem(refusals[answer.refused]);
  return answer;
}

function toAppointment(visit: Visit): Appointment {
  return {
    ...shownVisit.of(visit),
    href: hrefIn(listAppointments, visit.visitId),
    lastUpdate: dateTime(visit.updatedAt ?? visit.requestedAt),
  };
}

export function visitRoutes(app: FastifyInstance, { tickets }: VisitRouteNeeds): void {
  route(app, searchTimeSlots, async ({ request }) =>
    (await tickets.visitSlots(namedLine(request))).map(shownSlot.of),
  );

  const visitsTo = (lines: readonly ManagedLine[]) =>
    tickets.visits(lines.filter(({ kind }) => kind === 'Fixed'));
  const visitTo = async (lines: readonly ManagedLine[], id: string) =>
    (await visitsTo(lines)).find(({ visitId }) => visitId === id);

  route(app, listAppointments, async ({ request, reply }) =>
    sendCollection(request, reply, (await visitsTo(request.askedLines)).map(toAppointment), ['serviceId']),
  );

  route(app, getAppointment, async ({ params, request, reply }) => {
    const visit = await visitTo(request.askedLines, params.id);
    return sendItem(request, reply, visit && toAppointment(visit));
  });

  route(app, createAppointment, async ({ body, request, reply }) => {
    const caller = callerOf(request);
    const { customerId, lineId } = ownLine(caller, body.serviceId);
    const visit = wanted(
      await tickets.bookVisit({
        customerId,
        lineId,
        slotId: body.slot.id,
        description: body.description,
        key: `${caller.userId}:${requestIdOf(request) ?? randomUUID()}`,
      }),
    );
    reply.code(201).header('Location', `${createAppointment.path}/${encodeURIComponent(visit.visitId)}`);
    return toAppointment(visit);
  });

  route(app, changeAppointment, async ({ params, body, request }) => {
    const visit = await visitTo(callerOf(request).lines, params.id);
    if (!visit) throw new Problem('NOT_FOUND');
    const answer =
      'slot' in body ? await tickets.moveVisit(visit, body.slot.id) : await tickets.cancelVisit(visit);
    return toAppointment(wanted(answer));
  });
}
