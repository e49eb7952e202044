// Which devices a home has, and when each is connected: by the line and the clock alone, so that nothing has to move them.
import { createHash } from 'node:crypto';
import {
  addDays,
  civilDateOf,
  hourIn,
  hourMs,
  instantAt,
  offsetMs,
  weekdayOf,
} from '@portal/market/civil-dates';
import type { ConnectedDevice, DeviceKind, DeviceTimetable } from '@portal/operator-ports/home-network';
import { deviceWords as words } from './device-words.copy.ts';

export interface HomeDevice extends Pick<ConnectedDevice, 'deviceId' | 'name' | 'kind' | 'network'> {
  isKnown: boolean;
  ip: string;
}

/** At least 0, below 1: the same for the same words. */
export const chanceOf = (...of: readonly (string | number)[]): number =>
  createHash('sha256').update(of.join(' ')).digest().readUInt32BE(0) / 2 ** 32;

const markOf = (lineId: string, place: string | number): string =>
  createHash('sha256').update(`${lineId} device ${place}`).digest('hex').slice(0, 12).toUpperCase();

/** Six to twelve: in some homes one that nobody knows. */
export function devicesOf(lineId: string): HomeDevice[] {
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
export function connectedSince({ deviceId, kind }: HomeDevice, now: Date): Date | null {
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
export function guestSince({ deviceId }: HomeDevice, onSince: Date, now: Date): Date | null {
  const since = new Date(onSince.getTime() + chanceOf(deviceId, onSince.getTime()) * guestsComeWithinMs);
  return since > now ? null : since;
}

/** The last pause of a timetable that has begun. */
export function lastPause({ from, until, days }: DeviceTimetable, now: Date): { until: Date } | null {
  const today = civilDateOf(now);
  for (let back = 0; back <= 7; back++) {
    const date = addDays(today, -back);
    if (!days.includes(weekdayOf(date)) || instantAt(date, hourIn(from)) > now) continue;
    return { until: instantAt(until > from ? date : addDays(date, 1), hourIn(until)) };
  }
  return null;
}
