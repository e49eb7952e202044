// What whoever booked a turn at an office is told of it.
import { momentWords } from '@portal/market/words';
import { z } from 'zod';
import type { EventRow } from '../../../db/events.ts';
import type { Notice } from './notice.ts';

const told = z.object({
  appointment: z.object({ relatedPlace: z.object({ name: z.string() }), code: z.string() }),
  news: z.enum(['booked', 'reminder', 'cancelled']),
  validFor: z.object({ startDateTime: z.coerce.date() }),
});
type Told = z.infer<typeof told>;
type Words = Pick<Notice, 'kind' | 'subject' | 'content'>;

const where = ({ appointment, validFor }: Told): string =>
  `Te esperamos el ${momentWords(validFor.startDateTime)} en ${appointment.relatedPlace.name}. Tu código es ${appointment.code}.`;

const words: Record<Told['news'], (told: Told) => Words> = {
  booked: (it) => ({
    kind: 'officeAppointmentBooked',
    subject: 'Tu turno está reservado',
    content: where(it),
  }),
  reminder: (it) => ({
    kind: 'officeAppointmentReminder',
    subject: 'Recuerda tu turno',
    content: `${where(it)} Si no puedes ir, cámbialo o cancélalo en el portal.`,
  }),
  cancelled: ({ appointment, validFor }) => ({
    kind: 'officeAppointmentCancelled',
    subject: 'Tu turno está cancelado',
    content: `Ya no tienes turno el ${momentWords(validFor.startDateTime)} en ${appointment.relatedPlace.name}. Puedes reservar otro en el portal.`,
  }),
};

export function officeAppointmentMoved({ userId, event }: EventRow): Notice | null {
  const { data } = told.safeParse(event);
  if (!data || !userId) return null;
  const isTheirDoing = data.news === 'booked';
  return {
    ...words[data.news](data),
    audience: { userId },
    about: {},
    ...(isTheirDoing ? { doneBy: userId } : {}),
  };
}
