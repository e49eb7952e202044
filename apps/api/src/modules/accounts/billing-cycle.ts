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
