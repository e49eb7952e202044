// A day within others: typed or taken from the calendar, and what is wrong with it once it was sent.
import { formatDateLong } from '../../lib/dates.ts';
import { civilOf, DateField, isDate } from '../../ui/fields/date-field.tsx';
import { dayCopy as copy } from './day-field.copy.ts';

/** The first and the last of the days that may be chosen, civil. */
export interface DaysOpen {
  least: string;
  most: string;
}

/** Null while it is no day. */
export function dayIn(typed: string): string | null {
  const day = civilOf(typed);
  return isDate(day) ? day : null;
}

export function wrongDay(day: string | null, { least, most }: DaysOpen): string | null {
  if (!day) return copy.noDate;
  if (day < least) return copy.notBefore(formatDateLong(least));
  return day > most ? copy.notAfter(formatDateLong(most)) : null;
}

export interface DayFieldProps {
  label: string;
  hint?: string;
  days: DaysOpen;
  /** As it is typed. */
  value: string;
  onValue: (value: string) => void;
  isTried: boolean;
}

export function DayField({ label, hint, days, value, onValue, isTried }: DayFieldProps) {
  return (
    <DateField
      label={label}
      hint={hint}
      placeholder={copy.placeholder}
      calendarLabel={copy.calendar(label)}
      min={days.least}
      max={days.most}
      value={value}
      onValue={onValue}
      error={isTried ? wrongDay(dayIn(value), days) : null}
    />
  );
}
