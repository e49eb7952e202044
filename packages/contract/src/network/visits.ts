// TMF646 Appointment v4: when a technician may come to a home, and the visits that a user has asked for.
import { country } from '@portal/market/path';
import { shownSlot, shownVisit } from '@portal/operator-ports/visits';
import { dateTimeSchema, operatorIdShape } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { itemOf, queryOf } from '../collection-query.ts';
import type { Call } from '../common.ts';
import { managing, ofManagedLine } from '../policy.ts';

const base = `/Appointment/api/${country}/appointment` as const;

export const timeSlotSchema = z.object(shownSlot.shape).meta({ id: 'TimeSlot' });
export type TimeSlot = z.infer<typeof timeSlotSchema>;

export const appointmentSchema = z
  .object({
    ...shownVisit.shape,
    href: z.string(),
    lastUpdate: dateTimeSchema.describe('When something last became of it.'),
  })
  .meta({ id: 'Appointment' });
export type Appointment = z.infer<typeof appointmentSchema>;

const serviceId = z.string().min(1).max(60);
const slotId = z.string().regex(operatorIdShape);

export const searchTimeSlots = {
  id: 'searchTimeSlots',
  tmf: 'TMF646',
  summary: 'When a technician may come to a service at home, the soonest first.',
  method: 'GET',
  path: `${base}/searchTimeSlot`,
  query: z.strictObject({ serviceId }),
  question: 'visitChange',
  policy: { ...ofManagedLine, exposes: null, archive: 'notPersonal' },
  answers: { 200: z.array(timeSlotSchema) },
} as const satisfies Call;

export const listAppointments = {
  id: 'listAppointments',
  tmf: 'TMF646',
  summary: "Visits to the user's services at home, the newest first.",
  method: 'GET',
  path: `${base}/appointment`,
  query: queryOf(appointmentSchema, { serviceId: serviceId.optional() }),
  question: 'visitChange',
  policy: {
    ...ofManagedLine,
    exposes: 'requests',
    lineAt: ['relatedEntity.id'],
    archive: [{ file: 'visitas' }],
  },
  answers: { 200: z.array(appointmentSchema), 206: z.array(appointmentSchema) },
} as const satisfies Call;

export const getAppointment = itemOf(listAppointments, {
  id: 'getAppointment',
  summary: 'One visit.',
  item: appointmentSchema,
});

export const createAppointment = {
  id: 'createAppointment',
  tmf: 'TMF646',
  summary:
    'Asks for a visit; it is confirmed by the operator. The same `Request-UUID` asks once. Twenty an hour.',
  method: 'POST',
  path: `${base}/appointment`,
  body: z.strictObject({
    serviceId,
    slot: z.strictObject({ id: slotId }),
    description: z.string().trim().max(500).default(''),
  }),
  question: 'visitChange',
  policy: {
    access: 'signedIn',
    roles: managing,
    stepUp: 'none',
    exposes: null,
    archive: 'changes',
    limit: 'visit',
  },
  answers: { 201: appointmentSchema },
  refusals: ['SLOT_TAKEN', 'VISIT_OPEN', 'NO_VISITS'],
} as const satisfies Call;

export const changeAppointment = {
  id: 'changeAppointment',
  tmf: 'TMF646',
  summary:
    'Another slot, for which the one that is held is kept until the operator has confirmed it; or `status: cancelled`.',
  method: 'PATCH',
  path: `${base}/appointment/:id`,
  params: z.object({ id: z.string().min(1).max(100) }),
  body: z.union([
    z.strictObject({ slot: z.strictObject({ id: slotId }) }),
    z.strictObject({ status: z.literal('cancelled') }),
  ]),
  question: 'visitChange',
  policy: {
    access: 'signedIn',
    roles: managing,
    stepUp: 'none',
    exposes: null,
    archive: 'changes',
    limit: 'visit',
  },
  answers: { 200: appointmentSchema },
  refusals: ['SLOT_TAKEN', 'VISIT_TOO_LATE'],
} as const satisfies Call;
