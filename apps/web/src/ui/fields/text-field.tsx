// One line of text with its label, hint and error.
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconGlyph } from '../icon.tsx';
import styles from './field.module.css';
import { Field, type FieldWords } from './field.tsx';

export interface TextFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'children'> {
  /** A picture at the right end of the field. */
  endIcon?: IconGlyph | undefined;
  /** A 44 px button at the right end (an `IconButton`). */
  endAction?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { label, labelHidden, hint, error, invalid, endIcon, endAction, id, className, ...input } = props;
  const describedBy = input['aria-describedby'];
  return (
    <Field {...{ label, labelHidden, hint, error, invalid, id, className, describedBy }}>
      {(control) => (
        <div className={styles.control}>
          <input
            {...input}
            {...control}
            className={classNames(styles.input, Boolean(endIcon || endAction) && styles.hasEnd)}
          />
          {endIcon && (
            <span className={styles.endIcon}>
              <Icon of={endIcon} />
            </span>
          )}
          {endAction && <span className={styles.end}>{endAction}</span>}
        </div>
      )}
    </Field>
  );
}

// Several lines of text with their label, hint and error.

interface TextAreaProps extends FieldWords, Omit<ComponentPropsWithRef<'textarea'>, 'children'> {}

export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, error, invalid, id, className, ...input } = props;
  return (
    <Field {...{ label, labelHidden, hint, error, invalid, id, className }}>
      {(control) => <textarea {...input} {...control} className={classNames(styles.input, styles.area)} />}
    </Field>
  );
}

// A code that serves once, typed or offered by the telephone.

interface OneTimeCodeFieldProps extends Omit<TextFieldProps, 'inputMode' | 'autoComplete' | 'onChange'> {
  onTyped: (code: string) => void;
}

export function OneTimeCodeField({ onTyped, ...field }: OneTimeCodeFieldProps) {
  return (
    <TextField
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={({ target }) => onTyped(target.value)}
      {...field}
    />
  );
}
