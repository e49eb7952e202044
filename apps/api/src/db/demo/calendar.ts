// Civil dates of Ecuador (UTC-5 all year) and the billing cycles that run on them.

/** `YYYY-MM-DD` */
export type CivilDate = string;

/** Days of the month on which the operator cuts. */
export const cycleDays = [1, 8, 15, 22] as const;
export type CycleDay = (typeof cycleDays)[number];

export interface Cycle {
  day: CycleDay;
  /** First days of cycles: 0 is the one that runs today, 6 the one six months before it. */
  starts: readonly CivilDate[];
  /** The cycle that runs today, to its last second. */
  from: Date;
  until: Date;
}

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

export function cycleOn(today: CivilDate, day: CycleDay): Cycle {
  const ofThisMonth = `${today.slice(0, 8)}${String(day).padStart(2, '0')}`;
  const start = ofThisMonth <= today ? ofThisMonth : addMonths(ofThisMonth, -1);
  return {
    day,
    starts: [0, 1, 2, 3, 4, 5, 6].map((age) => addMonths(start, -age)),
    from: instantAt(start),
    until: new Date(instantAt(addMonths(start, 1)).getTime() - 1_000),
  };
}

/** The cut whose last occurrence lies nearest to `daysAgo` days before today. */
export function cycleDayNear(today: CivilDate, daysAgo: number): CycleDay {
  const distance = (day: CycleDay) =>
    Math.abs(daysBetween(cycleOn(today, day).starts[0] as string, today) - daysAgo);
  return cycleDays.reduce((best, day) => (distance(day) < distance(best) ? day : best));
}
