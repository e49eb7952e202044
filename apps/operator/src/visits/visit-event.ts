// What is told of a visit: confirmed, moved, spoken of the day before, done, missed, cancelled.
import type { NewEvent } from '../events/events.ts';
import { slotAt } from './calendar.ts';
import type { VisitRow } from './visits.store.ts';

export type VisitNews = 'confirmed' | 'moved' | 'reminder' | 'done' | 'missed' | 'cancelled';

export function visitEvent(visit: VisitRow, serviceNumber: string, news: VisitNews): NewEvent {
  const { from, until } = slotAt(visit.startsAt);
  return {
    eventType: 'AppointmentStateChangeEvent',
    customerId: visit.customerId,
    commandId: null,
    event: {
      appointment: { id: visit.visitId, status: visit.status },
      news,
      serviceNumber,
      place: visit.place,
      creditCents: visit.creditCents,
      validFor: { startDateTime: from.toISOString(), endDateTime: until.toISOString() },
    },
  };
}
