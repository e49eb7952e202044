// The Wi-Fi of a home beyond its key: its devices, the network of guests, the router, and how fast it is.
import {
  type ConnectedDevice,
  changeConnectedDevice,
  changeGuestNetwork,
  type GuestNetwork,
  getGuestNetwork,
  getRouterState,
  listConnectedDevices,
  measureSpeed,
  type RouterState,
  restartRouter,
  type SpeedTest,
} from '@portal/contract/lines/home-network';
import { queryOptions } from '@tanstack/react-query';
import type { Result } from '../../lib/http/result.ts';
import { asked, request } from '../requests.ts';

export type { ConnectedDevice, GuestNetwork, RouterState, SpeedTest };

/** Devices come and go. */
const LOOK_AGAIN_MS = 20_000;
const RESTARTING_MS = 5_000;

export const devicesQuery = (line: string) =>
  queryOptions({
    queryKey: ['connectedDevices', line],
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
    queryFn: asked(listConnectedDevices, { line, query: { serviceId: line } }),
  });

/** Its key is kept no longer than the page. */
export const guestNetworkQuery = (line: string) =>
  queryOptions({
    queryKey: ['guestNetwork', line],
    staleTime: 0,
    gcTime: 0,
    queryFn: asked(getGuestNetwork, { line, query: { serviceId: line } }),
  });

export const routerQuery = (line: string) =>
  queryOptions<RouterState>({
    queryKey: ['router', line],
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'restarting' ? RESTARTING_MS : false),
    queryFn: asked(getRouterState, { line, query: { serviceId: line } }),
  });

export type DeviceChange = Partial<
  Pick<ConnectedDevice, 'name' | 'kind' | 'paused' | 'blocked' | 'timetable'>
>;

export const changeDevice = (
  line: string,
  id: string,
  change: DeviceChange,
): Promise<Result<ConnectedDevice>> =>
  request(changeConnectedDevice, { line, params: { id }, body: { serviceId: line, ...change } });

/** @param hours after which it ends by itself; without, it stays on */
export const switchGuests = (line: string, enabled: boolean, hours?: number): Promise<Result<GuestNetwork>> =>
  request(changeGuestNetwork, {
    line,
    body: { serviceId: line, enabled, ...(hours === undefined ? {} : { hours }) },
  });

export const startAnew = (line: string): Promise<Result<RouterState>> =>
  request(restartRouter, { line, body: { serviceId: line } });

export const testSpeed = (line: string): Promise<Result<SpeedTest>> =>
  request(measureSpeed, { line, body: { serviceId: line } });
