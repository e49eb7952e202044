// The Wi-Fi of an internet service, and the change of its key.
import {
  changeWifi,
  getMonitor,
  getWifiInfo,
  type Monitor,
  type WifiService,
} from '@portal/contract/lines/wifi';
import { queryOptions } from '@tanstack/react-query';
import { RequestFailure, type Result } from '../../lib/http/result.ts';
import { asked, request } from '../requests.ts';

const RETRIES = 2;
const ASK_AGAIN_MS = 5_000;

/** Tried twice more in silence. The key does not come with it. */
export const wifiQuery = (number: string) =>
  queryOptions({
    queryKey: ['wifi', number],
    staleTime: 0,
    gcTime: 0,
    retry: (failures, error) => failures < RETRIES && !isRefusal(error),
    queryFn: asked(getWifiInfo, { query: { 'RelatedParty.id': number }, line: number }),
  });

/** For the screen alone: nothing keeps it. */
export const revealWifiKey = (number: string): Promise<Result<WifiService>> =>
  request(getWifiInfo, { line: number, query: { 'RelatedParty.id': number, reveal: 'true' } });

function isRefusal(error: Error): boolean {
  return error instanceof RequestFailure && error.status >= 400 && error.status < 500;
}

/** How an accepted change stands; asked again until it has ended. */
export const monitorQuery = (id: string) =>
  queryOptions<Monitor>({
    queryKey: ['wifi', 'monitor', id],
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'InProgress' ? false : ASK_AGAIN_MS),
    queryFn: asked(getMonitor, { params: { id } }),
  });

export interface KeyChange {
  number: string;
  /** As it was read. */
  wifi: WifiService;
  newKey: string;
  /** Who asks, and where they want to be told. */
  owner: { name: string; email: string | null; mobile: string | null };
}

/** Code 200: done; 202: accepted for later. */
export function changeWifiKey({ number, wifi, newKey, owner }: KeyChange): Promise<Result<Monitor>> {
  const { ssid } = wifi.wifiInfo;
  const { name, email, mobile } = owner;
  return request(changeWifi, {
    line: number,
    body: {
      relatedParty: { id: number, href: '', role: 'owner', name, '@referredType': 'Individual' },
      wifiChangeInfo: { enabledWireless: true, newkey: newKey, ssid },
      notificationInfo: { email, mobile },
    },
  });
}
