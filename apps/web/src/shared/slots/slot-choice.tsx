// When something may be: a day, then its hours.
import type { TimeSlot } from '@portal/contract/network/visits';
import { useState } from 'react';
import { civilDate } from '../../lib/civil-date.ts';
import { capital, formatDayAndMonth, formatTime, weekdayOf } from '../../lib/dates.ts';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { slotsCopy as copy } from './slots.copy.ts';

export interface SlotChoiceProps {
  slots: readonly TimeSlot[];
  slotId: string | undefined;
  onChange: (slotId: string | undefined) => void;
  /** It was sent: what is not chosen is said. */
  isTried: boolean;
  /** Of short slots only the beginning. */
  isShort?: boolean;
}

export function SlotChoice({ slots, slotId, onChange, isTried, isShort = false }: SlotChoiceProps) {
  const [day, setDay] = useState<string>();
  const days = byDay(slots);
  const ofDay = (day && days.get(day)) || [];
  return (
    <>
      <RadioGroup
        compact="words"
        legend={copy.day}
        options={[...days].flatMap(([value, [first]]) =>
          first ? [{ value, label: <DayLabel period={first.validFor} /> }] : [],
        )}
        value={day}
        onChange={(value) => {
          setDay(value);
          onChange(undefined);
        }}
        error={isTried && !day && copy.chooseDay}
      />
      {day && (
        <RadioGroup
          compact={isShort || 'words'}
          legend={copy.hours}
          options={ofDay.map(({ id, validFor }) => ({
            value: id,
            label: isShort ? formatTime(validFor.startDateTime) : hoursOf(validFor),
          }))}
          value={slotId}
          onChange={onChange}
          error={isTried && !ofDay.some(({ id }) => id === slotId) && copy.chooseHours}
        />
      )}
    </>
  );
}

/** Short where it is seen, whole where it is read out. */
function DayLabel({ period }: { period: Period }) {
  const [day = '', month] = capital(dayOf(period)).split(/(?= de )/);
  return (
    <>
      {day}
      <span className="sr-only">{month}</span>
    </>
  );
}

// A half day as people here say it.
type Period = TimeSlot['validFor'];

/** `08:00 a 12:00` */
const hoursOf = ({ startDateTime, endDateTime }: Period): string =>
  copy.range(formatTime(startDateTime), formatTime(endDateTime));

/** `jueves 26 de noviembre` */
const dayOf = ({ startDateTime }: Period): string =>
  `${weekdayOf(startDateTime)} ${formatDayAndMonth(startDateTime)}`;

/** `jueves 26 de noviembre, 08:00 a 12:00` */
export const slotWords = (period: Period): string => `${dayOf(period)}, ${hoursOf(period)}`;

/** The free slots of each day, the soonest first. */
const byDay = (slots: readonly TimeSlot[]): Map<string, TimeSlot[]> =>
  Map.groupBy(slots, ({ validFor }) => civilDate(validFor.startDateTime));
