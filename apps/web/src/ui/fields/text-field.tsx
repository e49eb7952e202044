// One line of text with its label, hint and error.
import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { IconButton } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon, type IconGlyph } from '../icon.tsx';
import styles from './field.module.css';

interface TextFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'children'> {
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

export interface FieldWords {
  label: ReactNode;
  /** Keeps the label for readers only, when a title beside it already says it. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** A sentence; while there is one the field is marked invalid and described by it. */
  error?: ReactNode;
  /** Marked invalid without a sentence here: the one that says why stands elsewhere on the page. */
  invalid?: boolean | undefined;
}

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldWords {
  id?: string | undefined;
  className?: string | undefined;
  /** Other ids that describe the control, such as a list of rules. */
  describedBy?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, then the hint or the error that replaces it. Every field stands in this frame. */
export function Field(props: FieldProps) {
  const { label, labelHidden, hint, error, invalid, id, className, describedBy, children } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const note = error || hint;
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={controlId} className={labelHidden ? 'sr-only' : styles.label}>
        {label}
      </label>
      {children({
        id: controlId,
        'aria-describedby': [note && noteId, describedBy].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error || invalid ? true : undefined,
      })}
      <FieldNote id={noteId} error={error} hint={hint} />
    </div>
  );
}

/** What is wrong; where nothing is, the hint. */
export function FieldNote({ id, error, hint }: { id: string; error: ReactNode; hint: ReactNode }) {
  if (error) return <FieldError id={id}>{error}</FieldError>;
  return hint ? (
    <p id={id} className={styles.hint}>
      {hint}
    </p>
  ) : null;
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error} role="alert">
      <Icon of={CircleAlert} size="xs" />
      <span>{children}</span>
    </p>
  );
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'endIcon' | 'endAction'> {
  /** Names of the button: the act it would do next. */
  showLabel: string;
  hideLabel: string;
}

/** A secret, hidden until its owner asks to see it. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      endAction={
        <IconButton
          label={shown ? hideLabel : showLabel}
          icon={shown ? EyeOff : Eye}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
