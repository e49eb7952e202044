// Where people are attended to, and turns there: when one may come, and those that were booked.
import {
  changeOfficeAppointment,
  createOfficeAppointment,
  listOfficeAppointments,
  type OfficeAppointment,
  searchOfficeTimeSlots,
} from '@portal/contract/help/office-appointments';
import { listPlaces, type Place } from '@portal/contract/help/places';
import { queryOptions } from '@tanstack/react-query';
import { trueNow } from '../lib/clock.ts';
import { dataOf, type Result } from '../lib/http/result.ts';
import { asked, request } from './requests.ts';

export type { OfficeAppointment, Place };

/** Also for pages without the cache of the signed-in ones. @param near words, or a point; empty for all */
export const findPlaces = (near: string, signal: AbortSignal): Promise<Result<Place[]>> =>
  request(listPlaces, { query: near === '' ? {} : { near }, anonymous: true, signal });

/** Newest first. */
export const officeAppointmentsQuery = queryOptions<OfficeAppointment[]>({
  queryKey: ['officeAppointments'],
  queryFn: asked(listOfficeAppointments, {}),
});

export const isToCome = ({ status, validFor }: OfficeAppointment): boolean =>
  status === 'confirmed' && Date.parse(validFor.endDateTime) > trueNow();

/** One place; null where there is none. */
export const placeQuery = (id: string) =>
  queryOptions({
    queryKey: ['place', id],
    queryFn: async ({ signal }): Promise<Place | null> => {
      const [place = null] = dataOf(await request(listPlaces, { signal, query: { id }, anonymous: true }));
      return place;
    },
  });

/** Others take them, too: never from the cache. */
export const officeSlotsQuery = (placeId: string) =>
  queryOptions({
    queryKey: ['officeSlots', placeId],
    staleTime: 0,
    gcTime: 0,
    queryFn: asked(searchOfficeTimeSlots, { query: { placeId } }),
  });

/** @param key the same one books once, whatever was lost */
export const bookOfficeAppointment = (
  { slotId, ...wanted }: { placeId: string; slotId: string; activity: Place['activities'][number] },
  key: string,
): Promise<Result<OfficeAppointment>> =>
  request(createOfficeAppointment, {
    body: { ...wanted, slot: { id: slotId } },
    headers: { 'Request-UUID': key },
  });

const change = (id: string, body: { slot: { id: string } } | { status: 'cancelled' }) =>
  request(changeOfficeAppointment, { params: { id }, body });

export const moveOfficeAppointment = (id: string, slotId: string): Promise<Result<OfficeAppointment>> =>
  change(id, { slot: { id: slotId } });
export const cancelOfficeAppointment = (id: string): Promise<Result<OfficeAppointment>> =>
  change(id, { status: 'cancelled' });
