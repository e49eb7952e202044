// What everybody who manages a home service is told of a technician's visit.
import { momentWords, moneyWords, numberWords, timeWords } from '@portal/market/words';
import { z } from 'zod';
import type { EventRow } from '../../../db/events.ts';
import type { Notice, NoticesOf } from './notice.ts';

const visit = z.object({
  news: z.enum(['confirmed', 'moved', 'reminder', 'done', 'missed', 'cancelled']),
  serviceNumber: z.string(),
  place: z.string(),
  creditCents: z.number().default(0),
  validFor: z.object({ startDateTime: z.coerce.date(), endDateTime: z.coerce.date() }),
});
type VisitTold = z.infer<typeof visit>;
type VisitWords = Pick<Notice, 'kind' | 'subject' | 'content'>;

const when = ({ validFor: { startDateTime, endDateTime } }: VisitTold): string =>
  `el ${momentWords(startDateTime)} y termina a las ${timeWords(endDateTime)}`;
const comes = (what: string, told: VisitTold): string =>
  `${what}: el horario empieza ${when(told)}, en ${told.place}.`;

const visitWords: Record<VisitTold['news'], (told: VisitTold) => VisitWords> = {
  confirmed: (told) => ({
    kind: 'visitConfirmed',
    subject: 'Tu visita técnica está confirmada',
    content: `${comes('Tu visita técnica está confirmada', told)} Alguien mayor de edad tiene que estar en casa.`,
  }),
  moved: (told) => ({
    kind: 'visitConfirmed',
    subject: 'Cambiamos tu visita técnica',
    content: `${comes('Cambiamos tu visita técnica', told)} Tu horario anterior quedó libre.`,
  }),
  reminder: (told) => ({
    kind: 'visitReminder',
    subject: 'Mañana te visita un técnico',
    content: `${comes('Te visita un técnico', told)} Si no vas a estar, cámbiala en el portal.`,
  }),
  done: ({ serviceNumber }) => ({
    kind: 'visitOver',
    subject: 'El técnico terminó tu visita',
    content: `El técnico terminó y tu servicio ${numberWords(serviceNumber)} ya debe funcionar. Si no, revísalo en el portal y pide otra visita.`,
  }),
  missed: ({ serviceNumber, creditCents }) => ({
    kind: 'visitOver',
    subject: 'No llegamos a tu visita técnica',
    content: `El técnico no llegó a ver tu servicio ${numberWords(serviceNumber)}, y lo sentimos.${
      creditCents > 0 ? ` Te devolvemos ${moneyWords(creditCents)} en tu próxima factura.` : ''
    } Pide otra visita en el portal.`,
  }),
  cancelled: ({ serviceNumber }) => ({
    kind: 'visitCancelled',
    subject: 'Tu visita técnica está cancelada',
    content: `Se canceló la visita a tu servicio ${numberWords(serviceNumber)}: nadie irá.`,
  }),
};

function visitMoved({ event }: EventRow): Notice | null {
  const { data } = visit.safeParse(event);
  if (!data) return null;
  const { serviceNumber } = data;
  const said = visitWords[data.news](data);
  return { ...said, audience: { serviceNumber }, about: { serviceNumber } };
}

/** Of visits, and of turns at offices. */
export const visitNotices: NoticesOf = {
  AppointmentStateChangeEvent: (event) => visitMoved(event) ?? officeAppointmentMoved(event),
};

/** What whoever booked a turn at an office is told of it. */
const told = z.object({
  appointment: z.object({ relatedPlace: z.object({ name: z.string() }), code: z.string() }),
  news: z.enum(['booked', 'reminder', 'cancelled']),
  validFor: z.object({ startDateTime: z.coerce.date() }),
});
type Told = z.infer<typeof told>;
type OfficeWords = Pick<Notice, 'kind' | 'subject' | 'content'>;

const where = ({ appointment, validFor }: Told): string =>
  `Te esperamos el ${momentWords(validFor.startDateTime)} en ${appointment.relatedPlace.name}. Tu código es ${appointment.code}.`;

const officeWords: Record<Told['news'], (told: Told) => OfficeWords> = {
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

function officeAppointmentMoved({ userId, event }: EventRow): Notice | null {
  const { data } = told.safeParse(event);
  if (!data || !userId) return null;
  const isTheirDoing = data.news === 'booked';
  return {
    ...officeWords[data.news](data),
    audience: { userId },
    about: {},
    ...(isTheirDoing ? { doneBy: userId } : {}),
  };
}
