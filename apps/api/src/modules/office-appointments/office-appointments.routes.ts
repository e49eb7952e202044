// TMF646 appointment: turns at offices, of whoever asks.
import { randomUUID } from 'node:crypto';
import {
  changeOfficeAppointment,
  createOfficeAppointment,
  getOfficeAppointment,
  listOfficeAppointments,
  type OfficeAppointment as Shown,
  searchOfficeTimeSlots,
} from '@portal/contract/help/office-appointments';
import { type OfficeAppointment, shownOfficeAppointment } from '@portal/operator-ports/office-appointments';
import { shownSlot } from '@portal/operator-ports/visits';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../http/access.ts';
import { sendCollection, sendItem } from '../../http/collection.ts';
import { requestIdOf } from '../../http/identifiers.ts';
import { route } from '../../http/route.ts';
import { dateTime, hrefIn } from '../../http/wire.ts';
import type { OfficeAppointments } from './office-appointments.ts';

const toAppointment = (appointment: OfficeAppointment): Shown => ({
  ...shownOfficeAppointment.of(appointment),
  href: hrefIn(listOfficeAppointments, appointment.appointmentId),
  lastUpdate: dateTime(appointment.updatedAt ?? appointment.requestedAt),
});

export function officeAppointmentRoutes(
  app: FastifyInstance,
  { officeAppointments }: { officeAppointments: Omit<OfficeAppointments, 'forget'> },
): void {
  route(app, searchOfficeTimeSlots, async ({ query }) =>
    (await officeAppointments.slots(query.placeId)).map(shownSlot.of),
  );

  route(app, listOfficeAppointments, async ({ request, reply }) => {
    const own = await officeAppointments.list(callerOf(request).userId);
    return sendCollection(request, reply, own.map(toAppointment));
  });

  route(app, getOfficeAppointment, async ({ params, request, reply }) => {
    const own = await officeAppointments.list(callerOf(request).userId);
    const one = own.find(({ appointmentId }) => appointmentId === params.id);
    return sendItem(request, reply, one && toAppointment(one));
  });

  route(app, createOfficeAppointment, async ({ body, request, reply }) => {
    const key = requestIdOf(request) ?? randomUUID();
    const { placeId, slot, activity } = body;
    const booked = await officeAppointments.book(
      callerOf(request).userId,
      { placeId, slotId: slot.id, activity },
      key,
    );
    reply.code(201).header('Location', hrefIn(listOfficeAppointments, booked.appointmentId));
    return toAppointment(booked);
  });

  route(app, changeOfficeAppointment, async ({ params, body, request }) => {
    const { userId } = callerOf(request);
    return toAppointment(
      'slot' in body
        ? await officeAppointments.move(userId, params.id, body.slot.id)
        : await officeAppointments.cancel(userId, params.id),
    );
  });
}
