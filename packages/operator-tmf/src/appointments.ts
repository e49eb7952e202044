// TMF646 Appointment v4: when a technician may come to a home, and a turn at an office.
import { at } from '@portal/operator-ports/noun';
import {
  newOfficeAppointmentSchema,
  officeAppointmentSchema,
} from '@portal/operator-ports/office-appointments';
import type { Tickets } from '@portal/operator-ports/tickets';
import { newVisitSchema, visitSchema, visitSlotSchema } from '@portal/operator-ports/visits';
import { operatorIdSchema } from '@portal/operator-ports/wire';
import { body, callsOf, done, many, one, orNone, orRefused, word, words } from './call.ts';
import { about, customerId, id, line, ofPlaces, queryWord } from './pieces.ts';

const call = callsOf<Tickets>();
const path = '/appointment/v4/appointment';
const visit = words({ customerId, visitId: id });

export const visitCalls = {
  ...call('visitSlots')({
    tmf: 'TMF646',
    summary: 'When a technician may come to this line, the soonest first; nothing where nobody can.',
    method: 'GET',
    path: '/appointment/v4/searchTimeSlot',
    args: [line],
    answer: many(visitSlotSchema),
  }),
  ...call('visits')({
    tmf: 'TMF646',
    summary: 'Visits to these lines, those that are over, too, the newest first.',
    method: 'GET',
    path,
    ...ofPlaces(visitSchema),
  }),
  ...call('bookVisit')({
    tmf: 'TMF646',
    summary:
      'A visit, once a `correlationId`. 409: `slotTaken`; `visitOpen`, the line has one; `noVisits`, nobody can come there.',
    method: 'POST',
    path,
    args: [body(newVisitSchema)],
    answer: orRefused(one(visitSchema), ['slotTaken', 'visitOpen', 'noVisits']),
    about: about('customerId', 'lineId'),
  }),
  ...call('moveVisit')({
    tmf: 'TMF646',
    summary:
      'Another slot: the one that is held is kept until the other one is confirmed. 409: `slotTaken`, `tooLate`. 404 NOT_FOUND: no such visit.',
    method: 'PATCH',
    path: `${path}/:id`,
    args: [visit, word('slotId', at('body/slot/id', operatorIdSchema))],
    answer: orNone(orRefused(one(visitSchema), ['slotTaken', 'tooLate'])),
    about: about('customerId', 'visitId'),
  }),
  ...call('cancelVisit')({
    tmf: 'TMF646',
    summary: 'Nobody comes, for good. 409: `tooLate`. 404 NOT_FOUND: no such visit.',
    method: 'DELETE',
    path: `${path}/:id`,
    args: [visit],
    answer: orNone(orRefused(one(visitSchema), ['slotTaken', 'tooLate'])),
    about: about('customerId', 'visitId'),
  }),
};

// TMF646 Appointment v4: a turn that somebody has booked at an office.

const officePath = '/appointment/v4/officeAppointment';
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
    path: officePath,
    args: [author],
    answer: many(officeAppointmentSchema),
    about: about('authorId'),
  }),
  ...call('bookOfficeAppointment')({
    tmf: 'TMF646',
    summary: 'A turn, once a `correlationId`. 409: `slotTaken`; `hasOne`, its author has one to come.',
    method: 'POST',
    path: officePath,
    args: [body(newOfficeAppointmentSchema)],
    answer: orRefused(one(officeAppointmentSchema), ['slotTaken', 'hasOne']),
    about: about('authorId', 'placeId'),
  }),
  ...call('moveOfficeAppointment')({
    tmf: 'TMF646',
    summary:
      'Another slot at the same office; the one that is held is kept where the other one is not free. 409: `slotTaken`, `tooLate`. 404 NOT_FOUND: no such appointment.',
    method: 'PATCH',
    path: `${officePath}/:id`,
    args: [appointment, word('slotId', at('body/slot/id', operatorIdSchema))],
    answer: orNone(orRefused(one(officeAppointmentSchema), ['slotTaken', 'tooLate'])),
    about: about('authorId', 'appointmentId'),
  }),
  ...call('cancelOfficeAppointment')({
    tmf: 'TMF646',
    summary: 'Nobody comes, for good. 409: `tooLate`. 404 NOT_FOUND: no such appointment.',
    method: 'DELETE',
    path: `${officePath}/:id`,
    args: [appointment],
    answer: orNone(orRefused(one(officeAppointmentSchema), ['slotTaken', 'tooLate'])),
    about: about('authorId', 'appointmentId'),
  }),
  ...call('forgetOfficeAppointments')({
    tmf: 'TMF646',
    summary: 'The author’s account is gone: so is all that they booked.',
    method: 'DELETE',
    path: officePath,
    args: [author],
    answer: done,
  }),
};
