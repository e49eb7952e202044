// Civil dates of Ecuador, which is UTC-5 all year, and what is counted in them.

/** `YYYY-MM-DD` */
export type CivilDate = string;

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

const asUtc = (date: CivilDate) => Date.parse(`${date}T00:00:00Z`);
const asCivil = (ms: number): CivilDate => new Date(ms).toISOString().slice(0, 10);

export const civilDateOf = (instant: Date): CivilDate => asCivil(instant.getTime() - 5 * hourMs);
export const instantAt = (date: CivilDate, hour = 0): Date => new Date(asUtc(date) + (5 + hour) * hourMs);
export const addDays = (date: CivilDate, days: number): CivilDate => asCivil(asUtc(date) + days * dayMs);
export const daysBetween = (from: CivilDate, to: CivilDate): number => (asUtc(to) - asUtc(from)) / dayMs;

/** Keeps the day of the month, so it takes days 1 to 28 only. */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return asCivil(Date.UTC(year, month - 1 + months, day));
}

export function addWorkingDays(date: CivilDate, count: number): CivilDate {
  let current = date;
  for (let left = count; left > 0; ) {
    current = addDays(current, 1);
    const weekday = new Date(asUtc(current)).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left--;
  }
  return current;
}
