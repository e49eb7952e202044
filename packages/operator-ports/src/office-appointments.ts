// Turns at an office: half an hour there that somebody has booked for themselves (TMF646).
import { exampleCity } from '@portal/market/demo';
import { z } from 'zod';
import { at, maybe, noun, part } from './noun.ts';
import { moved, shown } from './shown.ts';
import { visitSlotSchema } from './visits.ts';
import { instant, operatorIdSchema, text } from './wire.ts';

/** What is done at a place. */
const placeActivities = ['payments', 'topUps', 'contracts', 'chips', 'repairs', 'returns'] as const;
export const placeActivitySchema = z.enum(placeActivities);
export type PlaceActivity = z.infer<typeof placeActivitySchema>;

/** As whoever asks knows them: who comes may have no line, and be nobody's customer yet. */
const authorId = at('relatedParty[role=author]/id', operatorIdSchema);
/** How they are called at the counter. */
const authorName = at('relatedParty[role=author]/name', text('Ana P.'));
const place = {
  placeId: at('relatedPlace/id', operatorIdSchema),
  placeName: at('relatedPlace/name', text(`Centro de atención ${exampleCity}`)),
};
const activity = at('category', placeActivitySchema);

export const officeAppointmentSchema = noun('Appointment', {
  appointmentId: at('id', operatorIdSchema),
  authorId,
  ...place,
  status: at(
    'status',
    z
      .enum(['confirmed', 'cancelled'])
      .describe('An office keeps what it has free, so that nobody has to confirm it.'),
  ),
  slot: at('slot', visitSlotSchema),
  activity,
  /** What is said, or shown, at the office. */
  code: at('code', text('B-17')),
  requestedAt: at('creationDate', instant),
  updatedAt: maybe('lastUpdate', instant, 'Nothing has become of it since it was booked.'),
});
export type OfficeAppointment = z.output<typeof officeAppointmentSchema>;
export type OfficeAppointmentKey = Pick<OfficeAppointment, 'authorId' | 'appointmentId'>;

const { from, until } = visitSlotSchema.fields;
export const shownOfficeAppointment = shown(
  officeAppointmentSchema,
  ['appointmentId', 'status', 'activity', 'code', 'requestedAt', 'placeId', 'placeName'],
  () => ({
    slot: at('validFor', part({ from: moved('startDateTime', from), until: moved('endDateTime', until) })),
  }),
  { '@type': 'Appointment' },
);

export const newOfficeAppointmentSchema = part({
  /** Its own id at whoever books it: the same one again is the same appointment. */
  key: at('correlationId', z.string()),
  authorId,
  authorName,
  ...place,
  slotId: at('slot/id', operatorIdSchema),
  activity,
});
export type NewOfficeAppointment = z.output<typeof newOfficeAppointmentSchema>;

/** Somebody was quicker or the slot is none; they have a turn already, here or elsewhere. */
export type OfficeBookRefusal = 'slotTaken' | 'hasOne';
/** Somebody was quicker; its time has come, or it is no more. */
export type OfficeMoveRefusal = 'slotTaken' | 'tooLate';

export interface OfficeAppointments {
  /** Free ones at this place, the soonest first. Empty: it takes no turns. */
  officeSlots(placeId: string): Promise<z.output<typeof visitSlotSchema>[]>;
  /** Theirs of the last thirty days and those to come, the newest first. */
  officeAppointments(author: Pick<OfficeAppointment, 'authorId'>): Promise<OfficeAppointment[]>;
  /** `AppointmentStateChangeEvent` tells its author what becomes of it, and reminds them the day before. */
  bookOfficeAppointment(
    wanted: NewOfficeAppointment,
  ): Promise<OfficeAppointment | { refused: OfficeBookRefusal }>;
  /** At the same place. Its slot is kept where the other one is not free. Null: no such appointment. */
  moveOfficeAppointment(
    appointment: OfficeAppointmentKey,
    slotId: string,
  ): Promise<OfficeAppointment | { refused: OfficeMoveRefusal } | null>;
  /** Once, and for good. */
  cancelOfficeAppointment(
    appointment: OfficeAppointmentKey,
  ): Promise<OfficeAppointment | { refused: OfficeMoveRefusal } | null>;
  /** All that this author booked is gone, and its slots are free. */
  forgetOfficeAppointments(author: Pick<OfficeAppointment, 'authorId'>): Promise<void>;
}
