// Visits of a technician: when one may come, and those that were asked for.
import {
  type Appointment,
  changeAppointment,
  createAppointment,
  listAppointments,
  searchTimeSlots,
} from '@portal/contract/network/visits';
import { queryOptions } from '@tanstack/react-query';
import type { Result } from '../lib/http/result.ts';
import { asked, request } from './requests.ts';

const ASK_AGAIN_MS = 10_000;

export const isOpenVisit = ({ status, outcome }: Pick<Appointment, 'status' | 'outcome'>): boolean =>
  status !== 'cancelled' && outcome === null;

/** The operator has something to confirm. */
const isAwaited = (visit: Appointment): boolean =>
  isOpenVisit(visit) && (visit.status === 'pending' || visit.wantedFor !== null);

/** Of all services at home; asked again while one waits for the operator. */
export const visitsQuery = queryOptions<Appointment[]>({
  queryKey: ['visits'],
  refetchInterval: ({ state }) => (state.data?.some(isAwaited) ? ASK_AGAIN_MS : false),
  queryFn: asked(listAppointments, {}),
});

/** Others take them, too: never from the cache. */
export const slotsQuery = (line: string) =>
  queryOptions({
    queryKey: ['visitSlots', line],
    staleTime: 0,
    gcTime: 0,
    queryFn: asked(searchTimeSlots, { query: { serviceId: line } }),
  });

/** @param key the same one asks once, whatever was lost */
export const bookVisit = (
  visit: { serviceId: string; slotId: string; description: string },
  key: string,
): Promise<Result<Appointment>> =>
  request(createAppointment, {
    body: { serviceId: visit.serviceId, slot: { id: visit.slotId }, description: visit.description },
    headers: { 'Request-UUID': key },
  });

const change = (id: string, body: { slot: { id: string } } | { status: 'cancelled' }) =>
  request(changeAppointment, { params: { id }, body });

export const moveVisit = (id: string, slotId: string): Promise<Result<Appointment>> =>
  change(id, { slot: { id: slotId } });
export const cancelVisit = (id: string): Promise<Result<Appointment>> => change(id, { status: 'cancelled' });
