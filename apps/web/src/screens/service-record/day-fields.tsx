// 'De' and 'Hasta'. What is typed counts as soon as both are days that can be asked for.
import { useState } from 'react';
import { DateField } from '../../ui/fields/date-field.tsx';
import { civilOf, isDate, typedOf } from '../../ui/fields/typed-date.ts';
import { checkDays, type Days, offeredDays } from './record-days.ts';
import { recordCopy as copy } from './service-record.copy.ts';

export interface DayFieldsProps {
  days: Days;
  onDays: (days: Days) => void;
}

const civilDays = ({ from, to }: Days): Days => ({ from: civilOf(from), to: civilOf(to) });

export function DayFields({ days, onDays }: DayFieldsProps) {
  const [offered] = useState(() => offeredDays());
  const [typed, setTyped] = useState<Days>({ from: typedOf(days.from), to: typedOf(days.to) });
  const [left, setLeft] = useState<keyof Days | null>(null);
  const errors = checkDays(civilDays(typed), offered);

  function type(end: keyof Days, value: string) {
    const next = { ...typed, [end]: value };
    setTyped(next);
    setLeft(null);
    const asked = civilDays(next);
    const { from, to } = checkDays(asked, offered);
    if (!from && !to) onDays(asked);
  }

  const field = (end: keyof Days, label: string) => {
    const error = errors[end];
    // A date that is being typed is not wrong yet.
    const isShown = isDate(civilOf(typed[end])) || left === end;
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
