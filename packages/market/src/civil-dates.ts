// Civil dates of the market, and what is counted in them.
import { market } from '@portal/market/here';

/** `YYYY-MM-DD` */
export type CivilDate = string;

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

const asUtc = (date: CivilDate) => Date.parse(`${date}T00:00:00Z`);
const asCivil = (ms: number): CivilDate => new Date(ms).toISOString().slice(0, 10);

// What is ahead of UTC changes at most twice a year, at a quarter of an hour: each is looked up once.
const quarterMs = hourMs / 4;
const known = new Map<number, number>();
const mostKnown = 50_000;
const wallParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: market.zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** How far the market's clocks are ahead of UTC at this moment; Ecuador's are behind, all year. */
export function offsetMs(instantMs: number): number {
  const quarter = Math.floor(instantMs / quarterMs);
  const found = known.get(quarter);
  if (found !== undefined) return found;
  const at = quarter * quarterMs;
  const part = Object.fromEntries(
    wallParts.formatToParts(at).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
  const offset = Date.UTC(year, month - 1, day, hour, minute) - at;
  if (known.size >= mostKnown) known.clear();
  known.set(quarter, offset);
  return offset;
}

export const civilDateOf = (instant: Date): CivilDate => asCivil(wallMs(instant));
/** The market's wall time, as if it were UTC's. */
const wallMs = (instant: Date) => instant.getTime() + offsetMs(instant.getTime());
export const hourOf = (instant: Date): number => new Date(wallMs(instant)).getUTCHours();

/** `16:30` is 16.5. */
export function hourIn(words: string): number {
  const [hour = 0, minute = 0] = words.split(':').map(Number);
  return hour + minute / 60;
}

/** The moment at which that day's clocks show the hour; 24 is the next day's beginning. */
export function instantAt(date: CivilDate, hour = 0): Date {
  const wall = asUtc(date) + hour * hourMs;
  // The second look is for an hour beside a change of the clocks.
  const near = wall - offsetMs(wall);
  return new Date(wall - offsetMs(near));
}

/** `2026-11-21T09:42:00-05:00` */
export function wallTime(instant: Date): string {
  return `${new Date(wallMs(instant)).toISOString().slice(0, 19)}${offsetWords(offsetMs(instant.getTime()))}`;
}

function offsetWords(ms: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const size = Math.abs(ms);
  return `${ms < 0 ? '-' : '+'}${two(size / hourMs)}:${two((size % hourMs) / 60_000)}`;
}

export const addDays = (date: CivilDate, days: number): CivilDate => asCivil(asUtc(date) + days * dayMs);
export const daysBetween = (from: CivilDate, to: CivilDate): number => (asUtc(to) - asUtc(from)) / dayMs;

/** Keeps the day of the month, so it takes days 1 to 28 only. */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return asCivil(Date.UTC(year, month - 1 + months, day));
}

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];
export const weekdayOf = (date: CivilDate): Weekday =>
  weekdays[(new Date(asUtc(date)).getUTCDay() + 6) % 7] ?? 'monday';

const isWorkingDay = (date: CivilDate): boolean =>
  ![0, 6].includes(new Date(asUtc(date)).getUTCDay()) && !market.holidays.includes(date.slice(5));

export function addWorkingDays(date: CivilDate, count: number): CivilDate {
  let current = date;
  for (let left = count; left > 0; ) {
    current = addDays(current, 1);
    if (isWorkingDay(current)) left--;
  }
  return current;
}
