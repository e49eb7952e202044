// TMF640 Wi-Fi: the network with its key, the change of the key, and how the change stands.
import { Problem } from '@portal/contract/errors';
import {
  changeWifi,
  getMonitor,
  getWifiInfo,
  type Monitor,
  type WifiService,
} from '@portal/contract/lines/wifi';
import { nationalNumber } from '@portal/market/service-number';
import type { Network, WifiChange, WifiNetwork } from '@portal/operator-ports/network';
import type { FastifyInstance } from 'fastify';
import { callerOf, namedLine, ownLine } from '../../http/access.ts';
import type { Limits } from '../../http/limits.ts';
import { route } from '../../http/route.ts';
import { dateTime } from '../../http/wire.ts';
import { type ChangeWifiKeyNeeds, createChangeWifiKey } from './change-wifi-key.ts';

export interface WifiRouteNeeds extends Pick<ChangeWifiKeyNeeds, 'commands' | 'sso'> {
  network: Pick<Network, 'wifi' | 'change' | 'changeKey'>;
  limits: Limits;
}

export function wifiRoutes(app: FastifyInstance, { network, commands, sso, limits }: WifiRouteNeeds): void {
  const changeWifiKey = createChangeWifiKey({ network, commands, sso });

  route(app, getWifiInfo, async ({ query, request }) => {
    const line = namedLine(request);
    const isRevealed = query.reveal === 'true';
    const wifi = await network.wifi(line);
    if (!wifi) throw new Problem('NOT_FOUND');
    return toWifiService(line.serviceNumber, isRevealed ? wifi : { ...wifi, key: null });
  });

  route(app, changeWifi, async ({ body, request, reply }) => {
    const caller = callerOf(request);
    const line = ownLine(caller, body.relatedParty.id);
    await limits.count('wifiChange', `${line.customerId} ${line.lineId}`);
    const { key: currentKey, newkey: newKey, ssid } = body.wifiChangeInfo;
    const order = { currentKey, newKey, ssid, notify: body.notificationInfo ?? {} };
    const change = await changeWifiKey(caller, line, order);
    if (change.status === 'done') return reply.send(toMonitor(change));
    return reply.code(202).header('Location', monitorPath(change)).send(toMonitor(change));
  });

  route(app, getMonitor, async ({ params, request }) => {
    const change = await network.change(callerOf(request).lines, params.id);
    if (!change) throw new Problem('NOT_FOUND');
    return toMonitor(change);
  });
}

const sourceOf = (serviceNumber: string) =>
  `${getWifiInfo.path}?RelatedParty.id=${encodeURIComponent(nationalNumber(serviceNumber))}`;

/** A network as a TMF640 service, and a change of its key as a Monitor. */
function toWifiService(
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

const monitorPath = ({ changeId }: Pick<WifiChange, 'changeId'>): string =>
  getMonitor.path.replace(':id', encodeURIComponent(changeId));

function toMonitor(change: WifiChange): Monitor {
  return {
    '@type': 'Monitor',
    id: change.changeId,
    href: monitorPath(change),
    sourceHref: sourceOf(change.serviceNumber),
    state: stateWords[change.status],
  };
}
