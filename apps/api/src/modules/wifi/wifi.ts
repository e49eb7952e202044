// TMF640: the Wi-Fi of internet services. The embedded operator's equipment takes a new key at once or later.
import { timingSafeEqual } from 'node:crypto';
import { Problem } from '@portal/contract/errors';
import type { EncryptionMode } from '@portal/contract/wifi';
import type { Db, Tx } from '@portal/database/connection';
import { readSeal, type Seal } from '@portal/operator/db/sealed-text';
import { v7 as uuidv7 } from 'uuid';
import type { ManagedLine } from '../../caller.ts';
import { isAllowedWifiKey } from './key-rules.ts';
import { type ChangeRow, createWifiStore, type NetworkRow } from './wifi.store.ts';

export interface WifiNetwork {
  ssid: string;
  encryption: EncryptionMode;
  key: string;
  pending: WifiChange | null;
}

/** Without the key. */
export type WifiChange = Omit<ChangeRow, 'sealedKey'>;

export interface KeyOrder {
  userId: string;
  /** As the client has read it. */
  ssid: string;
  currentKey: string;
  newKey: string;
  /** Equipment without service cannot be reached now. */
  isReachable: boolean;
  /** Whom to tell when it is done; null: not by this way. */
  notifyEmail: string | null;
  notifyPhone: string | null;
}

export interface Wifi {
  /** Null for a line without Wi-Fi. */
  network(line: ManagedLine): Promise<WifiNetwork | null>;
  /** A change of one of these lines; null for any other. */
  change(managed: readonly ManagedLine[], changeId: string): Promise<WifiChange | null>;
  /** @throws Problem NOT_FOUND, WIFI_NETWORK_CHANGED, WIFI_CHANGE_PENDING, WIFI_KEY_RULES */
  changeKey(tx: Tx, line: ManagedLine, order: KeyOrder, now: Date): Promise<WifiChange & { ssid: string }>;
  /** Accepted changes that the equipment may take by now, locked for this transaction; none that the habit has put off. */
  due(tx: Tx, habit: string, now: Date, limit: number): Promise<DueChange[]>;
}

export interface DueChange extends WifiChange {
  ssid: string;
  /** The equipment has taken the key, or could not. */
  end(tx: Tx, status: 'done' | 'failed'): Promise<void>;
}

const same = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** @param reportsAfterMs how long equipment that takes changes later needs for its next report */
export function createWifi(db: Db, { reportsAfterMs }: { reportsAfterMs: number }): Wifi {
  const store = createWifiStore(db);
  let reading: Promise<Seal> | undefined;
  /** Asked for where a network is known: its key was closed with the seal, which is no transaction's any more. */
  const seal = (of: Db | Tx): Promise<Seal> => {
    reading ??= readSeal(of).catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };

  async function mustBeAsRead(tx: Tx, network: NetworkRow, order: KeyOrder): Promise<void> {
    const key = (await seal(tx)).open(network.sealedKey, network.lineId);
    if (!same(key, order.currentKey) || network.ssid !== order.ssid)
      throw new Problem('WIFI_NETWORK_CHANGED');
    if (await store.pending(tx, network)) throw new Problem('WIFI_CHANGE_PENDING');
    if (!isAllowedWifiKey(order.newKey, network.encryption)) throw new Problem('WIFI_KEY_RULES');
  }

  return {
    async network(line) {
      const [row, pending] = await Promise.all([store.find(line), store.pending(db, line)]);
      if (!row) return null;
      const key = (await seal(db)).open(row.sealedKey, row.lineId);
      return { ssid: row.ssid, encryption: row.encryption, key, pending: pending && withoutKey(pending) };
    },

    async change(managed, changeId) {
      const customerIds = [...new Set(managed.map((line) => line.customerId))];
      const row = customerIds.length > 0 ? await store.findChange(customerIds, changeId) : null;
      return row && managed.some((line) => line.lineId === row.lineId) ? withoutKey(row) : null;
    },

    async changeKey(tx, line, order, now) {
      const network = await store.lock(tx, line);
      if (!network) throw new Problem('NOT_FOUND');
      await mustBeAsRead(tx, network, order);
      const sealedKey = (await seal(tx)).close(order.newKey, line.lineId);
      const isAtOnce = order.isReachable && !network.appliesLater;
      const { customerId, lineId, serviceNumber } = line;
      const { userId, notifyEmail, notifyPhone } = order;
      const row: ChangeRow = {
        ...{ customerId, lineId, serviceNumber, userId },
        changeId: uuidv7(),
        status: isAtOnce ? 'done' : 'pending',
        sealedKey: isAtOnce ? null : sealedKey,
        notifyEmail: isAtOnce ? null : notifyEmail,
        notifyPhone: isAtOnce ? null : notifyPhone,
        requestedAt: now,
        dueAt: isAtOnce ? now : new Date(now.getTime() + reportsAfterMs),
        endedAt: isAtOnce ? now : null,
      };
      if (isAtOnce) await store.setKey(tx, line, sealedKey, now);
      await store.add(tx, row);
      return { ...withoutKey(row), ssid: network.ssid };
    },

    async due(tx, habit, now, limit) {
      const rows = await store.due(tx, habit, now, limit);
      const changes: DueChange[] = [];
      for (const row of rows) {
        const network = await store.lock(tx, row);
        changes.push({
          ...withoutKey(row),
          ssid: network?.ssid ?? '',
          async end(tx, status) {
            if (status === 'done' && row.sealedKey) await store.setKey(tx, row, row.sealedKey, now);
            await store.end(tx, row, status, now);
          },
        });
      }
      return changes;
    },
  };
}

function withoutKey({ sealedKey: _, ...change }: ChangeRow): WifiChange {
  return change;
}
