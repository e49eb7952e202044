// The number of a line, typed or pasted in any of its spellings.
import type { Ref } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';
import { mobileCopy as copy } from './association.copy.ts';
import styles from './association.module.css';
import { cleanNumber } from './number-rules.ts';

export interface NumberFieldProps {
  value: string;
  onChange: (number: string) => void;
  error: string | null;
  /** Digits beyond are not taken. */
  maxDigits?: number | undefined;
  ref: Ref<HTMLInputElement>;
}

export function NumberField({ value, onChange, error, maxDigits = 15, ref }: NumberFieldProps) {
  return (
    <TextField
      ref={ref}
      className={styles.number}
      label={copy.number}
      hint={copy.numberHint}
      name="phoneNumber"
      type="tel"
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(cleanNumber(event.target.value).slice(0, maxDigits))}
      error={error}
    />
  );
}
