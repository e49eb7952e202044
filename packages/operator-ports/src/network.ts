// The network: its problems, and at home its Wi-Fi and the change of its key (TMF640).
import type { LinePlace } from './common.ts';
import type { ServiceProblems } from './service-problems.ts';

export type WifiEncryption = 'WEP' | 'WPA' | 'WPA2' | 'WPA3';

export interface WifiChange extends LinePlace {
  changeId: string;
  serviceNumber: string;
  /** `pending` until the equipment has taken it. */
  status: 'pending' | 'done' | 'failed';
  requestedAt: Date;
}

export interface WifiNetwork {
  ssid: string;
  encryption: WifiEncryption;
  key: string;
  pending: WifiChange | null;
}

export interface KeyOrder {
  /** The order's own id: the same one again is the same order, and is answered the same. */
  changeId: string;
  serviceNumber: string;
  /** As the client has read it. */
  ssid: string;
  currentKey: string;
  newKey: string;
}

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
