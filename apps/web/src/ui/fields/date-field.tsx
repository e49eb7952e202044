// A day as `21/11/2026`: typed, or taken from the browser's own calendar, whose field would follow its language.
import { CalendarDays } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import styles from './date-field.module.css';
import type { FieldWords } from './field.tsx';
import { TextField } from './text-field.tsx';
import { civilOf, isDate, typedOf, withSlashes } from './typed-date.ts';

export interface DateFieldProps extends FieldWords {
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
