// A day as `21/11/2026`: typed, or taken from the browser's own calendar, whose field would follow its language.
import { CalendarDays } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../actions/button.tsx';
import styles from './date-field.module.css';
import { type FieldWords, TextField } from './text-field.tsx';

interface DateFieldProps extends FieldWords {
  /** As it is typed. */
  value: string;
  onValue: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** The days that the calendar offers, civil. */
  min?: string | undefined;
  max?: string | undefined;
  /** `dd/mm/aaaa` */
  placeholder: string;
  /** Of the button, for readers: `Abrir el calendario de «De»`. */
  calendarLabel: string;
}

export function DateField({ value, onValue, min, max, calendarLabel, ...field }: DateFieldProps) {
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.frame}>
      <TextField
        {...field}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        value={value}
        onChange={({ target }) => onValue(withSlashes(target.value))}
        endAction={
          <IconButton
            label={calendarLabel}
            icon={CalendarDays}
            iconSize="sm"
            onClick={() => calendar.current?.showPicker()}
          />
        }
      />
      <input
        ref={calendar}
        type="date"
        className={styles.calendar}
        tabIndex={-1}
        aria-hidden="true"
        min={min}
        max={max}
        value={isDate(civilOf(value)) ? civilOf(value) : ''}
        onChange={({ target }) => target.value && onValue(typedOf(target.value))}
      />
    </div>
  );
}

// A date as it is typed, `21/11/2026`, and the civil date that it means: slashes come by themselves, and a day that
// does not exist is none.

/** Puts the next slash; what was typed with slashes, or is being deleted, stays. */
export function withSlashes(typed: string): string {
  const text = typed
    .replace(/[-.]/g, '/')
    .replace(/[^\d/]/g, '')
    .slice(0, 10);
  return text.replace(/^(\d{2})(?=\d)/, '$1/').replace(/^(\d{2}\/\d{2})(?=\d)/, '$1/');
}

/** `2026-11-21`; a text that has not the form of a date stays what it is. */
export function civilOf(text: string): string {
  return text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1');
}

/** `21/11/2026` of a civil date. */
export function typedOf(day: string): string {
  return day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');
}

/** Whether a civil date exists. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(text);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}
