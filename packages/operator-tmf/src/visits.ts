// TMF646 Appointment v4: when a technician may come to a home, and comes.

import { at } from '@portal/operator-ports/noun';
import type { Tickets } from '@portal/operator-ports/tickets';
import { newVisitSchema, visitSchema, visitSlotSchema } from '@portal/operator-ports/visits';
import { operatorIdSchema } from '@portal/operator-ports/wire';
import { body, callsOf, many, one, orNone, orRefused, word, words } from './call.ts';
import { about, customerId, id, line, ofPlaces } from './pieces.ts';

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
