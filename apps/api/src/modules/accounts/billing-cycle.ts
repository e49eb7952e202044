// Billing cycles: civil dates, from one cut to the day before the next.

export interface Cycle {
  startsOn: string;
  endsOn: string;
}

/**
 * The cycle that contains `today`.
 * @param cycleDay the day of the month on which a cycle begins, 1–28
 */
export function cycleAt(today: string, cycleDay: number): Cycle {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const startMonth = day >= cycleDay ? month - 1 : month - 2;
  const iso = (date: Date) => date.toISOString().slice(0, 10);
  return {
    startsOn: iso(new Date(Date.UTC(year, startMonth, cycleDay))),
    endsOn: iso(new Date(Date.UTC(year, startMonth + 1, cycleDay - 1))),
  };
}

/** America/Guayaquil is UTC−5 all year. */
const offsetMs = -5 * 60 * 60 * 1000;

/** The cycle that runs at this moment: its first one and its last second. */
export function cycleAround(now: Date, cycleDay: number): { from: Date; until: Date } {
  const today = new Date(now.getTime() + offsetMs).toISOString().slice(0, 10);
  const { startsOn, endsOn } = cycleAt(today, cycleDay);
  return { from: new Date(`${startsOn}T00:00:00-05:00`), until: new Date(`${endsOn}T23:59:59-05:00`) };
}
