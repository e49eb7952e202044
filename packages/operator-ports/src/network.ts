// The network: its problems, and at home its Wi-Fi and the change of its key (TMF640).
import { z } from 'zod';
import type { LinePlace } from './common.ts';
import { at, maybe, noun, part } from './noun.ts';
import type { ServiceProblems } from './service-problems.ts';
import { called, instant, operatorIdSchema, text } from './wire.ts';

const customerId = at('relatedParty[role=customer]/id', operatorIdSchema);
const lineId = at('product/id', operatorIdSchema);
const serviceNumber = at('product/publicIdentifier', z.string());

export const wifiChangeSchema = noun('Monitor', {
  customerId,
  lineId,
  changeId: at('id', operatorIdSchema),
  serviceNumber,
  /** `pending` until the equipment has taken it. */
  status: at('state', called({ pending: 'inProgress', done: 'completed', failed: 'failed' })),
  requestedAt: at('requestedDate', instant),
});
export type WifiChange = z.output<typeof wifiChangeSchema>;

export const wifiNetworkSchema = noun(
  'Service',
  {
    customerId,
    lineId,
    ssid: at('serviceCharacteristic:ssid', text('CASA')),
    encryption: at('serviceCharacteristic:encryption', z.enum(['WPA2', 'WEP', 'WPA', 'WPA3'])),
    key: at('serviceCharacteristic:key', text('Clave1234')),
    pending: maybe('pendingChange', wifiChangeSchema, 'No change waits.'),
  },
  { says: { category: 'wifi' } },
);
export type WifiNetwork = Omit<z.output<typeof wifiNetworkSchema>, 'customerId' | 'lineId'>;
export type WifiEncryption = WifiNetwork['encryption'];

export const keyOrderSchema = part({
  /** The order's own id: the same one again is the same order, and is answered the same. */
  changeId: at('id', operatorIdSchema),
  serviceNumber,
  /** As the client has read it. */
  ssid: at('serviceCharacteristic:ssid', text('CASA')),
  currentKey: at('serviceCharacteristic:currentKey', text('Clave1234')),
  newKey: at('serviceCharacteristic:newKey', text('Nueva5678')),
});
export type KeyOrder = z.output<typeof keyOrderSchema>;

/** There is no such network, it is not as it was read, another change waits, or the key breaks the rules. */
export type KeyRefusal = 'noNetwork' | 'networkChanged' | 'changePending' | 'keyRules';

export interface Network extends ServiceProblems {
  /** Null for a line without Wi-Fi. */
  wifi(place: LinePlace): Promise<WifiNetwork | null>;
  /** A change of one of these lines; null for any other. */
  change(places: readonly LinePlace[], changeId: string): Promise<WifiChange | null>;
  /** Done at once, or when the equipment next reports: then `MonitorStateChangeEvent` tells how it ended. */
  changeKey(place: LinePlace, order: KeyOrder): Promise<WifiChange | { refused: KeyRefusal }>;
}
