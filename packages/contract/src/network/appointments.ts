// TMF646 Appointment v4: when a technician may come to a home, and the visits that a user has asked for.

import { country } from '@portal/market/path';
import { dateTimeSchema, moneySchema, operatorIdShape } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { queryOf } from '../collection-query.ts';
import type { Call } from '../common.ts';
import { managing, owns } from '../policy.ts';

const base = `/Appointment/api/${country}/appointment` as const;

const periodSchema = z.object({ startDateTime: dateTimeSchema, endDateTime: dateTimeSchema });

export const timeSlotSchema = z.object({ id: z.string(), validFor: periodSchema }).meta({ id: 'TimeSlot' });
export type TimeSlot = z.infer<typeof timeSlotSchema>;

export const appointmentSchema = z
  .object({
    '@type': z.literal('Appointment'),
    id: z.string(),
    status: z
      .enum(['pending', 'confirmed', 'cancelled'])
      .describe('`pending` until the operator has confirmed it.'),
    validFor: periodSchema,
    wantedFor: periodSchema
      .nullable()
      .describe('Asked for instead, and not confirmed: until then `validFor` stands.'),
    place: z.string(),
    queuePosition: z
      .number()
      .int()
      .nullable()
      .describe('On its day: 1 is whom the technician comes to next. Null on any other day.'),
    description: z.string(),
    relatedEntity: z
      .array(z.object({ id: z.string(), '@referredType': z.literal('Service') }))
      .describe('The service at home that it is for.'),
    creationDate: dateTimeSchema,
    outcome: z.enum(['done', 'missed']).nullable().describe('Null until its time has come.'),
    credit: z
      .object({ amount: moneySchema, terms: z.string(), billNo: z.string().nullable() })
      .nullable()
      .describe('What comes back on the next bill because nobody came, tax included.'),
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
  policy: {
    access: owns('serviceId'),
    roles: managing,
    stepUp: 'none',
    exposes: null,
    archive: 'notPersonal',
  },
  answers: { 200: z.array(timeSlotSchema) },
} as const satisfies Call;

export const listAppointments = {
  id: 'listAppointments',
  tmf: 'TMF646',
  summary: "Visits to the user's services at home, the newest first.",
  method: 'GET',
  path: `${base}/appointment`,
  query: queryOf(appointmentSchema, { serviceId: serviceId.optional() }),
  policy: {
    access: owns('serviceId'),
    roles: managing,
    stepUp: 'none',
    exposes: 'requests',
    archive: [{ file: 'visitas' }],
  },
  answers: { 200: z.array(appointmentSchema), 206: z.array(appointmentSchema) },
} as const satisfies Call;

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
