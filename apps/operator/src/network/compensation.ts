// What comes back for time without service and for visits that nobody made: rules of settings.
import { hourMs } from '@portal/market/civil-dates';
import { z } from 'zod';

/** Digits alone. */
function whole(most: number, usual: number) {
  const error = `must be a whole number from 0 to ${most}`;
  return z
    .string()
    .regex(/^\d{1,5}$/, { error })
    .transform(Number)
    .pipe(z.number().max(most, { error }))
    .default(usual);
}

export const compensationSettings = {
  /** What a problem may last without anything coming back. */
  OUTAGE_CREDIT_AFTER_MINUTES: whole(10_080, 60),
  /** Of the month's fee, for every hour beyond; 0: nothing ever. */
  OUTAGE_CREDIT_PERCENT_PER_HOUR: whole(100, 1),
  /** Of the month's fee, when a technician was awaited and nobody came. */
  VISIT_MISSED_CREDIT_PERCENT: whole(100, 10),
};

export interface Compensation {
  afterMinutes: number;
  percentPerHour: number;
  missedVisitPercent: number;
}

export const compensationFrom = (env: z.output<z.ZodObject<typeof compensationSettings>>): Compensation => ({
  afterMinutes: env.OUTAGE_CREDIT_AFTER_MINUTES,
  percentPerHour: env.OUTAGE_CREDIT_PERCENT_PER_HOUR,
  missedVisitPercent: env.VISIT_MISSED_CREDIT_PERCENT,
});

/** By the minute, and never more than the month's fee. */
export function creditFor(rule: Compensation, feeCents: number, from: Date, until: Date): number {
  const hours = (until.getTime() - from.getTime()) / hourMs - rule.afterMinutes / 60;
  const cents = Math.round((feeCents * rule.percentPerHour * Math.max(0, hours)) / 100);
  return Math.min(feeCents, cents);
}
