// TMF621 Trouble Ticket v4: phones that were stolen or lost, and found again.
import { newTheftSchema, theftSchema } from '@portal/operator-ports/thefts';
import type { Tickets } from '@portal/operator-ports/tickets';
import { body, callsOf, one, orNone, words } from './call.ts';
import { about, customerId, id } from './pieces.ts';

const call = callsOf<Tickets>();
const path = '/troubleTicket/v4/theft';

export const theftCalls = {
  ...call('reportTheft')({
    tmf: 'TMF621',
    summary:
      'Suspends a mobile line and its card and blocks the equipment, once an `id`. Asked again it says how far it is. 404 NOT_FOUND: no such line in service.',
    method: 'POST',
    path,
    args: [body(newTheftSchema)],
    answer: orNone(one(theftSchema)),
    about: about('customerId', 'lineId'),
  }),
  ...call('undoTheft')({
    tmf: 'TMF621',
    summary: 'Found again: the line is as it was before. 404 NOT_FOUND: there is no such theft.',
    method: 'PATCH',
    path: `${path}/:id`,
    args: [words({ customerId, theftId: id })],
    says: { 'body/status': 'cancelled' },
    answer: orNone(one(theftSchema)),
    about: about('customerId', 'theftId'),
  }),
};
