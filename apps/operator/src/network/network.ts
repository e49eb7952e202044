// The Wi-Fi of internet services. The equipment takes a new key at once or when it next reports.
import { timingSafeEqual } from 'node:crypto';
import type { Db, Tx } from '@portal/database/connection';
import { isUuidAsWritten } from '@portal/database/uuid';
import type { HomeNetwork } from '@portal/operator-ports/home-network';
import type {
  KeyOrder,
  KeyRefusal,
  Network as NetworkPort,
  ServiceProblems,
  WifiChange,
  WifiEncryption,
} from '@portal/operator-ports/network';
import type { LinePlace } from '@portal/operator-ports/wire';
import { type Clock, type DueTask, dueTask } from '../clock/clock.ts';
import { readSealOnce } from '../db/seal.ts';
import { type NewEvent, recordEvents } from '../events/events.ts';
import type { Inventory } from '../inventory/inventory.ts';
import { type ChangeRow, createNetworkStore, type NetworkRow } from './network.store.ts';

export interface Network extends Omit<NetworkPort, keyof ServiceProblems | keyof HomeNetwork> {
  tasks: readonly DueTask[];
}

export interface NetworkNeeds {
  db: Db;
  inventory: Pick<Inventory, 'activeAmong'>;
  clock: Clock;
  /** How long equipment that takes changes later needs for its next report. */
  reportsAfterMs: number;
}

const same = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

export function createNetwork({ db, inventory, clock, reportsAfterMs }: NetworkNeeds): Network {
  const store = createNetworkStore(db);
  const seal = readSealOnce();

  async function refusalOf(tx: Tx, network: NetworkRow, order: KeyOrder): Promise<KeyRefusal | null> {
    const key = (await seal(tx)).open(network.sealedKey, network.lineId);
    if (!same(key, order.currentKey) || network.ssid !== order.ssid) return 'networkChanged';
    if (await store.pending(tx, network)) return 'changePending';
    return isAllowedWifiKey(order.newKey, network.encryption) ? null : 'keyRules';
  }

  async function change(tx: Tx, place: LinePlace, order: KeyOrder): ReturnType<Network['changeKey']> {
    const network = await store.lock(tx, place);
    if (!network) return { refused: 'noNetwork' };
    const earlier = await store.findIn(tx, place, order.changeId);
    if (earlier) return withoutKey(earlier);
    const refused = await refusalOf(tx, network, order);
    if (refused) return { refused };
    const now = clock.now();
    const sealedKey = (await seal(tx)).close(order.newKey, place.lineId);
    // Equipment without service cannot be reached now.
    const isAtOnce = !network.appliesLater && (await inventory.activeAmong(tx, [place])).size > 0;
    const row: ChangeRow = {
      customerId: place.customerId,
      lineId: place.lineId,
      changeId: order.changeId,
      serviceNumber: order.serviceNumber,
      status: isAtOnce ? 'done' : 'pending',
      sealedKey: isAtOnce ? null : sealedKey,
      requestedAt: now,
      dueAt: isAtOnce ? now : new Date(now.getTime() + reportsAfterMs),
      endedAt: isAtOnce ? now : null,
    };
    await store.add(tx, row);
    if (isAtOnce) await store.setKey(tx, place, sealedKey, now);
    if (isAtOnce) await recordEvents(tx, [endedEvent(row)]);
    return withoutKey(row);
  }

  return {
    async wifi(place) {
      const [row, pending] = await Promise.all([store.find(place), store.pending(db, place)]);
      if (!row) return null;
      const key = (await seal(db)).open(row.sealedKey, row.lineId);
      return { ssid: row.ssid, encryption: row.encryption, key, pending: pending && withoutKey(pending) };
    },

    async change(places, changeId) {
      const customerIds = [...new Set(places.map((place) => place.customerId))];
      const row =
        customerIds.length > 0 && isUuidAsWritten(changeId)
          ? await store.findChange(customerIds, changeId)
          : null;
      return row && places.some((place) => place.lineId === row.lineId) ? withoutKey(row) : null;
    },

    changeKey: (place, order) => db.transaction((tx) => change(tx, place, order)),

    tasks: [
      dueTask({
        task: 'settleWifiChanges',
        atOnce: 50,
        mostPerTick: 50,
        find: store.findDue,
        hold: store.due,
        work: settle,
      }),
    ],
  };

  /** The equipment reports: those of lines in service have taken their key, the others could not. */
  async function settle(tx: Tx, due: readonly ChangeRow[], now: Date): Promise<void> {
    const active = await inventory.activeAmong(tx, due);
    const ended = due.map((row) => ({ ...row, status: active.has(row.lineId) ? 'done' : 'failed' }) as const);
    for (const row of ended) {
      if (row.status === 'done' && row.sealedKey) await store.setKey(tx, row, row.sealedKey, now);
      await store.end(tx, row, row.status, now);
    }
    await recordEvents(tx, ended.map(endedEvent));
  }
}

function withoutKey(row: ChangeRow): WifiChange {
  const { customerId, lineId, changeId, serviceNumber, status, requestedAt } = row;
  return { customerId, lineId, changeId, serviceNumber, status, requestedAt };
}

const endedEvent = ({ customerId, changeId, serviceNumber, status }: ChangeRow): NewEvent => ({
  eventType: 'MonitorStateChangeEvent',
  customerId,
  commandId: changeId,
  event: { monitor: { id: changeId, service: serviceNumber, status } },
});

const longestKey = 63;

/** What any equipment takes: printable ASCII, without spaces and without $ @ ! % * # ? &. */
const plain = /^(?:(?![$@!%*#?&])[\x21-\x7e])+$/;

/** What a Wi-Fi key must look like (WIFI-1). */
export function isAllowedWifiKey(key: string, encryption: WifiEncryption): boolean {
  if (encryption === 'WEP') return /^\d{13}$/.test(key);
  return (
    key.length >= 8 && key.length <= longestKey && /[A-Z]/.test(key) && /\d/.test(key) && plain.test(key)
  );
}
