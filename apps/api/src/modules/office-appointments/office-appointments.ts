// Turns at offices: each is its author's alone, whatever lines they have. A place says when it is open, the operator what
// is free there.

import { Problem, type ProblemCode } from '@portal/contract/errors';
import type { PublishedPlace } from '@portal/contract/help/places';
import type {
  OfficeAppointment,
  OfficeBookRefusal,
  OfficeMoveRefusal,
  PlaceActivity,
} from '@portal/operator-ports/office-appointments';
import type { Tickets } from '@portal/operator-ports/tickets';
import type { VisitSlot } from '@portal/operator-ports/visits';
import type { Content } from '../content/content.ts';
import { isOpenDuring } from '../places/places.ts';
import type { Sso } from '../sso/sso.ts';

export interface OfficeAppointments {
  /** Free ones while the place is open, the soonest first. @throws Problem NO_APPOINTMENTS */
  slots(placeId: string): Promise<VisitSlot[]>;
  /** Newest first. */
  list(userId: string): Promise<OfficeAppointment[]>;
  /** @param key the same one books once. @throws Problem why not */
  book(
    userId: string,
    wanted: { placeId: string; slotId: string; activity: PlaceActivity },
    key: string,
  ): Promise<OfficeAppointment>;
  /** @throws Problem why not */
  move(userId: string, appointmentId: string, slotId: string): Promise<OfficeAppointment>;
  /** @throws Problem why not */
  cancel(userId: string, appointmentId: string): Promise<OfficeAppointment>;
  /** Once their account is gone. */
  forget(author: { userId: string }): Promise<void>;
}

export interface OfficeAppointmentsNeeds {
  content: Pick<Content, 'places'>;
  sso: Pick<Sso, 'shownNames'>;
  tickets: Pick<
    Tickets,
    | 'officeSlots'
    | 'officeAppointments'
    | 'bookOfficeAppointment'
    | 'moveOfficeAppointment'
    | 'cancelOfficeAppointment'
    | 'forgetOfficeAppointments'
  >;
}

const refusals: Record<OfficeBookRefusal | OfficeMoveRefusal, ProblemCode> = {
  slotTaken: 'SLOT_TAKEN',
  hasOne: 'APPOINTMENT_OPEN',
  tooLate: 'APPOINTMENT_TOO_LATE',
};

export function createOfficeAppointments({
  content,
  sso,
  tickets,
}: OfficeAppointmentsNeeds): OfficeAppointments {
  async function officeOf(placeId: string): Promise<PublishedPlace> {
    const office = (await content.places()).find(({ id }) => id === placeId);
    if (!office?.takesAppointments) throw new Problem('NO_APPOINTMENTS');
    return office;
  }

  async function freeAt(office: PublishedPlace): Promise<VisitSlot[]> {
    const free = await tickets.officeSlots(office.id);
    return free.filter((slot) => isOpenDuring(office, slot));
  }

  /** Whoever names a slot at which the place is closed is as late as whoever names one that is taken. */
  const isFree = async (office: PublishedPlace, slotId: string): Promise<boolean> =>
    (await freeAt(office)).some((slot) => slot.slotId === slotId);

  return {
    slots: async (placeId) => freeAt(await officeOf(placeId)),

    list: (userId) => tickets.officeAppointments({ authorId: userId }),

    async book(userId, { placeId, slotId, activity }, key) {
      const office = await officeOf(placeId);
      if (!office.activities.includes(activity)) throw new Problem('NO_APPOINTMENTS');
      const free = await isFree(office, slotId);
      // Who has one already is answered by the operator: with it, where it was booked by this very request.
      const own = await tickets.officeAppointments({ authorId: userId });
      if (!free && !own.some(isToCome)) throw new Problem('SLOT_TAKEN');
      const names = await sso.shownNames([userId]);
      return wanted(
        await tickets.bookOfficeAppointment({
          key: `${userId}:${key}`,
          authorId: userId,
          authorName: names.get(userId) ?? '',
          placeId,
          placeName: office.name,
          slotId,
          activity,
        }),
      );
    },

    async move(authorId, appointmentId, slotId) {
      const own = await tickets.officeAppointments({ authorId });
      const held = own.find((each) => each.appointmentId === appointmentId);
      if (!held) throw new Problem('NOT_FOUND');
      const isNew = held.slot.slotId !== slotId;
      if (isNew && !(await isFree(await officeOf(held.placeId), slotId))) throw new Problem('SLOT_TAKEN');
      return wanted(await tickets.moveOfficeAppointment({ authorId, appointmentId }, slotId));
    },

    cancel: async (authorId, appointmentId) =>
      wanted(await tickets.cancelOfficeAppointment({ authorId, appointmentId })),

    forget: ({ userId }) => tickets.forgetOfficeAppointments({ authorId: userId }),
  };
}

const isToCome = ({ status, slot }: OfficeAppointment): boolean =>
  status === 'confirmed' && slot.until > new Date();

/** @throws Problem NOT_FOUND, or why not */
function wanted(
  answer: OfficeAppointment | { refused: OfficeBookRefusal | OfficeMoveRefusal } | null,
): OfficeAppointment {
  if (answer === null) throw new Problem('NOT_FOUND');
  if ('refused' in answer) throw new Problem(refusals[answer.refused]);
  return answer;
}
