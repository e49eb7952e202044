// A network as a TMF640 service, and a change of its key as a Monitor.

import { getMonitor, getWifiInfo, type Monitor, type WifiService } from '@portal/contract/lines/wifi';
import { nationalNumber } from '@portal/market/service-number';
import type { WifiChange, WifiNetwork } from '@portal/operator-ports/network';
import { dateTime } from '../../http/wire.ts';

const sourceOf = (serviceNumber: string) =>
  `${getWifiInfo.path}?RelatedParty.id=${encodeURIComponent(nationalNumber(serviceNumber))}`;

export function toWifiService(
  serviceNumber: string,
  network: Omit<WifiNetwork, 'key'> & Pick<WifiService['wifiInfo'], 'key'>,
): WifiService {
  const { ssid, encryption, key, pending } = network;
  return {
    '@type': 'WifiService',
    id: nationalNumber(serviceNumber),
    href: sourceOf(serviceNumber),
    wifiInfo: { encriptionMode: encryption, ssid, key },
    serviceCharacteristic: [
      { name: 'ssid', value: ssid },
      { name: 'encriptionMode', value: encryption },
      { name: 'enabledWireless', value: 'true' },
    ],
    pendingChange: pending && {
      id: pending.changeId,
      href: monitorPath(pending),
      requestedAt: dateTime(pending.requestedAt),
    },
  };
}

const stateWords = { pending: 'InProgress', done: 'Completed', failed: 'InError' } as const;

export const monitorPath = ({ changeId }: Pick<WifiChange, 'changeId'>): string =>
  getMonitor.path.replace(':id', encodeURIComponent(changeId));

export function toMonitor(change: WifiChange): Monitor {
  return {
    '@type': 'Monitor',
    id: change.changeId,
    href: monitorPath(change),
    sourceHref: sourceOf(change.serviceNumber),
    state: stateWords[change.status],
  };
}
