// TMF646 Appointment v4: a turn that somebody has booked at an office.

import { at } from '@portal/operator-ports/noun';
import {
  newOfficeAppointmentSchema,
  officeAppointmentSchema,
} from '@portal/operator-ports/office-appointments';
import type { Tickets } from '@portal/operator-ports/tickets';
import { visitSlotSchema } from '@portal/operator-ports/visits';
import { operatorIdSchema } from '@portal/operator-ports/wire';
import { body, callsOf, done, many, one, orNone, orRefused, word, words } from './call.ts';
import { about, id, queryWord } from './pieces.ts';

const call = callsOf<Tickets>();
const path = '/appointment/v4/officeAppointment';
const authorId = at('query/author.id', queryWord);
const author = words({ authorId });
const appointment = words({ authorId, appointmentId: id });

export const officeAppointmentCalls = {
  ...call('officeSlots')({
    tmf: 'TMF646',
    summary: 'When somebody may come to this office, the soonest first; nothing where it takes no turns.',
    method: 'GET',
    path: '/appointment/v4/officeTimeSlot',
    args: [word('placeId', at('query/relatedPlace.id', queryWord))],
    answer: many(visitSlotSchema),
  }),
  ...call('officeAppointments')({
    tmf: 'TMF646',
    summary: 'What an author has booked: of the last thirty days, and what is to come, the newest first.',
    method: 'GET',
    path,
    args: [author],
    answer: many(officeAppointmentSchema),
    about: about('authorId'),
  }),
  ...call('bookOfficeAppointment')({
    tmf: 'TMF646',
    summary: 'A turn, once a `correlationId`. 409: `slotTaken`; `hasOne`, its author has one to come.',
    method: 'POST',
    path,
    args: [body(newOfficeAppointmentSchema)],
    answer: orRefused(one(officeAppointmentSchema), ['slotTaken', 'hasOne']),
    about: about('authorId', 'placeId'),
  }),
  ...call('moveOfficeAppointment')({
    tmf: 'TMF646',
    summary:
      'Another slot at the same office; the one that is held is kept where the other one is not free. 409: `slotTaken`, `tooLate`. 404 NOT_FOUND: no such appointment.',
    method: 'PATCH',
    path: `${path}/:id`,
    args: [appointment, word('slotId', at('body/slot/id', operatorIdSchema))],
    answer: orNone(orRefused(one(officeAppointmentSchema), ['slotTaken', 'tooLate'])),
    about: about('authorId', 'appointmentId'),
  }),
  ...call('cancelOfficeAppointment')({
    tmf: 'TMF646',
    summary: 'Nobody comes, for good. 409: `tooLate`. 404 NOT_FOUND: no such appointment.',
    method: 'DELETE',
    path: `${path}/:id`,
    args: [appointment],
    answer: orNone(orRefused(one(officeAppointmentSchema), ['slotTaken', 'tooLate'])),
    about: about('authorId', 'appointmentId'),
  }),
  ...call('forgetOfficeAppointments')({
    tmf: 'TMF646',
    summary: 'The author’s account is gone: so is all that they booked.',
    method: 'DELETE',
    path,
    args: [author],
    answer: done,
  }),
};
