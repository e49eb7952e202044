// Which places there are, which of them are near what somebody names, and whether they are open.
import { type Place, type PublishedPlace, publishedPlaceSchema } from '@portal/contract/help/places';
import {
  addDays,
  type CivilDate,
  civilDateOf,
  hourIn,
  instantAt,
  wallTime,
  weekdayOf,
} from '@portal/market/civil-dates';
import { plain } from '@portal/market/text';
import type { PlaceActivity } from '@portal/operator-ports/office-appointments';

const most = 50;
/** Of what an operator publishes. */
const mostPublished = 5_000;

/**
 * One that cannot be read is left out.
 * @throws Error when it is no list, or holds something of which nothing is fit
 */
export function readPlaces(raw: unknown): PublishedPlace[] {
  if (!Array.isArray(raw)) throw new Error('places are not a list');
  const places = new Map<string, PublishedPlace>();
  for (const each of raw.slice(0, mostPublished)) {
    const { success, data } = publishedPlaceSchema.safeParse(each);
    if (success) places.set(data.id, data);
  }
  if (raw.length > 0 && places.size === 0) throw new Error('places without a usable one');
  return [...places.values()];
}

interface Wanted {
  id?: string | undefined;
  near?: string | undefined;
  activity?: PlaceActivity | undefined;
}

export function findPlaces(
  all: readonly PublishedPlace[],
  { id, near = '', activity }: Wanted,
  now: Date,
): Place[] {
  const fit = all.filter(
    (place) => (id === undefined || place.id === id) && (!activity || place.activities.includes(activity)),
  );
  const point = pointIn(near);
  const found = point ? byDistance(fit, point) : named(fit, near);
  return found.slice(0, most).map(({ waiting, ...place }) => {
    const standing = standingOf(place, now);
    return {
      '@type': 'GeographicSite',
      ...place,
      ...standing,
      ...(standing.isOpen && waiting !== undefined ? { waiting } : {}),
    };
  });
}

type Standing = Pick<Place, 'isOpen' | 'changesAt'>;
type Hours = Pick<PublishedPlace, 'openingHours' | 'closedOn'>;

/** What is open over midnight has a row for each of its days. */
export function standingOf(place: Hours, now: Date): Standing {
  const today = civilDateOf(now);
  const coming = Array.from({ length: 8 }, (_, days) => hoursOn(place, addDays(today, days))).flat();
  const next = coming.find(({ closes }) => now < closes);
  if (!next) return { isOpen: false };
  const isOpen = next.opens <= now;
  return { isOpen, changesAt: wallTime(isOpen ? next.closes : next.opens) };
}

/** It is open from the first moment to the last. */
export const isOpenDuring = (place: Hours, { from, until }: { from: Date; until: Date }): boolean =>
  hoursOn(place, civilDateOf(from)).some(({ opens, closes }) => opens <= from && until <= closes);

function hoursOn({ openingHours, closedOn }: Hours, date: CivilDate) {
  if (closedOn.includes(date)) return [];
  return openingHours
    .filter(({ day }) => day === weekdayOf(date))
    .map(({ startHour, endHour }) => ({
      opens: instantAt(date, hourIn(startHour)),
      closes: instantAt(date, hourIn(endHour)),
    }))
    .toSorted((one, other) => one.opens.getTime() - other.opens.getTime());
}

interface Point {
  latitude: number;
  longitude: number;
}

function pointIn(near: string): Point | null {
  const [, latitude, longitude] =
    /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(near) ?? [];
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null;
}

/** Those whose point nobody knows come last. */
function byDistance(places: readonly PublishedPlace[], from: Point) {
  return places
    .map((place) => ({ place, km: kilometres(from, place.geographicLocation) }))
    .toSorted((one, other) => (one.km ?? earthKm * 4) - (other.km ?? earthKm * 4))
    .map(({ place, km }) => (km === null ? place : { ...place, distanceKm: Math.round(km * 10) / 10 }));
}

const earthKm = 6_371;

/** Over the ground, as the crow flies. */
function kilometres(one: Point, other: Point | undefined): number | null {
  if (!other) return null;
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      half(one.longitude, other.longitude);
  return 2 * earthKm * Math.asin(Math.sqrt(chord));
}

/** Those of which every word stands somewhere in the name or address, however it is written. */
function named(places: readonly PublishedPlace[], near: string) {
  const words = plain(near).split(/[^\p{L}\p{N}]+/u);
  return places.filter(({ name, address, city, stateOrProvince = '' }) => {
    const said = plain(`${name} ${address} ${city} ${stateOrProvince}`);
    return words.every((word) => said.includes(word));
  });
}
