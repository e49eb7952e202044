// A visit as a TMF646 appointment.
import type { Appointment, TimeSlot } from '@portal/contract/network/appointments';
import { nationalNumber } from '@portal/market/service-number';
import type { Visit, VisitSlot } from '@portal/operator-ports/appointments';
import { dateTime, money } from '../../http/wire.ts';

const periodOf = ({ from, until }: VisitSlot) => ({
  startDateTime: dateTime(from),
  endDateTime: dateTime(until),
});

export const toTimeSlot = (slot: VisitSlot): TimeSlot => ({ id: slot.slotId, validFor: periodOf(slot) });

export function toAppointment(visit: Visit): Appointment {
  const { visitId, status, slot, wantedSlot, place, queuePosition, description, outcome, credit } = visit;
  return {
    '@type': 'Appointment',
    id: visitId,
    status,
    validFor: periodOf(slot),
    wantedFor: wantedSlot && periodOf(wantedSlot),
    place,
    queuePosition,
    description,
    outcome,
    relatedEntity: [{ id: nationalNumber(visit.serviceNumber), '@referredType': 'Service' }],
    creationDate: dateTime(visit.requestedAt),
    credit: credit && { amount: money(credit.amountCents), terms: credit.terms, billNo: credit.billNo },
  };
}
