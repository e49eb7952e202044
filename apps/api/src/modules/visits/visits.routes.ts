// TMF646 appointment: a technician's visits to the services at home that the caller manages.

import { randomUUID } from 'node:crypto';
import { Problem, type ProblemCode } from '@portal/contract/errors';
import {
  type Appointment,
  changeAppointment,
  createAppointment,
  listAppointments,
  searchTimeSlots,
} from '@portal/contract/network/appointments';
import {
  type BookRefusal,
  type MoveRefusal,
  shownSlot,
  shownVisit,
  type Visit,
} from '@portal/operator-ports/appointments';
import type { Tickets } from '@portal/operator-ports/tickets';
import type { FastifyInstance } from 'fastify';
import { callerOf, namedLine, ownLine } from '../../http/access.ts';
import { sendCollection } from '../../http/collection.ts';
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

  route(app, listAppointments, async ({ request, reply }) => {
    const homes = request.lines.filter(({ kind }) => kind === 'Fixed');
    return sendCollection(request, reply, (await tickets.visits(homes)).map(toAppointment), ['serviceId']);
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
    const homes = callerOf(request).lines.filter(({ kind }) => kind === 'Fixed');
    const visit = (await tickets.visits(homes)).find(({ visitId }) => visitId === params.id);
    if (!visit) throw new Problem('NOT_FOUND');
    const answer =
      'slot' in body ? await tickets.moveVisit(visit, body.slot.id) : await tickets.cancelVisit(visit);
    return toAppointment(wanted(answer));
  });
}
