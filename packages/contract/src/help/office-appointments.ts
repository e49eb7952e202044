// TMF646 Appointment v4: a turn at an office, that somebody books for themselves. Visits to a home are another collection.
import { country } from '@portal/market/path';
import { placeActivitySchema, shownOfficeAppointment } from '@portal/operator-ports/office-appointments';
import { dateTimeSchema, operatorIdShape } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { itemOf, queryOf } from '../collection-query.ts';
import type { Call } from '../common.ts';
import { timeSlotSchema } from '../network/visits.ts';

const base = `/Appointment/api/${country}/officeAppointment` as const;

export const officeAppointmentSchema = z
  .object({
    ...shownOfficeAppointment.shape,
    href: z.string(),
    lastUpdate: dateTimeSchema.describe('When something last became of it.'),
  })
  .meta({ id: 'OfficeAppointment' });
export type OfficeAppointment = z.infer<typeof officeAppointmentSchema>;

const placeId = z.string().min(1).max(60);
const slot = z.strictObject({ id: z.string().regex(operatorIdShape) });
const own = { access: 'signedIn', roles: 'anybody', stepUp: 'none' } as const;

export const searchOfficeTimeSlots = {
  id: 'searchOfficeTimeSlots',
  tmf: 'TMF646',
  summary: 'When one may come to an office, within its opening hours, the soonest first.',
  method: 'GET',
  path: `${base}/searchTimeSlot`,
  query: z.strictObject({ placeId }),
  question: 'appointment',
  policy: { ...own, archive: 'notPersonal' },
  answers: { 200: z.array(timeSlotSchema) },
  refusals: ['NO_APPOINTMENTS', 'CONTENT_UNAVAILABLE'],
} as const satisfies Call;

export const listOfficeAppointments = {
  id: 'listOfficeAppointments',
  tmf: 'TMF646',
  summary: "The user's turns at offices: to come, and of the last thirty days, the newest first.",
  method: 'GET',
  path: `${base}/appointment`,
  query: queryOf(officeAppointmentSchema, {}),
  question: 'appointment',
  policy: { ...own, archive: [{ file: 'turnos' }] },
  answers: { 200: z.array(officeAppointmentSchema), 206: z.array(officeAppointmentSchema) },
} as const satisfies Call;

export const getOfficeAppointment = itemOf(listOfficeAppointments, {
  id: 'getOfficeAppointment',
  summary: 'One turn at an office.',
  item: officeAppointmentSchema,
});

export const createOfficeAppointment = {
  id: 'createOfficeAppointment',
  tmf: 'TMF646',
  summary:
    'Books a turn; it stands at once. One at a time for each person. The same `Request-UUID` books once. Twenty an hour.',
  method: 'POST',
  path: `${base}/appointment`,
  body: z.strictObject({
    placeId,
    slot,
    activity: placeActivitySchema.describe('What for: one of those of the place.'),
  }),
  question: 'appointment',
  policy: { ...own, archive: 'changes', limit: 'officeAppointment' },
  answers: { 201: officeAppointmentSchema },
  refusals: ['SLOT_TAKEN', 'APPOINTMENT_OPEN', 'NO_APPOINTMENTS', 'CONTENT_UNAVAILABLE'],
} as const satisfies Call;

export const changeOfficeAppointment = {
  id: 'changeOfficeAppointment',
  tmf: 'TMF646',
  summary:
    'Another slot at the same office: the one that is held stays where the other one is not free; or `status: cancelled`.',
  method: 'PATCH',
  path: `${base}/appointment/:id`,
  params: z.object({ id: z.string().min(1).max(100) }),
  body: z.union([z.strictObject({ slot }), z.strictObject({ status: z.literal('cancelled') })]),
  question: 'appointment',
  policy: { ...own, archive: 'changes', limit: 'officeAppointment' },
  answers: { 200: officeAppointmentSchema },
  refusals: ['SLOT_TAKEN', 'APPOINTMENT_TOO_LATE', 'CONTENT_UNAVAILABLE'],
} as const satisfies Call;
