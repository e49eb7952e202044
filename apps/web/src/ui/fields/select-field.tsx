// The platform's own list of choices, in the frame of a field; the one that is chosen is shown whole.
import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { inOnePiece } from '../in-one-piece.tsx';
import styles from './field.module.css';
import { Field, type FieldWords } from './text-field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectFieldProps extends FieldWords, ComponentPropsWithRef<'select'> {
  options: readonly SelectOption[];
  /** First line when nothing is chosen yet; it cannot be chosen again. */
  placeholder?: string | undefined;
}

export function SelectField(props: SelectFieldProps) {
  const { label, labelHidden, hint, error, options, placeholder, id, className, ...select } = props;
  const describedBy = select['aria-describedby'];
  // One sentence may belong to a group of lists: the group then says which of them it means.
  const markedByGroup = select['aria-invalid'];
  const chosen = options.find(({ value }) => value === select.value);
  return (
    <Field {...{ label, labelHidden, hint, error, id, className, describedBy }}>
      {(control) => (
        <div className={classNames(styles.control, chosen && styles.wrapping)}>
          <select
            {...select}
            {...control}
            aria-invalid={control['aria-invalid'] ?? markedByGroup}
            className={classNames(styles.input, styles.hasEnd, styles.select)}
          >
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          {/* A list of the platform cuts what it shows to one line; this wraps. */}
          {chosen && (
            <span className={styles.chosen} aria-hidden="true">
              {inOnePiece(chosen.label)}
            </span>
          )}
          <span className={styles.endIcon}>
            <Icon of={ChevronDown} size="sm" />
          </span>
        </div>
      )}
    </Field>
  );
}
