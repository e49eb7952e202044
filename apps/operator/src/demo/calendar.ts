// The billing cycles that the demo operator runs on.
import { addMonths, type CivilDate, daysBetween, instantAt } from '@portal/market/civil-dates';

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
