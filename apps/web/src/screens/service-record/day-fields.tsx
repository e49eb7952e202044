// 'De' and 'Hasta'. What is typed counts as soon as both are days that can be asked for.
import { useState } from 'react';
import { DateField } from '../../ui/date-field.tsx';
import { isDate } from '../../ui/typed-date.ts';
import { checkDays, type Days, offeredDays } from './record-days.ts';
import { recordCopy as copy } from './service-record.copy.ts';

export interface DayFieldsProps {
  days: Days;
  onDays: (days: Days) => void;
}

export function DayFields({ days, onDays }: DayFieldsProps) {
  const [offered] = useState(() => offeredDays());
  const [typed, setTyped] = useState(days);
  const [left, setLeft] = useState<keyof Days | null>(null);
  const errors = checkDays(typed, offered);

  function type(end: keyof Days, value: string) {
    const next = { ...typed, [end]: value };
    setTyped(next);
    setLeft(null);
    const { from, to } = checkDays(next, offered);
    if (!from && !to) onDays(next);
  }

  const field = (end: keyof Days, label: string) => {
    const error = errors[end];
    // A date that is being typed is not wrong yet.
    const isShown = isDate(typed[end]) || left === end;
    return (
      <DateField
        label={label}
        placeholder={copy.dayPattern}
        calendarLabel={copy.calendarOf(label)}
        min={offered.from}
        max={offered.to}
        value={typed[end]}
        onValue={(value) => type(end, value)}
        onBlur={() => setLeft(end)}
        error={error && isShown && copy.dayErrors[error]}
      />
    );
  };

  return (
    <>
      {field('from', copy.from)}
      {field('to', copy.to)}
    </>
  );
}
