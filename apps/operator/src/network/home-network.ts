// The Wi-Fi of a home: who is on it, its guests, its router started anew, and how fast its internet is.
import { createHash, randomBytes } from 'node:crypto';
import type { Db, Tx } from '@portal/database/connection';
import {
  addDays,
  civilDateOf,
  hourIn,
  hourMs,
  instantAt,
  offsetMs,
  weekdayOf,
} from '@portal/market/civil-dates';
import type {
  ConnectedDevice,
  DeviceChange,
  DeviceKind,
  DeviceTimetable,
  GuestNetwork,
  GuestOrder,
  HomeNetwork,
  RouterState,
} from '@portal/operator-ports/home-network';
import type { LinePlace } from '@portal/operator-ports/wire';
import type { Clock } from '../clock/clock.ts';
import { readSealOnce } from '../db/seal.ts';
import { recordEvents } from '../events/events.ts';
import { deviceWords as words } from './network.copy.ts';
import {
  createHomeNetworkStore,
  createNetworkStore,
  type DeviceRow,
  type NetworkRow,
} from './network.store.ts';
import type { HomeEquipment, ServiceProblems } from './service-problems.ts';

// Which devices a home has, and when each is connected: by the line and the clock alone, so that nothing has to move them.

interface HomeDevice extends Pick<ConnectedDevice, 'deviceId' | 'name' | 'kind' | 'network'> {
  isKnown: boolean;
  ip: string;
}

/** At least 0, below 1: the same for the same words. */
const chanceOf = (...of: readonly (string | number)[]): number =>
  createHash('sha256').update(of.join(' ')).digest().readUInt32BE(0) / 2 ** 32;

const markOf = (lineId: string, place: string | number): string =>
  createHash('sha256').update(`${lineId} device ${place}`).digest('hex').slice(0, 12).toUpperCase();

/** Six to twelve: in some homes one that nobody knows. */
function devicesOf(lineId: string): HomeDevice[] {
  const own = [...words.always, ...words.sometimes.filter(([, name]) => chanceOf(lineId, name) < 0.6)];
  const device = (
    network: 'home' | 'guest',
    isKnown: boolean,
    kind: DeviceKind,
    name: string,
    at: number,
  ) => ({
    deviceId: markOf(lineId, `${network} ${at}`),
    name,
    kind,
    network,
    isKnown,
    ip: `192.168.${network === 'home' ? 1 : 50}.${20 + at}`,
  });
  const stranger = words.stranger(markOf(lineId, 'stranger').slice(0, 6));
  return [
    ...own.map(([kind, name], at) => device('home', true, kind, name, at)),
    ...(chanceOf(lineId, 'stranger') < 0.5 ? [device('home', false, 'other', stranger, own.length)] : []),
    ...words.guests.map(([kind, name], at) => device('guest', false, kind, name, at)),
  ];
}

const blockMs = 3 * hourMs;
const blocksADay = 8;
/** No connection is told to be older than two days. */
const mostBlocks = 2 * blocksADay;
const latestMs = 40 * 60_000;
const guestsComeWithinMs = 20 * 60_000;

/** How likely one is connected, in tenths, by three hours of the day from midnight. */
const habits: Readonly<Record<DeviceKind, readonly number[]>> = {
  phone: [9, 9, 9, 4, 4, 5, 8, 9],
  tablet: [1, 0, 2, 3, 4, 7, 8, 5],
  computer: [1, 0, 2, 7, 6, 6, 5, 4],
  television: [3, 1, 3, 3, 4, 5, 9, 9],
  console: [2, 0, 0, 1, 3, 6, 7, 6],
  printer: [10, 10, 10, 10, 10, 10, 10, 10],
  other: [9, 9, 9, 9, 9, 9, 9, 9],
};

/** Since when one of the home is connected, where nobody keeps it from it; null: it is not. */
function connectedSince({ deviceId, kind }: HomeDevice, now: Date): Date | null {
  const wallMs = now.getTime() + offsetMs(now.getTime());
  const block = Math.floor(wallMs / blockMs);
  const isIn = (at: number) =>
    chanceOf(deviceId, at) * 10 < (habits[kind][((at % blocksADay) + blocksADay) % blocksADay] ?? 0);
  if (!isIn(block)) return null;
  let first = block;
  while (first > block - mostBlocks && isIn(first - 1)) first -= 1;
  const lateMs = chanceOf(deviceId, first, 'late') * latestMs;
  const since = new Date(now.getTime() - (wallMs - first * blockMs) + lateMs);
  return since > now ? null : since;
}

/** The same of a guest, whose network is on since then. */
function guestSince({ deviceId }: HomeDevice, onSince: Date, now: Date): Date | null {
  const since = new Date(onSince.getTime() + chanceOf(deviceId, onSince.getTime()) * guestsComeWithinMs);
  return since > now ? null : since;
}

/** The last pause of a timetable that has begun. */
function lastPause({ from, until, days }: DeviceTimetable, now: Date): { until: Date } | null {
  const today = civilDateOf(now);
  for (let back = 0; back <= 7; back++) {
    const date = addDays(today, -back);
    if (!days.includes(weekdayOf(date)) || instantAt(date, hourIn(from)) > now) continue;
    return { until: instantAt(until > from ? date : addDays(date, 1), hourIn(until)) };
  }
  return null;
}

interface HomeNetworkNeeds {
  db: Db;
  clock: Clock;
  problems: Pick<ServiceProblems, 'homeEquipment'>;
}

const restartsForMs = 60_000;

/** Of a network as it is now. */
const isGuestOn = ({ guestSince, guestUntil }: NetworkRow, now: Date): boolean =>
  guestSince !== null && (guestUntil === null || guestUntil > now);
const runsAgainAt = ({ restartedAt }: NetworkRow): Date | null =>
  restartedAt && new Date(restartedAt.getTime() + restartsForMs);
const isRestarting = (row: NetworkRow, now: Date): boolean => (runsAgainAt(row) ?? now) > now;

export function createHomeNetwork({ db, clock, problems }: HomeNetworkNeeds): HomeNetwork {
  const networks = createNetworkStore(db);
  const store = createHomeNetworkStore(db);
  const seal = readSealOnce();

  /** Null: a line without Wi-Fi. */
  async function homeOf(place: LinePlace): Promise<{ row: NetworkRow; equipment: HomeEquipment } | null> {
    const [row, equipment] = await Promise.all([networks.find(place), problems.homeEquipment(place)]);
    return row && equipment ? { row, equipment } : null;
  }

  async function changeDevice(
    tx: Tx,
    place: LinePlace,
    equipment: HomeEquipment,
    { deviceId, change }: { deviceId: string; change: DeviceChange },
  ): Promise<ConnectedDevice | null> {
    const network = await networks.lock(tx, place);
    const now = clock.now();
    const before = (await store.list(place, tx)).find((row) => row.deviceId === deviceId);
    const device = devicesOf(place.lineId).find((one) => one.deviceId === deviceId);
    if (!network || !device || !isListed(device, before, network, now)) return null;
    const { customerId, lineId } = place;
    const { name, kind, isPaused, isBlocked, timetable, isWithoutTimetable } = change;
    const was = before ?? { ...device, isPaused: false, isBlocked: false, timetable: null, freeSince: null };
    const said = {
      customerId,
      lineId,
      deviceId,
      name: name ?? was.name,
      kind: kind ?? was.kind,
      isKnown: was.isKnown || name !== undefined || kind !== undefined,
      isPaused: isPaused ?? was.isPaused,
      isBlocked: isBlocked ?? was.isBlocked,
      timetable: isWithoutTimetable ? null : (timetable ?? was.timetable),
    };
    const isLetIn = isKeptAway(was, now) && !isKeptAway(said, now);
    const row: DeviceRow = { ...said, freeSince: isLetIn ? now : was.freeSince };
    await store.keep(tx, row);
    if (row.isBlocked && !was.isBlocked)
      await tell(tx, place, equipment, { change: 'deviceBlocked', deviceName: row.name });
    return seen(place, device, row, { network, equipment, now });
  }

  async function changeGuests(
    tx: Tx,
    place: LinePlace,
    equipment: HomeEquipment,
    { isEnabled, hours }: GuestOrder,
  ): Promise<GuestNetwork | null> {
    const network = await networks.lock(tx, place);
    if (!network) return null;
    const now = clock.now();
    if (!isEnabled) {
      await store.setNetwork(tx, place, { guestKey: null, guestSince: null, guestUntil: null });
      return toGuests(tx, place, { ...network, guestSince: null }, now);
    }
    const wasOn = isGuestOn(network, now);
    const guestKey = wasOn ? network.guestKey : (await seal(tx)).close(newKey(), place.lineId);
    const guests = {
      guestKey,
      guestSince: wasOn ? network.guestSince : now,
      guestUntil: hours === undefined ? null : new Date(now.getTime() + hours * 3_600_000),
    };
    await store.setNetwork(tx, place, guests);
    const until = guests.guestUntil?.toISOString() ?? null;
    if (!wasOn) await tell(tx, place, equipment, { change: 'guestsOn', until });
    return toGuests(tx, place, { ...network, ...guests }, now);
  }

  async function toGuests(of: Db | Tx, place: LinePlace, row: NetworkRow, now: Date): Promise<GuestNetwork> {
    const { customerId, lineId } = place;
    if (!row.guestKey || !isGuestOn(row, now))
      return { customerId, lineId, isEnabled: false, ssid: null, key: null, until: null };
    const key = (await seal(of)).open(row.guestKey, lineId);
    const ssid = words.guestNetwork(row.ssid);
    return { customerId, lineId, isEnabled: true, ssid, key, until: row.guestUntil };
  }

  return {
    async devices(place) {
      const home = await homeOf(place);
      if (!home) return null;
      const rows = new Map((await store.list(place)).map((row) => [row.deviceId, row]));
      const at = { network: home.row, equipment: home.equipment, now: clock.now() };
      return devicesOf(place.lineId)
        .filter((device) => isListed(device, rows.get(device.deviceId), at.network, at.now))
        .map((device) => seen(place, device, rows.get(device.deviceId), at))
        .sort(
          (one, other) =>
            Number(other.connectedSince !== null) - Number(one.connectedSince !== null) ||
            one.name.localeCompare(other.name, 'es'),
        );
    },

    async changeDevice(place, deviceId, change) {
      const home = await homeOf(place);
      return home && db.transaction((tx) => changeDevice(tx, place, home.equipment, { deviceId, change }));
    },

    async guestNetwork(place) {
      const home = await homeOf(place);
      return home && toGuests(db, place, home.row, clock.now());
    },

    async changeGuestNetwork(place, order) {
      const home = await homeOf(place);
      return home && db.transaction((tx) => changeGuests(tx, place, home.equipment, order));
    },

    async router(place) {
      const home = await homeOf(place);
      return home && toRouter(place, home.row, clock.now());
    },

    async restartRouter(place) {
      const home = await homeOf(place);
      if (!home) return null;
      return db.transaction(async (tx) => {
        const network = await networks.lock(tx, place);
        const now = clock.now();
        if (network && isRestarting(network, now)) return { refused: 'restartPending' };
        if (!network || !answers(home.equipment)) return { refused: 'unreachable' };
        await store.setNetwork(tx, place, { restartedAt: now });
        return toRouter(place, { ...network, restartedAt: now }, now);
      });
    },

    async measureSpeed({ customerId, lineId }) {
      const home = await homeOf({ customerId, lineId });
      if (!home) return null;
      const { row, equipment } = home;
      const measuredAt = clock.now();
      if (isRestarting(row, measuredAt) || !answers(equipment)) return { refused: 'unreachable' };
      const isSlow = equipment.problems.includes('degradation');
      const drawn = (what: string, [least, most]: readonly [number, number]) =>
        least + chanceOf(lineId, measuredAt.getTime(), what) * (most - least);
      const share = isSlow ? ([0.25, 0.5] as const) : ([0.7, 0.98] as const);
      const speed = (what: string, contracted: number | null) =>
        Math.round((contracted ?? unnamedMbps) * drawn(what, share) * 10) / 10;
      return {
        customerId,
        lineId,
        downloadMbps: speed('down', equipment.downloadMbps),
        uploadMbps: speed('up', equipment.uploadMbps),
        contractedDownloadMbps: equipment.downloadMbps,
        contractedUploadMbps: equipment.uploadMbps,
        latencyMs: Math.round(drawn('latency', isSlow ? [60, 180] : [6, 24])),
        measuredAt,
      };
    },
  };
}

/** Of a plan that names no speed. */
const unnamedMbps = 50;

/** What is worse than slow keeps it away. */
const answers = ({ isOn, problems }: HomeEquipment): boolean =>
  isOn && problems.every((category) => category === 'degradation');

/** Guests are there while their network is on; one that is blocked stays. */
const isListed = (device: HomeDevice, row: DeviceRow | undefined, network: NetworkRow, now: Date): boolean =>
  device.network === 'home' ||
  row?.isBlocked === true ||
  (isGuestOn(network, now) &&
    network.guestSince !== null &&
    guestSince(device, network.guestSince, now) !== null);

interface Home {
  network: NetworkRow;
  equipment: HomeEquipment;
  now: Date;
}

type Said = Pick<DeviceRow, 'isPaused' | 'isBlocked' | 'timetable'>;

function pausedByOf({ isPaused, timetable }: Said, now: Date): ConnectedDevice['pausedBy'] {
  if (isPaused) return 'hand';
  const pause = timetable && lastPause(timetable, now);
  return pause && pause.until > now ? 'timetable' : null;
}

const isKeptAway = (said: Said, now: Date): boolean => said.isBlocked || pausedByOf(said, now) !== null;

function seen(place: LinePlace, device: HomeDevice, row: DeviceRow | undefined, home: Home): ConnectedDevice {
  const { network, equipment, now } = home;
  const { name, kind, isKnown } = row ?? device;
  const pausedBy = row ? pausedByOf(row, now) : null;
  const isAway = (row && isKeptAway(row, now)) || !equipment.isOn || isRestarting(network, now);
  const since = isAway ? null : sinceOf(device, network, now);
  // Whatever has kept it away last, it came back after.
  const pause = row?.timetable && lastPause(row.timetable, now);
  const back = [since, row?.freeSince, pause?.until, runsAgainAt(network)];
  const latest = Math.max(...back.map((moment) => moment?.getTime() ?? 0));
  return {
    customerId: place.customerId,
    lineId: place.lineId,
    deviceId: device.deviceId,
    name,
    kind,
    ip: since && device.ip,
    connectedSince: since && new Date(latest),
    isPaused: pausedBy !== null,
    pausedBy,
    isBlocked: row?.isBlocked ?? false,
    isKnown,
    network: device.network,
    timetable: row?.timetable ?? null,
  };
}

function sinceOf(device: HomeDevice, network: NetworkRow, now: Date): Date | null {
  if (device.network === 'home') return connectedSince(device, now);
  return network.guestSince && isGuestOn(network, now) ? guestSince(device, network.guestSince, now) : null;
}

function toRouter({ customerId, lineId }: LinePlace, row: NetworkRow, now: Date): RouterState {
  const { restartedAt } = row;
  return isRestarting(row, now)
    ? { customerId, lineId, state: 'restarting', until: runsAgainAt(row), restartedAt }
    : { customerId, lineId, state: 'running', until: null, restartedAt };
}

/** Without letters and digits that are taken for each other. */
const keyLetters = 'abcdefghijkmnpqrstuvwxyz23456789';
const newKey = (): string =>
  Array.from(randomBytes(10), (byte) => keyLetters[byte % keyLetters.length]).join('');

const tell = (
  tx: Tx,
  { customerId }: LinePlace,
  { serviceNumber }: HomeEquipment,
  news: { change: 'guestsOn'; until: string | null } | { change: 'deviceBlocked'; deviceName: string },
): Promise<void> =>
  recordEvents(tx, [
    {
      eventType: 'HomeNetworkChangeEvent',
      customerId,
      commandId: null,
      event: { homeNetwork: { service: serviceNumber, ...news } },
    },
  ]);
