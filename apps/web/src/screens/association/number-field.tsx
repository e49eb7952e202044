// The number of a line, typed or pasted in any of its spellings.
import { mobileDigits } from '@portal/market/service-number';
import type { Ref } from 'react';
import { isInternational, isNumeric, phoneDigits, phoneToShow } from '../../lib/phone.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { mobileCopy as copy, type numberErrors } from './association.copy.ts';
import styles from './association.module.css';

interface NumberFieldProps {
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

// The number of a line as it is typed: as many digits as the country's numbers have.

/** Pasted with its country code it is the same number. */
export function cleanNumber(typed: string): string {
  const digits = phoneDigits(typed);
  return isInternational(digits) ? phoneToShow(digits) : digits;
}

/** @returns the sentence to show, or null when it may be sent */
export function checkNumber(
  number: string,
  words: (typeof numberErrors)[keyof typeof numberErrors],
): string | null {
  if (number === '') return words.empty;
  return isNumeric(number) && number.length === mobileDigits ? null : words.wrong();
}
