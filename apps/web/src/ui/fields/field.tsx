// Label above, control, then the hint or the error that replaces it. Every field stands in this frame.
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import styles from './field.module.css';

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

export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldWords {
  id?: string | undefined;
  className?: string | undefined;
  /** Other ids that describe the control, such as a list of rules. */
  describedBy?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

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
      {error ? <FieldError id={noteId}>{error}</FieldError> : null}
      {hint && !error ? (
        <p id={noteId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error} role="alert">
      <Icon of={CircleAlert} size="xs" />
      <span>{children}</span>
    </p>
  );
}
