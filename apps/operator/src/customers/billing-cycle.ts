// Billing cycles: civil dates, from one cut to the day before the next.
import { addDays, addMonths, type CivilDate, civilDateOf, instantAt } from '@portal/market/civil-dates';

export interface Cycle {
  startsOn: CivilDate;
  endsOn: CivilDate;
}

/**
 * The cycle that contains `today`.
 * @param cycleDay the day of the month on which a cycle begins, 1–28
 */
export function cycleAt(today: CivilDate, cycleDay: number): Cycle {
  const inThisMonth = `${today.slice(0, 8)}${String(cycleDay).padStart(2, '0')}`;
  const startsOn = inThisMonth <= today ? inThisMonth : addMonths(inThisMonth, -1);
  return { startsOn, endsOn: addDays(addMonths(startsOn, 1), -1) };
}

/** The cycle that runs at this moment: its first one and its last second. */
export function cycleAround(now: Date, cycleDay: number): { from: Date; until: Date } {
  const { startsOn, endsOn } = cycleAt(civilDateOf(now), cycleDay);
  return { from: instantAt(startsOn), until: new Date(instantAt(addDays(endsOn, 1)).getTime() - 1_000) };
}
